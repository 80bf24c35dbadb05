"""Seats: taken by me, given to a bot or an outside program, left again."""

from __future__ import annotations

import hashlib
import secrets

from wyrmhoard.engine.refused import Refused

from . import judge
from .door import Call
from .events import Sat
from .forms import SeatTaken, TakeSeat
from .lobby import about, must_belong
from .people import clean
from .store import Person
from .table import STAND_IN, Table
from .wire import TableInfo


async def take(call: Call) -> SeatTaken:
    live, me, seat, form = await call.live(), call.me, call.said("seat"), call.form
    table = live.table
    token = secrets.token_urlsafe(32) if form.who == "outside" else ""

    def sit(now: int) -> judge.Entry:
        if form.who != "me":
            must_belong(table, me)
        return judge.sit(table, [sat(form, me, seat, token, now)])

    await live.want(sit)
    if form.who == "me":
        await call.desk.house.store.join(table.id, me.id)  # before they look for it
    return SeatTaken(token=token)


def sat(form: TakeSeat, me: Person, seat: int, token: str, now: int) -> Sat:
    name = clean(form.name) if form.name else ""
    match form.who:
        case "me":
            return Sat(now, seat, "person", me.id, name or me.name, seed=form.seed)
        case "bot":
            return Sat(now, seat, "bot", me.id, name, form.level or STAND_IN)
        case "outside":
            hashed = hashlib.sha256(token.encode()).hexdigest()
            return Sat(now, seat, "outside", me.id, name, seed=form.seed, token=hashed)


async def leave(call: Call) -> TableInfo:
    """My own seat at any time; a bot's or a program's until the match begins."""
    live, me, seat = await call.live(), call.me, call.said("seat")
    table = live.table

    def get_up(now: int) -> judge.Entry:
        must_be_mine(table, judge.chair_number(table, seat), me)
        return judge.leave(table, seat, now)

    await live.want(get_up)
    if not table.seats_of(me.id) and table.opened.host != me.id:
        await call.desk.house.store.part(table.id, me.id)
    return about(call, live)


def must_be_mine(table: Table, seat: int, me: Person) -> None:
    taken = table.chairs[seat].taken
    if taken == "person" and seat not in table.seats_of(me.id):
        raise Refused("not-your-seat")
    if taken in ("bot", "outside"):
        must_belong(table, me)
        if table.status != "open":
            raise Refused("table-started")
