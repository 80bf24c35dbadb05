"""A review of the same seed is the same in the browser as everywhere else."""

from dataclasses import asdict

import numpy as np
import pytest

from tests.whole import sampled
from wyrmhoard.bots.wasm import module
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load
from wyrmhoard.review.account import changes
from wyrmhoard.review.judge import Judge
from wyrmhoard.review.review import decisions
from wyrmhoard.review.values import Values

from .node import answers

SEED, ROUNDS, PLAYOUTS, OUTCOMES, LEVEL, MOVES = 5, 4, 1, 2, 1, 7


@pytest.mark.parametrize("name", sampled(GAMES, "two-tunnels", "dragons-cave", "mount-drago"))
def test_a_seeded_review_is_the_same_in_the_browser(name):
    """Of the beginning of a match: a whole one takes plain Python too long."""
    game = load(name)
    seats = game.seats[0]
    match, rng = Match(game, seats), np.random.default_rng(2)
    while len(match.moves) < MOVES and not match.over:
        match.draw(rng)
        p = match.next_seat(rng)
        match.play(p, int(rng.choice(match.listed(p))))
    job = {
        "players": seats, "box": written(game.box, match.boxes), "moves": match.moves,
        "seats": [0, 1], "seed": SEED, "rounds": ROUNDS, "playouts": PLAYOUTS, "outcomes": OUTCOMES,
        "level": LEVEL,
    }  # fmt: skip
    (told,) = answers("review", module(game), [job])
    judge = Judge(game, lambda: plain(game), SEED, ROUNDS)
    if mixed := judge.adviser.mixed:
        mixed.level = LEVEL
    values = Values(match, SEED, PLAYOUTS, OUTCOMES)
    assert told["changes"] == [asdict(change) for change in changes(match, values)]
    assert told["decisions"] == [asdict(d) for d in decisions(match, [0, 1], judge) if d]
