"""Bots against bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np

from wyrmhoard.bots.bot import Bot
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match


def play_match(
    game: Game, bots: Sequence[Bot], rng: np.random.Generator, boxes: Records | None = None
) -> Match:
    """One match, a bot in every seat. Each is given its view and what it heard."""
    match = Match(game, len(bots), boxes)
    hearing = Hearing(match)
    match.draw(rng)
    while not match.over:
        seat = match.next_seat(rng)
        match.play(seat, bots[seat].choose(match.boxes, match.view(seat), seat, hearing.of(seat)))
        match.draw(rng)
    return match


def shares_of(
    game: Game, bots: Sequence[Bot], matches: int, rng: np.random.Generator
) -> list[float]:
    """The first bot's share of each match; it changes seats with the others in turn."""
    shares = []
    for n in range(matches):
        shift = n % len(bots)
        seated = [*bots[len(bots) - shift :], *bots[: len(bots) - shift]]
        shares.append(play_match(game, seated, rng).outcome()[shift])
    return shares


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the mean share lies, with 95 % confidence: Wilson's, which stays within 0 and 1. Shares
    of a victory spread less than whole ones, so that for them it is rather too wide."""
    mean, n, z = float(np.mean(shares)), len(shares), 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    margin = z / (1 + z * z / n) * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return middle - margin, middle + margin
