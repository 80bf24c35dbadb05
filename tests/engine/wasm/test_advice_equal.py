"""An adviser of the same seed says the same in the browser as everywhere else."""

from dataclasses import asdict

import numpy as np
import pytest

from tests.bots.test_hearing import moment
from wyrmhoard.bots.adviser import Adviser
from wyrmhoard.bots.mixture import mixture_of
from wyrmhoard.bots.wasm import module
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load

from .node import answers

SEED, ROUNDS = 11, 12


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_adviser_says_the_same_in_the_browser(name):
    game = load(name)
    match = moment(game, game.seats[1], 6, np.random.default_rng(4))
    seats, words = game.seats[1], game.moves.text
    lines = [f"{'chance' if w == CHANCE else w} {words(m)}" for w, m in match.moves]
    job = {"seats": seats, "box": written(game.box, match.boxes), "moves": lines}
    (told,) = answers("advice", module(game), [job | {"seed": SEED, "rounds": ROUNDS}])
    again, said = Match(game, seats), []
    run = compiled if mixture_of(game) else plain  # those who mix think far ahead
    adviser, hearing = Adviser(game, lambda: run(game), seed=SEED, rounds=ROUNDS), Hearing(again)
    for who, move in match.moves:
        if who != CHANCE:
            given = again.boxes, again.view(who), who, hearing.of(who)
            said.append([asdict(one) for one in adviser.advise(*given)])
        again.play(who, move)
    assert told == said
