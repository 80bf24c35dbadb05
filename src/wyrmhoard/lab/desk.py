"""All that one thread needs to play matches, made once."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.bots.belief import GATHERED, MOST, notes_of
from wyrmhoard.bots.games import worlds
from wyrmhoard.bots.search_tree import TREE, desk
from wyrmhoard.engine.bind import Binding, compiled
from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.handles import Handles
from wyrmhoard.engine.hearing import HEARD
from wyrmhoard.engine.layout import Records

from .deciding import UNIFORM, thoughts
from .games import known_sides
from .match_steps import play_matches, play_random
from .rows import TRACK, blank_book, match_row, seat_row

GOLDEN, MIX, MIX_AGAIN = map(
    np.uint64, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
WORDS = 4  # of SFC64: three that are drawn by lot, and a counter


class Desk:
    """Buffers, and a stream of luck whose state kernels set: a stream a match."""

    def __init__(
        self, game: Game, seating: Sequence[str], told: bool, run: Binding | None = None
    ) -> None:
        self.game, self.run = game, run or compiled(game)
        self.ways, self.efforts = np.ascontiguousarray(thoughts(game, seating).T)
        self.random = bool((self.ways == UNIFORM).all())
        bits = np.random.SFC64(0)
        self.rng = np.random.Generator(bits)
        self.stream = words_of(bits)
        self.pads, self.states = np.repeat(game.pad(), 2), game.state.blank(2)
        self.tracks = TRACK.blank()
        self.mine, self.watched, self.blank = (game.view.blank(n) for n in (2, 2, 1))
        self.tell, self.books = int(told), blank_book(game).copy()
        self.listens = notes_of(game) is not None
        if not self.random:
            self.worlds = game.state.blank(max(worlds(game), GATHERED + MOST * self.listens))
            self.sums = np.zeros(len(game.moves))
            self.trees, self.desks = TREE.blank(), desk(len(game.moves)).blank()
            self.logs = HEARD.blank(SEATS * game.cap if self.listens else 0)
            self.shadows = game.state.blank(SEATS * self.listens)
            self.notes = (notes_of(game) or HEARD).blank(SEATS + 1)

    def some(self, records: Records) -> Any:
        """Records of which kernels take slices."""
        return self.run.many(records) if self.run.fast else Sliced(records)

    def play(
        self, boxes: Records, seed: int, first: int, count: int, stop: NDArray[np.int64]
    ) -> tuple[Records, Records, Records]:
        """Rows of these matches, of their seats, and how they ended where that is looked at."""
        game, run, seats = self.game, self.run, len(self.ways)
        matches, rows = match_row(game).blank(count), seat_row(game).blank(count * seats)
        ends = game.state.blank(count if known_sides(game) else 0)
        many = run.many
        luck = (starts(seed, first, count), self.stream, self.rng, many(self.pads))
        bots = () if self.random else (self.ways, self.efforts, many(self.mine))
        tools = () if self.random else (
            self.some(self.worlds), self.sums, many(self.trees), many(self.desks),
            self.some(self.logs), self.some(self.shadows), self.some(self.notes),
        )  # fmt: skip
        made = run(play_random if self.random else play_matches)(
            run.one(boxes), many(self.states), seats, first, *luck, *bots, many(self.watched),
            many(self.blank), *tools, many(self.books), self.tell, game.cap,
            many(matches), many(rows), many(self.tracks), many(ends), stop,
        )  # fmt: skip
        return matches[:made], rows[: made * seats], ends[:made]


class Sliced(Handles):
    def __getitem__(self, i: int | slice) -> Any:
        return Sliced(self.records[i]) if isinstance(i, slice) else super().__getitem__(i)


def words_of(bits: np.random.SFC64) -> NDArray[np.uint64]:
    """The state of a generator as it lies in memory, which is the whole of SFC64's."""
    found: NDArray[np.uint64] = np.ctypeslib.as_array(
        (ctypes.c_uint64 * WORDS).from_address(bits.ctypes.state_address)
    )
    if found.tolist() != bits.state["state"]["state"].tolist():
        raise RuntimeError("NumPy keeps SFC64 otherwise than we know")
    return found


def starts(seed: int, first: int, count: int) -> NDArray[np.uint64]:
    """Where the streams of these matches begin, found from seed and number alone."""
    places = np.arange(first * WORDS, (first + count) * WORDS, dtype=np.uint64) + np.uint64(1)
    z: NDArray[np.uint64] = places * GOLDEN + seed_word(seed)
    z = (z ^ (z >> np.uint64(30))) * MIX
    z = (z ^ (z >> np.uint64(27))) * MIX_AGAIN
    z = (z ^ (z >> np.uint64(31))).reshape(count, WORDS)
    z[:, WORDS - 1] = 1
    return z


@cache
def seed_word(seed: int) -> Any:
    return np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]
