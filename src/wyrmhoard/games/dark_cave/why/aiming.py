"""Why a card may not go there, or be aimed at that."""

from ..cards import CAVE_IN
from ..rules.board import border, find, open_sides, web_on
from ..rules.playing import act_of
from ..state import AT, CORNER, GIVE, LOOK_CLAN, LOOK_GOAL, NOWHERE, SWAP_WITH, TURNED, WEB
from .reasons import (
    CELL_TAKEN, CLAN_OPEN, GOAL_OPEN, HAS_BOOTS, MEETS_A_WALL, NEVER_BURIED, NOBODY_TO_GIVE_TO,
    NOBODY_TO_LOOK_AT, NOBODY_TO_SWAP_WITH, NOTHING_BESIDE, NO_CARD_TO_BURY, NO_CARD_WITH_LAIR,
    NO_LAIR_THERE, NO_PATH_PROLONGED, NO_PATH_THERE, OCCUPIED, OWN_CLAN, OWN_HAND, WEB_THERE,
)  # fmt: skip


def why_not_aim(box, v, p, move, out):
    if move >= GIVE:
        out[0] = move - GIVE
        return NOBODY_TO_GIVE_TO if out[0] >= v.seats else HAS_BOOTS  # SD-29
    if move >= SWAP_WITH:
        return NOBODY_TO_SWAP_WITH if move - SWAP_WITH >= v.seats else OWN_HAND  # SD-27
    if move >= LOOK_CLAN:
        return why_not_look_clan(v, p, move - LOOK_CLAN, out)
    if move >= LOOK_GOAL:
        return GOAL_OPEN  # SD-25
    if move >= WEB:
        return why_not_web(v, (move - WEB) // 2, (move - WEB) % 2)
    return why_not_at(box, v, move - AT, out)


def why_not_at(box, v, at, out):
    act, slot = act_of(v), find(v, at)
    if act < 0:
        return why_not_build(box, v, at, slot, out)
    if slot == NOWHERE:
        return NO_CARD_TO_BURY if act == CAVE_IN else NO_CARD_WITH_LAIR
    if act != CAVE_IN:
        return NO_LAIR_THERE
    return NEVER_BURIED if slot <= CORNER else OCCUPIED


def why_not_build(box, v, at, slot, out):
    """SD-21, SD-22: an empty cell at the rim, every side fitting, one path prolonged."""
    if slot != NOWHERE:
        return CELL_TAKEN
    i = 0
    while i < v.rims and v.rim[i] != at:
        i += 1
    if i == v.rims:
        return NOTHING_BESIDE
    demand = int(v.demand[i])
    wrong = (open_sides(box, v.playing + v.turned * TURNED) ^ demand) & demand >> 4
    for side in range(4):
        if wrong >> side & 1:
            out[0] = side
            return MEETS_A_WALL
    return NO_PATH_PROLONGED


def why_not_web(v, at, side):
    """SD-28."""
    return NO_PATH_THERE if web_on(v, border(at, side)) == NOWHERE else WEB_THERE


def why_not_look_clan(v, p, whose, out):
    """SD-25."""
    if whose == p:
        return OWN_CLAN
    out[0] = whose
    return NOBODY_TO_LOOK_AT if whose >= v.seats else CLAN_OPEN
