"""Views as JSON: whole, or only what changed between two. Both are read from a view's bytes."""

from __future__ import annotations

from functools import cache
from typing import Literal

from wyrmhoard.engine.game import Game

from .wire import Changes, Values

Letter = Literal["b", "h", "i", "q"]
LETTERS: dict[str, Letter] = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}  # as memoryview says it


@cache
def places(game: Game) -> list[tuple[str, int, int, Letter, bool]]:
    """Each field of a view: name, its bytes from and to, how to read them, whether it is many."""
    dtype, found = game.view.dtype, []
    for name, field in game.view.fields.items():
        kind, start = dtype.fields[name][:2]  # type: ignore[index]
        letter = LETTERS[field.kind]
        found.append((name, start, start + kind.itemsize, letter, bool(field.shape)))
    return found


def whole(game: Game, view: bytes) -> Values:
    """Every field; arrays flat, in C order."""
    body, out = memoryview(view), Values()
    for name, start, end, letter, many in places(game):
        values = body[start:end].cast(letter).tolist()
        out[name] = values if many else values[0]
    return out


def changed(game: Game, before: bytes, after: bytes) -> Changes:
    """What is new in `after`: single numbers, and (flat index, number) pairs of arrays."""
    out = Changes()
    if before == after:
        return out
    for name, start, end, letter, many in places(game):
        if before[start:end] == after[start:end]:
            continue
        new = memoryview(after)[start:end].cast(letter).tolist()
        if many:
            old = memoryview(before)[start:end].cast(letter).tolist()
            pairs = enumerate(zip(old, new, strict=True))
            out[name] = [(i, number) for i, (was, number) in pairs if was != number]
        else:
            out[name] = new[0]
    return out
