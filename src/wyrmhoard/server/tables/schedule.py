"""What must happen at a table by itself, and when: bots, clocks that run out, idle racers."""

from __future__ import annotations

import zlib
from typing import Literal

import msgspec

from .table import Table

# Before its turn a bot pauses as a person would, the same whatever it sees: ms, evenly spread by a
# hash. What else belongs to the turn follows at once.
QUICKEST, SLOWEST = 600, 1200


# Seals and then seeds come by themselves from all who are connected; nobody else is waited for.
PATIENCE = 5000  # ms


class Due(msgspec.Struct, frozen=True):
    when: int
    seat: int
    asked: int  # the question it is about: if that has changed, it is no longer due
    what: Literal["bot", "racer", "idle", "gone", "luck"]
    pause: int = 0  # ms of it that are there for those who look on, at their normal pace


def due(table: Table) -> dict[int, Due]:
    """What is due of each seat that something is due of."""
    seats = table.actors if table.status != "open" else [0]
    return {p: d for p in seats if (d := due_of(table, p)) is not None}


def due_of(table: Table, p: int) -> Due | None:
    if table.status == "open":
        return wait_for_luck(table, p)
    if p not in table.asks:
        return None
    chair = table.chairs[p]
    if chair.plays_itself:
        if table.racing:
            return Due(rested(table, p), p, chair.asked, "racer")
        wait = 0 if chair.goes_on else pause(table.id, chair.asked, p)
        return Due(chair.since + wait, p, chair.asked, "bot", wait)
    idles, ends = idle(table, p), out_of_time(table, p)
    if idles is not None and (ends is None or idles <= ends):
        return Due(idles, p, chair.asked, "idle")
    return None if ends is None else Due(ends, p, chair.asked, "gone")


def when(table: Table, about: Due, now: int) -> int:
    """By our own clock. A question may have been timed by a clock that was ahead: nothing waits
    longer for that than it would have after a question asked just now."""
    since = table.full if about.what == "luck" else table.chairs[about.seat].since
    return about.when - max(0, since - now)


def wait_for_luck(table: Table, p: int) -> Due | None:
    """How long all who sit here wait for a seal or a seed. One for all, as if of the first seat."""
    if p or not all(chair.taken for chair in table.chairs):
        return None
    return Due(table.full + PATIENCE, p, int(table.sealed), "luck")


def pause(table: str, asked: int, seat: int) -> int:
    """How long a bot takes for its turn."""
    spread = zlib.crc32(f"{table} {asked} {seat}".encode()) % (SLOWEST - QUICKEST)
    return QUICKEST + spread


def rested(table: Table, p: int) -> int:
    """When the pauses before all its moves are over."""
    since = table.chairs[p].since
    return max(since + table.pause(p, move, since) for move in table.asks[p])


def idle(table: Table, p: int) -> int | None:
    wait, _ = table.match.patience(p)
    return table.chairs[p].since + wait if wait else None


def out_of_time(table: Table, p: int) -> int | None:
    chair = table.chairs[p]
    left = chair.left(table.opened.clock, chair.since)
    return None if left is None else chair.since + left
