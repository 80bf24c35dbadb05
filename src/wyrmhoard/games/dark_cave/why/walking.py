"""Why a dwarf or a creature may not go there, and a web may not be cut."""

from wyrmhoard.engine.contract import FINE

from ..cards import LADDER
from ..rules.board import beside, border, find, has, mouth, web_on
from ..rules.walking import has_axe, mover_at
from ..state import CLIMB, CROSS, NOWHERE, STRIDE
from .reasons import (
    JUST_UP, LYING_DOWN, NOTHING_BEYOND, NOT_AT_WEB, NOT_NEXT, NOT_ON_LADDER, NO_AXE,
    NO_LADDER_THERE, NO_STEPS, NO_WEB, OTHER_FIELD, OUT_OF_THE_CAVE, SAME_LADDER, WALL_BEYOND,
    WALL_HERE, WEB_HOLDS,
)  # fmt: skip


def why_not_go(box, v, p, move, out):
    return no_steps(v, p) or no_way(box, v, move, out)


def no_steps(v, p):
    """SD-17, SD-18, SD-29: a creature without steps has done its turn, so this is a dwarf."""
    if v.steps > 0:
        return FINE
    if v.lying >> p & 1:
        return LYING_DOWN
    return JUST_UP if v.stuck else NO_STEPS


def no_way(box, v, move, out):
    """SD-9, SD-10."""
    if move >= CLIMB:
        return why_not_climb(box, v, find(v, move - CLIMB))
    if move >= CROSS:
        return why_not_cross(box, v, move - CROSS, out)
    return NOT_NEXT


def why_not_cross(box, v, side, out):
    """SD-9: over a border open on both cards, with no web on it."""
    at, out[0] = mover_at(v), side
    place, opening = v.place[at // STRIDE], mouth(box, v.card[at // STRIDE], side)
    if opening == NOWHERE:
        return WALL_HERE
    if opening != at % STRIDE:
        return OTHER_FIELD
    if find(v, beside(place, side)) == NOWHERE:
        return NOTHING_BEYOND
    return WALL_BEYOND if web_on(v, border(place, side)) == NOWHERE else WEB_HOLDS


def why_not_climb(box, v, to):
    """SD-10."""
    at = mover_at(v)
    if not has(box, v.card[at // STRIDE], LADDER, at % STRIDE):
        return NOT_ON_LADDER
    return SAME_LADDER if to == at // STRIDE else NO_LADDER_THERE


def why_not_chop(v, p, side, out):
    """SD-30: an axe, a web on that border, and the dwarf where the card opens onto it."""
    out[0] = side
    if v.out >> p & 1:
        return OUT_OF_THE_CAVE
    if not has_axe(v, p):
        return NO_AXE
    place = v.place[v.stand[p] // STRIDE]
    return NO_WEB if web_on(v, border(place, side)) == NOWHERE else NOT_AT_WEB
