"""The same people once more, at a new table."""

from __future__ import annotations

from wyrmhoard.engine.refused import Refused

from ...protocol.forms import OpenTable, TableMade
from ...tables.commands import End, Follow, Sit, Sitter
from ...tables.decide import must_belong
from ...tables.session import Session
from ...tables.table import Table
from ..context import RequestContext
from .tables import open_mine


async def rematch(call: RequestContext) -> TableMade:
    """Whoever asks first opens it; the others are told where it is."""
    session = await call.session()
    table = session.table
    must_belong(table, call.identity)
    if table.status not in ("over", "ended"):
        raise Refused("unfinished")
    async with call.app.locks.of(table.id):
        if not table.rematch:
            await lead_on(call, session)
    return TableMade(id=table.rematch)


async def lead_on(call: RequestContext, session: Session) -> None:
    """Everyone sits at the new table before anybody hears of it."""
    new = await open_mine(call, again(session.table))
    try:
        await seat_all(call, session.table, new)
        await session.run(Follow(new))
    except Refused as no:
        await clear_away(call, new)
        if no.why != "rematch-there":  # another process was quicker
            raise
    finally:
        call.app.unready.discard(new)


def again(table: Table) -> OpenTable:
    """As the table was opened, but for who sits where."""
    head = table.opened
    return OpenTable(
        game=head.game, seats=head.seats, box=head.box, box_name=head.box_name, clock=head.clock,
        listed=head.listed, hints=head.hints, rated=head.rated, sit=0,
    )  # fmt: skip


async def seat_all(call: RequestContext, old: Table, new: str) -> None:
    session = await call.app.registry.session(new)
    await session.run(Sit(sitters(old), call.identity))


def sitters(old: Table) -> list[Sitter]:
    """Everyone in their old seat. Every person gives a new seed, and a program that gave one."""
    return [
        Sitter(
            p, chair.taken, chair.person, chair.name, chair.level, chair.token,  # type: ignore[arg-type]
            seeds=chair.seeds or chair.taken == "person",
        )
        for p, chair in enumerate(old.chairs)
        if chair.taken
    ]  # fmt: skip


async def clear_away(call: RequestContext, new: str) -> None:
    await (await call.app.registry.session(new)).run(End("rematch"))
