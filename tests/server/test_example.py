"""The example of an outside program plays a whole match at a real server."""

import json
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from wyrmhoard.cli import main

from .running import LONG, unhurried

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_it_is_short():
    assert len(BOT.read_text("utf-8").splitlines()) <= 100


@pytest.mark.parametrize("game", ["dragons-cave", "mount-drago"])
def test_it_plays_to_the_end_and_keeps_a_receipt(running, ann, game, tmp_path, capsys):
    table, receipt, log = ann.open(game, 2), tmp_path / "receipt.json", tmp_path / "log.json"
    form = {"who": "outside", "name": "Example", "seeds": True}
    token = ann.made(f"/api/tables/{table}/seats/1", form)["token"]
    url = f"{running.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with unhurried(), ann.sit_down(table) as player:
        program = subprocess.Popen([sys.executable, BOT, url, token, receipt])
        try:
            over = player.play_on(random.Random(4))
            assert over["seats"][1]["taken"] == "outside"
            assert program.wait(LONG) == 0
        finally:
            program.kill()
            program.wait()
    data = ann.made(f"/api/tables/{table}/log", method="GET")
    assert sum(move.startswith("1 ") for move in data["moves"]) > 5
    assert [bool(seed) for seed in data["luck"]["seeds"]] == [False, True]
    log.write_text(json.dumps(data))
    with suppress(SystemExit):
        main(["--lang", "en", "verify", str(log), "--receipt", str(receipt)])
    assert "the seed was used" in capsys.readouterr().out
