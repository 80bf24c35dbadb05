"""What came of a move: events are numbers to the rules and sentences to people, declared once.

`happened = Events()` in a game's `events.py`, then `CAUGHT = happened("event-caught", "DC-12",
who=SEAT, spot=NUMBER)`: the rules write CAUGHT, the seat and the number. A page that runs the same
rules compiled is given the same list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from .contract import SEATS

Told = list[int]  # an event's number, and what fills its blanks


@dataclass(frozen=True)
class Blank:
    """How a blank is filled. Events that differ in nothing but a `sum` or a `run` are one event
    when they come one after the other: numbers are added up, words told in a row."""

    kind: Literal["number", "sum", "seat", "gains", "case", "word", "words", "run"]
    words: tuple[str, ...] = ()

    def taken(self, numbers: Sequence[int], at: int) -> int:
        """How many numbers fill it, of those from `at` on."""
        if self.kind in ("words", "run"):
            return 1 + numbers[at]
        return SEATS if self.kind == "gains" else 1

    @property
    def grows(self) -> bool:
        return self.kind in ("sum", "run")


NUMBER, SUM, SEAT = Blank("number"), Blank("sum"), Blank("seat")
GAINS = Blank("gains")  # a number for every seat, those without a player too


def word(among: Sequence[str]) -> Blank:
    return Blank("word", tuple(among))


def case(among: Sequence[str]) -> Blank:
    """A word that nobody reads: sentences choose their form by it."""
    return Blank("case", tuple(among))


def words(among: Sequence[str]) -> Blank:
    """Several: first how many."""
    return Blank("words", tuple(among))


def run(among: Sequence[str]) -> Blank:
    """The same, to be told in a row with those of the event before."""
    return Blank("run", tuple(among))


@dataclass(frozen=True)
class Event:
    """`text` is a text id."""

    text: str
    clauses: tuple[str, ...]
    blanks: dict[str, Blank]

    def parts(self, numbers: Sequence[int], at: int = 0) -> Iterator[tuple[str, Blank, Told]]:
        """What fills each blank, of the numbers from `at` on."""
        for name, blank in self.blanks.items():
            n = blank.taken(numbers, at)
            yield name, blank, list(numbers[at : at + n])
            at += n


class Events:
    """Numbered from 1 on: 0 is no event."""

    def __init__(self) -> None:
        self.all: list[Event] = []

    def __call__(self, text: str, clauses: str = "", **blanks: Blank) -> int:
        self.all.append(Event(text, tuple(clauses.split()), blanks))
        return len(self.all)

    def __getitem__(self, number: int) -> Event:
        if number < 1:
            raise IndexError(f"no event has the number {number}")
        return self.all[number - 1]

    def split(self, numbers: Sequence[int]) -> list[Told]:
        """Events as the rules write them, one after the other."""
        found, at = list[Told](), 0
        while at < len(numbers):
            parts = list(self[numbers[at]].parts(numbers, at + 1))
            found.append([numbers[at], *(n for _, _, filled in parts for n in filled)])
            at += len(found[-1])
        return found

    def joined(self, one: Told, other: Told) -> Told | None:
        """Two events as one, where the second only goes on with the first."""
        if one[0] != other[0]:
            return None
        both, grown = [one[0]], False
        pairs = zip(self[one[0]].parts(one, 1), self[one[0]].parts(other, 1), strict=True)
        for (_, blank, first), (_, _, second) in pairs:
            if blank.kind == "sum":
                both.append(first[0] + second[0])
            elif blank.kind == "run":
                both += [first[0] + second[0], *first[1:], *second[1:]]
            elif first != second:
                return None
            else:
                both += first
            grown = grown or blank.grows
        return both if grown else None


def told_0(out, n, event):  # type: ignore[no-untyped-def]
    """Write an event without blanks after the `n` numbers there are; return how many then."""
    out[n] = event
    return n + 1


def told_1(out, n, event, a):  # type: ignore[no-untyped-def]
    out[n], out[n + 1] = event, a
    return n + 2


def told_2(out, n, event, a, b):  # type: ignore[no-untyped-def]
    out[n], out[n + 1], out[n + 2] = event, a, b
    return n + 3


def told_3(out, n, event, a, b, c):  # type: ignore[no-untyped-def]
    out[n], out[n + 1], out[n + 2], out[n + 3] = event, a, b, c
    return n + 4
