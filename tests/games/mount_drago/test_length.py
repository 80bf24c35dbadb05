"""Mount Drago ends, also when everyone dawdles."""

import pytest

from tests.walk import Walker, anything
from wyrmhoard.games.mount_drago.state import DISCARD, VALUES


def dawdle(walker, s, who, moves, rng):
    """The smallest step there is, and a dragon already up before all others."""
    steps = [(walks(s, move), rng.random(), move) for move in moves]
    return min(steps)[2]


def walks(s, move):
    dragon, value = divmod(move, VALUES)
    return 0 if move < DISCARD and s[0].spot[dragon] == 30 else value + 1


@pytest.mark.clause("MD-21")
@pytest.mark.parametrize("choose", [anything, dawdle])
@pytest.mark.parametrize(
    ("seats", "turns", "shuffles"), [(2, 141, 1), (3, 141, 1), (4, 141, 1), (5, 179, 2)]
)
def test_every_match_ends_within_so_many_turns_and_reshuffles(seats, turns, shuffles, choose):
    walker = Walker("mount-drago", seats, "compiled")
    longest = 0
    for seed in range(60):
        steps = list(walker.walk(seed, choose, 3000))
        assert steps[-1].who is None
        played = sum(step.move is not None and step.who < seats and step.move < VALUES * 10
                     for step in steps if step.who is not None)  # fmt: skip
        assert played <= turns
        assert steps[-1].s[0].reshuffles <= shuffles
        longest = max(longest, played)
    assert longest > 40  # turns were counted
