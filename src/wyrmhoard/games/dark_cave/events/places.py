"""Places as people say them: on the start or a goal, beside one, or towards a goal."""

from ..rules.board import beside
from ..state import CORNER, REACH, SIDE
from .happened import BESIDE, HERE, TOWARDS


def place_of(v, cell):
    """A side and a mark: the start is mark 0, the goals are 1 to 4."""
    for mark in range(1 + CORNER):
        if v.place[mark] == cell:
            return HERE, mark
    for mark in range(1 + CORNER):
        for side in range(4):
            if beside(v.place[mark], side) == cell:
                return BESIDE + side, mark
    return afar(cell // SIDE - REACH, cell % SIDE - REACH)


def afar(x, y):
    """Straight on from the start, or in the quarter of a goal."""
    if x == 0:
        return BESIDE + (0 if y > 0 else 2), 0
    if y == 0:
        return BESIDE + (1 if x > 0 else 3), 0
    return TOWARDS, 1 + 2 * int(x > 0) + int(y > 0)


def told_place(v, cell, out, n):
    """The last two blanks of an event."""
    out[n], out[n + 1] = place_of(v, cell)
    return n + 2
