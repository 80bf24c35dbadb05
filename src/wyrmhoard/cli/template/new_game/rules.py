"""The rules of New Game. Clause numbers are those of RULES.md."""

import numpy as np

from wyrmhoard.engine.arrays import share
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, NONE, bit

from .state import CARDS, LAY, NOTHING, SEATS, TURN_UP


def setup(box, s, seats):
    """NG-1."""
    s.seats = seats
    for p in range(seats):
        s.hand[p] = 1


def actors(box, s):
    """NG-2, NG-4: both lay a card, in any order; then luck turns them up."""
    if s.rounds == CARDS:
        return NOBODY
    mask = 0
    for p in range(s.seats):
        if s.laid[p] == NOTHING:
            mask |= bit(p)
    return mask or LUCK


def legal(box, s, p, out):
    """NG-2."""
    n = 0
    for k in range(CARDS):
        if s.hand[p, k]:
            out[n] = LAY + k
            n += 1
    return n


def odds(box, s, out, weights):
    """What was hidden becomes known by a move of luck that has just one outcome."""
    out[0] = TURN_UP + (s.laid[0] - 1) * CARDS + s.laid[1] - 1
    weights[0] = 1
    return 1


def play(box, s, p, move):
    if p == CHANCE:
        turn_up(box, s)
    else:
        s.laid[p] = move - LAY + 1  # NG-2


def turn_up(box, s):
    """NG-3: the higher card takes the prize of the round; NG-4: both are gone."""
    for p in range(s.seats):
        s.shown[p], s.laid[p] = s.laid[p], NOTHING
        s.hand[p, s.shown[p] - 1] = 0
    if s.shown[0] == s.shown[1]:
        s.points[0] += box.draw_pays
        s.points[1] += box.draw_pays
    else:
        s.points[int(s.shown[1] > s.shown[0])] += box.prizes[s.rounds]
    s.rounds += 1


def score(box, s, p):
    return s.points[p]


def outcome(box, s, out):
    """NG-5."""
    ranks = np.zeros(SEATS, np.int64)
    for p in range(s.seats):
        ranks[p] = s.points[p]
    share(ranks, s.seats, out)


def secret(box, s, p):
    """The card that lies face down: a search may reconsider it."""
    return LAY + s.laid[p] - 1 if s.laid[p] != NOTHING else NONE


def takeback(box, s, p):
    s.laid[p] = NOTHING
