"""The turns an entry begins, of people who want to hear of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhoard.engine.contract import CHANCE

from ..store.base import Turn
from .entry import Entry
from .events import Moved, Sat, Started, UndoAnswered, Undone
from .table import Table


@dataclass
class Reachable:
    """People who are told when it is their turn, after so many ms to see it at the table itself."""

    people: set[str] = field(default_factory=set)
    patience: int = 20_000


def turns_begun(table: Table, entry: Entry, reachable: Reachable) -> list[Turn]:
    """Not of those whose own doing it is, nor of those who were asked before: they know."""
    seats = seats_asked(table, entry) if reachable.people else []
    if not seats:
        return []
    known = {table.chairs[p].person for p in (*table.asks, *doers(entry))}
    known |= {event.person for event in entry.events if isinstance(event, Sat)}
    due = entry.events[-1].at + reachable.patience
    turns: dict[str, Turn] = {}
    for p in seats:
        chair = table.chairs[p]
        who = chair.person if chair.taken == "person" and not chair.away else ""
        if who in reachable.people and who not in known:
            turns.setdefault(who, Turn(who, p, due))
    return list(turns.values())


def seats_asked(table: Table, entry: Entry) -> list[int]:
    """After it; none where it asks nobody anew."""
    if entry.played:
        return table.match.among(entry.played[-1].acting)
    if any(isinstance(event, Started) for event in entry.events):
        return table.match.movers
    return [event.seat for event in entry.events if isinstance(event, Undone)]


def doers(entry: Entry) -> list[int]:
    """Who takes back without asking does it in person."""
    moved = [event.who for event in entry.events if isinstance(event, Moved)]
    answered = [event.seat for event in entry.events if isinstance(event, UndoAnswered)]
    undone = [event.seat for event in entry.events if isinstance(event, Undone)]
    return [p for p in moved if p != CHANCE] + (answered or undone)
