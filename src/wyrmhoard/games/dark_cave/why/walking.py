"""Why a dwarf or a creature may not go there, and a web may not be cut."""

from wyrmhoard.engine.why import because

from ..cards import LADDER
from ..rules.board import beside, border, find, has, mouth, web_on
from ..rules.walking import has_axe, mover_at
from ..state import BORDERS, NOWHERE, STRIDE
from .aiming import cell


def no_steps(v, p):
    """SD-17, SD-18, SD-29: a creature without steps has done its turn, so this is a dwarf."""
    if v.steps > 0:
        return None
    if v.lying >> p & 1:
        return because("why-lying-down", "SD-17")
    if v.stuck:
        return because("why-just-up", "SD-17")
    return because("why-no-steps", "SD-18 SD-29")


def why_not_step(box, v, p, field):
    """SD-9."""
    return no_steps(v, p) or because("why-not-next", "SD-9")


def why_not_cross(box, v, p, said):
    """SD-9: over a border open on both cards, with no web on it."""
    return no_steps(v, p) or why_not_beyond(box, v, BORDERS.index(said), said)


def why_not_beyond(box, v, side, said):
    at = mover_at(v)
    place, opening = v.place[at // STRIDE], mouth(box, v.card[at // STRIDE], side)
    if opening == NOWHERE:
        return because("why-wall-here", "SD-9", side=said)
    if opening != at % STRIDE:
        return because("why-other-field", "SD-9", side=said)
    if find(v, beside(place, side)) == NOWHERE:
        return because("why-nothing-beyond", "SD-9", side=said)
    if web_on(v, border(place, side)) != NOWHERE:
        return because("why-web-holds", "SD-9 SD-28", side=said)
    return because("why-wall-beyond", "SD-9", side=said)


def why_not_climb(box, v, p, east, north):
    """SD-10."""
    return no_steps(v, p) or why_no_ladder(box, v, find(v, cell(east, north)))


def why_no_ladder(box, v, to):
    at = mover_at(v)
    if not has(box, v.card[at // STRIDE], LADDER, at % STRIDE):
        return because("why-not-on-ladder", "SD-10")
    if to == at // STRIDE:
        return because("why-same-ladder", "SD-10")
    return because("why-no-ladder-there", "SD-10")


def why_not_chop(box, v, p, side):
    """SD-30: an axe, a web on that border, and the dwarf where the card opens onto it."""
    if v.out >> p & 1:
        return because("why-out", "SD-30 SD-38")
    if not has_axe(v, p):
        return because("why-no-axe", "SD-30")
    place = v.place[v.stand[p] // STRIDE]
    if web_on(v, border(place, BORDERS.index(side))) == NOWHERE:
        return because("why-no-web", "SD-30", side=side)
    return because("why-not-at-web", "SD-30", side=side)
