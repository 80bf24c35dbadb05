"""Bots against bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np

from wyrmhoard.bots.bot import Bot
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match


def play_match(
    game: Game, bots: Sequence[Bot], rng: np.random.Generator, boxes: Records | None = None
) -> Match:
    """One match, a bot in every seat. Each is given its view and nothing else."""
    match = Match(game, len(bots), boxes)
    match.draw(rng)
    while not match.over:
        seat = match.next_seat(rng)
        match.play(seat, bots[seat].choose(match.boxes, match.view(seat), seat))
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
    """Where the mean share lies, with 95 % confidence."""
    mean, n = float(np.mean(shares)), len(shares)
    margin = 1.96 * float(np.std(shares, ddof=1)) / sqrt(n)
    return mean - margin, mean + margin
