"""A bot of the same seed plays the same in the browser as in the terminal."""

import json

import pytest

from wyrmhoard.bots.wasm import module
from wyrmhoard.cli import main
from wyrmhoard.games import GAMES, load

from .node import answers

SEED = 7


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_bot_plays_as_in_the_terminal(name, tmp_path):
    """At a level that thinks for a number of worlds, not until its time is over."""
    file = tmp_path / "match.json"
    given = ["play", name, "--watch", "--level", "novice", "--seed", str(SEED), "--players", "2"]
    with pytest.raises(SystemExit) as end:
        main([*given, "--log", str(file), "--lang", "en"])
    assert end.value.code == 0
    log = json.loads(file.read_text("utf-8"))
    job = {key: log[key] for key in ("seats", "box", "moves")}
    job |= {"level": "novice", "seeds": [SEED + p + 1 for p in range(log["seats"])]}
    assert answers("bots", module(load(name)), [job]) == [log["moves"]]
