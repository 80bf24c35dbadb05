"""What players' moves tell of them: whom they helped or harmed, and where they went.

Whoever works for blue helps those who work for blue, as far as it can know them, and harms the
others; whoever works for yellow does the opposite. Everybody goes where they take the exit to be.
Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.contract import CHANCE, NONE, SEATS, setup
from wyrmhoard.engine.exact import exp
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.dark_cave.cards import (
    CAVE_IN, GOAL, LAID, LEVELS, RAT, SPIDERWEB, level_of,
)  # fmt: skip
from wyrmhoard.games.dark_cave.rules.board import map_of
from wyrmhoard.games.dark_cave.state import (
    CORNER, DRAW, DRAW_HIDDEN, DRAWING, FACE_DOWN, GIVE, LOOK_GOAL, LOYAL, NOTHING, OVER, PLAYING,
    READ, READ_HIDDEN, SWAP_WITH, WALKING,
)  # fmt: skip

from .distance import FAR, PLACES, measure
from .notes import (
    AXE_GIVEN, BITTEN, BOOTS_GIVEN, BURIED, FELLED, PATH, ROBBED, WEBBED_OFF,
)  # fmt: skip
from .shadow import follow
from .weights import DONE, FAITH, HEADING

MOST = 3.0  # turns nearer or farther that a deed counts at most


@apart
def listen(box, v, p, heard, shadows, notes):
    """Go on from where the notes end; `shadows[0]` is the match as everybody followed it."""
    s, d = shadows[0], notes[0]
    if d.heard == 0:
        setup(box, s, v.seats)
    while d.heard < len(heard):
        hear(box, s, d, heard[d.heard].who, heard[d.heard].move)
        d.heard += 1


def hear(box, s, d, who, move):
    if who != CHANCE and s.wait == PLAYING and s.turn == who and (d.turn != who + 1 or not d.open):
        look_first(box, s, d)
    if who != CHANCE:
        note_looks(s, d, who, move)
    else:
        note_draws(s, d, move)
    follow(box, s, who, move)
    if d.open and d.card == 0 and s.playing != NOTHING:
        d.card = s.playing
    if d.open and (s.phase == WALKING or s.phase == DRAWING or s.wait == OVER):
        judge_card(box, s, d)
    if d.turn and not d.open and (s.turn != d.turn - 1 or s.phase == DRAWING or s.wait == OVER):
        judge_way(box, s, d)


def look_first(box, s, d):
    """How it stands when a turn begins."""
    d.turn, d.open, d.card = s.turn + 1, 1, 0
    measure_all(box, s, d)
    for k in range(CORNER):
        d.begun[k] = d.away[s.turn, k]
    for q in range(s.seats):
        d.gold[q], d.boots[q], d.limit[q] = s.gold[q], s.boots[q], s.limit[q]
        d.axes[q] = s.axes[q, 0] + s.axes[q, 1] + s.axes[q, 2]
    d.lying = s.lying
    for level in range(LEVELS):
        d.idle[s.turn, level] += 1


def note_looks(s, d, who, move):
    if LOOK_GOAL <= move < SWAP_WITH:
        d.looked[who] = move - LOOK_GOAL + 1
    elif SWAP_WITH <= move < GIVE:  # what was in a hand does not count any more
        for level in range(LEVELS):
            d.idle[who, level] = d.idle[move - SWAP_WITH, level] = 0


def note_draws(s, d, move):
    if s.wait != DRAWING:
        return
    if DRAW <= move < READ:
        d.idle[s.drawer, level_of(move - DRAW)] = 0
    elif DRAW_HIDDEN <= move < READ_HIDDEN:
        d.idle[s.drawer, move - DRAW_HIDDEN] = 0


def measure_all(box, s, d):
    """Turns from every dwarf to every goal that may be the exit."""
    away = np.full(PLACES, FAR)
    for k in range(CORNER):
        maybe = may_be_exit(s, k)
        if maybe:
            for i in range(PLACES):
                away[i] = FAR
            measure(box, s, k + 1, away)
        for q in range(s.seats):
            walk = box.walk_in_boots if s.boots[q] else box.walk
            d.away[q, k] = away[s.stand[q]] / max(1, walk) if maybe else 0


def may_be_exit(s, k):
    """As far as everybody can see: it lies face down, or is the exit."""
    if exit_is_open(s):
        return is_exit(s, k)
    return s.card[1 + k] == FACE_DOWN


def is_exit(s, k):
    return s.card[1 + k] != FACE_DOWN and map_of(s.card[1 + k]) == GOAL


def exit_is_open(s):
    n = 0
    for k in range(CORNER):
        n += is_exit(s, k)
    return n > 0


def judge_card(box, s, d):
    """A card was played: for whom, and against whom?"""
    good = np.zeros(SEATS)
    d.open = 0
    deed = which_deed(s, d, good)
    if deed == NONE or s.wait == OVER:
        return
    if deed <= WEBBED_OFF:
        how_much_nearer(box, s, d, good)
    note_deed(s, d, d.turn - 1, deed, good)


def which_deed(s, d, good):
    """The deed a card was, if any, and to whom it did good, or harm below 0."""
    if d.card == NOTHING:
        return NONE
    if d.card <= LAID:
        return PATH
    act, deed = (d.card - 1 - LAID) // LEVELS, NONE
    if act == CAVE_IN:
        return BURIED
    if act == SPIDERWEB:
        return WEBBED_OFF
    for r in range(s.seats):
        if s.boots[r] > d.boots[r]:
            good[r], deed = 1, BOOTS_GIVEN
        elif s.axes[r, 0] + s.axes[r, 1] + s.axes[r, 2] > d.axes[r]:
            good[r], deed = 1, AXE_GIVEN
        elif act == RAT and s.limit[r] < d.limit[r]:
            good[r], deed = -1, BITTEN
        elif act == RAT + 1 and (s.lying & ~d.lying) >> r & 1:
            good[r], deed = -1, FELLED
        elif act == RAT + 2 and s.gold[r] < d.gold[r]:
            good[r], deed = -1, ROBBED
    return deed


def how_much_nearer(box, s, d, good):
    """Of cards that change the cave: the turns each dwarf is nearer to the exit, on average."""
    for r in range(s.seats):
        for k in range(CORNER):
            good[r] += d.away[r, k]
    measure_all(box, s, d)
    n = 0
    for k in range(CORNER):
        n += may_be_exit(s, k)
    for r in range(s.seats):
        for k in range(CORNER):
            good[r] -= d.away[r, k]
        good[r] = max(-MOST, min(MOST, good[r] / max(1, n)))


def note_deed(s, d, q, deed, good):
    """For blue is what helps those who work for blue, as far as `q` can know who does."""
    top, whom, whole = 0.0, q, 0.0
    for r in range(s.seats):
        if r != q and good[r] != 0 and not s.out >> r & 1:
            done = DONE[deed] * good[r]
            worth = done * leaning(s, d, r)
            whole += worth
            if s.saw_clan[q] >> r & 1 and not s.open_clan >> r & 1:
                d.known[q, r] += done
            else:
                d.guessed[q] += worth
            if abs(worth) > abs(top):
                top, whom = worth, r
    side = int(whole < 0)
    if abs(whole) > d.proof[q, side] and top * whole > 0:
        shorter = deed <= WEBBED_OFF and good[whom] > 0
        d.proof[q, side], d.deed[q, side] = abs(whole), -1 if shorter else deed + 1
        d.whom[q, side] = whom
        d.after[q, side] = d.looked[q]


def leaning(s, d, r):
    """From -1, surely for yellow, to 1, surely for blue, as everybody may think of a seat."""
    own = 1.0 if s.clan[r] == 1 else -1.0
    if s.open_clan >> r & 1:
        return own if s.loyalty[r] == LOYAL else -own
    x = own * FAITH + 2 * d.guessed[r]
    return 2 / (1 + exp(-x)) - 1 if x > 0 else 1 - 2 / (1 + exp(x))


def judge_way(box, s, d):
    """A turn is over: towards which goals did the dwarf go, by its card and on its feet?"""
    q = d.turn - 1
    d.turn = 0
    if s.wait == OVER or s.out >> q & 1 or exit_is_open(s):
        return
    measure_all(box, s, d)
    seen = s.saw_goal[q]
    unseen, others = 0.0, 0
    for k in range(CORNER):
        if may_be_exit(s, k) and not seen >> k & 1:
            unseen += nearer(d, q, k)
            others += 1
    for k in range(CORNER):
        if may_be_exit(s, k):
            d.exit[k] += HEADING * (nearer(d, q, k) if seen >> k & 1 else unseen / others)


def nearer(d, q, k):
    return max(-MOST, min(MOST, d.begun[k] - d.away[q, k]))
