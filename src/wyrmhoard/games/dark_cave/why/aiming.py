"""Why a card may not go there, or be aimed at that."""

from wyrmhoard.engine.why import because

from ..cards import AXE, BOOTS, CARDS, CAVE_IN, INFORMATION, SPIDERWEB, SWAP
from ..rules.board import border, find, open_sides, web_on
from ..rules.playing import act_of
from ..state import BORDERS, CORNER, NOWHERE, REACH, SIDE, TURNED

AIMS = {  # what an action is aimed with, and by which clause
    INFORMATION: (("look_goal", "look_clan"), "SD-25"),
    SWAP: (("swap",), "SD-27"),
    SPIDERWEB: (("web",), "SD-28"),
    BOOTS: (("give",), "SD-29"),
    AXE: (("give",), "SD-30"),
}


def verbs_of(v):
    return AIMS[int(act_of(v))][0]


def aim_first(v):
    """The card played still waits for its aim."""
    return because("why-aim-first", AIMS[int(act_of(v))][1], card=CARDS[v.playing - 1])


def cell(east, north):
    return (int(east) + REACH) * SIDE + int(north) + REACH


def why_not_at(box, v, p, east, north):
    act, at = act_of(v), cell(east, north)
    slot = find(v, at)
    if act < 0:
        return why_not_build(box, v, at, slot)
    if slot == NOWHERE:
        return because("why-no-card-there", "SD-26" if act == CAVE_IN else "SD-31")
    if act != CAVE_IN:
        return because("why-no-lair-there", "SD-31")
    if slot <= CORNER:
        return because("why-never-buried", "SD-26")
    return because("why-occupied", "SD-26")


def why_not_build(box, v, at, slot):
    """SD-21, SD-22: an empty cell at the rim, every side fitting, one path prolonged."""
    if slot != NOWHERE:
        return because("why-cell-taken", "SD-21")
    if at not in v.rim[: v.rims]:
        return because("why-nothing-beside", "SD-21")
    demand = int(v.demand[v.rim[: v.rims].tolist().index(at)])
    wrong = (open_sides(box, v.playing + v.turned * TURNED) ^ demand) & demand >> 4
    for side, said in enumerate(BORDERS):
        if wrong >> side & 1:
            return because("why-meets-a-wall", "SD-22", side=said)
    return because("why-no-path-prolonged", "SD-22")


def why_not_web(box, v, p, east, north, side):
    """SD-28."""
    if web_on(v, border(cell(east, north), BORDERS.index(side))) != NOWHERE:
        return because("why-web-there", "SD-28")
    return because("why-no-path-there", "SD-28")


def why_not_look_goal(box, v, p, goal):
    return because("why-goal-open", "SD-25")


def why_not_look_clan(box, v, p, whose):
    if whose == f"p{p}":
        return because("why-own-clan", "SD-25")
    return nobody_there(v, whose, "SD-25") or because("why-clan-open", "SD-25", who=whose)


def why_not_swap(box, v, p, whose):
    return nobody_there(v, whose, "SD-27") or because("why-own-hand", "SD-27")


def why_not_give(box, v, p, whose):
    return nobody_there(v, whose, "SD-29 SD-30") or because("why-has-boots", "SD-29", who=whose)


def nobody_there(v, whose, clauses):
    return because("why-nobody-there", clauses) if int(whose[1:]) >= v.seats else None
