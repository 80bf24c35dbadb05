"""Tree search for any game, as a bot. The kernels are in search_tree.py."""

from __future__ import annotations

from time import monotonic

import numpy as np

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .bot import Run, Stop, never
from .listening import Listening
from .options import only_move
from .search_tree import TREE, answer, best_searched, desk, plant, search

Weights = np.ndarray[tuple[int], np.dtype[np.float64]]
CHUNK = {True: 256, False: 4}  # rounds between two questions whether it is enough; compiled or not


class Search:
    """Thinks for so many rounds, or until the seconds are over. Compiled, it lets others run. Those
    who never think at the same time may share their trees, which are large."""

    def __init__(
        self, game: Game, run: Run, rounds: int = 1000, seconds: float | None = None, seed: int = 0,
        trees: Records | None = None, informed: bool = True,
    ) -> None:  # fmt: skip
        self.informed = informed
        self.game, self.run, self.rounds, self.seconds = game, run, rounds, seconds
        self.rng = np.random.default_rng(seed)
        self.trees = TREE.blank() if trees is None else trees
        self.desks = desk(len(game.moves)).blank()
        self.pads, self.listening = game.pad(), Listening(game, informed)
        self.worlds = self.listening.worlds[:2]

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        once = plain(self.game)  # for what is asked once a move
        given, worlds = (once.one(box), once.many(view), seat, self.rng), once.many(self.worlds)
        only = int(once(only_move)(*given, once.many(self.pads), worlds))
        if only != NONE:
            return only
        self.listen(box, view, seat, heard)
        self.think(box, view, seat, stop)
        notes = [once.many(one) for one in (self.trees, self.desks, self.worlds)]
        return int(once(best_searched)(*given, *notes))

    def listen(self, box: Records, view: Records, seat: int, heard: Records) -> None:
        """Before thinking: which worlds to think about, where what was heard tells something."""
        known = box, view, seat, heard, self.rng, self.rounds
        self.worlds = self.listening.gather(self.run(), *known)

    def think(self, box: Records, view: Records, seat: int, stop: Stop = never) -> int:
        """Grow new trees from the view; return the rounds it took."""
        run, end, done = self.run(), monotonic() + (self.seconds or 1e9), 0
        self.trees[:] = 0
        trees, desks, worlds = run.many(self.trees), run.many(self.desks), run.many(self.worlds)
        plain(self.game)(plant)(trees, desks, int(self.informed))
        grow, views, chunk = run(search), run.many(view), CHUNK[run.fast]
        while done < self.rounds and (done == 0 or (monotonic() < end and not stop())):
            n = min(chunk, self.rounds - done)
            grow(run.one(box), views, seat, self.rng, n, trees, desks, worlds)
            done += n
        return done

    def weigh(self, box: Records, view: Records, seat: int) -> Weights:
        """What is to be said for each legal move, after thinking."""
        run = plain(self.game)  # asked once a move
        trees, desks, worlds = run.many(self.trees), run.many(self.desks), run.many(self.worlds)
        n = run(answer)(run.one(box), run.many(view), seat, self.rng, trees, desks, worlds)
        weights: Weights = self.desks[0].weights[:n].copy()
        return weights
