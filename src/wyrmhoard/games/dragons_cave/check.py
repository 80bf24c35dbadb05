"""A box of Dragon's Cave whose path does not fit the cards is refused."""

from wyrmhoard.engine.marks import small
from wyrmhoard.engine.contract import FINE
from wyrmhoard.engine.reasons import NUMBER, Reasons

from .state import BLOCKS, COLOURS, PATH

refused = Reasons()
COLOUR_COUNT = refused("box-colour-count", key="path", word=COLOURS, given=NUMBER, needed=BLOCKS)


@small
def check(box, out):
    """DC-3: each colour lies on the path as often as any other."""
    for colour in range(len(COLOURS)):
        out[0], out[1] = colour, count(box, colour)
        if out[1] != BLOCKS:
            return COLOUR_COUNT
    return FINE


def count(box, colour):
    n = 0
    for square in range(PATH):
        n += int(box.path[square] == colour)
    return n
