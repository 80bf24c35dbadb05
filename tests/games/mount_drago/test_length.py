"""Mount Drago ends, also when everyone dawdles."""

import pytest

from tests.walk import Walker, anything
from wyrmhoard.games.mount_drago.state import DRAGONS, LAST, VALUES


def dawdle(walker, s, who, moves, rng):
    """The smallest step there is; a dragon at the top takes none."""
    return min((step(s, move), rng.random(), move) for move in moves)[2]


def step(s, move):
    """How far a card moves its dragon. Mounting, staying and discarding move none."""
    dragon, value = divmod(move, VALUES)
    return 0 if dragon >= DRAGONS or s[0].spot[dragon] == LAST else value + 1


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
        seats_moves = [one.move for one in steps if one.who in range(seats)]
        played = sum(move < VALUES * DRAGONS for move in seats_moves)
        assert played <= turns
        assert steps[-1].s[0].reshuffles <= shuffles
        longest = max(longest, played)
    assert longest > 40  # turns were counted
