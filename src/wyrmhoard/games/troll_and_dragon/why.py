"""Why a move is refused in Troll & Dragon: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.why import Reason, because

from .state import (
    ARRIVING, BEATS, CLAUSES, DRAWING, ENTERED, FACES, FALLING, FINDING, GROTTO, SHARING, STIRRING,
)  # fmt: skip

AT_WORK = {DRAWING: "TD-4", FALLING: "TD-8", STIRRING: "TD-16", FINDING: "TD-14"}


def why_not(box, v, p, who, words):
    """`who` may move now, as `actors` says; `words` are those of a move `p` may not play."""
    verb, *rest = words
    if who == NOBODY:
        return because("why-over", "TD-5 TD-23")
    if verb not in REASONS:
        return because("why-not-yours", CLAUSES[verb])
    if who == LUCK:
        return because("why-luck", AT_WORK[int(v.phase)])
    if v.phase == SHARING and verb != "take":
        return because("why-sharing", "TD-18")
    if verb not in OTHERS and p != v.turn:
        return because("why-not-the-adventurer", "TD-4 TD-10", who=f"p{v.turn}")
    return REASONS[verb](box, v, p, *rest)


def why_not_take(box, v, p, kind):
    """TD-18."""
    if v.phase != SHARING:
        return because("why-nothing-dropped", "TD-18")
    return because("why-takes-next", "TD-18", who=f"p{v.roller}")


def why_not_roll_dragon(box, v, p):
    """TD-15, TD-20, TD-21."""
    if v.phase in (ARRIVING, GROTTO):
        return because("why-nobody-inside", "TD-15")
    if p == v.turn:
        return because("why-own-dragon", "TD-15")
    if box.race == BEATS:
        return because("why-beats", "TD-21")
    if v.phase == ENTERED:
        return because("why-treasure-first", "TD-15 TD-20")
    return because("why-dice-elsewhere", "TD-15", who=f"p{v.roller}")


def why_not_roll_treasure(box, v, p):
    """TD-14: in the Cavern. There the adventurer may always roll."""
    return because("why-not-inside", "TD-10 TD-14")


def why_not_set_aside(box, v, p, face):
    """TD-11."""
    if v.phase != GROTTO:
        return not_in_the_grotto(v)
    if v.cavern == 0:
        return because("why-cavern-empty", "TD-11 TD-19")
    if v.blocked[FACES.index(face)]:
        return because("why-one-is-enough", "TD-11", face=face)
    if not v.showing[FACES.index(face)]:
        return because("why-none-shows", "TD-11", face=face)
    return because("why-last-die", "TD-9 TD-11")


def why_not_enter(box, v, p):
    """TD-10, TD-12, TD-19."""
    if v.phase != GROTTO:
        return not_in_the_grotto(v)
    if v.cavern == 0:
        return because("why-cavern-empty", "TD-19")
    return because("why-no-key-and-door", "TD-10 TD-12")


def not_in_the_grotto(v):
    if v.phase == ARRIVING:
        return because("why-first-roll", "TD-7")
    return because("why-inside", "TD-14 TD-17")


def why_not_elsewhere(box, v, p):
    """TD-7, TD-14: in the Grotto one may always roll on or leave, in the Cavern always leave."""
    return not_in_the_grotto(v)


OTHERS = ("take", "roll_dragon")  # what somebody else than the adventurer does
REASONS: dict[str, Reason] = {
    "roll_grotto": why_not_elsewhere,
    "set_aside": why_not_set_aside,
    "enter": why_not_enter,
    "roll_treasure": why_not_roll_treasure,
    "roll_dragon": why_not_roll_dragon,
    "leave": why_not_elsewhere,
    "take": why_not_take,
}
