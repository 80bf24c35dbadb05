"""What came of a move in Troll & Dragon: everybody sees all of it."""

from wyrmhoard.engine.contract import CHANCE, SILENT
from wyrmhoard.engine.events import (
    NUMBER, SEAT, SUM, Events, told_0, told_1, told_2, told_3, words,
)  # fmt: skip

from .falls import SHOW
from .rules import free
from .state import (
    BOTH, DIAMOND, DRAGON, FACES, FALLING, FINDING, LEAVE, NUGGET, OVER, ROLL_DRAGON,
    ROLL_GROTTO, ROLL_TREASURE, STIRRING, TAKE,
)  # fmt: skip

happened = Events()
ROLLED = happened("event-rolled", "TD-7 TD-8", who=SEAT, dice=words(FACES))
TROLL_TOOK = happened("event-troll-took", "TD-9", who=SEAT, diamonds=NUMBER)
LEFT = happened("event-left", "TD-10 TD-17", who=SEAT, diamonds=NUMBER, nuggets=NUMBER)
LEFT_EMPTY = happened("event-left-empty", "TD-13 TD-17", who=SEAT)
FOUND = happened("event-found", "TD-14", who=SEAT, nuggets=SUM)
FOUND_NONE = happened("event-found-none", "TD-14 TD-19", who=SEAT)
SLEEPS = happened("event-sleeps", "TD-16", who=SEAT)
STIRS = happened("event-stirs", "TD-16", who=SEAT)
WOKE = happened("event-woke", "TD-16 TD-18", who=SEAT)
DROPPED = happened("event-dropped", "TD-18", who=SEAT, diamonds=NUMBER, nuggets=NUMBER)
HAND_DROPPED = happened("event-hand-dropped", "TD-18", diamonds=NUMBER)
GOT = happened("event-got", "TD-18", who=SEAT, diamonds=NUMBER, nuggets=NUMBER)
GROTTO_EMPTY = happened("event-over-grotto", "TD-5 TD-23")
CAVERN_EMPTY = happened("event-over-cavern", "TD-5 TD-23")
ALL_EMPTY = happened("event-over-all", "TD-5 TD-23")
NOTHING_FOUND = happened("event-over-barren", "TD-23")


def events(box, v, w, p, who, move, out):
    n = made(v, w, who, move, out)
    if w.phase == OVER:
        n = ended(box, w, out, max(0, n))
    return n


def made(v, w, who, move, out):
    if who != CHANCE:
        return called(v, w, who, move, out)
    if v.phase == FALLING:
        return rolled(v, w, move, out)
    if v.phase == FINDING:
        return found(v, w, out)
    return stirred(v, w, out) if v.phase == STIRRING else 0


def called(v, w, who, move, out):
    """A roll is told by how the dice fall."""
    if move in (ROLL_GROTTO, ROLL_TREASURE, ROLL_DRAGON):
        return SILENT
    if move == LEAVE and v.gathered[DIAMOND] + v.gathered[NUGGET] == 0:
        return told_1(out, 0, LEFT_EMPTY, who)
    if move == LEAVE:
        return told_3(out, 0, LEFT, who, v.gathered[DIAMOND], v.gathered[NUGGET])
    return shared(v, w, out, 0) if move >= TAKE else 0


def rolled(v, w, move, out):
    """TD-8, TD-9."""
    dice = free(v)
    n = told_2(out, 0, ROLLED, v.turn, dice)
    left = move - SHOW[dice]
    for k in range(dice):
        out[n + dice - 1 - k] = left % len(FACES)
        left //= len(FACES)
    n += dice
    if free(w) == 0:
        n = told_2(out, n, TROLL_TOOK, v.turn, w.hand - v.hand)
    return n


def found(v, w, out):
    """TD-14, TD-19."""
    n = v.cavern - w.cavern
    return told_2(out, 0, FOUND, v.turn, n) if n > 0 else told_1(out, 0, FOUND_NONE, v.turn)


def stirred(v, w, out):
    """TD-16: one dragon, both, or none more than before."""
    if w.dragon[0] == DRAGON and w.dragon[1] == DRAGON:
        return woken(v, w, out)
    more = w.dragon[0] + w.dragon[1] > v.dragon[0] + v.dragon[1]
    return told_1(out, 0, STIRS if more else SLEEPS, v.roller)


def woken(v, w, out):
    """TD-18: what is lost, and who gets it."""
    n = told_1(out, 0, WOKE, v.roller)
    if v.gathered[DIAMOND] + v.gathered[NUGGET] > 0:
        n = told_3(out, n, DROPPED, v.turn, v.gathered[DIAMOND], v.gathered[NUGGET])
    if v.hand > w.hand:
        n = told_1(out, n, HAND_DROPPED, v.hand - w.hand)
    return shared(v, w, out, n)


def shared(v, w, out, n):
    for q in range(w.seats):
        diamonds = w.pack[q, DIAMOND] - v.pack[q, DIAMOND]
        nuggets = w.pack[q, NUGGET] - v.pack[q, NUGGET]
        if diamonds + nuggets > 0:
            n = told_3(out, n, GOT, q, diamonds, nuggets)
    return n


def ended(box, w, out, n):
    """TD-5, TD-23."""
    if w.grotto == 0 and w.cavern == 0:
        return told_0(out, n, ALL_EMPTY)
    if box.end == BOTH:
        return told_0(out, n, NOTHING_FOUND)
    return told_0(out, n, GROTTO_EMPTY if w.grotto == 0 else CAVERN_EMPTY)
