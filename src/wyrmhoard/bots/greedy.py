"""The bot that takes what looks best one move ahead. The kernels are in lookahead.py."""

from __future__ import annotations

import numpy as np

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .bot import Run, Stop, never
from .listening import Listening
from .lookahead import best_ahead, look_ahead
from .options import only_move


class Greedy:
    """The move with the best mean lead at its own next turn, over so many worlds a move."""

    def __init__(self, game: Game, run: Run, effort: int = 32, seed: int = 0) -> None:
        self.game, self.run, self.effort = game, run, effort
        self.rng = np.random.default_rng(seed)
        self.pads, self.listening = game.pad(), Listening(game)
        self.worlds = self.listening.worlds[:2]
        self.sums = np.zeros(len(game.moves))

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        once = plain(self.game)  # for what is asked once a move
        given = once.one(box), once.many(view), seat, self.rng
        pads = once.many(self.pads), once.many(self.worlds)
        only = int(once(only_move)(*given, *pads))
        if only != NONE:
            return only
        known = box, view, seat, heard, self.rng, self.effort
        self.worlds = self.listening.gather(self.run(), *known)
        self.compare(box, view, seat, stop)
        return int(once(best_ahead)(*given, *pads, self.sums))

    def compare(self, box: Records, view: Records, seat: int, stop: Stop) -> None:
        """Sum up what each move is worth, world by world."""
        run, done = self.run(), 0
        pads, worlds, views = run.many(self.pads), run.many(self.worlds), run.many(view)
        self.sums[:] = 0
        while done < self.effort and not (done and stop()):
            run(look_ahead)(run.one(box), views, seat, self.rng, 1, pads, worlds, self.sums)
            done += 1
