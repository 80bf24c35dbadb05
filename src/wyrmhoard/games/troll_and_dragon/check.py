"""A box of Troll & Dragon whose dice cannot be made is refused."""

from wyrmhoard.engine.arrays import total
from wyrmhoard.engine.contract import FINE
from wyrmhoard.engine.reasons import NUMBER, Reasons

from .state import SIDES

refused = Reasons()
GROTTO_SIDES = refused("box-die-sides", key="grotto", given=NUMBER, needed=SIDES)
TREASURE_SIDES = refused("box-die-sides", key="treasure", given=NUMBER, needed=SIDES)


def check(box, out):
    """TD-2, TD-3: every die has six sides."""
    out[0] = total(box.grotto)
    if out[0] != SIDES:
        return GROTTO_SIDES
    out[0] = total(box.treasure)
    return TREASURE_SIDES if out[0] != SIDES else FINE
