"""What the strongest bot thinks of a decision, given what its seat knew: view and hearing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from wyrmhoard.bots.adviser import Adviser
from wyrmhoard.bots.bot import Run, never
from wyrmhoard.bots.expectation import weigh_in_shares
from wyrmhoard.bots.solution import solution_of
from wyrmhoard.engine.events import Told
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .marks import Option, lost, mark, stands_alone

ROUNDS = 2500  # of search
GLANCE = 64  # rounds after which a move that was to be found is not brilliant any more


@dataclass(frozen=True)
class Decision:
    """A move that was made where others could have been."""

    n: int  # moves made before
    seat: int
    move: int
    mark: str
    lost: float  # of the victory, if any was surely given away
    options: list[Option]  # the best first
    reason: Told  # for the best, if it was another
    beliefs: list[Told]  # what could be known of the others then, likewise

    @property
    def made(self) -> Option:
        return next(one for one in self.options if one.move == self.move)


class Judge:
    """The same seed, the same judgement of each decision, whichever else are judged."""

    def __init__(self, game: Game, run: Run, seed: int = 0, rounds: int = ROUNDS) -> None:
        self.game, self.seed, self.rounds = game, seed, rounds
        self.adviser = Adviser(game, run, seed=seed, rounds=rounds)

    def judge(
        self, box: Records, view: Records, seat: int, heard: Records, n: int, move: int
    ) -> Decision | None:
        """None where nothing can be said of the move."""
        options = self.weigh(box, view, seat, heard, n)
        made = next((one for one in options if one.move == move), None)
        if made is None:
            return None
        marked = mark(options, made)
        alone = marked == "best" and stands_alone(options)
        if alone and self.glance(box, view, seat, heard, n) != move:
            marked = "brilliant"
        loss = lost(options, made)
        self.begin(n)
        reason = self.adviser.why(box, view, seat, heard, options[0].move) if loss else []
        beliefs = self.adviser.beliefs(box, view, seat, heard) if loss else []
        return Decision(n, seat, move, marked, loss, options, reason, beliefs)

    def weigh(self, box: Records, view: Records, seat: int, heard: Records, n: int) -> list[Option]:
        """Every move that something is known of, the best first."""
        self.begin(n)
        if solution_of(self.game):
            return ordered(self.solve(box, view, seat))
        if mixed := self.adviser.mixed:
            moves, chances, worth = mixed.weigh(box, view, seat)
            rows = zip(moves.tolist(), worth.tolist(), chances.tolist(), strict=True)
            return ordered([Option(move, share, 0.0, meant) for move, share, meant in rows])
        return self.search(box, view, seat, heard)

    def begin(self, n: int) -> None:
        """Every decision has its own luck."""
        self.adviser.rng = np.random.default_rng(self.seed + n)

    def solve(self, box: Records, view: Records, seat: int) -> list[Option]:
        search, run = self.adviser.search, self.adviser.run()
        pads = search.pads
        given = run.one(box), run.many(view), seat, self.adviser.rng
        n = run(weigh_in_shares)(*given, run.many(pads), run.many(search.worlds))
        rows = zip(pads[0].out[:n].tolist(), pads[0].weights[:n].tolist(), strict=True)
        return [Option(move, share, 0.0, 0.0) for move, share in rows]

    def search(self, box: Records, view: Records, seat: int, heard: Records) -> list[Option]:
        """In the order of how much is to be said for them: a mean of few rounds may be too high."""
        tried = self.adviser.try_out(box, view, seat, heard, never)
        assert tried.shares is not None
        whole = tried.weights.sum() if tried.mixed else np.inf
        order = np.argsort(-tried.weights, kind="stable").tolist()
        return [
            Option(
                tried.moves[k], float(tried.shares[k]), float(tried.errors[k]),
                float(tried.weights[k] / whole),
            )
            for k in order
        ]  # fmt: skip

    def glance(self, box: Records, view: Records, seat: int, heard: Records, n: int) -> int:
        """What seems best at once."""
        self.begin(n)
        search = self.adviser.search
        search.rounds = GLANCE
        tried = self.search(box, view, seat, heard)
        search.rounds = self.rounds
        return tried[0].move


def ordered(options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda one: -one.share)
