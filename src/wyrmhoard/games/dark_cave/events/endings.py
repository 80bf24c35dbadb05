"""What the end of a turn brings by itself, and the end of the match."""

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.events import told_0, told_1, told_3

from ..cards import CREATURES
from ..rules.dealing import works_for
from ..rules.ending import hoard
from ..state import (
    AGREE, BEGINNING, CHOP, NOTHING, OVER, REFUSE, STRIKE, WEBS,
)  # fmt: skip
from .happened import (
    AGREED, ALL_OUT, GONE, GOT_UP, HOARDS, NOBODY_OUT, NO_CARDS, SKIPPED, WEB_GONE, WEB_THIN,
)  # fmt: skip


def upkeep(v, w, who, move, out, n):
    """SD-17: creatures and webs that go, dwarves that get up; SD-19."""
    if who != CHANCE and CHOP <= move <= STRIKE:
        return n
    for k in range(CREATURES):
        if v.lurk[k] != NOTHING and w.lurk[k] == NOTHING:
            n = told_1(out, n, GONE, k)
    for k in range(WEBS):
        if v.web[k] != NOTHING and w.web[k] == NOTHING:
            n = told_0(out, n, WEB_GONE)
        elif v.web[k] == w.web[k] and w.web_side[k] < v.web_side[k]:
            n = told_0(out, n, WEB_THIN)
    return passed_on(v, w, out, n) if v.phase > BEGINNING else n


def passed_on(v, w, out, n):
    """Whoever's turn came up between the last one and this one."""
    q = v.turn
    while q != w.turn:
        q = (q + 1) % v.seats
        if (v.lying & ~w.lying) >> q & 1:
            n = told_1(out, n, GOT_UP, q)
        if q != w.turn:
            n = told_1(out, n, SKIPPED, q)
    return n


def ended(v, w, who, move, out, n):
    """SD-39, SD-40: why, and when all clan cards are up, who won."""
    if w.phase == OVER and v.phase != OVER:
        n = told_end(w, who, move, out, n)
    if w.wait == OVER and v.wait != OVER:
        n = told_hoards(w, out, n)
    return n


def told_end(w, who, move, out, n):
    if w.done != NOTHING:
        return told_1(out, n, ALL_OUT, w.done - 1)
    agreed = who != CHANCE and AGREE <= move < REFUSE
    return told_0(out, n, AGREED if agreed else NO_CARDS)


def told_hoards(w, out, n):
    """SD-40: a tie goes to the clan the first one out worked for."""
    if w.first_out == NOTHING:
        return told_0(out, n, NOBODY_OUT)
    blue, yellow = hoard(w, 0), hoard(w, 1)
    clan = int(yellow > blue) if blue != yellow else works_for(w, w.first_out - 1)
    return told_3(out, n, HOARDS, clan, blue, yellow)
