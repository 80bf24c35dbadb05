"""Seats: taken by me, given to a bot or an outside program, left again."""

from __future__ import annotations

import hashlib
import secrets

from wyrmhoard.engine.refused import Refused

from ...protocol.forms import SeatTaken, TakeSeat
from ...protocol.messages import TableInfo
from ...store.base import Person
from ...tables.commands import Leave, Sit, Sitter
from ...tables.table import STAND_IN, Table
from ..context import RequestContext
from ..deals import may_see, unfinished
from ..people import clean


async def take(call: RequestContext) -> SeatTaken:
    session, form = await call.session(), call.form
    if form.who == "me":
        await must_not_look_ahead(call, session.table)
    token = secrets.token_urlsafe(32) if form.who == "outside" else ""
    await session.run(Sit([sitter(form, call.me, call.path("seat"), token)], call.identity))
    if form.who == "me":
        await call.app.registry.store.join(session.table.id, call.me.id)  # before they look for it
    return SeatTaken(token=token)


async def must_not_look_ahead(call: RequestContext, table: Table) -> None:
    """Whoever is playing a deal goes on where they are: elsewhere they would see what comes."""
    if not (deal := table.opened.deal):
        return
    await call.app.registry.plays_noted()
    if unfinished(await call.app.registry.store.plays_of(call.me.id, deal), but=table.id):
        raise Refused("unfinished")


def sitter(form: TakeSeat, me: Person, seat: int, token: str) -> Sitter:
    name = clean(form.name) if form.name else ""
    match form.who:
        case "me":
            return Sitter(seat, "person", me.id, name or me.name, seeds=form.seeds)
        case "bot":
            return Sitter(seat, "bot", me.id, name, form.level or STAND_IN)
        case "outside":
            hashed = hashlib.sha256(token.encode()).hexdigest()
            return Sitter(seat, "outside", me.id, name, token=hashed, seeds=form.seeds)


async def leave(call: RequestContext) -> TableInfo:
    """My own seat at any time, which in mid-match is giving up; a bot's or a program's until the
    match begins."""
    session, me = await call.session(), call.me
    await session.run(Leave(call.path("seat"), call.identity))
    if not session.table.seats_of(call.identity) and session.table.opened.host != me.id:
        await call.app.registry.store.leave(session.table.id, me.id)
    return session.info(hidden=not await may_see(call, session.table))
