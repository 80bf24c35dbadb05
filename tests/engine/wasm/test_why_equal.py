"""Why not? is answered alike in plain Python, native code and WebAssembly: same text, clauses and
blanks."""

from itertools import pairwise

import numpy as np
import pytest

from tests.engine.wasm.matches import job, played
from tests.engine.wasm.node import answers
from wyrmhoard.bots.wasm import module
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.why import why_not
from wyrmhoard.games import GAMES, load

CASES = [(name, seats) for name in GAMES for seats in load(name).seats]
POSITIONS = 4  # of each case
MOVES = 60  # of each verb that has more, among all seats
SLOWLY = 100  # only every so-manieth is asked in plain Python


def places(name, seats, rng):
    """Any moments of matches, the end among them: (walker, the moves so far)."""
    for walker, moves in played(name, seats, 2):
        for k in [*rng.integers(0, len(moves), POSITIONS // 2 - 1), len(moves)]:
            yield walker, moves[:k]


def some_of_each_verb(moves, n, rng):
    ends = [*moves.starts, len(moves)]
    runs = [np.arange(first, last) for first, last in pairwise(ends)]
    return [int(move) for run in runs for move in rng.permutation(run)[:n]]


def told(match, seat, move, run):
    why = why_not(match.game, match.boxes, match.view(seat), seat, move, run)
    return why and {"why": why.text, "clauses": list(why.clauses), "blanks": dict(why.blanks)}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_reasons_are_equal(name, seats):
    game, rng = load(name), np.random.default_rng(seats)
    jobs, native = [], []
    for walker, moves in places(name, seats, rng):
        match = Match(game, seats, walker.boxes, run=compiled(game))
        for who, move in moves:
            match.make(who, move)
        n = MOVES // seats
        asked = [(p, move) for p in range(seats) for move in some_of_each_verb(game.moves, n, rng)]
        native.append([told(match, *one, compiled(game)) for one in asked])
        slowly = [told(match, *one, plain(game)) for one in asked[::SLOWLY]]
        assert slowly == native[-1][::SLOWLY]
        jobs.append(job(walker, moves, asked=asked))
    assert answers("reasons", module(game), jobs) == native
