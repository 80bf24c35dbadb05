"""Thousands of matches stepped at once, for whoever learns on them.

    env = BatchEnv(load("mount-drago"), seats=4, n=1024, seed=7, threads=2)
    turn = env.reset()
    while True:
        turn = env.step(choose(turn.views, turn.mask))  # one legal move a match

A step plays the move of the seat that is asked, `turn.seat`, and all luck up to the next decision.
A match that is over gives its rewards, says so in `terminated` and begins again in the same step:
views and moves are then those of the new match. Results are the same for the same seed, whatever
the number of threads, and match k of a batch is match k of any larger one. Arrays are overwritten
by the next step: copy what must last.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import NONE, SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records, flat
from wyrmhoard.engine.refused import Refused

from .batch_steps import choose_any, first_illegal, mark_legal, reset_matches, step_matches

Rows = NDArray[Any]


@dataclass(frozen=True)
class Turn:
    """What lies before each of the `n` matches, row by row."""

    seat: Rows  # int64 (n,): who is asked
    views: Records  # (n,): what that seat may know, a record of the game's `view`
    moves: Rows  # int32 (n, game.most_legal): its legal moves, in rising order
    count: Rows  # int64 (n,): how many of them count
    mask: Rows | None  # bool (n, game.moves.of_seats): the same as flags, where asked for
    rewards: Rows  # float32 (n, seats): each seat's share of a victory just won, else 0
    terminated: Rows  # bool (n,): the match has ended by its rules, and a new one begun
    truncated: Rows  # bool (n,): it was given up after game.cap moves, and a new one begun

    @property
    def bytes(self) -> Rows:
        """Views as they lie in memory: uint8 (n, size of a view). No copy."""
        return self.views.view(np.uint8).reshape(len(self.views), -1)

    def flat(self) -> Rows:
        """Views as plain numbers: int32 (n, numbers in a view), in the order of the fields."""
        return flat(self.views)


class BatchEnv:
    """`n` matches of one game with so many seats, a decision each at every step."""

    def __init__(
        self, game: Game, seats: int, n: int, seed: int = 0, threads: int = 1, *,
        mask: bool = True, boxes: Records | None = None,
    ) -> None:  # fmt: skip
        if n < 1 or threads < 1:
            raise ValueError("there is at least one match, and one thread")
        self.game, self.seats, self.n = game, seats, n
        self.boxes = game.standard() if boxes is None else boxes
        game.welcome(seats, self.boxes[0])
        self.run = compiled(game)
        self.states, self.made = game.state.blank(n), np.zeros(n, np.int64)
        # A stream of numbers a match, found from its place: not from how many there are.
        places = np.arange(1, n + 1, dtype=np.uint64) * np.uint64(0xD1342543DE82EF95)
        self.seeds = places ^ np.random.SeedSequence(seed).generate_state(1, np.uint64)
        self.any_seeds = ~self.seeds
        self.marked, self.marks = np.zeros((n, game.most_legal), np.int32), np.zeros(n, np.int64)
        self.turn = self.blank_turn(mask)
        cuts = [n * t // threads for t in range(threads + 1)]
        self.parts = [slice(a, b) for a, b in pairwise(cuts)]
        self.pads = [game.pad() for _ in self.parts]
        self.blanks, self.blank_views = game.state.blank(), game.view.blank()
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def blank_turn(self, mask: bool) -> Turn:
        n, game = self.n, self.game
        return Turn(
            seat=np.zeros(n, np.int64),
            views=game.view.blank(n),
            moves=np.zeros((n, game.most_legal), np.int32),
            count=np.zeros(n, np.int64),
            mask=np.zeros((n, game.moves.of_seats), np.bool_) if mask else None,
            rewards=np.zeros((n, self.seats), np.float32),
            terminated=np.zeros(n, np.bool_),
            truncated=np.zeros(n, np.bool_),
        )

    def reset(self) -> Turn:
        """Begin all matches; luck goes on where it was."""
        self.each(self.reset_part)
        for ended in (self.turn.rewards, self.turn.terminated, self.turn.truncated):
            ended[:] = 0
        return self.turn

    def step(self, actions: Rows) -> Turn:
        """Play one move a match; refused as a whole, before any is played, if one is not legal."""
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.n,):
            raise ValueError(f"one move for each of {self.n} matches, not {actions.shape}")
        t = self.turn
        wrong = int(self.run(first_illegal)(actions, t.moves, t.count))
        if wrong != NONE:
            raise Refused("not-legal-now", move=self.said(int(actions[wrong])))
        self.each(lambda part, pad: self.step_part(part, pad, actions))
        return t

    def said(self, move: int) -> str:
        return self.game.moves.text(move) if 0 <= move < len(self.game.moves) else str(move)

    def any_moves(self) -> Rows:
        """A random legal move for each match, the same for the same seed."""
        actions = np.zeros(self.n, np.int64)
        self.run(choose_any)(self.turn.moves, self.turn.count, self.any_seeds, actions)
        return actions

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown()

    def each(self, work: Any) -> None:
        """Every part of the batch, each in a thread of its own."""
        if self.pool:
            list(self.pool.map(work, self.parts, self.pads))
        else:
            work(self.parts[0], self.pads[0])

    def reset_part(self, part: slice, pad: Records) -> None:
        t = self.turn
        self.run(reset_matches)(
            self.boxes, self.states[part], self.blanks, self.seeds[part], self.made[part],
            t.seat[part], t.moves[part], t.count[part], t.views[part], self.blank_views, pad,
            self.seats,
        )  # fmt: skip
        self.mark(part)

    def step_part(self, part: slice, pad: Records, actions: Rows) -> None:
        t = self.turn
        self.run(step_matches)(
            self.boxes, self.states[part], self.blanks, self.seeds[part], self.made[part],
            t.seat[part], actions[part], t.moves[part], t.count[part], t.views[part],
            self.blank_views, pad, self.seats, self.game.cap, t.rewards[part], t.terminated[part],
            t.truncated[part], np.zeros(SEATS),
        )  # fmt: skip
        self.mark(part)

    def mark(self, part: slice) -> None:
        t = self.turn
        if t.mask is not None:
            given = t.moves[part], t.count[part], self.marked[part], self.marks[part]
            self.run(mark_legal)(*given, t.mask[part])
