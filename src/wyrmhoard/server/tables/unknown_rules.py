"""A table played with rules this program does not have: its log is read, but not replayed."""

from __future__ import annotations

from typing import Any

from wyrmhoard.engine.refused import Refused

from .events import Ended, Left, Moved, Opened, Sat, Undone, decode, encode
from ..protocol.messages import SeatInfo, TableInfo
from ..store.base import Row, Store

UNKNOWN = "log-unknown-rules"  # why a table could not be loaded
TRIES = 20  # to append before a server that is quicker


class UnreplayedTable:
    def __init__(self, row: Row, bodies: list[bytes]) -> None:
        self.row, self.n = row, len(bodies)
        self.events = [event for body in bodies for event in decode(body)]
        first = self.events[0]
        assert isinstance(first, Opened)
        self.opened = first
        self.changed = self.events[-1].at

    @property
    def status(self) -> str:
        """The list of tables may lag behind the log, so an end is looked for in both."""
        ended = any(isinstance(event, Ended) for event in self.events)
        return "ended" if ended else self.row.status

    @property
    def moves(self) -> int:
        made = sum(isinstance(event, Moved) for event in self.events)
        back = sum(event.moves for event in self.events if isinstance(event, Undone))
        return len(self.opened.moves) + made - back

    @property
    def seats(self) -> list[Sat | None]:
        """Who sat down where, and did not leave."""
        found: list[Sat | None] = [None] * self.opened.seats
        for event in self.events:
            if isinstance(event, Sat):
                found[event.seat] = event
            elif isinstance(event, Left):
                found[event.seat] = None
        return found


async def read(store: Store, id: str) -> UnreplayedTable:
    row = await store.row(id)
    if row is None:
        raise Refused("no-such-table")
    return UnreplayedTable(row, await store.read(id))


async def end(store: Store, id: str, why: str, now: int) -> UnreplayedTable:
    """Stop it where it is."""
    for _ in range(TRIES):
        table = await read(store, id)
        if table.status in ("over", "ended"):
            raise Refused("table-over")
        at = max(now, table.changed)
        if await store.append(id, table.n, encode([Ended(at, why)])):
            await store.set_status(id, at, "ended")
            return await read(store, id)
    raise Refused("table-busy")


def about(table: UnreplayedTable) -> dict[str, Any]:
    return {
        "table": table.row.id,
        "game": table.opened.game,
        "status": table.status,
        "host": table.opened.host_name,
        "seats": [sat.name or sat.level if sat else "" for sat in table.seats],
        "moves": table.moves,
        "changed": table.changed,
    }


def info(table: UnreplayedTable) -> TableInfo:
    """As everybody sees it, without the match."""
    head = table.opened
    return TableInfo(
        id=table.row.id,
        game=head.game,
        rules=head.rules,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(sat) if sat else SeatInfo() for sat in table.seats],
        host=head.host_name,
        clock=head.clock,
        listed=head.listed,
        hints=head.hints,
        commitment=head.commitment,
        origin=head.origin,
    )


def seat_info(sat: Sat) -> SeatInfo:
    return SeatInfo(taken=sat.taken, name=sat.name, level=sat.level)
