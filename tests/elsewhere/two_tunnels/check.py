"""A box of Two Tunnels nobody could be hit in is refused."""

from wyrmhoard.engine.arrays import total
from wyrmhoard.engine.contract import FINE
from wyrmhoard.engine.reasons import Reasons

refused = Reasons()
NO_ROCKS = refused("box-no-rocks", key="rocks")


def check(box, out):
    """TT-3: rocks may fall somewhere."""
    return FINE if total(box.rocks) else NO_ROCKS
