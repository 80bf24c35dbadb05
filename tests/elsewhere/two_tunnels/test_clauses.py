"""Two Tunnels, clause by clause."""

import numpy as np
import pytest

from tests.reason import reason
from tests.walk import WAYS
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

GAME = load("two-tunnels")


@pytest.fixture(params=WAYS)
def match(request):
    return Match(GAME, 2, run=WAYS[request.param](GAME))


def a_round(match, *tunnels, fall):
    for p, tunnel in enumerate(tunnels):
        match.play(p, GAME.moves.parse(f"dig {tunnel}"))
    for p, tunnel in enumerate(tunnels):
        match.play(CHANCE, GAME.moves.parse(f"reveal p{p} {tunnel}"))
    match.play(CHANCE, GAME.moves.parse(f"fall {fall}"))


@pytest.mark.clause("TT-1", "TT-3", "TT-4")
def test_who_is_in_the_tunnel_that_holds_finds_gems(match):
    a_round(match, "left", "right", fall="left")
    assert match.states[0].bag.tolist() == [0, 3, 0]
    assert match.states[0].gems == 96


@pytest.mark.clause("TT-2")
def test_a_choice_stands(match):
    match.play(1, GAME.moves.parse("dig left"))
    assert match.movers == [0]
    assert reason(match, 1, "dig right") == "chosen right"


@pytest.mark.clause("TT-5")
def test_the_most_gems_win(match):
    for _ in range(20):
        a_round(match, "left", "right", fall="right")
    assert match.over
    assert match.outcome() == [1, 0]


def test_rocks_must_fall():
    with pytest.raises(Refused, match="box-no-rocks"):
        GAME.fill_box({"gems": 1, "find": [1, 1], "rocks": [0, 0], "rounds": 1, "open_bags": False})


def test_luck_reveals_what_was_chosen(match):
    match.play(0, GAME.moves.parse("dig left"))
    match.play(1, GAME.moves.parse("dig left"))
    match.draw(np.random.default_rng(0))
    assert match.states[0].at[:2].tolist() == [1, 1]
