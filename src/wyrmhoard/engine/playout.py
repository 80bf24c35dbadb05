"""Playing on at random, at full speed when compiled. Kernels: plain functions over the contract."""

from .arrays import below, pick
from .contract import CHANCE, LUCK, NOBODY, SEATS, actors, imagine, legal, pace, play, setup, toss

TRIES = 32  # worlds thrown away as hard to believe before one is taken all the same


def lowest(mask):
    """The first seat of a mask."""
    p = 0
    while not mask >> p & 1:
        p += 1
    return p


def next_seat(box, s, mask, rng, weights):
    """Who moves: luck first, a race by its pace, secret choices in seat order."""
    if mask & LUCK:
        return CHANCE
    if mask & (mask - 1) and pace(box, s, weights) > 0:
        return pick(weights[:SEATS], rng)
    return lowest(mask)


def random_move(box, s, p, rng, out, weights):
    if p == CHANCE:
        return toss(box, s, rng, out, weights)
    n = legal(box, s, p, out)
    return out[0] if n == 1 else out[below(rng, n)]


def finish_one(box, s, rng, out, weights, most):
    """Play on to the end, or for `most` moves; return how many were made."""
    made, mask = 0, actors(box, s)
    while mask != NOBODY and made < most:
        p = next_seat(box, s, mask, rng, weights)
        play(box, s, p, random_move(box, s, p, rng, out, weights))
        made += 1
        mask = actors(box, s)
    return made


def finish(box, states, rng, pads, most):
    """Play every state to its end, or for `most` moves; return the number of moves made."""
    out, weights, made = pads[0].out, pads[0].weights, 0
    for i in range(len(states)):
        made += finish_one(box, states[i], rng, out, weights, most)
    return made


def begin(box, states, seats):
    """Set up every one of the blank states."""
    for i in range(len(states)):
        setup(box, states[i], seats)


def believe(box, v, p, rng, worlds):
    """Imagine a world into `worlds[1]`, as often as it is believable. `worlds[0]` stays blank."""
    for _ in range(TRIES):
        worlds[1] = worlds[0]
        if imagine(box, v, p, rng, worlds[1]) >= rng.random():
            return
