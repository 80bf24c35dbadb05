"""How my matches ended, my ratings, and the season's table."""

from __future__ import annotations

from wyrmhoard.bots.level import LEVELS
from wyrmhoard.engine.refused import Refused
from wyrmhoard.lab.bot_ratings import bot_rating

from ...protocol.forms import (
    BotRating,
    MyRating,
    MyResults,
    ResultLine,
    Season,
    SeasonLine,
    SeasonTable,
)
from ...ratings.ratings import Pool
from ...ratings.reckoning import info
from ...ratings.season import Standing
from ..context import RequestContext
from ..my_results import line

MOST = 300  # results that are listed
PLACES = 100  # of a season's table


async def my_results(call: RequestContext) -> MyResults:
    """What is new is counted first."""
    ratings = await my_ratings(call)
    rows = await call.app.registry.store.results_of(call.me.id, MOST)
    return MyResults(results=[line(row, call.me) for row in rows], ratings=ratings)


async def my_ratings(call: RequestContext) -> list[MyRating]:
    pools = await call.app.ratings.pools()
    return [rating_in(pool, call.me.id) for pool in pools if call.me.id in pool.known]


def rating_in(pool: Pool, me: str) -> MyRating:
    known = pool.known[me]
    return MyRating(
        game=pool.game, seats=pool.seats, now=info(known.rating, known.matches),
        matches=known.matches, bots=[bot(pool, level) for level in LEVELS],
    )  # fmt: skip


def bot(pool: Pool, level: str) -> BotRating:
    found = bot_rating(pool.game, pool.seats, level)
    rating = found.rating
    return BotRating(level=level, rating=rating.mu, margin=rating.sigma, matches=found.matches)


async def my_result(call: RequestContext) -> ResultLine:
    """Of a table where I sat; of any other there is none."""
    store, table = call.app.registry.store, call.path("table")
    row = await store.result(table)
    if row and row.counts and row.k < 0:
        await call.app.ratings.pool(row.game, row.seats)
        row = await store.result(table)
    told = line(row, call.me) if row else None
    if told is None or not any(part.me for part in told.parts):
        raise Refused("no-such-result")
    return told


async def season(call: RequestContext) -> Season:
    settings = call.app.settings
    people = await call.app.registry.store.took_part()
    tables = [table(pool, people) for pool in await call.app.ratings.pools()]
    return Season(
        name=settings.season, since=call.app.ratings.since,
        tables=[one for one in tables if one.lines],
    )  # fmt: skip


def table(pool: Pool, people: set[str]) -> SeasonTable:
    best = pool.season.best_first(people)[:PLACES]
    return SeasonTable(game=pool.game, seats=pool.seats, lines=[season_line(one) for one in best])


def season_line(one: Standing) -> SeasonLine:
    now = info(one.rating, one.matches)
    return SeasonLine(name=one.name, now=now, matches=one.matches, won=one.won)
