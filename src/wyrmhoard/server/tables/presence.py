"""Who is connected to a table: here, and at other processes as far as they have said so."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..clock import Clock

STALE = 100_000  # ms after which another process's word about its clients counts no more


class Presence(msgspec.Struct, frozen=True):
    """The seats whose players are connected, and how many watch."""

    seats: frozenset[int]
    spectators: int


class Note(msgspec.Struct, frozen=True):
    """A process tells the others who is connected to a table there."""

    process: str
    seats: frozenset[int]
    spectators: int


def present(seats: Iterable[list[int]]) -> Presence:
    """Of clients with these seats each."""
    each = list(seats)
    return Presence(frozenset(p for mine in each for p in mine), sum(not mine for mine in each))


class Elsewhere:
    """The clients of other processes."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.said: dict[str, tuple[int, Presence]] = {}  # by process: when, and what

    def knows(self, process: str) -> bool:
        return process in self.said

    def hear(self, note: Note) -> bool:
        """Whether anything is new."""
        _, old = self.said.get(note.process, (0, None))
        new = Presence(note.seats, note.spectators)
        self.said[note.process] = self.clock.now(), new
        return old != new

    def anybody(self) -> bool:
        lately = self.clock.now() - STALE
        return any(
            said > lately and (there.seats or there.spectators)
            for said, there in self.said.values()
        )

    def with_those_here(self, here: Presence) -> Presence:
        lately = self.clock.now() - STALE
        all_of_them = [here, *(there for said, there in self.said.values() if said > lately)]
        seats = frozenset[int]().union(*(each.seats for each in all_of_them))
        return Presence(seats, sum(each.spectators for each in all_of_them))
