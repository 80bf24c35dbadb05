"""The bot that takes what looks best one move ahead."""

from __future__ import annotations

import numpy as np

from wyrmhoard.engine.choices import choices
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .lookahead import look_ahead
from .bot import Run, Stop, never


class Greedy:
    """The move with the best mean lead at its own next turn, over so many worlds a move."""

    def __init__(self, game: Game, run: Run, worlds: int = 32, seed: int = 0) -> None:
        self.game, self.run, self.worlds = game, run, worlds
        self.rng = np.random.default_rng(seed)
        self.pads, self.states = game.pad(), game.state.blank(2)
        self.sums = np.zeros(len(game.moves))

    def choose(self, box: Records, view: Records, seat: int, stop: Stop = never) -> int:
        run, done = self.run(), 0
        self.sums[:] = -np.inf
        pads, states, views = run.many(self.pads), run.many(self.states), run.many(view)
        moves = choices(self.game, box, view, seat, self.rng)
        self.sums[moves] = 0
        while len(moves) > 1 and done < self.worlds and not (done and stop()):
            run(look_ahead)(run.one(box), views, seat, self.rng, 1, pads, states, self.sums)
            done += 1
        return int(self.sums.argmax())
