"""Luck by playing on: what a position is worth, where a guess does not see what a hand is worth.

Positions before and after luck are played on by what is known of the game, with luck of their own
each time: both means are of the same expectation, so that luck is worth nothing on average. More
often after it, which is one position, than after each of those that could have come.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.bots.expectation import WORLDS, play_on
from wyrmhoard.engine.contract import CHANCE, LUCK, SEATS, outcome
from wyrmhoard.engine.match import Match

AFTER, OUTCOMES, EACH = 768, 24, 32  # playouts after luck; what could have come, and playouts of it
Numbers = NDArray[np.float64]


def played_on(boxes, states, seed, rounds, pads, worlds, shares):  # type: ignore[no-untyped-def]
    """A kernel: write each seat's mean share of the victory."""
    for q in range(SEATS):
        shares[q] = 0.0
    for k in range(rounds):
        worlds[3] = states[0]
        play_on(boxes[0], worlds[3], seed + k, pads[0].out, pads[0].weights)
        outcome(boxes[0], worlds[3], pads[0].weights)
        for q in range(states[0].seats):
            shares[q] += pads[0].weights[q] / rounds


class Far:
    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.rng = match, np.random.default_rng(seed)
        self.pads, self.worlds = np.repeat(match.game.pad(), 2), match.game.state.blank(WORLDS)
        self.shares = np.zeros(SEATS)

    def luck(self) -> Numbers:
        """What it brought each seat."""
        match, whole, n = self.match, np.zeros(self.match.seats), 0
        again = Match(match.game, match.seats, match.boxes, run=match.run)
        while n < len(match.moves):
            draws = again.actors == LUCK
            mean = self.mean(again) if draws else 0.0
            while n < len(match.moves) and (match.moves[n][0] == CHANCE) == draws:
                again.play(*match.moves[n])
                n += 1
            if draws:
                whole += self.value(again, AFTER) - mean
        return whole

    def mean(self, match: Match) -> Numbers:
        """Of what may come: the first draw evenly by its chances, what follows as it falls."""
        whole = np.zeros(match.seats)
        for i in range(OUTCOMES):
            other, r = match.copy(), (i + self.rng.random()) / OUTCOMES
            while other.actors == LUCK:
                moves = other.listed(CHANCE)
                weights = np.cumsum(other.weights[: len(moves)])
                at = int(np.searchsorted(weights, r * weights[-1], side="right"))
                other.play(CHANCE, moves[min(at, len(moves) - 1)])
                r = self.rng.random()
            whole += self.value(other, EACH)
        return whole / OUTCOMES

    def value(self, match: Match, rounds: int) -> Numbers:
        many, seed = match.run.many, int(self.rng.integers(2**30))
        match.ask(played_on, seed, rounds, many(self.pads), many(self.worlds), self.shares)
        return self.shares[: match.seats].copy()
