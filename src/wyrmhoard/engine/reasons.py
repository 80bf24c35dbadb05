"""Reasons are numbers to the rules and texts to people: declared once, as data.

`because = Reasons()` in a game's `why.py`, then `TURN = because("why-turn", "MD-5", who=SEAT)`: a
rule returns TURN, having written the seat into `out[0]`. A page that runs the same rules compiled
is given the same list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .contract import NONE, SEATS

NUMBER = None  # a blank that says the number itself
SEAT = [f"p{p}" for p in range(SEATS)]  # one that says a seat

# What fills a blank: NUMBER or words, both by the next number written, or what never changes.
Blank = Sequence[str] | str | int | None


@dataclass(frozen=True)
class Reason:
    """`text` is a text id."""

    text: str
    clauses: tuple[str, ...]
    blanks: Mapping[str, Blank]

    def filled(self, numbers: Sequence[int]) -> dict[str, Any]:
        left = iter(numbers)
        return {name: said(how, left) for name, how in self.blanks.items()}


def said(how: Blank, left: Any) -> str | int:
    if isinstance(how, str | int):
        return how
    number = int(next(left))
    return number if how is NUMBER else how[number]


def table(known: Mapping[int, int]) -> tuple[int, ...]:
    """Numbers by numbers, as rules can look them up; NONE where nothing is known."""
    return tuple(known.get(n, NONE) for n in range(max(known) + 1))


class Reasons:
    """Numbered from 1 on: 0 is FINE."""

    def __init__(self) -> None:
        self.all: list[Reason] = []

    def __call__(self, text: str, clauses: str = "", **blanks: Blank) -> int:
        self.all.append(Reason(text, tuple(clauses.split()), blanks))
        return len(self.all)

    def each(self, text: str, clauses: Mapping[int, str], **blanks: Blank) -> tuple[int, ...]:
        """One text with other clauses for each number."""
        return table({n: self(text, cited, **blanks) for n, cited in clauses.items()})

    def __getitem__(self, number: int) -> Reason:
        if number < 1:
            raise IndexError(f"no reason has the number {number}")
        return self.all[number - 1]
