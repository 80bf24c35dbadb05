"""PostgreSQL: any number of processes at the same tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import Any

import msgspec

from wyrmhoard.engine.refused import Refused

try:
    import asyncpg
except ModuleNotFoundError:
    raise Refused("store-no-driver") from None

from .. import statements as sql
from ..base import NOTE, TAKEN, Heard, Outcome, ResultRow, Turn
from ..errors import NotStored
from ..migrations import HEAD, steps
from ..sql_store import PAGE, Pages, SQLStore
from ..statements import Step, Values
from . import leases
from .address import shown
from .errors import ANY, LOST, UNFIT, refusal
from .listener import CHANNEL, Listener, Notification
from .writer import Writer

PATIENCE = 10.0  # seconds for an answer
SET_STATUS = f"""
with given as (
    select * from unnest($1::text[], $2::bigint[], $3::text[]) as g(id, changed, status)
),
held as (select id from tables where id = any($1) order by id for update)
update tables set changed = given.changed, status = given.status from given join held using (id)
where tables.id = given.id and (tables.changed <= given.changed or given.status in {sql.ENDS})
"""  # held in one order everywhere: two processes never wait for each other in a ring
READERS = 8  # connections at most, besides one that appends and one that listens
LATCH = 0x77797276  # one process at a time brings the schema up to date
MADE = """select exists (
    select 1 from pg_catalog.pg_tables
    where tablename = 'alembic_version' and schemaname = any(current_schemas(false)))"""
AS_ONE = {"isolation": "repeatable_read", "readonly": True}  # nothing changes while it is read
NOTIFY = "select pg_notify($1, $2)"
NAMING = """select distinct tab from entry
    where tab > $1 and tab <= $2 and position($3::bytea in body) > 0 order by tab"""
TAKE = """update notices set holder = $1, until = $2 where (channel, person, tab, n) in (
    select channel, person, tab, n from notices
    where due <= $3 and (holder = '' or until < $4) order by due limit $5 for update skip locked)"""


class Postgres(SQLStore):
    naming = NAMING

    def __init__(self, url: str) -> None:
        self.url, self.name = url, shown(url)
        me = secrets.token_hex(6)
        self.me, self.writer = me, Writer(self.connect, me)
        self.listener = Listener(self.connect, me)
        self.pool: Any = None
        self.marks: dict[str, tuple[int, str]] = {}
        self.marking = asyncio.Lock()

    async def connect(self) -> Any:
        return await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)

    async def open(self) -> None:
        try:
            db = await self.connect()
            try:
                await migrate(db)
            finally:
                await db.close()
            await self.listener.start()
        except ANY as no:
            if isinstance(no, Refused):
                raise
            raise refusal(self.name, no) from None
        self.pool = asyncpg.create_pool(
            self.url, min_size=0, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
        )
        await self.pool
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.listener.close()
        if self.pool:
            pool, self.pool = self.pool, None
            with suppress(TimeoutError):
                await asyncio.wait_for(pool.close(), PATIENCE)

    def append_soon(
        self, table: str, n: int, body: bytes, done: Outcome, turns: Sequence[Turn] = (),
        result: ResultRow | None = None,
    ) -> None:  # fmt: skip
        self.writer.append(table, n, body, done, turns, result)

    async def get(self, statement: str, *blanks: object) -> list[Values]:
        try:
            return await self.ask(statement, blanks)
        except UNFIT:
            return []
        except LOST:
            pass  # a connection that went while it lay idle: the next one is new
        try:
            return await self.ask(statement, blanks)
        except ANY as no:
            raise NotStored(str(no)) from None

    async def ask(self, statement: str, blanks: tuple[object, ...]) -> list[Values]:
        rows: list[Values] = await self.opened.fetch(statement, *blanks)
        return rows

    async def put(self, *steps: Step) -> list[Values]:
        rows: list[Values] = []
        try:
            async with self.opened.acquire() as db, in_one(db, steps):
                for statement, blanks in steps:
                    rows = await db.fetch(statement, *blanks)
        except ANY as no:
            raise NotStored(str(no)) from None
        return rows

    async def set_status(self, table: str, changed: int, status: str) -> None:
        """One at a time, in order, each taking along all that wait."""
        self.marks[table] = changed, status
        async with self.marking:
            marks, self.marks = self.marks, {}
            if marks:
                times, ends = zip(*marks.values(), strict=True)
                await self.put((SET_STATUS, (list(marks), times, ends)))

    async def claim(self, tables: Sequence[str]) -> list[str]:
        return names(await self.put((leases.CLAIM, (self.me, tables))))

    async def renew(self) -> list[str]:
        return names(await self.put((leases.RENEW, (self.me,))))

    async def adopt(self, most: int) -> list[str]:
        return names(await self.put((leases.ADOPT, (self.me, most))))

    async def level_out(self, most: int) -> list[str]:
        return names(await self.put((leases.LEVEL_OUT, (self.me, most))))

    async def take(self, holder: str, now: int, most: int) -> None:
        await self.put((TAKE, (holder, now + TAKEN, now, now, most)))

    async def free_notices(self) -> None:
        """Another process may be about to send them."""

    @property
    def opened(self) -> Any:
        if not self.pool:
            raise NotStored("closed")
        return self.pool

    async def dump(self) -> Pages:
        try:
            async with self.opened.acquire() as db, db.transaction(**AS_ONE):
                for part in sql.PARTS:
                    cursor = await db.cursor(sql.all_of(part))
                    while page := await cursor.fetch(PAGE):
                        yield part, [tuple(row) for row in page]
        except ANY as no:
            raise NotStored(str(no)) from None

    async def fill(self, part: str, rows: list[Values]) -> None:
        try:
            await self.opened.copy_records_to_table(part, records=rows, columns=sql.PARTS[part])
        except ANY as no:
            raise NotStored(str(no)) from None

    async def notify(self, table: str, note: bytes) -> None:
        assert len(note) <= NOTE
        body = msgspec.json.encode(Notification(self.me, [], [(table, note)])).decode()
        with suppress(NotStored):  # a note in passing may be missed
            await self.put((NOTIFY, (CHANNEL, body)))

    def listen(self, heard: Heard) -> None:
        self.listener.subscribe(heard)


def names(rows: list[Values]) -> list[str]:
    return [name for (name,) in rows]


def in_one(db: Any, steps: tuple[Step, ...]) -> Any:
    """A single step is all or nothing by itself, and quicker."""
    return db.transaction() if len(steps) > 1 else nullcontext()


async def migrate(db: Any) -> None:
    if await version(db) == HEAD:
        return
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", LATCH)
        if (since := await version(db)) != HEAD:
            await db.execute(steps("postgresql", since))


async def version(db: Any) -> str | None:
    return await db.fetchval(sql.VERSION) if await db.fetchval(MADE) else None
