"""What a position is expected to bring each seat once all is laid open, before and after luck.

For looking back on a match, never for playing: it sees what is hidden. The same position is always
given the same shares, and so luck is worth nothing on average, however rough they are.

Kernels: plain functions over the contract.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmhoard.engine.arrays import picked
from wyrmhoard.engine.contract import (
    CHANCE, LUCK, NOBODY, SEATS, actors, odds, outcome, pace, play, toss,
)  # fmt: skip
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.marks import apart, per_game, small
from wyrmhoard.engine.playout import any_move, lowest

from .belief import believe
from .evaluation import evaluate, evaluation_of, outlook
from .games import known
from .playout import LONGEST, likely_move, policy_of
from .solution import weigh

WORLDS = 4  # the blank one, where luck has moved to, where its own choice begins, the one played on


def as_expected(box, s, seed, rounds, out, weights, worlds, shares):
    outlook(box, s, out, weights, shares)


def as_evaluated(box, s, seed, rounds, out, weights, worlds, shares):
    evaluate(box, s, shares)


def quickest(game: Game) -> Callable[..., Any] | None:
    if known(game, "outlook"):
        return as_expected
    return as_evaluated if evaluation_of(game) else None


@per_game(quickest)
def foresee(box, s, seed, rounds, out, weights, worlds, shares):
    """By playing on. The same chances for every position: what differs is what they differ in."""
    for q in range(SEATS):
        shares[q] = 0.0
    for k in range(rounds):
        worlds[3] = s
        play_on(box, worlds[3], seed + k, out, weights)
        outcome(box, worlds[3], weights)
        for q in range(s.seats):
            shares[q] += weights[q] / rounds


@apart
def play_on(box, s, seed, out, weights):
    """To the end. Luck and seats draw from streams of their own, so that they keep in step."""
    draw, choice = scrambled(2 * seed), scrambled(2 * seed + 1)
    made, mask = 0, actors(box, s)
    while mask != NOBODY and made < LONGEST:
        if mask & LUCK:
            draw = next_drawn(draw)
            play(box, s, CHANCE, toss(box, s, fraction(draw), out, weights))
        else:
            choice = next_drawn(choice)
            p = lowest(mask)
            if mask & (mask - 1) and pace(box, s, weights) > 0:
                p = picked(weights[:SEATS], fraction(choice))
                choice = next_drawn(choice)
            play(box, s, p, presumed(box, s, p, fraction(choice), out, weights))
        made += 1
        mask = actors(box, s)


def by_policy(box, s, p, r, out, weights):
    return likely_move(box, s, p, r, out)


@per_game(lambda game: by_policy if policy_of(game) else None)
def presumed(box, s, p, r, out, weights):
    return any_move(box, s, p, r, out, weights)


def scrambled(seed):
    """Where a stream begins: neighbours must not look alike."""
    x = seed + 1
    for _ in range(4):
        x = next_drawn(x)
    return x


def next_drawn(x):
    """As drand48 goes on: 48 bits, the low ones of a product."""
    return (x * 25214903917 + 11) & 281474976710655


def fraction(x):
    return (x >> 16) / 4294967296


@apart
@small
def expected(box, s, seed, rounds, pads, worlds, shares):
    if actors(box, s) == NOBODY:
        outcome(box, s, shares)
    else:
        foresee(box, s, seed, rounds, pads[0].out, pads[0].weights, worlds, shares)


@small
def expect_shares(boxes, states, seed, rounds, pads, worlds, shares):
    """Write each seat's share of the victory: as it is at the end, as it is expected before."""
    expected(boxes[0], states[0], seed, rounds, pads, worlds, shares)


@small
def expect_after_luck(boxes, states, rng, seed, rounds, most, pads, worlds, shares):
    """Write the mean of what is expected once luck has moved until a seat must: over all that can
    come next, if that is at most so much, or over so many that come as often as they should. What
    luck does after that is drawn. The second half of `shares` is there to be written on."""
    worlds[2] = states[0]
    n = past_reveals(boxes[0], worlds[2], pads[1].out, pads[1].weights)
    for q in range(SEATS):
        shares[q] = 0.0
    branches = min(n, most)
    for i in range(branches):
        times = max(1, most // branches)
        for _ in range(times):
            worlds[1] = worlds[2]
            weight = branch(boxes[0], worlds[1], rng, i, n, most, pads) / times
            further = luck_moves(boxes[0], worlds[1], rng, pads[0].out, pads[0].weights)
            expected(boxes[0], worlds[1], seed, rounds, pads, worlds, shares[SEATS:])
            if not further:
                weight *= times
            for q in range(SEATS):
                shares[q] += weight * shares[SEATS + q]
            if not further:
                break
    if n == 0:
        expected(boxes[0], worlds[2], seed, rounds, pads, worlds, shares)


@apart
@small
def let_luck(box, s, move):
    """The rules, compiled once for all of luck's moves here."""
    play(box, s, CHANCE, move)


def past_reveals(box, s, out, weights):
    """Play what has only one way to come; return how many ways there are of what comes then, 0 if
    luck has done."""
    while actors(box, s) & LUCK:
        n = odds(box, s, out, weights)
        if n > 1:
            return n
        let_luck(box, s, out[0])
    return 0


def branch(box, s, rng, i, n, most, pads):
    """Play one of luck's next moves, and return its weight."""
    if n > most:
        r = (i + rng.random()) / most
        let_luck(box, s, toss(box, s, r, pads[0].out, pads[0].weights))
        return 1 / most
    whole = 0.0
    for k in range(n):
        whole += pads[1].weights[k]
    let_luck(box, s, pads[1].out[i])
    return pads[1].weights[i] / whole


def luck_moves(box, s, rng, out, weights):
    """Until a seat must; whether there was anything to be drawn."""
    drawn = 0
    while actors(box, s) & LUCK:
        let_luck(box, s, toss(box, s, rng.random(), out, weights))
        drawn = 1
    return drawn


@per_game(lambda game: known(game, "weigh_shares"))
def weigh_shares(box, s, p, out, worth):
    return weigh(box, s, p, out, worth)


def weigh_in_shares(box, views, p, rng, pads, worlds):
    """Write the moves and what each is worth in shares of the victory, as far as the game knows;
    return how many."""
    believe(box, views[0], p, rng, worlds)
    return weigh_shares(box, worlds[1], p, pads[0].out, pads[0].weights)
