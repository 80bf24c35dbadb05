"""What values there are, and how C says them. Whole numbers are 64 bits wide, as in native code."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

CELLS = {  # by NumPy's name; records are packed, so that a cell may lie at any address
    "i1": "int8_t", "i2": "cell_i2", "i4": "cell_i4", "i8": "cell_i8", "f8": "cell_f8",
    "b1": "int8_t",
}  # fmt: skip


@dataclass(frozen=True)
class Kind:
    c: str  # the type in C


@dataclass(frozen=True)
class Cell(Kind):
    """A place for one number, by NumPy's name of its type."""

    name: str


@dataclass(frozen=True)
class Record(Kind):
    dtype: np.dtype[Any]


@dataclass(frozen=True)
class Records(Kind):
    dtype: np.dtype[Any]

    @property
    def one(self) -> Record:
        return record(self.dtype)


@dataclass(frozen=True)
class Array(Kind):
    cell: str  # one of CELLS
    inner: tuple[int, ...]  # every length but the first, which goes with the address

    @property
    def cells(self) -> int:
        """Numbers from one item of the first axis to the next."""
        return prod(self.inner)

    @property
    def row(self) -> int:
        """The same in bytes."""
        return int(self.cell[1]) * self.cells


@dataclass(frozen=True)
class Several(Kind):
    """What a function returns at once."""

    parts: tuple[Kind, ...]


WHOLE, REAL, LUCK, NOTHING = Kind("int64_t"), Kind("double"), Kind("Luck *"), Kind("void")


def record(dtype: np.dtype[Any]) -> Record:
    return Record("char *", dtype)


def records(dtype: np.dtype[Any]) -> Records:
    return Records("Many", dtype)


def array(cell: str, *inner: int) -> Array:
    return Array("Many", cell, inner)


def several(parts: tuple[Kind, ...]) -> Several:
    letters = {"int64_t": "w", "double": "r", "char *": "p", "Luck *": "l", "Many": "m"}
    return Several("struct back_" + "".join(letters[part.c] for part in parts), parts)


def cell_of(name: str) -> Cell:
    return Cell(CELLS[name], name)


def in_cell(cell: str) -> Kind:
    return REAL if cell == "f8" else WHOLE


@dataclass(frozen=True)
class Value:
    """An expression in C. Where it `calls` one of our functions, its place in time matters."""

    code: str
    kind: Kind
    calls: bool = False
