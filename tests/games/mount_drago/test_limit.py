"""A second reading of the rules, in C, agrees with ours; and how long a match can be."""

import pytest

from bench.limit.mount_drago import compare, compiler
from tests.games.mount_drago.walks import WALKS
from tests.walk import Walker
from wyrmhoard.games.mount_drago.state import MOUNT

clause = pytest.mark.clause
needs_c = pytest.mark.skipif(compiler() is None, reason="no C compiler on this machine")
FEW = [[2, 1, 1, 1, 1]] * 6 + [[0] * 5] * 4


@needs_c
@clause("MD-6", "MD-7", "MD-8", "MD-9", "MD-11", "MD-12", "MD-13", "MD-14", "MD-17", "MD-18")
@pytest.mark.parametrize("seats", range(2, 6))
def test_a_thousand_matches_agree_after_every_move(seats):
    assert compare(250, seats, seats) > 250 * 150


@needs_c
@clause("MD-15", "MD-16", "MD-18")
@pytest.mark.parametrize("seats", range(2, 6))
def test_so_do_matches_by_other_house_rules(seats):
    compare(60, seats, 1, floor_at_zero=1, first=-1)
    compare(60, seats, 2, summit_swap=1)
    compare(60, seats, 3, copies=FEW)
    compare(60, seats, 4, copies=FEW, summit_swap=1)


@clause("MD-21")
@pytest.mark.parametrize(
    ("seats", "turns", "shuffles"), [(2, 141, 1), (3, 141, 1), (4, 141, 1), (5, 179, 2)]
)
@pytest.mark.parametrize("swap", [False, True])
def test_even_stalling_players_come_to_an_end(seats, turns, shuffles, swap):
    walker = Walker("mount-drago", seats, "plain", summit_swap=swap)
    for seed in range(4):
        steps = list(walker.walk(seed, WALKS["stalling"].choose, 5000))
        assert steps[-1].who is None
        assert sum(step.move is not None and step.move < MOUNT for step in steps) <= turns
        assert steps[-1].s[0]["reshuffles"] <= shuffles
