"""The turns an entry begins, of people who want to hear of it."""

from __future__ import annotations

from collections.abc import Container

from wyrmhoard.engine.contract import CHANCE

from ..store.base import Turn
from .entry import Entry
from .events import Moved, Sat, Started, UndoAnswered, Undone
from .table import Table

PATIENCE = 20_000  # ms to see at the table itself that it is one's turn


def turns_begun(table: Table, entry: Entry, reachable: Container[str]) -> list[Turn]:
    """Not of those whose own doing it is, nor of those who were asked before: they know."""
    seats = seats_asked(table, entry)
    if not seats:
        return []
    known = {table.chairs[p].person for p in (*table.asks, *doers(entry))}
    known |= {event.person for event in entry.events if isinstance(event, Sat)}
    due = entry.events[-1].at + PATIENCE
    turns: dict[str, Turn] = {}
    for p in seats:
        chair = table.chairs[p]
        who = chair.person if chair.taken == "person" and not chair.away else ""
        if who in reachable and who not in known:
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
