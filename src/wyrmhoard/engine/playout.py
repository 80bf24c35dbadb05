"""Playing on at random, at full speed when compiled. Kernels: plain functions over the contract."""

from .arrays import pick
from .contract import CHANCE, LUCK, NOBODY, SEATS, actors, legal, pace, play, setup, toss


def lowest(mask):
    """The first seat of a mask, digit by digit: a loop would be guessed wrong too often."""
    only = mask & -mask
    return 4 * (only & 0b11110000 != 0) + 2 * (only & 0b11001100 != 0) + (only & 0b10101010 != 0)


def next_seat(box, s, mask, rng, weights):
    """Who moves: luck first, a race by its pace, secret choices in seat order."""
    if mask & LUCK:
        return CHANCE
    if mask & (mask - 1) and pace(box, s, weights) > 0:
        return pick(weights[:SEATS], rng)
    return lowest(mask)


def random_move(box, s, p, rng, out, weights):
    return any_move(box, s, p, rng.random(), out, weights)


def any_move(box, s, p, r, out, weights):
    """The move for `r`, a number drawn from 0 up to 1. (A generator passed down costs more than
    most rules: every call counts a reference to it.)"""
    if p == CHANCE:
        return toss(box, s, r, out, weights)
    n = legal(box, s, p, out)
    return out[int(r * n)]


def finish_one(box, s, rng, out, weights, most):
    """Play on to the end, or for `most` moves; return how many were made."""
    made, mask = 0, actors(box, s)
    while mask != NOBODY and made < most:
        p = next_seat(box, s, mask, rng, weights)
        play(box, s, p, any_move(box, s, p, rng.random(), out, weights))
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
