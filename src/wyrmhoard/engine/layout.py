"""A record's fields are declared once: for the box, the state and the view."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

Records = np.ndarray[Any, np.dtype[Any]]  # one or more records of a layout
Numbers = NDArray[Any]

# Who knows a field. RECALLED: open once, so known to a good memory, but no longer shown.
PUBLIC, OWNER, HIDDEN, RECALLED = "public", "owner", "hidden", "recalled"


@dataclasses.dataclass(frozen=True)
class Field:
    kind: str
    shape: tuple[int, ...]
    about: str
    seen_by: str = PUBLIC
    least: int | None = None  # no number is below, or none is known
    most: int | None = None
    names: bool = False  # numbers stand for things, seats or sets of them: they are no amounts
    flag: bool = False  # of a box: true or false
    words: Mapping[str, int] = dataclasses.field(default_factory=dict)  # of a box: for numbers
    together: bool = False  # of a box: a text of words, held as a flag for each word there is
    rows: tuple[str, ...] = ()  # of a box: the first axis by name, a table and not a list
    counted_by: str = ""  # the field that says how many of the first axis are in use, if one does


def field(
    kind: str, *shape: int, about: str, least: int | None = 0, most: int | None = None,
    names: bool = False, seen_by: str = PUBLIC, counted_by: str = "",
) -> Field:  # fmt: skip
    """A field of a state or a view. What lies beyond the count is blank, and not copied. Say the
    most there can be in any box, if there is a bound, and whether numbers are names."""
    return Field(
        kind, shape, about, least=least, most=most, names=names, seen_by=seen_by,
        counted_by=counted_by,
    )  # fmt: skip


def number(kind: str, *shape: int, least: int, most: int, about: str, **words: int) -> Field:
    """A number of the box, or one of the words that stand for one."""
    return Field(kind, shape, about, least=least, most=most, words=words)


def word(*shape: int, among: tuple[str, ...], about: str) -> Field:
    """A word of the box, held as its place among all."""
    words = {said: i for i, said in enumerate(among)}
    return Field("i1", shape, about, names=True, words=words)


def some(*shape: int, among: tuple[str, ...], about: str, rows: tuple[str, ...] = ()) -> Field:
    """Some words of the box, written as one text; held as a flag for each word there is.

    With `rows` the texts are a table with these names.
    """
    words = {said: i for i, said in enumerate(among)}
    whole = (len(rows), *shape, len(among)) if rows else (*shape, len(among))
    return Field("i1", whole, about, words=words, together=True, rows=rows)


def flag(*, about: str) -> Field:
    """A house rule that is on or off."""
    return Field("i1", (), about, flag=True)


class Layout:
    """The fields of a record, in order: name, type, shape, who sees it, what it is."""

    def __init__(self, **fields: Field) -> None:
        for name, f in fields.items():
            # np.record has methods such as `round` and `view`; a field may not hide behind one.
            if hasattr(np.record, name):
                raise ValueError(f"field {name!r} is a NumPy method; choose another name")
            # Unsigned numbers turn into floats or huge values when subtracted in compiled rules.
            if f.kind[0] == "u":
                raise ValueError(f"field {name!r} is unsigned; choose a signed type")
            if f.counted_by and (f.counted_by not in fields or len(f.shape) != 1):
                raise ValueError(f"field {name!r} is no row, or {f.counted_by!r} no field")
        self.fields = fields
        self.numbers = sum(prod(f.shape) for f in fields.values())  # in one record
        self.dtype = np.dtype((np.record, [(name, f.kind, f.shape) for name, f in fields.items()]))

    def known(self) -> dict[str, Field]:
        """The fields everyone knows, seen or recalled: where a view begins."""
        return {name: f for name, f in self.fields.items() if f.seen_by in (PUBLIC, RECALLED)}

    def blank(self, count: int = 1) -> Records:
        return np.zeros(count, self.dtype)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most of each number of a record, in the order of the fields."""
        wide = [(f, np.iinfo(f.kind)) for f in self.fields.values()]
        least = [np.full(f.shape, i.min if f.least is None else f.least).ravel() for f, i in wide]
        most = [np.full(f.shape, i.max if f.most is None else f.most).ravel() for f, i in wide]
        return np.concatenate(least), np.concatenate(most)


def flat(records: Records) -> Numbers:
    """Records as plain numbers: a row each, in the order of the fields."""
    n, names = len(records), records.dtype.names or ()
    rows = [records[name].reshape(n, -1) for name in names]
    return np.concatenate(rows, axis=1, dtype=np.int32)
