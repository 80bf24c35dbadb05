"""One match for a learner in one seat, with bots in the others: they are given what a bot is given."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.queries import set_up

from .single import Single
from .single_steps import WHO


class Company(Single):
    """As `Single` with `me`, but the others think: `levels` names a bot for each of them in turn."""

    def __init__(
        self, game: Game, seats: int, boxes: Records | None, me: int, levels: Sequence[str]
    ) -> None:
        super().__init__(game, seats, boxes, me)
        self.match = Match(game, seats, self.boxes, run=self.run, pad=self.pads)
        self.states, others = self.match.states, [p for p in range(seats) if p != me]
        self.levels = {p: levels[i % len(levels)] for i, p in enumerate(others)}
        self.rng = np.random.default_rng(0)

    def seed(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def begin(self, seed: int | None = None) -> None:
        if seed is not None:
            self.seed(seed)
        self.match.raw[:] = 0
        self.match.moves.clear()
        self.match.ask(set_up, self.seats)
        self.hearing = Hearing(self.match)
        seeds = {p: int(self.rng.integers(2**31)) for p in self.levels}
        self.bots = {
            p: bot(level, self.game, lambda: self.run, seeds[p])
            for p, level in self.levels.items()
        }  # fmt: skip
        self.go_on()

    def step(self, move: int) -> None:
        self.match.make(self.me, move)
        self.go_on()

    def go_on(self) -> None:
        """Luck and the bots move until `me` is asked, or the match is over."""
        match, who = self.match, NONE
        match.draw(self.rng)
        while not match.over:
            who = match.next_seat(self.rng)
            if who == self.me or len(match.moves) >= self.game.cap:
                break
            view, heard = match.view(who), self.hearing.of(who)
            match.make(who, self.bots[who].choose(match.boxes, view, who, heard))
            match.draw(self.rng)
        self.made[0] = len(match.moves)
        self.mark(NONE if match.over else who)
        self.see(self.me)

    @property
    def who(self) -> int:
        return int(self.told[WHO])
