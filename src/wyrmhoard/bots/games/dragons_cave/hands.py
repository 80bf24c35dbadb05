"""Dividing a purse and picking a hand in Dragon's Cave, by what is left to each then.

Hands are picked blindly, and a division and its mirror image are made as often: then neither the
one who divides nor the dragon can do better. Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.contract import NONE, SEATS, NOBODY, actors
from wyrmhoard.engine.marks import apart, small
from wyrmhoard.games.dragons_cave.state import MOST

from .several import lost
from .steps import divide, next_robbed, rob
from .two import DEEPEST, OUTCOMES, ROWS, depth_within, think_ahead
from .value import guess


@apart
@small
def mix_hands(box, worlds, p, leaves, n, chances, worth, notes):
    """Write how often each division or hand is to be chosen by `p`, and what it is worth."""
    s, left = worlds[1], np.zeros((MOST + 1, SEATS))
    one = next_robbed(s) if p == s.dragon else p
    coins = int(s.purse[one])
    for k in range(coins + 1):
        lose(box, worlds, one, k, leaves // (coins + 1), left[k], notes)
    best = best_division(left, one, coins)
    for k in range(n):
        at = best if p == s.dragon else k
        worth[k] = (left[at, p] + left[coins - at, p]) / 2
        chances[k] = 0.5 if p == s.dragon else 0.5 * ((k == best) + (k == coins - best))


def best_division(left, one, coins):
    best = 0
    for k in range(1, coins // 2 + 1):
        if left[k, one] + left[coins - k, one] > left[best, one] + left[coins - best, one]:
            best = k
    return best


@apart
@small
def lose(box, worlds, one, coins, leaves, shares, notes):
    """Write each seat's share once `one` has lost so many."""
    if worlds[1].seats == 2:
        worlds[2] = worlds[1]
        divide(box, worlds[2], one, coins)
        rob(box, worlds[2], one, coins)
        lose_of_two(box, worlds, leaves, shares, notes)
        return
    lost(box, worlds, 1, one, coins, notes)
    for q in range(worlds[1].seats):
        shares[q] = notes[q]


def lose_of_two(box, worlds, leaves, shares, notes):
    guess(box, worlds[2], notes)
    shares[0] = notes[0]
    depth = depth_within(worlds[2], leaves)
    if depth > 0 and actors(box, worlds[2]) != NOBODY:
        results, cursor = np.zeros((DEEPEST, OUTCOMES)), np.zeros(DEEPEST, np.int64)
        rows = np.zeros(2 * ROWS)
        shares[0] = think_ahead(box, worlds, 2, depth, NONE, results, cursor, rows, notes)
    shares[1] = 1 - shares[0]
