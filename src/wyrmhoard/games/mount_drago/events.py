"""What came of a move in Mount Drago, as a seat may know it."""

from wyrmhoard.engine.contract import CHANCE, SILENT
from wyrmhoard.engine.contract import SEATS as PLACES
from wyrmhoard.engine.events import (
    GAINS, NUMBER, SEAT, SUM, Events, case, run, told_0, told_1, told_2, word,
)  # fmt: skip

from .rules import dragon_of
from .state import (
    BLUE, COLOURS, DISCARD, DRAW, DRAW_HIDDEN, ENOUGH, GREEN, MOUNT, MOUNTING, OVER, SADDLE, STAY,
    VALUE, VALUES,
)  # fmt: skip

CARD = [f"{dragon} {value}" for dragon in COLOURS for value in VALUE]
SCORINGS = ("small", "big")

happened = Events()
PLAYED = happened("event-played", "MD-6", who=SEAT, card=word(CARD))
RIDES = happened("event-rides", "MD-8 MD-9 MD-10", who=SEAT, dragon=word(COLOURS))
STAYED = happened("event-stayed", "MD-10", who=SEAT)
CLIMBED = happened("event-climbed", "MD-13", dragon=word(COLOURS), n=NUMBER)
SCORED = happened("event-scored", "MD-11 MD-12 MD-13", scoring=case(SCORINGS), gains=GAINS)
NO_POINTS = happened("event-no-points", "MD-14", scoring=case(SCORINGS))
DISCARDED = happened("event-discarded", "MD-16", who=SEAT, cards=run(CARD))
DREW = happened("event-drew", "MD-5 MD-17", who=SEAT, n=SUM)
DREW_CARDS = happened("event-drew-cards", "MD-5 MD-17", cards=run(CARD))
RESHUFFLED = happened("event-reshuffled", "MD-18")
MATCH_OVER = happened("event-over", "MD-19")


def events(box, v, w, p, who, move, out):
    n = made(box, v, w, p, who, move, out)
    if w.reshuffles > v.reshuffles:
        n = told_0(out, max(0, n), RESHUFFLED)
    return n


def made(box, v, w, p, who, move, out):
    if who == CHANCE:
        return dealt(v, p, move, out)
    if move == ENOUGH:
        return SILENT
    if move >= DISCARD:
        return told_run(out, 0, DISCARDED, who, move - DISCARD)
    n, card = 0, v.laid[v.count - 1] if move >= MOUNT else move + 1
    if move < MOUNT:
        n = told_2(out, 0, PLAYED, who, move)
    elif move == STAY:
        n = told_1(out, 0, STAYED, who)
    return n if w.phase == MOUNTING else settled(box, v, w, who, dragon_of(card), out, n)


def told_run(out, n, event, who, card):
    n = told_2(out, n, event, who, 1)
    out[n] = card
    return n + 1


def dealt(v, p, move, out):
    """MD-4, MD-5, MD-17: a first mount, or a card that only its player sees."""
    if move >= DRAW and p == v.turn:
        n = told_1(out, 0, DREW_CARDS, 1)
        out[n] = move - DRAW
        return n + 1
    if move >= DRAW or move == DRAW_HIDDEN:
        return told_2(out, 0, DREW, v.turn, 1)
    if move >= SADDLE:
        return told_2(out, 0, RIDES, v.turn, (move - SADDLE) // VALUES)
    return 0


def settled(box, v, w, who, moved, out, n):
    """MD-14: mounting comes before scoring; MD-19."""
    if dragon_of(w.top[who]) != dragon_of(v.top[who]):
        n = told_2(out, n, RIDES, who, dragon_of(w.top[who]))
    if w.climbed > v.climbed:
        n = told_2(out, n, CLIMBED, moved, w.climbed)
    space = box.spaces[w.spot[moved]]
    if space in (BLUE, GREEN) or w.climbed > v.climbed:
        n = scored(v, w, int(space != BLUE), out, n)
    return told_0(out, n, MATCH_OVER) if w.phase == OVER else n


def scored(v, w, scoring, out, n):
    """MD-11, MD-12: who gets how much."""
    some = False
    for q in range(w.seats):
        some = some or w.points[q] != v.points[q]
    if not some:
        return told_1(out, n, NO_POINTS, scoring)
    n = told_1(out, n, SCORED, scoring)
    for q in range(PLACES):
        out[n + q] = w.points[q] - v.points[q] if q < w.seats else 0
    return n + PLACES
