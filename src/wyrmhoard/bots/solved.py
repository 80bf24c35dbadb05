"""The bot that knows what each move is worth. The kernels are in solution.py."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wyrmhoard.engine.bind import Binding, plain
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .bot import Run, Stop, never
from .options import only_move
from .solution import best_solved


class Solved:
    def __init__(self, game: Game, run: Run, seed: int = 0) -> None:
        self.game, self.run, self.rng = game, run, np.random.default_rng(seed)
        self.pads, self.worlds = game.pad(), game.state.blank(2)

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        only = self.ask(plain(self.game), only_move, box, view, seat)  # asked once a move
        return only if only != NONE else self.ask(self.run(), best_solved, box, view, seat)

    def ask(
        self, run: Binding, kernel: Callable[..., int], box: Records, view: Records, seat: int
    ) -> int:
        pads, worlds = run.many(self.pads), run.many(self.worlds)
        return int(run(kernel)(run.one(box), run.many(view), seat, self.rng, pads, worlds))
