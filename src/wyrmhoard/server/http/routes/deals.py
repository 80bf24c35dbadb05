"""Deals: that of the day, and those among friends."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load

from ...protocol.forms import DealInfo, DealOfDay, DealsOfDay, OpenTable, TableMade
from ...store.base import Play
from ...tables import deal as deals
from ...tables.commands import Follow, Sit, Sitter
from ...tables.deal import DAY
from ...tables.opening import Dealt, first_sitters
from ...tables.session import Session
from ...tables.table import Table
from ..context import RequestContext
from ..deals import best, compared, first_tables, knows_deal, unfinished
from .rematch import again, sitters
from .tables import open_mine

SEATS, LEVEL = 3, "medium"  # of the deal of a day: so many play, all others are such bots
MOST = 12_000  # seats of one deal that are compared
LISTED = 200  # of its tables that are told


async def dealt(call: RequestContext, deal: str, table: str = "") -> Dealt:
    return Dealt(deal, await call.app.registry.dealer.secret(deal), table)


# Of the day


async def of_the_day(call: RequestContext) -> DealsOfDay:
    now = call.app.clock.now()
    games = [await day(call, game, now) for game in GAMES]
    return DealsOfDay(now=now, games=games)


async def day(call: RequestContext, game: str, now: int) -> DealOfDay:
    deal, yesterday = deals.of_the_day(game, now), deals.of_the_day(game, now - DAY)
    tomorrow = deals.of_the_day(game, now + DAY)
    registry = call.app.registry
    id = await registry.dealer.table(deal, call.guest.id) if call.guest else ""
    row = await registry.store.row(id) if id else None
    return DealOfDay(
        game=game,
        deal=deal,
        commitment=await committed(call, deal),
        yesterday=yesterday,
        tomorrow=await committed(call, tomorrow),
        ends=deals.ends(deal),
        table=row.id if row else "",
        done=row is not None and row.status in ("over", "ended"),
    )


async def committed(call: RequestContext, deal: str) -> str:
    return deals.commitment(deal, await call.app.registry.dealer.secret(deal))


async def play_today(call: RequestContext) -> TableMade:
    """My table of today's deal: opened once, and found again."""
    game, registry = load(call.path("game")), call.app.registry
    deal = deals.of_the_day(game.name, call.app.clock.now())
    id = await registry.dealer.table(deal, call.me.id)
    least, most = game.seats[0], game.seats[-1]
    form = OpenTable(
        game=game.name,
        seats=max(least, min(SEATS, most)),
        hints=False,
        bots=LEVEL,  # type: ignore[arg-type]
    )
    async with call.app.locks.of(f"deal {id}"):
        if await registry.store.row(id) is None:
            await begin_today(call, form, await dealt(call, deal, id))
        await seat_all(call, await registry.session(id), first_sitters(call.me, form))
    return TableMade(id=id)


async def begin_today(call: RequestContext, form: OpenTable, given: Dealt) -> None:
    """Another process may be as quick: then it is there."""
    try:
        await open_mine(call, form, dealt=given)
    except Refused:
        if await call.app.registry.store.row(given.table) is None:
            raise
    finally:
        call.app.unready.discard(given.table)


async def seat_all(call: RequestContext, session: Session, wanted: list[Sitter]) -> None:
    """Whoever does not sit there yet; a server may have stopped before they did."""
    chairs = session.table.chairs
    if missing := [one for one in wanted if not chairs[one.seat].taken]:
        with suppress(Refused):
            await session.run(Sit(missing, call.identity))


# Any deal


