"""The same people once more, at a new table."""

from __future__ import annotations

from wyrmhoard.engine.refused import Refused

from . import judge
from .door import Call
from .events import Sat
from .forms import OpenTable, TableMade
from .live import Live
from .lobby import must_belong, room
from .store import Person
from .table import Table


async def rematch(call: Call) -> TableMade:
    """Whoever asks first opens it; the others are told where it is."""
    live = await call.live()
    table = live.table
    must_belong(table, call.me)
    if table.status not in ("over", "ended"):
        raise Refused("unfinished")
    async with call.desk.alone.of(table.id):
        if not table.rematch:
            await lead_on(call, live)
    return TableMade(id=table.rematch)


async def lead_on(call: Call, live: Live) -> None:
    """Everyone sits at the new table before anybody hears of it."""
    async with room(call):
        new = await call.desk.house.open(call.me, again(live.table))
        call.desk.hidden.add(new)
    try:
        await seat_all(call, live.table, new)
        await live.want(lambda now: judge.follow(live.table, new, now))
    except Refused as no:
        await clear_away(call, new)
        if no.why != "rematch-there":  # another process was quicker
            raise
    finally:
        call.desk.hidden.discard(new)


def again(table: Table) -> OpenTable:
    """As the table was opened, but for who sits where."""
    head = table.opened
    return OpenTable(
        game=head.game, seats=head.seats, box=head.box, clock=head.clock, listed=head.listed,
        hints=head.hints, sit=0,
    )  # fmt: skip


async def seat_all(call: Call, old: Table, new: str) -> None:
    live = await call.desk.house.live(new)
    if any(chair.taken for chair in old.chairs):
        await live.want(lambda now: judge.sit(live.table, seats(old, call.me, call.form.seed, now)))


def seats(old: Table, me: Person, seed: str, now: int) -> list[Sat]:
    """Everyone in their old seat. A seed is its owner's to give, so only mine is new."""
    return [
        Sat(
            now, p, chair.taken, chair.person, chair.name, chair.level,  # type: ignore[arg-type]
            seed if chair.taken == "person" and chair.person == me.id else "", chair.token,
        )
        for p, chair in enumerate(old.chairs)
        if chair.taken
    ]  # fmt: skip


async def clear_away(call: Call, new: str) -> None:
    live = await call.desk.house.live(new)
    await live.want(lambda now: judge.end(live.table, "rematch", now))
