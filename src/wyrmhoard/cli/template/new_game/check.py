"""A box of New Game nobody could win anything with is refused."""

from wyrmhoard.engine.arrays import total
from wyrmhoard.engine.contract import FINE
from wyrmhoard.engine.reasons import Reasons

refused = Reasons()
NO_PRIZES = refused("box-no-prizes", key="prizes")


def check(box, out):
    """NG-3: there is something to win."""
    return FINE if total(box.prizes) else NO_PRIZES
