"""Why a card may not be played or discarded."""

from wyrmhoard.engine.why import because

from ..cards import ACTIONS, BOOTS, CAVE_IN, INFORMATION, LAID, LEVELS, PATHS
from ..rules.board import symmetric
from ..state import TURNED

NO_AIM = {  # of an action, when nothing is there to act on; else it is a creature without a lair
    INFORMATION: ("why-nothing-secret", "SD-25"),
    CAVE_IN: ("why-nothing-to-bury", "SD-26"),
    BOOTS: ("why-all-in-boots", "SD-29"),
}


def why_not_lay(box, v, p, path, way_up):
    """SD-21, SD-22."""
    kind = PATHS.index(path)
    if not v.mine[kind]:
        return not_held(path)
    if way_up == "turned" and symmetric(box, kind + 1 + TURNED):
        return because("why-same-turned", "SD-21", card=path)
    return because("why-fits-nowhere", "SD-22", card=path, way=way_up)


def not_held(card):
    return because("why-not-held", "SD-18", card=card)


def why_not_play(box, v, p, action):
    """SD-25 to SD-31."""
    k = ACTIONS.index(action)
    if not v.mine[LAID + k]:
        return not_held(action)
    return because(*NO_AIM.get(k // LEVELS, ("why-no-lair", "SD-31")))


def why_not_discard(box, v, p, card):
    """SD-20: any card of the hand."""
    return not_held(card)
