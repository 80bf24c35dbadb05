"""A table that is over, told whole. It changes no more, so it is worked out once and cached."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wyrmhoard.engine.refused import Refused

from ...tables.export import luck_of, record
from ...tables.table import Table
from ..context import RequestContext

encode = msgspec.json.Encoder().encode


async def whole_log(call: RequestContext) -> bytes:
    return await cached(call, "log", record)


async def luck(call: RequestContext) -> bytes:
    return await cached(call, "luck", drawn)


def drawn(table: Table) -> dict[str, object]:
    """As `Luck` says it."""
    return {"given": len(table.opened.moves), "draws": luck_of(table)}


async def cached(call: RequestContext, what: str, work_out: Callable[[Table], object]) -> bytes:
    table, cache = (await call.session()).table, call.app.cache
    if table.status not in ("over", "ended"):
        raise Refused("table-not-over")
    if (body := cache.get(table.id, what)) is None:
        body = await call.app.replays.do(lambda: encode(work_out(table)))
        cache.put(table.id, what, body)
    return body
