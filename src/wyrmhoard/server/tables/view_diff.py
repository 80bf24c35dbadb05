"""Views as JSON: whole, or only what is new. Both are read from a view's bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match

from ..protocol.messages import Changes, Events, Values

Bytes = NDArray[np.uint8]  # of some views, one after the other
Read = Callable[[Any, int], tuple[Any, ...]]
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}  # as Struct says it


class SeatViews:
    """What some seats see of a match."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self.seats, count = np.array(seats, np.int64), len(seats)
        self.views, self.old = match.game.view.blank(count), match.game.view.blank(count)
        self.after, self.before = self.views.view(np.uint8), self.old.view(np.uint8)
        match.look(self.seats, self.views)

    def diff(self, match: Match) -> list[Changes]:
        """What is new to each of them since they last looked."""
        self.look(match)
        return diffs(match.game, self.before, self.after)

    def look(self, match: Match) -> None:
        self.views, self.old = self.old, self.views
        self.after, self.before = self.before, self.after
        self.after.fill(0)
        match.look(self.seats, self.views)

    def events(self, match: Match, who: int, heard: list[int]) -> list[Events]:
        """What each of them is told has come of the move between their last two looks."""
        return match.events(self.old, self.views, self.seats, who, heard)

    def whole(self, game: Game, which: int = 0) -> Values:
        """All that one of them sees: every field; arrays flat, in C order."""
        out, begin = Values(), which * game.view.dtype.itemsize
        for name, start, read, many in places(game):
            values = read(self.after, begin + start)
            out[name] = list(values) if many else values[0]
        return out


@cache
def places(game: Game) -> list[tuple[str, int, Read, bool]]:
    """Each field of a view: name, where its bytes begin, how to read it, whether it is many."""
    dtype, found = game.view.dtype, list[tuple[str, int, Read, bool]]()
    for name, field in game.view.fields.items():
        kind, start = dtype.fields[name][:2]  # type: ignore[index]
        many = Struct(f"={kind.itemsize // kind.base.itemsize}{LETTERS[field.kind]}")
        found.append((name, start, many.unpack_from, bool(field.shape)))
    return found


@cache
def spots(game: Game) -> list[tuple[str, int, int, Read]]:
    """For each byte of a view the number it is of: field, flat index (-1: the only one), which of
    the number's bytes it is, how to read it."""
    dtype, found = game.view.dtype, list[tuple[str, int, int, Read]]()
    for name, field in game.view.fields.items():
        kind = dtype.fields[name][0]  # type: ignore[index]
        size, read = kind.base.itemsize, Struct(f"={LETTERS[field.kind]}").unpack_from
        for i in range(kind.itemsize // size):
            found += [(name, i if field.shape else -1, byte, read) for byte in range(size)]
    return found


def diffs(game: Game, before: Bytes, after: Bytes) -> list[Changes]:
    """What is new in each view: single numbers, and (flat index, number) pairs of arrays."""
    where, size = spots(game), game.view.dtype.itemsize
    out = [Changes() for _ in range(len(after) // size)]
    for at in (before != after).nonzero()[0].tolist():
        view = out[at // size]
        name, i, byte, read = where[at % size]
        (number,) = read(after, at - byte)
        if i < 0:
            view[name] = number
        elif name not in view:
            view[name] = [(i, number)]
        elif view[name][-1][0] != i:  # of some numbers more than one byte has changed
            view[name].append((i, number))
    return out
