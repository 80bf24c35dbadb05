"""What a seat may know of Mount Drago, and what it may imagine (MD-20).

Everyone saw every card that was laid, by whom, and out of how many. At a reshuffle the pile is
empty, so what all hands hold together is known: the old cards. Whatever is drawn later is new,
one of the recycled. A seat holds as many old cards as it held then, less the old ones it has laid;
whether a card laid since was old or new is known only where one of both is ruled out.
"""

import numpy as np

from wyrmhoard.engine.arrays import below, put, total
from wyrmhoard.engine.contract import copy_known
from wyrmhoard.engine.layout import Layout, field

from .rules import hold
from .state import (
    DRAW, DRAW_HIDDEN, HAND, KINDS, NOTHING, SEATS, STATE, VALUES,
)  # fmt: skip

VIEW = Layout(
    **STATE.known(),
    mine=field("i2", HAND, most=KINDS, names=True, about="the watcher's hand, highest card first"),
    my_kept=field("i2", HAND, most=KINDS, names=True,
        about="the watcher's hand at the last reshuffle"),
    held=field("i1", KINDS, most=9, about="cards in all hands together at the last reshuffle"),
    held_by=field("i1", SEATS, most=HAND, about="cards in each hand at the last reshuffle"),
)  # fmt: skip


def view(box, s, p, v):
    copy_known(s, v)
    if p < s.seats:
        put(v.mine, s.hand[p])
        put(v.my_kept, s.kept[p])
    for q in range(s.seats):
        for i in range(HAND):
            if s.kept[q, i] != NOTHING:
                v.held[s.kept[q, i] - 1] += 1
                v.held_by[q] += 1


def imagine(box, v, p, rng, s):
    """A past that explains every card laid since the reshuffle, and what it leaves in hands."""
    copy_known(v, s)
    old, new = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    left = np.zeros(SEATS, np.int64)
    while not explain(box, v, p, rng, s, old, new, left):
        pass
    deal(v, p, rng, s, old, new, left)
    if p < v.seats:
        put(s.hand[p], v.mine)
        put(s.kept[p], v.my_kept)
    for k in range(KINDS):
        s.pile[k] = new[k]
        s.heap[k // VALUES] += new[k]
    return 1.0


def explain(box, v, p, rng, s, old, new, left):
    """Say of each card others laid whether it was old or new, as likely as they held such cards.

    False where that left no way to explain a later one. What remains is `old`, in hands, of which
    each seat has `left`, and `new`, in hands or in the pile.
    """
    olds, news = unseen(box, v, p, old, new, left)
    s.kept[:] = NOTHING
    for i in range(v.count):
        q, k = v.layer[i], v.laid[i] - 1
        if q == p:
            continue
        as_old = left[q] * old[k] / max(1, olds)
        as_new = (v.before[i] - left[q]) * new[k] / max(1, news)
        if as_old + as_new == 0:
            return False
        if rng.random() * (as_old + as_new) < as_old:
            hold(s.kept, q, k + 1)
            old[k], left[q], olds = old[k] - 1, left[q] - 1, olds - 1
        else:
            new[k], news = new[k] - 1, news - 1
    return True


def unseen(box, v, p, old, new, left):
    """All cards, at the last reshuffle, of whose place `p` was not sure; return how many."""
    for k in range(KINDS):
        old[k] = v.held[k]
        new[k] = box.copies[k // VALUES, k % VALUES] - v.held[k]
    for q in range(v.seats):
        left[q] = v.held_by[q]
        if v.bottom[q] != NOTHING:
            new[v.bottom[q] - 1] -= 1
    if p < v.seats:
        left[p] = 0
        leave_out_own(v, p, old, new)
    return total(old), total(new)


def leave_out_own(v, p, old, new):
    """What `p` held was old, and whatever else it has laid or holds was new."""
    for i in range(HAND):
        if v.my_kept[i] != NOTHING:
            old[v.my_kept[i] - 1] -= 1
            new[v.my_kept[i] - 1] += 1
        if v.mine[i] != NOTHING:
            new[v.mine[i] - 1] -= 1
    for i in range(v.count):
        if v.layer[i] == p:
            new[v.laid[i] - 1] -= 1


def deal(v, p, rng, s, old, new, left):
    """Old cards to those who must hold them, then new ones; the rest stays as the pile."""
    olds, news = total(old), total(new)
    for q in range(v.seats):
        if q == p:
            continue
        for i in range(v.holds[q]):
            if i < left[q]:
                card = draw_from(old, olds, rng)
                olds -= 1
                hold(s.kept, q, card)
            else:
                card = draw_from(new, news, rng)
                news -= 1
            hold(s.hand, q, card)


def draw_from(cards, n, rng):
    """Any card of a multiset of `n`."""
    left, k = below(rng, n), 0
    while left >= cards[k]:
        left -= cards[k]
        k += 1
    cards[k] -= 1
    return k + 1


def hears(box, s, p, who, move):
    """MD-5, MD-17: only who draws a card sees it."""
    return DRAW_HIDDEN if move >= DRAW and p != s.turn else move
