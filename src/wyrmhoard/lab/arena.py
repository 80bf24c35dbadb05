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

from .luck import Luck, Stream


def play_match(
    game: Game, bots: Sequence[Bot], rng: np.random.Generator, boxes: Records | None = None
) -> Match:
    """One match, a bot in every seat. Each is given its view and what it heard."""
    return play_out(Match(game, len(bots), boxes), bots, Stream(rng))


def play_out(match: Match, bots: Sequence[Bot], luck: Luck) -> Match:
    hearing = Hearing(match)
    luck.draw(match)
    while not match.over:
        seat = luck.next_seat(match)
        match.play(seat, bots[seat].choose(match.boxes, match.view(seat), seat, hearing.of(seat)))
        luck.draw(match)
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
    """Where the mean share lies, with 95 % confidence. Shares of a victory spread less than whole
    ones, so that for them it is rather too wide."""
    return wilson(float(np.mean(shares)), len(shares), 1.96)


def wilson(mean: float, n: float, z: float) -> tuple[float, float]:
    """Wilson's interval, which stays within 0 and 1."""
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    margin = z / (1 + z * z / n) * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return middle - margin, middle + margin
