"""One match at the speed of compiled code, for tools that step it from Python.

    single = Single(load("mount-drago"), seats=3)
    single.begin(seed=7)
    while single.who != NONE:
        single.step(int(np.flatnonzero(single.mask)[0]))

Each call goes on to the next decision, luck included. With `me`, the others move at random. What
is shown is `row`, the view of the one asked as numbers, and `mask`: both change with each call.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import NONE, SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Numbers, Records
from wyrmhoard.engine.queries import share_victory

from .single_steps import COUNT, WHO, begin_single, mark_single, see_single, step_single


class Single:
    def __init__(
        self, game: Game, seats: int, boxes: Records | None = None, me: int = NONE
    ) -> None:
        self.game, self.seats, self.me = game, seats, me
        self.boxes = game.standard() if boxes is None else boxes
        game.welcome(seats, self.boxes[0])
        self.states, self.views, self.pads = game.state.blank(), game.view.blank(), game.pad()
        self.blanks, self.blank_views = game.state.blank(), game.view.blank()
        self.seeds, self.made = np.zeros(1, np.uint64), np.zeros(1, np.int64)
        self.told = np.zeros(2, np.int64)
        self.who = NONE  # the seat that is asked; NONE at the end
        self.row = np.zeros(game.view.numbers, np.int32)
        self.mask = np.zeros(game.moves.of_seats, np.int8)
        self.moves = np.zeros(game.most_legal, np.int64)
        self.shares = np.zeros(SEATS)
        self.run = run = compiled(game)
        self.do_begin = run(begin_single)
        self.do_mark, self.do_see = run(mark_single), run(see_single)
        self.share = run(share_victory)

    @cached_property
    def do_step(self) -> Any:
        return straight(self.run(step_single), *self.for_step(0))

    def for_step(self, move: int) -> tuple[Any, ...]:
        return (
            self.boxes, self.states, self.seeds, self.made, self.told, move, self.me,
            self.game.cap, self.views, self.blank_views, self.row, self.moves, self.mask, self.pads,
        )  # fmt: skip

    def seed(self, seed: int) -> None:
        """Luck from here on, and what the others do, follow from this number."""
        self.seeds[:] = np.random.SeedSequence(seed).generate_state(1, np.uint64)

    def begin(self, seed: int | None = None) -> None:
        """Set up, up to the first decision; without a seed luck goes on where it was."""
        if seed is not None:
            self.seed(seed)
        self.do_begin(
            self.boxes, self.states, self.blanks, self.seeds, self.made, self.told, self.me,
            self.seats, self.game.cap, self.views, self.blank_views, self.row, self.moves,
            self.mask, self.pads,
        )  # fmt: skip
        self.who = self.told.item(WHO)

    def step(self, move: int) -> None:
        """A legal move of the one asked: whoever calls this has looked at `mask`."""
        self.do_step(*self.for_step(move))
        self.who = self.told.item(WHO)

    def mark(self, who: int) -> None:
        """Ask this seat, one of those that may move."""
        self.do_mark(
            self.boxes, self.states, who, self.me, self.told, self.moves, self.mask, self.pads
        )
        self.who = who

    def see(self, seat: int) -> None:
        """Show this seat's view."""
        self.do_see(self.boxes, self.states, seat, self.views, self.blank_views, self.row)

    def may(self, move: int) -> bool:
        return 0 <= move < len(self.mask) and self.mask[move] == 1

    @property
    def legal(self) -> Numbers:
        """Its moves, in rising order."""
        return self.moves[: self.told[COUNT]]

    @property
    def given_up(self) -> bool:
        """Whether it has gone on for too long."""
        return self.made.item(0) >= self.game.cap and self.who != NONE

    def outcome(self) -> list[float]:
        """At the end: each seat's share of the victory."""
        self.share(self.boxes, self.states, self.shares)
        shares: list[float] = self.shares[: self.seats].tolist()
        return shares


def straight(kernel: Any, *given: Any) -> Any:
    """The compiled code itself, for arguments of just these types: to look at each of them anew, as
    numba does at every call, takes longer than to move."""
    return kernel.compile(tuple(kernel.typeof_pyval(one) for one in given))
