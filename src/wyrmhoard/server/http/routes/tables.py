"""Tables from outside: opening one, finding one, looking at one, ending one."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from ...protocol.forms import OpenTable, TableLine, TableMade, Tables
from ...protocol.messages import TableInfo
from ...store.base import Person, Row
from ...tables import unknown_rules
from ...tables.chair import Identity
from ...tables.commands import End
from ...tables.deal import among_friends
from ...tables.opening import Dealt
from ...tables.registry import Registry
from ...tables.session import Session
from ...tables.table import Table
from ...tables.table_info import seat_info
from ..context import RequestContext
from ..deals import may_see
from ..people import clean
from ..qr import svg
from .games import info

log = logging.getLogger(__name__)
LOBBY, WATCHED, MINE = 50, 12, 100  # tables that are listed at most
ALIVE = ("open", "playing")
Moves = Sequence[tuple[int, int]]


async def open_table(call: RequestContext) -> TableMade:
    form: OpenTable = call.form
    deal = among_friends(call.app.clock.now()) if form.deal else ""
    given = Dealt(deal, await call.app.registry.dealer.secret(deal)) if deal else None
    id = await open_mine(call, fit(form), dealt=given)
    call.app.unready.discard(id)
    return TableMade(id=id)


async def open_mine(
    call: RequestContext,
    form: OpenTable,
    origin: str = "",
    moves: Moves = (),
    rules: int | None = None,
    dealt: Dealt | None = None,
) -> str:
    """One more table of mine, if I may have one; until it is there, no other one is opened. Another
    process may have done so all the same: then neither stays. It is not yet ready to be found."""
    registry, most = call.app.registry, call.app.settings.tables_per_person
    async with call.app.locks.of(call.me.id):
        await must_have(call, most - 1)
        id = await registry.open(call.me, form, origin, moves, rules, dealt)
        call.app.unready.add(id)
        try:
            await must_have(call, most)
        except Refused:
            await registry.remove(id)
            call.app.unready.discard(id)
            raise
    return id


async def must_have(call: RequestContext, most: int) -> None:
    """No more tables than that, open or being played."""
    registry = call.app.registry
    mine = await registry.store.tables_of(call.me.id, most + 1)
    if sum(status(registry, row) in ALIVE for row in mine) > most:
        raise Refused("too-many-tables", most=call.app.settings.tables_per_person)


def status(registry: Registry, row: Row) -> str:
    """The store's list may lag behind a table."""
    session = registry.sessions.get(row.id)
    return session.table.status if session else row.status


def fit(form: OpenTable) -> OpenTable:
    """Names as others may read them, and the variant as what it changes in the box."""
    names = [clean(name) for name in form.names]
    called = form.box_name and clean(form.box_name)
    box = {**variant(form), **form.box}
    return msgspec.structs.replace(form, names=names, box=box, box_name=called)


def variant(form: OpenTable) -> dict[str, object]:
    known = {one.name: one.box for one in info(load(form.game)).variants}
    if form.variant and form.variant not in known:
        raise Refused("no-such-variant", variant=form.variant[:40])
    return known.get(form.variant, {})


async def lobby(call: RequestContext) -> Tables:
    """Where one may sit down."""
    return await found(call, "open", LOBBY)


async def watchable(call: RequestContext) -> Tables:
    """Where one may look on."""
    return await found(call, "playing", WATCHED)


async def found(call: RequestContext, status: str, most: int) -> Tables:
    """Only tables that were opened to be found; the store's list may lag behind them."""
    told = await lines(call, await call.app.registry.store.listed(status, most))
    unready = call.app.unready
    return Tables(tables=[t for t in told.tables if t.status == status and t.id not in unready])


async def mine(call: RequestContext) -> Tables:
    return await lines(call, await call.app.registry.store.tables_of(call.me.id, MINE))


async def lines(call: RequestContext, rows: list[Row]) -> Tables:
    found = []
    for row in rows:
        try:
            session = await call.app.registry.session(row.id)
        except Refused as no:
            if no.why not in unknown_rules.UNKNOWN:
                log.warning("table not listed", extra={"table": row.id, "reason": no.why})
                continue
            gone = await unknown_rules.read(call.app.registry.store, row.id)
            found.append(unknown_rules.line(gone, call.guest.id if call.guest else ""))
            continue
        found.append(line(session, call.guest, call.app.clock.now(), await hides(call, session)))
    return Tables(tables=found)


async def hides(call: RequestContext, session: Session) -> bool:
    return not await may_see(call, session.table)


def line(session: Session, guest: Person | None, now: int, hidden: bool) -> TableLine:
    table, here = session.table, session.everywhere().seats
    return TableLine(
        id=table.id,
        game=table.opened.game,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(table, p, p in here, now) for p in range(len(table.chairs))],
        actors=table.actors,
        me=table.seats_of(Identity(guest.id)) if guest else [],
        clock=table.opened.clock,
        changed=table.changed,
        since=table.since,
        rated=table.opened.rated,
        winners=[] if hidden else winners(table),
        ending=table.ended.why if table.ended and not hidden else "",
    )


def winners(table: Table) -> list[int]:
    shares = table.match.outcome() if table.status == "over" else []
    return [p for p, share in enumerate(shares) if share > 0]


async def forget(call: RequestContext) -> Tables:
    """Out of my list; whoever else sat there keeps it."""
    if (await shown(call)).status in ALIVE:
        raise Refused("table-still-alive")
    await call.app.registry.store.leave(call.path("table"), call.me.id)
    return await mine(call)


async def look(call: RequestContext) -> TableInfo:
    return await shown(call)


async def shown(call: RequestContext) -> TableInfo:
    session = await call.session_or_none()
    if session:
        return session.info(await hides(call, session))
    return unknown_rules.info(await call.unreplayed())


async def end(call: RequestContext) -> TableInfo:
    if session := await call.session_or_none():
        await session.run(End("host", call.identity))
        return await shown(call)
    if (await call.unreplayed()).opened.host != call.me.id:
        raise Refused("not-your-table")
    store, now = call.app.registry.store, call.app.clock.now()
    return unknown_rules.info(await unknown_rules.end(store, call.path("table"), "host", now))


async def qr(call: RequestContext) -> bytes:
    table = (await call.session()).table
    return svg(call.reachable(f"/t/{table.id}"))
