"""The same matches and the same thoughts in plain Python, in native code and in wasm: all bytes.

`make test` plays some of every game and number of seats, `make check` many more (see Makefile).
In `make test` plain Python follows only some of them: it takes far longer.
"""

import os

import pytest

from tests.engine.wasm.matches import Follower, job, played, positions, thought
from tests.engine.wasm.node import answers
from wyrmhoard.bots.mixture import mixture_of
from wyrmhoard.bots.solution import solution_of
from wyrmhoard.bots.wasm import looks_ahead, module
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.games import GAMES, load

MATCHES = int(os.environ.get("MATCHES", 100))
PLAINLY = int(os.environ.get("PLAIN_MATCHES", 1))  # of these
TREES = int(os.environ.get("TREES", 3))  # positions of each game that are searched
ROUNDS = int(os.environ.get("ROUNDS", 300))
CASES = [(name, seats) for name in GAMES for seats in load(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_matches_are_equal_in_every_byte(name, seats):
    game = load(name)
    matches = list(played(name, seats, MATCHES))
    native = [Follower(walker, compiled(game)).digest(moves) for walker, moves in matches]
    assert answers("matches", module(game), [job(*match) for match in matches]) == native
    few = matches[:PLAINLY]
    slowly = [Follower(walker, plain(game)).digest(moves) for walker, moves in few]
    assert slowly == native[: len(few)]


def places(name, n):
    """Positions of matches with every number of seats in turn, each with a seed: of a match, as
    many as are needed."""
    seats, each = load(name).seats, max(1, n // 10)
    found = []
    for k in range(n):
        walker, moves = next(played(name, seats[k % len(seats)], 1))
        found += [(walker, *where) for where in positions(walker, moves, each)]
        if len(found) >= n:
            break
    return [(k, *place) for k, place in enumerate(found[:n])]


def compare(name, way, effort, run, cases):
    jobs = [
        job(walker, moves, bot={"way": way, "effort": effort, "seed": seed << 30, "seat": seat})
        for seed, walker, moves, seat in cases
    ]
    told = answers("matches", module(load(name)), jobs)
    for (seed, walker, moves, seat), answer in zip(cases, told, strict=True):
        assert thought(walker, moves, seat, seed << 30, run, way, effort) == answer


@pytest.mark.parametrize("name", GAMES)
def test_searches_grow_the_same_trees_and_choose_the_same(name):
    cases = places(name, TREES)
    compare(name, "search", ROUNDS, compiled(load(name)), cases)
    compare(name, "search", 12, plain(load(name)), cases[:3])


OTHERS = [(name, "uniform", 0) for name in GAMES]
OTHERS += [(name, "lookahead", 8) for name in GAMES if looks_ahead(load(name))]


@pytest.mark.parametrize(("name", "way", "effort"), OTHERS)
def test_the_other_bots_choose_the_same(name, way, effort):
    cases = places(name, 5 * TREES)
    compare(name, way, effort, compiled(load(name)), cases)
    compare(name, way, effort, plain(load(name)), cases[:3])


@pytest.mark.parametrize("name", [name for name in GAMES if solution_of(load(name))])
def test_a_solved_game_is_played_the_same(name):
    cases = places(name, 5 * TREES)
    compare(name, "solved", 1, compiled(load(name)), cases)
    compare(name, "solved", 1, plain(load(name)), cases[:5])


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("name", [name for name in GAMES if mixture_of(load(name))])
def test_a_mixed_choice_is_the_same(name, level):
    cases = places(name, 5 * TREES)
    compare(name, "mixed", level, compiled(load(name)), cases)
    if level == 0:
        compare(name, "mixed", level, plain(load(name)), cases[:3])
