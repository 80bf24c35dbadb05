"""The bot every other bot must beat."""

from __future__ import annotations

import numpy as np

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .bot import Run, Stop, never
from .options import uniform_move


class Uniform:
    """Any legal move, as likely as any other."""

    def __init__(self, game: Game, run: Run, seed: int = 0) -> None:
        self.game, self.rng = game, np.random.default_rng(seed)
        self.pads, self.worlds = game.pad(), game.state.blank(2)

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        run = plain(self.game)  # asked once a move
        pads, worlds = run.many(self.pads), run.many(self.worlds)
        return int(run(uniform_move)(run.one(box), run.many(view), seat, self.rng, pads, worlds))
