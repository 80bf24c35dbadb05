"""Many matches, one step each. Kernels: plain functions over the contract.

Match `i` draws its luck from `seeds[i]` alone, so that it goes the same way in any batch.
"""

import numpy as np

from wyrmhoard.engine.arrays import picked
from wyrmhoard.engine.contract import (
    CHANCE, LUCK, NOBODY, NONE, SEATS, actors, legal, outcome, pace, play, setup, toss, view,
)  # fmt: skip
from wyrmhoard.engine.playout import lowest

# splitmix64: one number of state, which is all a match has to keep
GOLDEN, MIX, MIX_AGAIN = map(
    np.uint64, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
S30, S27, S31, S11 = map(np.uint64, (30, 27, 31, 11))
SCALE = 2.0**-53


def number(seeds, i):
    """The next number of match `i`, from 0 up to 1."""
    seeds[i] += GOLDEN
    z = seeds[i]
    z = (z ^ (z >> S30)) * MIX
    z = (z ^ (z >> S27)) * MIX_AGAIN
    return float((z ^ (z >> S31)) >> S11) * SCALE


def onward(box, s, seeds, made, i, out, weights):
    """Luck moves until a seat must: that seat, or NONE at the end."""
    mask = actors(box, s)
    while mask & LUCK:
        play(box, s, CHANCE, toss(box, s, number(seeds, i), out, weights))
        made[i] += 1
        mask = actors(box, s)
    if mask == NOBODY:
        return NONE
    if mask & (mask - 1) and pace(box, s, weights) > 0:
        return picked(weights[:SEATS], number(seeds, i))
    return lowest(mask)


def fresh(box, states, blanks, seeds, made, i, seats, out, weights):
    states[i] = blanks[0]
    made[i] = 0
    setup(box, states[i], seats)
    return onward(box, states[i], seeds, made, i, out, weights)


def show(box, s, p, i, offered, counts, views, blank_views, out):
    """What the seat may do, and what it sees."""
    counts[i] = legal(box, s, p, out)
    for k in range(counts[i]):
        offered[i, k] = out[k]
    views[i] = blank_views[0]
    view(box, s, p, views[i])


def reset_matches(
    boxes, states, blanks, seeds, made, who, offered, counts, views, blank_views, pads, seats
):
    box, out, weights = boxes[0], pads[0].out, pads[0].weights
    for i in range(len(states)):
        who[i] = fresh(box, states, blanks, seeds, made, i, seats, out, weights)
        show(box, states[i], who[i], i, offered, counts, views, blank_views, out)


def step_matches(
    boxes, states, blanks, seeds, made, who, actions, offered, counts, views, blank_views, pads,
    seats, cap, rewards, terminated, truncated, shares,
):  # fmt: skip
    """Each match makes its move. One that is over, or has made `cap` moves, begins again."""
    box, out, weights = boxes[0], pads[0].out, pads[0].weights
    for i in range(len(states)):
        play(box, states[i], who[i], actions[i])
        made[i] += 1
        who[i] = onward(box, states[i], seeds, made, i, out, weights)
        terminated[i] = who[i] == NONE
        truncated[i] = who[i] != NONE and made[i] >= cap
        for p in range(seats):
            rewards[i, p] = 0.0
        if terminated[i]:
            outcome(box, states[i], shares)
            for p in range(seats):
                rewards[i, p] = shares[p]
        if terminated[i] or truncated[i]:
            who[i] = fresh(box, states, blanks, seeds, made, i, seats, out, weights)
        show(box, states[i], who[i], i, offered, counts, views, blank_views, out)


def first_illegal(actions, offered, counts):
    """The first match whose move is not among those offered, or NONE."""
    for i in range(len(actions)):
        k = 0
        while k < counts[i] and offered[i, k] != actions[i]:
            k += 1
        if k == counts[i]:
            return i
    return NONE


def mark_legal(offered, counts, marked, marks, masks):
    """A row of flags each. Last time's are cleared one by one: rows are long, and few are set."""
    for i in range(len(masks)):
        for k in range(marks[i]):
            masks[i, marked[i, k]] = False
        marks[i] = counts[i]
        for k in range(counts[i]):
            marked[i, k] = offered[i, k]
            masks[i, offered[i, k]] = True


def choose_any(offered, counts, seeds, actions):
    """A random legal move for each, from a stream of numbers of its own."""
    for i in range(len(actions)):
        actions[i] = offered[i, int(number(seeds, i) * counts[i])]
