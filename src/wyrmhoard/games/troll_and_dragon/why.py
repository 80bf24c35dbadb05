"""Why a move is refused in Troll & Dragon: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.arrays import run_of
from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.reasons import SEAT, Reasons

from .state import (
    ARRIVING, BEATS, BEGIN, CLAUSES, DRAWING, ENTER, ENTERED, FACES, FALLING, FINDING, GROTTO, KEY,
    MOVES, ROLL_DRAGON, ROLL_TREASURE, SET_ASIDE, SHARING, STIRRING, TAKE,
)  # fmt: skip

VERBS = tuple(MOVES.starts)

because = Reasons()
MATCH_OVER = because("why-over", "TD-5 TD-23")
NOT_YOURS = because.each("why-not-yours", {k: CLAUSES[verb] for k, verb in enumerate(MOVES.names)})
AT_WORK = because.each(
    "why-luck", {DRAWING: "TD-4", FALLING: "TD-8", STIRRING: "TD-16", FINDING: "TD-14"}
)
SHARING_FIRST = because("why-sharing", "TD-18")
NOT_THE_ADVENTURER = because("why-not-the-adventurer", "TD-4 TD-10", who=SEAT)
NOTHING_DROPPED = because("why-nothing-dropped", "TD-18")
TAKES_NEXT = because("why-takes-next", "TD-18", who=SEAT)
NOBODY_INSIDE = because("why-nobody-inside", "TD-15")
OWN_DRAGON = because("why-own-dragon", "TD-15")
ROLLED_BY_BEATS = because("why-beats", "TD-21")
TREASURE_FIRST = because("why-treasure-first", "TD-15 TD-20")
DICE_ELSEWHERE = because("why-dice-elsewhere", "TD-15", who=SEAT)
NOT_INSIDE = because("why-not-inside", "TD-10 TD-14")
CAVERN_EMPTY = because("why-cavern-empty", "TD-11 TD-19")
CAVERN_NOT_ENTERED = because("why-cavern-empty", "TD-19")
ONE_IS_ENOUGH = because("why-one-is-enough", "TD-11", face=FACES)
NONE_SHOWS = because("why-none-shows", "TD-11", face=FACES)
LAST_DIE = because("why-last-die", "TD-9 TD-11")
NO_KEY_AND_DOOR = because("why-no-key-and-door", "TD-10 TD-12")
FIRST_ROLL = because("why-first-roll", "TD-7")
INSIDE = because("why-inside", "TD-14 TD-17")


def why_not(box, v, p, who, move, out):
    if who == NOBODY:
        return MATCH_OVER
    if move >= BEGIN:
        return NOT_YOURS[run_of(VERBS, move)]
    if who == LUCK:
        return AT_WORK[v.phase]
    if move >= TAKE:
        return why_not_take(v, out)
    if v.phase == SHARING:
        return SHARING_FIRST
    if move == ROLL_DRAGON:
        return why_not_roll_dragon(box, v, p, out)
    if p != v.turn:
        out[0] = v.turn
        return NOT_THE_ADVENTURER
    return why_not_adventure(v, move, out)


def why_not_take(v, out):
    """TD-18."""
    out[0] = v.roller
    return NOTHING_DROPPED if v.phase != SHARING else TAKES_NEXT


def why_not_roll_dragon(box, v, p, out):
    """TD-15, TD-20, TD-21."""
    if v.phase in (ARRIVING, GROTTO):
        return NOBODY_INSIDE
    if p == v.turn:
        return OWN_DRAGON
    if box.race == BEATS:
        return ROLLED_BY_BEATS
    out[0] = v.roller
    return TREASURE_FIRST if v.phase == ENTERED else DICE_ELSEWHERE


def why_not_adventure(v, move, out):
    """TD-14: in the Cavern one may always roll for treasure; TD-7: in the Grotto always roll on or
    leave, in the Cavern always leave."""
    if move == ROLL_TREASURE:
        return NOT_INSIDE
    if v.phase != GROTTO:
        return FIRST_ROLL if v.phase == ARRIVING else INSIDE
    return why_not_enter(v) if move == ENTER else why_not_set_aside(v, move - SET_ASIDE + KEY, out)


def why_not_set_aside(v, face, out):
    """TD-11."""
    out[0] = face
    if v.cavern == 0:
        return CAVERN_EMPTY
    if v.blocked[face]:
        return ONE_IS_ENOUGH
    return LAST_DIE if v.showing[face] else NONE_SHOWS


def why_not_enter(v):
    """TD-10, TD-12, TD-19."""
    return CAVERN_NOT_ENTERED if v.cavern == 0 else NO_KEY_AND_DOOR
