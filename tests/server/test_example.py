"""The example of an outside program plays a whole match at a real server."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from .running import LONG, unhurried

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_it_is_short():
    assert len(BOT.read_text("utf-8").splitlines()) <= 60


@pytest.mark.parametrize("game", ["dragons-cave", "mount-drago"])
def test_it_plays_to_the_end(running, ann, game):
    table = ann.open(game, 2)
    form = {"who": "outside", "name": "Example"}
    token = ann.made(f"/api/tables/{table}/seats/1", form)["token"]
    url = f"{running.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with unhurried(), ann.sit_down(table) as player:
        program = subprocess.Popen([sys.executable, BOT, url, token])
        try:
            over = player.play_on(random.Random(4))
            assert over["seats"][1]["taken"] == "outside"
            assert program.wait(LONG) == 0
        finally:
            program.kill()
            program.wait()
    moves = ann.made(f"/api/tables/{table}/log", method="GET")["moves"]
    assert sum(move.startswith("1 ") for move in moves) > 5
