"""The bot that mixes its secret choices, so that nobody foresees them. The kernels are in
mixture.py."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .bot import Run, Stop, never
from .games import worlds
from .mixture import pick_mixed, weigh_mixed
from .options import only_move

Moves = np.ndarray[tuple[int], np.dtype[np.int32]]
Weights = np.ndarray[tuple[int], np.dtype[np.float64]]


class Mixed:
    """As its game says that this level chooses. Not compiled and short of time, it thinks less."""

    def __init__(
        self, game: Game, run: Run, level: int, seconds: float | None = None, seed: int = 0
    ) -> None:
        self.game, self.run, self.level, self.seconds = game, run, level, seconds
        self.rng = np.random.default_rng(seed)
        self.pads, self.worlds = np.repeat(game.pad(), 2), game.state.blank(worlds(game))

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        once = plain(self.game)  # for what is asked once a move
        given = once.one(box), once.many(view), seat, self.rng
        only = int(once(only_move)(*given, once.many(self.pads), once.many(self.worlds)))
        return only if only != NONE else self.ask(pick_mixed, box, view, seat)

    def weigh(self, box: Records, view: Records, seat: int) -> tuple[Moves, Weights, Weights]:
        """The moves, how often each is to be made, and the share of the victory it is worth."""
        n = self.ask(weigh_mixed, box, view, seat)
        moves, (chances, worth) = self.pads["out"][0, :n].copy(), self.pads["weights"][:, :n].copy()
        return moves, chances, worth

    @property
    def hasty(self) -> bool:
        return not self.run().fast and self.seconds is not None

    def ask(self, kernel: Callable[..., int], box: Records, view: Records, seat: int) -> int:
        run = self.run()
        given = run.one(box), run.many(view), seat, self.rng, self.level, int(self.hasty)
        return int(run(kernel)(*given, run.many(self.pads), run.many(self.worlds)))
