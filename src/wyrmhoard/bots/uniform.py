"""The bot every other bot must beat."""

from __future__ import annotations

import numpy as np

from wyrmhoard.engine.choices import choices
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .bot import Run, Stop, never


class Uniform:
    """Any legal move, as likely as any other."""

    def __init__(self, game: Game, run: Run, seed: int = 0) -> None:
        self.game, self.rng = game, np.random.default_rng(seed)

    def choose(self, box: Records, view: Records, seat: int, stop: Stop = never) -> int:
        return int(self.rng.choice(choices(self.game, box, view, seat, self.rng)))
