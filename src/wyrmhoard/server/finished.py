"""A table that is over, told whole. It changes no more, so it is worked out once and kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wyrmhoard.engine.refused import Refused

from .door import Call
from .record import luck_of, record
from .table import Table

encode = msgspec.json.Encoder().encode


async def whole_log(call: Call) -> bytes:
    return await told(call, "log", record)


async def luck(call: Call) -> bytes:
    return await told(call, "luck", drawn)


def drawn(table: Table) -> dict[str, object]:
    """As `Luck` says it."""
    return {"given": len(table.opened.moves), "draws": luck_of(table)}


async def told(call: Call, what: str, tell: Callable[[Table], object]) -> bytes:
    table, kept = (await call.live()).table, call.desk.kept
    if table.status not in ("over", "ended"):
        raise Refused("table-not-over")
    if (body := kept.get(table.id, what)) is None:
        body = await call.desk.replays.do(lambda: encode(tell(table)))
        kept.put(table.id, what, body)
    return body
