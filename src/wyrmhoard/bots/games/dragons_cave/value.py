"""What a round's beginning is worth in Dragon's Cave: each seat's share of the victory, guessed.

A small net, fitted by `make fit`, says how well each seat stands; shares are as its powers of e.
All of it is worked out in `notes`, one array. Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.contract import NOBODY, SEATS, actors, outcome
from wyrmhoard.engine.exact import exp
from wyrmhoard.engine.marks import apart, small

from .standing import FEATURES, coin, note
from .weights import FIRST, SCALE, SECOND

HIDDEN = 16
LAYER = np.array(FIRST) / SCALE  # a row a feature, for two players, then for three and four
LAST = np.array(SECOND) / SCALE
# Where notes hold the shares guessed, others to compare with, what a seat is like, and the net.
KEPT, TWICE = SEATS, 2 * SEATS
SEEN = 3 * SEATS
UNITS = SEEN + FEATURES
FROM_SEEN = UNITS + HIDDEN
FROM_UNITS = FROM_SEEN + FEATURES * HIDDEN
NOTED = FROM_UNITS + HIDDEN


@apart
@small
def ready(seats, notes):
    """The net for so many seats."""
    for i in range(FEATURES):
        for j in range(HIDDEN):
            notes[FROM_SEEN + i * HIDDEN + j] = LAYER[(seats - 2) * FEATURES + i, j]
    for j in range(HIDDEN):
        notes[FROM_UNITS + j] = LAST[seats - 2, j]


@apart
def guess(box, s, notes):
    """Write each seat's share: as it is at the end, as it may be guessed before."""
    if actors(box, s) == NOBODY:
        outcome(box, s, notes[:SEATS])
        return
    unit, best, whole = coin(box), -1e9, 0.0
    for p in range(s.seats):
        note(box, s, p, unit, notes[SEEN:UNITS])
        notes[p] = strength(notes)
        best = max(best, notes[p])
    for p in range(s.seats):
        notes[p] = exp(max(-30.0, notes[p] - best))
        whole += notes[p]
    for p in range(s.seats):
        notes[p] = notes[p] / whole


def strength(notes):
    for j in range(HIDDEN):
        notes[UNITS + j] = 0.0
    for i in range(FEATURES):
        x, row = notes[SEEN + i], FROM_SEEN + i * HIDDEN
        if x != 0:
            for j in range(HIDDEN):
                notes[UNITS + j] += x * notes[row + j]
    whole = 0.0
    for j in range(HIDDEN):
        whole += max(0.0, notes[UNITS + j]) * notes[FROM_UNITS + j]
    return whole
