"""The rules of Two Tunnels."""

import numpy as np

from wyrmhoard.engine.arrays import share
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, NONE, bit

from .state import DIG, CHOOSING, FALL, FALLING, NOTHING, OVER, REVEAL, REVEALING, SEATS


def setup(box, s, seats):
    """TT-1."""
    s.seats, s.gems = seats, box.gems


def actors(box, s):
    if s.phase == OVER:
        return NOBODY
    if s.phase != CHOOSING:
        return LUCK
    mask = 0
    for p in range(s.seats):
        if s.chosen[p] == NOTHING:
            mask |= bit(p)
    return mask


def legal(box, s, p, out):
    """TT-2."""
    out[0], out[1] = DIG, DIG + 1
    return 2


def odds(box, s, out, weights):
    if s.phase == REVEALING:
        p = next_seen(s)
        out[0], weights[0] = REVEAL + p * 2 + s.chosen[p] - 1, 1
        return 1
    n = 0
    for k in range(2):
        if box.rocks[k] > 0:
            out[n], weights[n] = FALL + k, box.rocks[k]
            n += 1
    return n


def next_seen(s):
    p = 0
    while s.chosen[p] == NOTHING:
        p += 1
    return p


def play(box, s, p, move):
    if p != CHANCE:
        dig(s, p, move - DIG + 1)
    elif move >= FALL:
        fall(box, s, move - FALL + 1)
    else:
        reveal(s, (move - REVEAL) // 2)


def dig(s, p, tunnel):
    """TT-2."""
    s.chosen[p] = tunnel
    for q in range(s.seats):
        if s.chosen[q] == NOTHING:
            return
    for q in range(s.seats):
        s.at[q] = NOTHING
    s.phase = REVEALING


def reveal(s, p):
    """TT-3."""
    s.at[p], s.chosen[p] = s.chosen[p], NOTHING
    s.phase = FALLING
    for q in range(s.seats):
        if s.chosen[q] != NOTHING:
            s.phase = REVEALING


def fall(box, s, tunnel):
    """TT-3, TT-4: whoever is in the other tunnel digs, in order of the seats."""
    for p in range(s.seats):
        if s.at[p] != tunnel:
            found = min(box.find[s.at[p] - 1], s.gems)
            s.bag[p] += found
            s.gems -= found
    s.rounds += 1
    s.phase = OVER if s.gems == 0 or s.rounds == box.rounds else CHOOSING


def score(box, s, p):
    return s.bag[p]


def outcome(box, s, out):
    """TT-5."""
    ranks = np.zeros(SEATS, np.int64)
    for p in range(s.seats):
        ranks[p] = s.bag[p]
    share(ranks, s.seats, out)


def secret(box, s, p):
    if s.phase == CHOOSING and s.chosen[p] != NOTHING:
        return DIG + s.chosen[p] - 1
    return NONE


def takeback(box, s, p):
    s.chosen[p] = NOTHING
