"""Tables from outside: opening one, finding one, looking at one, ending one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from . import judge, old
from .door import Call
from .forms import OpenTable, TableLine, TableMade, Tables
from .house import House
from .live import Live
from .people import clean
from .qr import svg
from .store import Person, Row
from .table import Table
from .tell import info, seat_info
from .wire import TableInfo

log = logging.getLogger(__name__)
LOBBY, MINE = 50, 100  # tables that are listed at most
ALIVE = ("open", "playing")


async def open_table(call: Call) -> TableMade:
    form = fit(call.form)
    async with room(call):
        return TableMade(id=await call.desk.house.open(call.me, form))


@asynccontextmanager
async def room(call: Call) -> AsyncIterator[None]:
    """For one more table of mine; until it is there, no other one is opened."""
    async with call.desk.alone.of(call.me.id):
        await must_have_room(call)
        yield


async def must_have_room(call: Call) -> None:
    most, house = call.desk.settings.tables_per_person, call.desk.house
    mine = await house.store.of(call.me.id, most)
    if sum(status(house, row) in ALIVE for row in mine) >= most:
        raise Refused("too-many-tables", most=most)


def status(house: House, row: Row) -> str:
    """The store's list may lag behind a table."""
    live = house.lives.get(row.id)
    return live.table.status if live else row.status


def fit(form: OpenTable) -> OpenTable:
    """Names as others may read them, and the variant as what it changes in the box."""
    names = [clean(name) for name in form.names]
    box = {**variant(form), **form.box}
    return msgspec.structs.replace(form, names=names, box=box)


def variant(form: OpenTable) -> dict[str, object]:
    known = load(form.game).variants()
    if form.variant and form.variant not in known:
        raise Refused("no-such-variant", variant=form.variant[:40])
    return known.get(form.variant, {})


async def lobby(call: Call) -> Tables:
    found = await lines(call, await call.desk.house.store.listed(LOBBY))
    hidden = call.desk.hidden
    return Tables(tables=[t for t in found.tables if t.status == "open" and t.id not in hidden])


async def mine(call: Call) -> Tables:
    return await lines(call, await call.desk.house.store.of(call.me.id, MINE))


async def lines(call: Call, rows: list[Row]) -> Tables:
    found = []
    for row in rows:
        try:
            live = await call.desk.house.live(row.id)
        except Refused as no:  # played with rules of another version
            log.warning("table not listed", extra={"table": row.id, "reason": no.why})
            continue
        found.append(line(live, call.guest, call.desk.clock.now()))
    return Tables(tables=found)


def line(live: Live, guest: Person | None, now: int) -> TableLine:
    table, here = live.table, live.here()
    return TableLine(
        id=table.id,
        game=table.opened.game,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(table, p, p in here, now) for p in range(len(table.chairs))],
        actors=table.actors,
        me=table.seats_of(guest.id) if guest else [],
        clock=table.opened.clock,
        changed=table.changed,
    )


async def look(call: Call) -> TableInfo:
    return about(call, await call.live())


def about(call: Call, live: Live) -> TableInfo:
    return info(live.table, live.here(), live.spectators(), call.desk.clock.now())


async def end(call: Call) -> TableInfo:
    try:
        live = await call.live()
    except Refused as no:
        if no.why != old.UNKNOWN:
            raise
        return await end_old(call)
    if live.table.opened.host != call.me.id:
        raise Refused("not-your-table")
    await live.want(lambda now: judge.end(live.table, "host", now))
    return about(call, live)


async def end_old(call: Call) -> TableInfo:
    store, id = call.desk.house.store, call.said("table")
    if (await old.old(store, id)).opened.host != call.me.id:
        raise Refused("not-your-table")
    return old.info(await old.end(store, id, "host", call.desk.clock.now()))


def must_belong(table: Table, person: Person) -> None:
    """Whoever opened the table or sits there."""
    if table.opened.host != person.id and not table.seats_of(person.id):
        raise Refused("not-your-table")


async def qr(call: Call) -> bytes:
    table = (await call.live()).table
    return svg(call.desk.link(call.request, f"/t/{table.id}"))
