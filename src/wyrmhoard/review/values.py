"""What the positions of a finished match were worth to every seat, all laid open. The kernels are
in bots/expectation.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wyrmhoard.bots.expectation import WORLDS, expect_after_luck, expect_shares
from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.match import Match

PLAYOUTS = 128  # of a position, where nothing quicker is known of the game
OUTCOMES = 24  # of luck that are valued before it moves; all of them, if there are no more
Shares = list[float]


class Values:
    """The same seed and position, the same value: before luck moves and after it."""

    def __init__(
        self, match: Match, seed: int, playouts: int = PLAYOUTS, outcomes: int = OUTCOMES
    ) -> None:
        self.seed, self.playouts, self.outcomes = seed, playouts, outcomes
        self.pads, self.worlds = np.repeat(match.game.pad(), 2), match.game.state.blank(WORLDS)
        self.shares = np.zeros(2 * SEATS)

    def of(self, match: Match) -> Shares:
        """Of a position in which a seat must move, or none."""
        return self.ask(match, expect_shares, self.seed, self.playouts)

    def before_luck(self, match: Match) -> Shares:
        """The mean over what luck may do now."""
        rng = np.random.default_rng(self.seed + len(match.moves))
        return self.ask(match, expect_after_luck, rng, self.seed, self.playouts, self.outcomes)

    def ask(self, match: Match, kernel: Callable[..., Any], *given: Any) -> Shares:
        many = match.run.many
        match.ask(kernel, *given, many(self.pads), many(self.worlds), self.shares)
        shares: Shares = self.shares[: match.seats].tolist()
        return shares
