"""One file, one process: the standard library's SQLite."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from wyrmhoard.engine.refused import Refused

from .. import statements as sql
from ..base import TAKEN, Heard, Outcome, ResultRow, Turn
from ..errors import NotStored
from ..migrations import HEAD, steps
from ..sql_store import PAGE, Pages, SQLStore, settle
from ..statements import Step, Values
from .lock import OWNERS, Lock
from .reader import Reader
from .writer import ITS_OWN, Append, Work, Writer, spelt

CHECKPOINT = 2000  # pages: some are changed again before it is time, and nobody waits long for it
PATIENCE = 5.0  # seconds, when another program has locked the file


CLAIM = f"{sql.add_to('leases')} on conflict (tab) do update set holder = excluded.holder"
ADOPT = """update leases set holder = $1
    where tab in (select tab from leases where holder <> $2 order by tab limit $3) returning tab"""
TAKE = """update notices set holder = $1, until = $2 where rowid in (
    select rowid from notices where due <= $3 and (holder = '' or until < $4)
    order by due limit $5)"""
NAMING = """select distinct tab from entry
    where tab > ? and tab <= ? and instr(body, ?) > 0 order by tab"""
FREE = "update notices set holder = '' where holder <> ''"


class SQLite(SQLStore):
    naming = NAMING

    def __init__(self, file: str, read_only: bool = False) -> None:
        if not file:
            raise Refused("store-wrong-url")
        self.file = Path(file).expanduser().resolve()
        self.read_only, self.me = read_only, secrets.token_hex(6)
        self.lock = Lock(self.file.with_name(self.file.name + ".lock"))
        self.writer, self.reader = Writer(self.connect), Reader(self.connect)

    async def open(self) -> None:
        self.read_only = self.read_only and await asyncio.to_thread(self.up_to_date)
        if not self.read_only:
            await asyncio.to_thread(self.prepare)
            self.writer.start()
        self.reader.start()

    def up_to_date(self) -> bool:
        """Whether it can be read as it is: then it need not be claimed."""
        if not self.file.is_file():
            return False
        try:
            with closing(self.connect()) as db:
                return version(db) == HEAD
        except sqlite3.Error:
            return False

    def prepare(self) -> None:
        """Claim the file, and bring its schema up to date."""
        try:
            self.file.parent.mkdir(0o700, parents=True, exist_ok=True)
            if not self.lock.take():
                raise Refused("store-in-use", file=str(self.file))
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, OWNERS))  # its journals follow it
            with closing(self.connect()) as db:
                migrate(db)
        except (OSError, sqlite3.Error) as no:
            self.lock.drop()
            raise refusal(str(self.file), no) from None
        except Refused:
            self.lock.drop()
            raise

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            if self.read_only:
                db.execute("pragma query_only=on")
                return db
            db.execute("pragma journal_mode=wal")
            db.execute("pragma synchronous=full")
            db.execute(f"pragma wal_autocheckpoint={CHECKPOINT}")
            db.execute("pragma fullfsync=on")  # where plain fsync does not reach the disk: macOS
        except sqlite3.Error:
            db.close()
            raise
        return db

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()
        self.lock.drop()

    def append_soon(
        self, table: str, n: int, body: bytes, done: Outcome, turns: Sequence[Turn] = (),
        result: ResultRow | None = None,
    ) -> None:  # fmt: skip
        self.writer.do(Append((table, n, body), turns, result), done)

    async def put(self, *steps: Step) -> list[Values]:
        rows: list[Values] = await self.write(lambda db: all_or_none(db, steps))
        return rows

    async def write(self, work: Work) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.writer.do(work, partial(settle, answer))
        return await answer

    async def get(self, statement: str, *blanks: object) -> list[Values]:
        return await self.reader.get(spelt(statement), blanks)

    async def dump(self) -> Pages:
        try:
            with closing(await asyncio.to_thread(self.connect)) as db:
                db.execute("begin")
                for part in sql.PARTS:
                    cursor = await asyncio.to_thread(db.execute, sql.all_of(part))
                    while page := await asyncio.to_thread(cursor.fetchmany, PAGE):
                        yield part, [true_to(part, row) for row in page]
        except sqlite3.Error as no:
            raise NotStored(str(no)) from None

    async def fill(self, part: str, rows: list[Values]) -> None:
        statement = spelt(sql.add_to(part))
        await self.write(lambda db: db.executemany(statement, rows).rowcount)

    async def claim(self, tables: Sequence[str]) -> list[str]:
        """There is no other process."""
        await self.put(*((CLAIM, (table, self.me, 0)) for table in tables))
        return list(tables)

    async def renew(self) -> list[str]:
        return [table for (table,) in await self.get(sql.HELD, self.me)]

    async def adopt(self, most: int) -> list[str]:
        """What the process before this one had."""
        return [table for (table,) in await self.put((ADOPT, (self.me, self.me, most)))]

    async def level_out(self, most: int) -> list[str]:
        return []

    async def take(self, holder: str, now: int, most: int) -> None:
        await self.put((TAKE, (holder, now + TAKEN, now, now, most)))

    async def free_notices(self) -> None:
        await self.put((FREE, ()))

    async def notify(self, table: str, note: bytes) -> None:
        """There is no other process."""

    def listen(self, heard: Heard) -> None:
        """Nor anything to hear from one."""


def all_or_none(db: sqlite3.Connection, steps: tuple[Step, ...]) -> list[Values]:
    rows: list[Values] = []
    db.execute("savepoint steps")
    try:
        for statement, blanks in steps:
            rows = db.execute(spelt(statement), blanks).fetchall()
    except ITS_OWN:
        db.execute("rollback to steps")
        raise
    db.execute("release steps")
    return rows


def true_to(part: str, row: Values) -> Values:
    """SQLite has no truth, only 0 and 1."""
    return (*row[:-1], bool(row[-1])) if part in ("tables", "plays") else row


def migrate(db: sqlite3.Connection) -> None:
    """Writes in any case: only that shows whether the file can be written."""
    since = version(db)
    if since != HEAD:
        db.executescript(f"begin immediate;\n{steps('sqlite', since)}\ncommit;")
    else:
        db.execute("update alembic_version set version_num = version_num")


def version(db: sqlite3.Connection) -> str | None:
    made = db.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone()
    row = db.execute(sql.VERSION).fetchone() if made else None
    return row[0] if row else None


def refusal(file: str, no: Exception) -> Refused:
    code = getattr(no, "sqlite_errorcode", 0) & 0xFF  # without the details
    if code == sqlite3.SQLITE_NOTADB:
        return Refused("store-not-a-database", file=file)
    reason = getattr(no, "strerror", None) or str(no)
    if isinstance(no, PermissionError) or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return Refused("store-no-permission", store=file, reason=reason)
    return Refused("store-not-opened", store=file, reason=reason)
