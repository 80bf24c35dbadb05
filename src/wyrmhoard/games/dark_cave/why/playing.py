"""Why a card may not be played or discarded."""

from ..cards import BOOTS, CAVE_IN, INFORMATION, LAID, LEVELS
from ..rules.board import symmetric
from ..state import LAY, TURNED
from .reasons import (
    ALL_IN_BOOTS, FITS_NOWHERE, NOTHING_SECRET, NOTHING_TO_BURY, NOT_HELD, NO_LAIR, SAME_TURNED,
)  # fmt: skip


def why_not_lay(box, v, move, out):
    """SD-21, SD-22."""
    kind, turned = (move - LAY) // 2, (move - LAY) % 2
    out[0], out[1] = kind, turned
    if not v.mine[kind]:
        return NOT_HELD
    if turned and symmetric(box, kind + 1 + TURNED):
        return SAME_TURNED
    return FITS_NOWHERE


def why_not_play(v, k, out):
    """SD-25 to SD-31: nothing is there to act on; else it is a creature without a lair."""
    out[0], act = LAID + k, k // LEVELS
    if not v.mine[LAID + k]:
        return NOT_HELD
    if act == INFORMATION:
        return NOTHING_SECRET
    if act == CAVE_IN:
        return NOTHING_TO_BURY
    return ALL_IN_BOOTS if act == BOOTS else NO_LAIR


def why_not_discard(card, out):
    """SD-20: any card of the hand."""
    out[0] = card
    return NOT_HELD
