"""PostgreSQL's batches: all that waits goes into one statement, and the winners are told of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg
import msgspec

from ..base import Outcome, ResultRow, Turn
from ..errors import NotStored
from .errors import ANY, LOST, UNFIT

MOST = 1024  # entries to a statement
NOTICE = 7000  # bytes of a notification; PostgreSQL takes no more than 7,999
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between attempts to reach the database

APPEND = """
with won as (
    insert into entry (tab, n, body)
    select tab, n, body
    from unnest($1::text[], $2::int[], $3::bytea[]) with ordinality as given(tab, n, body, i)
    order by i
    on conflict do nothing returning tab, n
), told as (
    insert into notices (channel, person, tab, n, seat, due, tries, holder, until)
    select c.id, c.person, won.tab, won.n, t.seat, t.due, 0, '', 0
    from unnest($6::text[], $7::int[], $8::text[], $9::int[], $10::bigint[])
        as t(tab, n, person, seat, due)
    join won using (tab, n) join channels c on c.person = t.person and c.state = 'on'
    on conflict do nothing
), kept as (
    insert into results (tab, game, seats, ended, counts, listed, body)
    select r.tab, r.game, r.seats, r.ended, r.counts, r.listed, r.body
    from unnest($11::text[], $12::int[], $13::text[], $14::int[], $15::bigint[], $16::int[],
        $17::int[], $18::bytea[]) as r(tab, n, game, seats, ended, counts, listed, body)
    join won using (tab, n)
    on conflict do nothing
), taking_part as (
    insert into took_part (person, tab)
    select p.person, p.tab from unnest($19::text[], $20::int[], $21::text[]) as p(tab, n, person)
    join won using (tab, n)
    on conflict do nothing
), paged as (
    select tab, n, row_number() over () / $4::int as page from won
)
select array_agg(tab), array_agg(n), pg_notify('wyrmhoard', json_build_array(
    $5::text, json_agg(json_build_array(tab, n)), json_build_array()
)::text) from paged group by page
"""
STORED = """
select tab, n, body from entry
where (tab, n) in (select * from unnest($1::text[], $2::int[]))
"""


class Entry(msgspec.Struct, eq=False):
    table: str
    n: int
    body: bytes
    done: Outcome
    turns: Sequence[Turn] = ()  # that it begins
    result: ResultRow | None = None  # of the match it ends
    settled: bool = False

    def settle(self, outcome: bool | NotStored) -> None:
        """The first answer counts."""
        if not self.settled:
            self.settled = True
            self.done(outcome)


class Writer:
    def __init__(self, connect: Callable[[], Awaitable[Any]], me: str) -> None:
        self.connect, self.me = connect, me
        self.db: Any = None
        self.waiting: list[Entry] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """After what waits already, if the database is there to take it."""
        if self.task:
            task, self.task = self.task, None
            self.wake.set()
            await asyncio.wait([task], timeout=PAUSES[-1])
            task.cancel()
            await asyncio.wait([task])
        self.refuse("closed")
        if self.db:
            self.db.terminate()

    def append(
        self, table: str, n: int, body: bytes, done: Outcome, turns: Sequence[Turn] = (),
        result: ResultRow | None = None,
    ) -> None:  # fmt: skip
        if self.task:
            self.waiting.append(Entry(table, n, body, done, turns, result))
            self.wake.set()
        else:
            done(NotStored("closed"))

    async def run(self) -> None:
        while self.task:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                # In one order everywhere: two processes never wait for each other in a ring.
                batch.sort(key=lambda entry: (entry.table, entry.n))
                await self.attempt(batch)

    async def attempt(self, batch: list[Entry]) -> None:
        why = "closed"
        try:
            await self.write(batch)
        except Exception as no:  # whatever it is, the next batch gets its chance
            why = str(no)
        finally:
            answer(batch, [NotStored(why) for _ in batch])  # those not answered yet

    async def write(self, batch: list[Entry]) -> None:
        """Every entry of the batch is answered."""
        try:
            await self.connected()
        except ANY as no:
            return answer(batch, [NotStored(str(no)) for _ in batch])
        try:
            return answer(batch, await self.insert(batch))
        except UNFIT as no:
            await self.apart(batch, no)
        except LOST:
            await self.resolve(batch)
        except asyncpg.PostgresError as no:
            await self.apart(batch, no)

    async def apart(self, batch: list[Entry], no: Exception) -> None:
        """One of them is not fit to be stored: the others shall not suffer for it."""
        if len(batch) == 1:
            answer(batch, [NotStored(str(no))])
        else:
            for entry in batch:
                await self.write([entry])

    async def resolve(self, batch: list[Entry]) -> None:
        """The connection went in the middle: try again, and where that loses, see to whom.

        A new insert waits for the old one should that still be on its way. Until the database is
        back nobody can know, so nothing is answered."""
        tries = 0
        while True:
            try:
                won = await self.insert(batch)
                return answer(batch, await self.ours(batch, won))
            except ANY as no:
                self.refuse(str(no))
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def ours(self, batch: list[Entry], won: list[bool]) -> list[bool]:
        """Who was first, now or before the connection went."""
        rows = await self.db.fetch(STORED, [e.table for e in batch], [e.n for e in batch])
        stored = {(table, n): body for table, n, body in rows}
        mine = []
        for entry, first in zip(batch, won, strict=True):
            mine.append(first or stored.get((entry.table, entry.n)) == entry.body)
            if mine[-1]:
                stored.pop((entry.table, entry.n), None)
        return mine

    def refuse(self, why: str) -> None:
        """Those that have not been sent."""
        waiting, self.waiting = self.waiting, []
        for entry in waiting:
            entry.settle(NotStored(why))

    async def connected(self) -> None:
        if self.db is None or self.db.is_closed():
            self.db = await self.connect()

    async def insert(self, batch: list[Entry]) -> list[bool]:
        """Who was first."""
        await self.connected()
        tables = [entry.table for entry in batch]
        page = max(1, NOTICE // (20 + max(len(msgspec.json.encode(table)) for table in tables)))
        numbers, bodies = [entry.n for entry in batch], [entry.body for entry in batch]
        given = tables, numbers, bodies, page, self.me, *turns_of(batch), *results_of(batch)
        found = await self.db.fetch(APPEND, *given)
        return claims(batch, {at for ts, ns, _ in found for at in zip(ts, ns, strict=True)})


def turns_of(batch: list[Entry]) -> list[list[Any]]:
    """By column: table, entry, person, seat, due."""
    each = [(e.table, e.n, t.person, t.seat, t.due) for e in firsts(batch) for t in e.turns]
    return by_column(each, 5)


def results_of(batch: list[Entry]) -> list[list[Any]]:
    """By column: of each its table, entry, and what it is; then table, entry, person."""
    each = [(e.result, e.n) for e in firsts(batch) if e.result]
    results = [(r.tab, n, r.game, r.seats, r.ended, r.counts, r.listed, r.body) for r, n in each]
    people = [(r.tab, n, person) for r, n in each for person in r.people]
    return by_column(results, 8) + by_column(people, 3)


def firsts(batch: list[Entry]) -> list[Entry]:
    """Of two with the same number the second brings nothing; see `claims`."""
    return list({(entry.table, entry.n): entry for entry in reversed(batch)}.values())


def by_column(rows: Sequence[Sequence[Any]], columns: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(columns)]


def claims(batch: list[Entry], won: set[tuple[str, int]]) -> list[bool]:
    """Of two with the same number the first has it, as PostgreSQL saw them in this order."""
    mine = []
    for entry in batch:
        mine.append((entry.table, entry.n) in won)
        won.discard((entry.table, entry.n))
    return mine


def answer(batch: list[Entry], outcomes: Sequence[bool | NotStored]) -> None:
    for entry, outcome in zip(batch, outcomes, strict=True):
        entry.settle(outcome)
