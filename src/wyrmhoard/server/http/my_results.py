"""How a person's matches ended and what that did to their rating; told to them alone."""

from __future__ import annotations

from typing import Any

import msgspec

from ..protocol.forms import ResultLine, ResultPart
from ..ratings.reckoning import decode_rates, info
from ..store.base import Person, ResultRow
from ..tables.results import Part, Result, decode, encode
from ..tables.table import FORGOTTEN, NAMELESS
from .context import AppContext

ALL = 100_000  # results, more than anybody has


def line(row: ResultRow, me: Person) -> ResultLine:
    result = decode(row.body)
    rates = decode_rates(row.rates) if row.rates else []
    mine = [p for p, part in enumerate(result.parts) if part.person == me.id]
    rate = rates[mine[0]] if rates and mine else None
    return ResultLine(
        table=row.tab, game=row.game, ended=row.ended, listed=bool(row.listed),
        counts=bool(row.counts), ending=result.ending,
        parts=[told(part, p in mine) for p, part in enumerate(result.parts)],
        before=info(rate.before, rate.matches - 1) if rate else None,
        after=info(rate.after, rate.matches) if rate else None,
    )  # fmt: skip


def told(part: Part, me: bool) -> ResultPart:
    return ResultPart(
        name=part.name, taken=part.taken, level=part.level, points=part.points, place=part.place,
        gone=part.gone, me=me,
    )  # fmt: skip


async def everything(app: AppContext, me: Person) -> list[Any]:
    rows = await app.registry.store.results_of(me.id, ALL)
    return [msgspec.to_builtins(line(row, me)) for row in rows]


async def forget(app: AppContext, me: Person) -> None:
    """Others keep their results, against nobody."""
    store = app.registry.store
    rows = await store.results_of(me.id, ALL)
    for game, seats in {(row.game, row.seats) for row in rows if row.counts}:
        await app.ratings.pool(game, seats)  # what these did to others is done before
    for row in rows:
        await store.rewrite_result(row.tab, encode(without(decode(row.body), me.id)))


def without(result: Result, person: str) -> Result:
    replace = msgspec.structs.replace
    parts = [
        replace(part, person=FORGOTTEN, name=NAMELESS) if part.person == person else part
        for part in result.parts
    ]
    return replace(result, parts=parts)
