"""Whoever asks for a hint is told of the best moves: what they are worth, how sure that is, why.

The kernels are in advice.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wyrmhoard.engine.bind import Binding, plain
from wyrmhoard.engine.contract import ROOM
from wyrmhoard.engine.events import Told
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .advice import appraise, are_shares, say_beliefs, tell_reason
from .bot import Run, Stop, never
from .games import thinking
from .games.hints import reasons_of
from .mixed import Mixed
from .mixture import mixture_of
from .options import list_options
from .search import Search
from .search_tree import SLIGHT
from .solution import best_solved, solution_of

ROUNDS = 20_000
MOST = 3  # moves told of
VAGUE = 0.15  # beside the best, what errs by more than this was hardly tried: nothing is told of it
Numbers = np.ndarray[tuple[int], np.dtype[np.float64]]


@dataclass(frozen=True)
class Advised:
    """A move, and what is made of it."""

    move: int
    share: float | None  # of the victory that is expected; None: worked out in other terms
    error: float  # the standard error of that; 0: worked out, not tried
    meant: float  # of a choice that must not be foreseen, how often it should be made; else 0
    reason: Told
    beliefs: list[Told] = field(default_factory=list)  # of the others, told with the best move


@dataclass(frozen=True)
class Tried:
    """What is known of some moves, and how much is to be said for each."""

    moves: list[int]
    weights: Numbers
    shares: Numbers | None
    errors: Numbers
    mixed: bool = False


class Adviser:
    """Given a view and what its seat heard, like any bot; it searches unless the game is solved,
    or knows how its secret choices are mixed."""

    def __init__(
        self, game: Game, run: Run, seconds: float | None = None, seed: int = 0,
        trees: Records | None = None, rounds: int = ROUNDS,
    ) -> None:  # fmt: skip
        self.game, self.run = game, run
        self.search = Search(game, run, rounds, seconds, seed, trees)
        strongest = thinking(game)["master"][1] if mixture_of(game) else 0
        self.mixed = Mixed(game, run, strongest, seconds, seed) if mixture_of(game) else None

    @property
    def rng(self) -> np.random.Generator:
        return self.search.rng

    @rng.setter
    def rng(self, rng: np.random.Generator) -> None:
        self.search.rng = rng
        if self.mixed:
            self.mixed.rng = rng

    def advise(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> list[Advised]:
        """The best moves first."""
        if solution_of(self.game):
            tried = self.work_out(box, view, seat)
        elif self.mixed and not self.mixed.hasty:
            tried = self.mix(self.mixed, box, view, seat)
        else:
            tried = self.try_out(box, view, seat, heard, stop)
        order = np.argsort(-tried.weights, kind="stable")[:MOST].tolist()
        least = SLIGHT * tried.weights[order[0]] if tried.mixed else -np.inf
        most = np.inf if tried.mixed else VAGUE
        clear = [k for k in order if k == order[0] or tried.errors[k] <= most]
        kept = [k for k in clear if tried.weights[k] >= least]
        whole = tried.weights.sum() if tried.mixed and len(kept) > 1 else np.inf
        beliefs = self.beliefs(box, view, seat, heard)
        return [
            Advised(
                tried.moves[k],
                None if tried.shares is None else float(tried.shares[k]),
                float(tried.errors[k]),
                float(tried.weights[k] / whole),
                self.why(box, view, seat, heard, tried.moves[k]),
                beliefs if k == kept[0] else [],
            )
            for k in kept
        ]

    def try_out(self, box: Records, view: Records, seat: int, heard: Records, stop: Stop) -> Tried:
        """By search; of moves that nobody has tried nothing is told."""
        search, desk = self.search, self.search.desks
        search.listen(box, view, seat, heard)
        search.think(box, view, seat, stop)
        shares, errors = np.zeros((2, len(self.game.moves)))
        notes = [self.once.many(one) for one in (search.trees, desk, search.worlds)]
        n = self.once(appraise)(*self.given(box, view, seat), *notes, shares, errors)
        seen = np.flatnonzero(desk[0].weights[:n] > 0)
        moves = desk[0].out[seen].tolist()
        weights = desk[0].weights[seen].copy()
        return Tried(moves, weights, shares[seen], errors[seen], bool(desk[0].mixes))

    def beliefs(self, box: Records, view: Records, seat: int, heard: Records) -> list[Told]:
        """What is made of the others, by what they did."""
        listening, out = self.search.listening, np.zeros(ROOM, np.int64)
        if not listening.listens:
            return []
        notes = listening.hear(self.run(), box, view, seat, heard)
        n = self.once(say_beliefs)(self.once.many(view), seat, self.once.many(notes), out)
        return reasons_of(self.game).split(out[:n].tolist())

    def work_out(self, box: Records, view: Records, seat: int) -> Tried:
        """By what the game knows each move to be worth."""
        pads, worlds, run = self.search.pads, self.search.worlds, self.run()
        run(best_solved)(
            run.one(box), run.many(view), seat, self.rng, run.many(pads), run.many(worlds)
        )
        given, room = self.given(box, view, seat), self.once.many(worlds)
        n = self.once(list_options)(*given, pads[0].out, room)
        worth = pads[0].weights[:n].copy()
        shares = worth if self.once(are_shares)(*given, room) else None
        return Tried(pads[0].out[:n].tolist(), worth, shares, np.zeros(n))

    def mix(self, mixed: Mixed, box: Records, view: Records, seat: int) -> Tried:
        """As often as the game's own strategy makes each."""
        moves, chances, worth = mixed.weigh(box, view, seat)
        return Tried(moves.tolist(), chances, worth, np.zeros(len(moves)), True)

    def why(self, box: Records, view: Records, seat: int, heard: Records, move: int) -> Told:
        out, worlds = np.zeros(ROOM, np.int64), self.once.many(self.search.worlds)
        given = self.given(box, view, seat)
        n = self.once(tell_reason)(*given, move, self.once.many(heard), worlds, out)
        return [int(number) for number in out[:n]]

    @property
    def once(self) -> Binding:
        """For what is asked once a hint."""
        return plain(self.game)

    def given(self, box: Records, view: Records, seat: int) -> tuple[Any, ...]:
        return self.once.one(box), self.once.many(view), seat, self.rng
