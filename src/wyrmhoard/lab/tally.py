"""Whole random matches, counted. Kernels: plain functions over the contract."""

from wyrmhoard.engine.contract import SEATS, outcome, score, setup
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.engine.playout import finish_one

LONGEST = 1_000_000  # moves after which a match is given up; none should be

TALLY = Layout(
    games=field("i8", about="matches played"),
    moves=field("i8", about="moves made, luck's included"),
    longest=field("i8", about="moves of the longest match"),
    shares=field("f8", SEATS, about="victory shares by seat, summed"),
    points=field("f8", SEATS, about="points at the end by seat, summed"),
    gains=field("f8", SEATS, about="victory shares of the last match"),
)


def play_many(box, states, seats, games, rng, pads, tallies):
    """Play so many matches and add them up. `states[0]` stays blank."""
    out, weights, tally = pads[0].out, pads[0].weights, tallies[0]
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        setup(box, s, seats)
        made = finish_one(box, s, rng, out, weights, LONGEST)
        outcome(box, s, tally.gains)
        tally.games += 1
        tally.moves += made
        tally.longest = max(tally.longest, made)
        for p in range(seats):
            tally.shares[p] += tally.gains[p]
            tally.points[p] += score(box, s, p)
