"""Dragon's Cave for three and four: a round as a table of all joint choices, mixed by regret.

Everyone's regrets for what they did not choose say how they choose next; the mean of what they
did is as good as an equilibrium. Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.marks import apart, small
from wyrmhoard.games.dragons_cave.state import CHEST, KINDS, LAY, NOTHING, PLACE, SETTLING

from .steps import divide, lay_all, next_seat, rob
from .value import KEPT, TWICE, guess

PLAYERS = 4
FEWER, CELLS = KINDS**3, KINDS**4  # joint choices of three and of four
NEVER = -1.0  # of joint choices that cannot be made
PRACTICE = 200  # times the round is played in thought


@apart
@small
def mix_several(box, worlds, p, out, n, chances, worth, notes):
    """Write how often each move of `p` is to be made, and what it is worth to it."""
    s, table = worlds[1], np.zeros((CELLS, PLAYERS))
    picks, mixed = np.zeros(PLAYERS, np.int64), np.zeros((PLAYERS, KINDS))
    gains, sums = np.zeros((PLAYERS, KINDS)), np.zeros((2 * PLAYERS, KINDS))
    fill_table(box, worlds, 1, table, picks, notes)
    practise(s, table, PRACTICE, picks, mixed, gains, sums)
    for k in range(n):
        choice = out[k] - (PLACE if p == s.dragon else LAY)
        chances[k], worth[k] = mixed[p, choice], gains[p, choice]


@apart
@small
def fill_table(box, worlds, base, table, picks, notes):
    """Write each seat's share after every joint choice there is."""
    s = worlds[base]
    for cell in range(cells(s)):
        table[cell, 0] = NEVER
        if chosen(s, cell, picks):
            worlds[base + 1] = worlds[base]
            lay_all(box, worlds[base + 1], picks)
            settle(box, worlds, base + 1, notes)
            for p in range(s.seats):
                table[cell, p] = notes[p]


def cells(s):
    return FEWER if s.seats == 3 else CELLS


def chosen(s, cell, picks):
    """Write what each seat chooses in this cell; whether all of them can."""
    left = cell
    for p in range(s.seats):
        picks[p] = left % KINDS
        left = left // KINDS
        if not can(s, p, int(picks[p])):
            return False
    return True


def can(s, p, k):
    return k < CHEST if p == s.dragon else s.hand[p, k] == 1


@apart
@small
def settle(box, worlds, at, notes):
    """Each seat's share once purses are divided: in halves, or where one alone divides, as suits
    that one better."""
    s, one = worlds[at], robbed_alone(worlds[at])
    if one == NONE:
        rob_all(box, s)
        guess(box, s, notes)
        return
    divided(box, worlds, at, one, 0, notes)
    for p in range(s.seats):
        notes[KEPT + p] = notes[TWICE + p]
    if s.purse[one] > 1:
        divided(box, worlds, at, one, s.purse[one] // 2, notes)
    better = TWICE if notes[TWICE + one] > notes[KEPT + one] else KEPT
    for p in range(s.seats):
        notes[p] = notes[better + p]


def robbed_alone(s):
    if s.phase != SETTLING:
        return NONE
    count, one = 0, NONE
    for p in range(s.seats):
        if s.caught[p]:
            count, one = count + 1, p
    return one if count == 1 else NONE


def divided(box, worlds, at, p, coins, notes):
    """DC-13: so many coins in one hand, the rest in the other, and one of them picked blindly."""
    s = worlds[at]
    lost(box, worlds, at, p, coins, notes)
    for q in range(s.seats):
        notes[TWICE + q] = notes[q]
    if s.purse[p] != 2 * coins:
        lost(box, worlds, at, p, s.purse[p] - coins, notes)
    for q in range(s.seats):
        notes[TWICE + q] = (notes[TWICE + q] + notes[q]) / 2


@apart
@small
def lost(box, worlds, at, p, coins, notes):
    """Each seat's share if `p` loses so many, and others caught with it the halves of theirs."""
    worlds[at + 1] = worlds[at]
    divide(box, worlds[at + 1], p, coins)
    rob_all(box, worlds[at + 1])
    guess(box, worlds[at + 1], notes)


def rob_all(box, s):
    """All that are caught lose what they have put aside, or the larger half."""
    dragon = int(s.dragon)
    for p in range(s.seats):
        if s.caught[p] and s.left[p] == NOTHING:
            divide(box, s, p, (s.purse[p] + 1) // 2)
    p = next_seat(s, dragon)
    while p != dragon:
        if s.caught[p]:
            rob(box, s, p, s.left[p] - 1)
        p = next_seat(s, p)


@apart
@small
def practise(s, table, times, picks, chances, gains, sums):
    """Mix what each seat chooses: `chances` is the mean of what they did."""
    for p in range(s.seats):
        for k in range(KINDS):
            sums[p, k] = sums[PLAYERS + p, k] = 0.0
    for time in range(times):
        for p in range(s.seats):
            follow_regret(s, p, sums[p], chances[p])
            for k in range(KINDS):
                sums[PLAYERS + p, k] += (time + 1) * chances[p, k]
        weigh_choices(s, table, picks, chances, gains)
        for p in range(s.seats):
            regret(sums[p], chances[p], gains[p])
    for p in range(s.seats):
        follow_regret(s, p, sums[PLAYERS + p], chances[p])
    weigh_choices(s, table, picks, chances, gains)


def follow_regret(s, p, sums, chances):
    """As often as it is regretted, or anything alike where nothing is."""
    whole, n = 0.0, 0
    for k in range(KINDS):
        if can(s, p, k):
            whole, n = whole + sums[k], n + 1
    for k in range(KINDS):
        chances[k] = 0.0
        if can(s, p, k):
            chances[k] = sums[k] / whole if whole > 0 else 1 / n


def regret(sums, chances, gains):
    mean = 0.0
    for k in range(KINDS):
        mean += chances[k] * gains[k]
    for k in range(KINDS):
        sums[k] = max(0.0, sums[k] + gains[k] - mean)


@apart
def weigh_choices(s, table, picks, chances, gains):
    """What each choice is worth to its seat while the others choose as they do."""
    for p in range(s.seats):
        for k in range(KINDS):
            gains[p, k] = 0.0
    for cell in range(cells(s)):
        if table[cell, 0] != NEVER:
            chosen(s, cell, picks)
            for p in range(s.seats):
                often = 1.0
                for q in range(s.seats):
                    if q != p:
                        often *= chances[q, picks[q]]
                gains[p, picks[p]] += often * table[cell, p]
