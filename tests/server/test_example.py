"""The example of an outside program plays a whole match at a real server."""

import json
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from runpy import run_path

import pytest

from wyrmhoard.cli import main
from wyrmhoard.server.tables.luck import commitment, draw

from .running import LONG, unhurried

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


FAIR = "The luck: fair, my seed was used, all draws agree\n"


def test_it_is_short():
    assert len(BOT.read_text("utf-8").splitlines()) <= 100


def test_it_finds_luck_that_was_bent():
    example = run_path(str(BOT.with_name("luck.py")))
    mine, secret, seeds = example["Luck"](), bytes(32), ["", "x"]
    moves, weights = [5, 6, 7], [1, 2, 3]
    drawn = example["draw"](secret, seeds, 0, moves, weights)
    assert drawn == moves[draw(secret, seeds, 0, weights)]
    mine.seat, mine.seed, mine.heard = 1, "x", [drawn]
    mine.receipt = {"table": "t", "commitment": commitment("t", secret, 0)}
    mine.receipt |= {"seeds": {1: "x"}, "seals": ["", "s"]}
    honest = {"secret": secret.hex(), "seeds": seeds, "seals": ["", "s"]}
    told = {"given": 0, "draws": [{"n": 0, "moves": moves, "weights": weights, "move": drawn}]}
    assert list(mine.faults(honest, told)) == []
    bent = [
        honest | {"secret": bytes([1] * 32).hex()}, honest | {"seeds": ["", "y"]},
        honest | {"seals": ["", "z"]},
    ]  # fmt: skip
    assert all(list(mine.faults(result, told)) for result in bent)
    other = next(move for move in moves if move != drawn)
    assert list(mine.faults(honest, told | {"draws": [told["draws"][0] | {"move": other}]}))
    mine.heard = [other]
    assert list(mine.faults(honest, told)) == ["draw 0 was told otherwise"]


@pytest.mark.parametrize("game", ["dragons-cave", "mount-drago"])
def test_it_plays_to_the_end_and_keeps_a_receipt(running, ann, game, tmp_path, capsys):
    table, receipt, log = ann.open(game, 2), tmp_path / "receipt.json", tmp_path / "log.json"
    form = {"who": "outside", "name": "Example", "seeds": True}
    token = ann.made(f"/api/tables/{table}/seats/1", form)["token"]
    url = f"{running.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with unhurried(), ann.sit_down(table) as player:
        command = [sys.executable, BOT, url, token, receipt]
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            over = player.play_on(random.Random(4))
            assert over["seats"][1]["taken"] == "outside"
            assert program.communicate(timeout=LONG)[0] == FAIR
            assert program.returncode == 0
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
