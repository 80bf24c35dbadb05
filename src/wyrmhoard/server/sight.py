"""Views as JSON: whole, or only what changed between two. Both are read from a view's bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match

from .wire import Changes, Values

Rows = NDArray[np.uint8]  # the bytes of some views, one to a row
Read = Callable[[Any, int], tuple[Any, ...]]
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}  # as Struct says it


def rows(match: Match, seats: Sequence[int]) -> Rows:
    """What these seats see now."""
    dtype = match.game.view.dtype
    raw = np.zeros((len(seats), dtype.itemsize), np.uint8)
    match.look(seats, np.frombuffer(raw, dtype))
    return raw


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
    """For each byte of a view the number it is of: field, flat index (-1: the only one), where it
    begins, how to read it."""
    dtype, found = game.view.dtype, list[tuple[str, int, int, Read]]()
    for name, field in game.view.fields.items():
        kind, start = dtype.fields[name][:2]  # type: ignore[index]
        size, read = kind.base.itemsize, Struct(f"={LETTERS[field.kind]}").unpack_from
        for i in range(kind.itemsize // size):
            found += [(name, i if field.shape else -1, start + i * size, read)] * size
    return found


def whole(game: Game, views: Rows, row: int = 0) -> Values:
    """Every field; arrays flat, in C order."""
    out, begin = Values(), row * views.shape[1]
    for name, start, read, many in places(game):
        values = read(views, begin + start)
        out[name] = list(values) if many else values[0]
    return out


def changed(game: Game, before: Rows, after: Rows) -> list[Changes]:
    """What is new in each row: single numbers, and (flat index, number) pairs of arrays."""
    out, where, size = [Changes() for _ in range(len(after))], spots(game), after.shape[1]
    rows, differ = (before != after).nonzero()
    for row, at in zip(rows.tolist(), differ.tolist(), strict=True):
        name, i, start, read = where[at]
        (number,) = read(after, row * size + start)
        if i < 0:
            out[row][name] = number
            continue
        pairs: Any = out[row].setdefault(name, [])
        if not pairs or pairs[-1][0] != i:  # of some numbers more than one byte has changed
            pairs.append((i, number))
    return out
