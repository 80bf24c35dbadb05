"""Everything the server knows of one person: told to them, or forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from wyrmhoard.engine.refused import Refused

from ..notices.channels import shown
from ..notices.quiet import wishes_of
from ..protocol.messages import LogMove
from ..store.base import Person, Play, Row
from ..tables.chair import Identity
from ..tables.commands import End, Forget, Leave
from ..tables.events import AnyEvent, Opened, Sat, Spoke, decode, encode
from ..tables.session import Session
from ..tables.table import FORGOTTEN, NAMELESS, Table
from . import my_results
from .context import AppContext

ALONE = "all tables"  # are looked through for one person after the other


async def told_of(app: AppContext, me: Person) -> dict[str, Any]:
    store = app.registry.store
    wishes = wishes_of(await store.wishes(me.id))
    return {
        "name": me.name,
        "created": me.created,
        "quiet": msgspec.to_builtins(wishes),
        "channels": [
            {"kind": c.kind, "to": shown(c), "state": c.state, "since": c.since}
            for c in await store.channels(me.id)
        ],
        "passkeys": [
            {"name": key.name, "created": key.created} for key in await store.passkeys(me.id)
        ],
        "deals": [told_of_play(play) for play in await store.plays_of(me.id)],
        "results": await my_results.everything(app, me),
        "tables": [await told_of_table(app, row, me) for row in await rows_of(app, me)],
    }


async def rows_of(app: AppContext, me: Person) -> list[Row]:
    """Also of tables that I have left, or put out of my list, or where I have only spoken."""
    store = app.registry.store
    async with app.locks.of(ALONE):
        ids = await store.tables_naming(me.id)
    rows = [row for id in ids if (row := await store.row(id))]
    return sorted(rows, key=lambda row: row.created)


def told_of_play(play: Play) -> dict[str, Any]:
    kept = ("deal", "seat", "begun", "done", "points", "share", "shown")
    return {"table": play.tab, **{key: getattr(play, key) for key in kept}}


async def told_of_table(app: AppContext, row: Row, me: Person) -> dict[str, Any]:
    """My part of it: others' moves may be hidden from me."""
    said = {"table": row.id, "game": row.game, "created": row.created, "status": row.status}
    with suppress(Refused):  # rules of another version
        table = (await app.registry.session(row.id)).table
        return {**said, "status": table.status, **part_in(table, me)}
    return said


def part_in(table: Table, me: Person) -> dict[str, Any]:
    mine = table.seats_of(Identity(me.id))
    return {
        "opened_by_me": table.opened.host == me.id,
        "seats": [{"seat": p, "name": table.chairs[p].name} for p in mine],
        "moves": [
            {"n": line.n, "seat": line.who, "move": line.move, "time": line.time}
            for line in table.log
            if isinstance(line, LogMove) and line.who in mine
        ],
        "said": [
            {"time": said.at, "text": said.text} for _, said in table.chat if said.person == me.id
        ],
    }


async def forget(app: AppContext, me: Person) -> None:
    """At a table that cannot be replayed the entries are rewritten all the same."""
    for row in await rows_of(app, me):
        with suppress(Refused):
            session = await app.registry.session(row.id)
            await give_up(session, Identity(me.id))
            await session.run(Forget(me.id))
        await rewrite(app, row.id, me.id)
    await my_results.forget(app, me)
    await app.people.forget(me)
    await app.notices.changed()


async def give_up(session: Session, who: Identity) -> None:
    """A bot plays on for whoever stays; an open table of mine waits for nobody any more."""
    table = session.table
    for seat in table.seats_of(who):
        if table.status in ("open", "playing"):
            with suppress(Refused):
                await session.run(Leave(seat, who))
    if table.status == "open" and table.opened.host == who.person:
        with suppress(Refused):
            await session.run(End("host", who))


async def rewrite(app: AppContext, table: str, person: str) -> None:
    entries = [decode(body) for body in await app.registry.store.read(table)]
    new = {n: [nameless(event, person) for event in events] for n, events in enumerate(entries)}
    changed = {n: encode(events) for n, events in new.items() if events != entries[n]}
    await app.registry.store.rewrite(table, changed)


def nameless(event: AnyEvent, person: str) -> AnyEvent:
    match event:
        case Opened(host=host) if host == person:
            return msgspec.structs.replace(event, host=FORGOTTEN, host_name=NAMELESS)
        case Sat(person=who) if who == person:
            return msgspec.structs.replace(event, person=FORGOTTEN, name=NAMELESS)
        case Spoke(person=who) if who == person:
            return msgspec.structs.replace(event, person=FORGOTTEN, name=NAMELESS, text="…")
    return event
