"""A table that is over, told whole. It hardly changes any more, so it is worked out once and
cached."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wyrmhoard.engine.refused import Refused

from ...tables import deal as deals
from ...tables import unknown_rules
from ...tables.export import luck_of, record
from ...tables.table import Table
from ..context import RequestContext
from ..deals import knows_deal, must_see

encode = msgspec.json.Encoder().encode


async def whole_log(call: RequestContext) -> bytes:
    if session := await call.session_or_none():
        now = call.app.clock.now()
        told = bool(deals.secret_told(session.table.opened.deal, b"?", now))
        return await cached(call, f"log {told}", lambda table: record(table, now))
    return encode(await log_of_gone_rules(call))


async def log_of_gone_rules(call: RequestContext) -> dict[str, object]:
    """For those who sat there, while only it says that the table has ended."""
    table, me = await call.unreplayed(), call.guest.id if call.guest else ""
    if not table.stopped and not (me and (table.opened.host == me or table.seats_of(me))):
        raise Refused("not-your-table")
    if not (me and table.seats_of(me)) and not await knows_deal(
        call.app, table.opened.deal, call.guest
    ):
        raise Refused("deal-hidden")
    store, now = call.app.registry.store, call.app.clock.now()
    return await unknown_rules.laid_open(store, table.row.id, now)


async def luck(call: RequestContext) -> bytes:
    return await cached(call, "luck", drawn)


def drawn(table: Table) -> dict[str, object]:
    """As `Luck` says it."""
    return {"given": len(table.opened.moves), "draws": luck_of(table)}


async def cached(call: RequestContext, what: str, work_out: Callable[[Table], object]) -> bytes:
    table, cache = (await call.session()).table, call.app.cache
    await must_see(call, table)
    if table.status not in ("over", "ended"):
        raise Refused("table-not-over")
    as_it_is = f"{what} {table.n}"  # a player may be forgotten
    if (body := cache.get(table.id, as_it_is)) is None:
        body = await call.app.replays.do(lambda: encode(work_out(table)))
        cache.put(table.id, as_it_is, body)
    return body