async def compare_deal(call: RequestContext) -> DealInfo:
    """To one who has yet to play it: how many have, and their own table."""
    deal, me = call.path("deal"), call.guest.id if call.guest else "?"
    plays = await known(call, deal)
    row = await call.app.registry.store.row(plays[0].tab) if plays else None
    seen, now = await knows_deal(call.app, deal, call.guest), call.app.clock.now()
    tables = compared(plays, me, with_links=not of_a_day(deal))
    secret = await call.app.registry.dealer.secret(deal)
    return DealInfo(
        deal=deal,
        game=row.game if row else deal[deals.DATE + 1 :],
        of_the_day=of_a_day(deal),
        ends=deals.ends(deal),
        commitment=deals.commitment(deal, secret),
        secret=deals.secret_told(deal, secret, now),
        known=seen,
        players=len(first_tables(plays)),
        shown=any(play.shown for play in plays if play.person == me),
        tables=best([one for one in tables if seen or one.mine], LISTED),
    )


def of_a_day(deal: str) -> bool:
    return deal[deals.DATE + 1 :] in GAMES


async def known(call: RequestContext, deal: str) -> list[Play]:
    """A deal's plays. Of those to come nothing is said, not even that there will be any."""
    await call.app.registry.plays_noted()
    plays = await call.app.registry.store.plays(deal, MOST)
    today = deals.date(call.app.clock.now())
    if not plays and not (of_a_day(deal) and is_date(deal) and deal[: deals.DATE] <= today):
        raise Refused("no-such-deal")
    return plays


def is_date(deal: str) -> bool:
    with suppress(ValueError):
        return deals.date(deals.ends(deal) - DAY) == deal[: deals.DATE]
    return False


async def first_table(call: RequestContext, plays: list[Play]) -> Table:
    return (await call.app.registry.session(plays[0].tab)).table


async def play_deal(call: RequestContext) -> TableMade:
    """The deal of friends at one more table: with bots where the first has them, or the same people
    with seats exchanged."""
    deal = call.path("deal")
    plays = await known(call, deal)
    if of_a_day(deal):
        raise Refused("deal-of-day")
    if call.app.clock.now() >= deals.ends(deal):
        raise Refused("deal-over")
    if call.form.exchange:
        return await exchanged(call, deal, plays)
    if unfinished([one for one in plays if one.person == call.me.id]):
        raise Refused("unfinished")
    first = await first_table(call, plays)
    bots = [one for one in sitters(first) if one.taken == "bot"]
    return TableMade(id=await opened(call, deal, first, bots))


async def exchanged(call: RequestContext, deal: str, plays: list[Play]) -> TableMade:
    mine = [one for one in plays if one.person == call.me.id and one.done]
    if not mine:
        raise Refused("unfinished")
    session = await call.app.registry.session(mine[-1].tab)
    id = await opened(call, deal, session.table, turned(sitters(session.table)))
    with suppress(Refused):  # somebody was quicker: they have led the others elsewhere
        await session.run(Follow(id))
    return TableMade(id=id)


async def opened(call: RequestContext, deal: str, like: Table, sitting: list[Sitter]) -> str:
    """Nobody finds it in a list before they sit."""
    id = await open_mine(call, again(like), rules=like.opened.rules, dealt=await dealt(call, deal))
    try:
        if sitting:
            session = await call.app.registry.session(id)
            await session.run(Sit(sitting, call.identity))
    finally:
        call.app.unready.discard(id)
    return id


def turned(sitting: list[Sitter]) -> list[Sitter]:
    """The people of a table, each where the one before them sat; bots stay."""
    people = [one for one in sitting if one.taken == "person"]
    seats = [one.seat for one in people]
    moved = zip(people, [*seats[1:], *seats[:1]], strict=True)
    stay = [one for one in sitting if one.taken != "person"]
    return [*stay, *(replace(one, seat=seat) for one, seat in moved)]


async def show_play(call: RequestContext) -> DealInfo:
    """Whether others may watch how I played, once they have played it too."""
    deal = call.path("deal")
    await known(call, deal)
    store = call.app.registry.store
    for one in await store.plays_of(call.me.id, deal):
        await store.show_play(one.tab, call.me.id, call.form.shown)
    return await compare_deal(call)
