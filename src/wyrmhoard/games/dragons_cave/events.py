"""What came of a move in Dragon's Cave, as a seat may know it."""

from wyrmhoard.engine.marks import small
from wyrmhoard.engine.events import NUMBER, SEAT, Events, told_0, told_1, told_2, told_3, word

from .rules import after
from .state import (
    AMOUNTS, CARDS, CHEST, CHOOSING, DWARF, DWARVES, KINDS, LAIR, LOSE, OVER, REVEAL,
    REVEAL_FOR, REVEALING,
)  # fmt: skip

happened = Events()
TURNED_UP = happened("event-turned-up", "DC-9", who=SEAT, card=word(CARDS))
TURNED_UP_FOR = happened(
    "event-turned-up-for", "DC-9 DC-24", who=SEAT, card=word(CARDS), dwarf=word(DWARF)
)
STOWED = happened("event-stowed", "DC-15", who=SEAT, coins=NUMBER)
CAUGHT = happened("event-caught", "DC-12", who=SEAT, square=NUMBER)
WENT_ON = happened("event-went-on", "DC-10 DC-11", who=SEAT, square=NUMBER, coins=NUMBER)
ENTERED = happened("event-entered", "DC-10 DC-11", who=SEAT, coins=NUMBER)
ROBBED = happened("event-robbed", "DC-13", who=SEAT, coins=NUMBER, left=NUMBER)
NEW_ROUND = happened("event-round", "DC-6", n=NUMBER, who=SEAT)
SAME_DRAGON = happened("event-round", "DC-25", n=NUMBER, who=SEAT)
TREASURE_EMPTY = happened("event-over-treasure", "DC-20")
DWARF_HOME = happened("event-over-lair", "DC-19")
BOTH_HOME = happened("event-over-both", "DC-27", who=SEAT)


@small
def events(box, v, w, p, who, move, out):
    if move >= LOSE:
        coins = (move - LOSE) % AMOUNTS
        q = (move - LOSE) // AMOUNTS
        n = told_3(out, 0, ROBBED, q, coins, w.purse[q])
        return ended(w, out, n)
    if move >= REVEAL:
        n = turned_up(out, move)
        return n if w.phase == REVEALING else ended(w, out, settled(v, w, out, n))
    return 0


def turned_up(out, move):
    """DC-9: the card of one seat."""
    if move < REVEAL_FOR:
        return told_2(out, 0, TURNED_UP, (move - REVEAL) // KINDS, (move - REVEAL) % KINDS)
    card = (move - REVEAL_FOR) // DWARVES
    dwarf = (move - REVEAL_FOR) % DWARVES
    return told_3(out, 0, TURNED_UP_FOR, card // KINDS, card % KINDS, dwarf)


def settled(v, w, out, n):
    """DC-9: chests, then who was caught, then who went on."""
    for q in range(w.seats):
        if w.shown[q] == CHEST + 1:
            n = told_2(out, n, STOWED, q, v.purse[q])
    for q in range(w.seats):
        if w.shown[q] and w.shown[q] == w.perch:
            n = told_2(out, n, CAUGHT, q, w.spot[q, max(0, w.moved - 1)])
    for q in range(w.seats):
        if w.shown[q] and w.shown[q] != CHEST + 1 and w.shown[q] != w.perch:
            n = went_on(v, w, q, out, n)
    return n


def went_on(v, w, q, out, n):
    """DC-10, DC-11."""
    square, coins = w.spot[q, max(0, w.moved - 1)], w.purse[q] - v.purse[q]
    if square == LAIR:
        return told_2(out, n, ENTERED, q, coins)
    return told_3(out, n, WENT_ON, q, square, coins)


def ended(w, out, n):
    """A new round, or the end of the match and why."""
    if w.phase == CHOOSING:
        return told_2(out, n, NEW_ROUND if w.seats > 2 else SAME_DRAGON, w.rounds + 1, w.dragon)
    if w.phase != OVER:
        return n
    if w.treasure == 0:
        return told_0(out, n, TREASURE_EMPTY)
    if w.seats > 2:
        return told_0(out, n, DWARF_HOME)
    return told_1(out, n, BOTH_HOME, after(w, w.dragon))
