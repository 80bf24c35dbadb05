"""What both stores do alike, given a way to `get` rows and a way to `put` some."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from functools import partial
from typing import Any

from . import statements as sql
from .base import Outcome, Person, ResultRow, Row, Turn
from .errors import NotStored
from .sql_notices import SQLNotices
from .sql_plays import SQLPlays
from .sql_results import SQLResults
from .statements import Step, Values

PAGE = 500  # rows at a time, where all are wanted
Pages = AsyncGenerator[tuple[str, list[Values]], None]


class SQLStore(SQLNotices, SQLResults, SQLPlays):
    me: str  # this process, among those at the same store
    naming: str  # a question: in which of some tables an entry has certain bytes

    @abstractmethod
    def append_soon(
        self, table: str, n: int, body: bytes, done: Outcome, turns: Sequence[Turn] = (),
        result: ResultRow | None = None,
    ) -> None: ...  # fmt: skip

    async def append(self, table: str, n: int, body: bytes) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_soon(table, n, body, partial(settle, answer))
        return await answer

    @abstractmethod
    async def get(self, statement: str, *blanks: object) -> list[Values]:
        """What a question finds. Words that cannot be stored are found nowhere."""

    @abstractmethod
    async def put(self, *steps: Step) -> list[Values]:
        """All steps or none; what the last one returned."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return [body for (body,) in await self.get(sql.READ, table, since)]

    async def create(self, row: Row, body: bytes, people: list[str]) -> None:
        values = tuple(getattr(row, column) for column in sql.PARTS["tables"])
        await self.put(
            (sql.add_to("tables"), values),
            (sql.add_to("entry"), (row.id, 0, body)),
            *((sql.JOIN, (person, row.id)) for person in people),
        )

    async def row(self, table: str) -> Row | None:
        return next(map(row_of, await self.get(sql.TABLE, table)), None)

    async def set_status(self, table: str, changed: int, status: str) -> None:
        await self.put((sql.SET_STATUS, (changed, status, table, changed, status)))

    async def join(self, table: str, person: str) -> None:
        await self.put((sql.JOIN, (person, table)))

    async def leave(self, table: str, person: str) -> None:
        await self.put((sql.LEAVE, (person, table)))

    async def listed(self, status: str, most: int) -> list[Row]:
        return [row_of(values) for values in await self.get(sql.LISTED, status, most)]

    async def tables_of(self, person: str, most: int) -> list[Row]:
        return [row_of(values) for values in await self.get(sql.TABLES_OF, person, most)]

    async def tables_naming(self, person: str) -> list[str]:
        """A few at a time, so that others are served between them."""
        said, last, found = f'"{person}"'.encode(), "", list[str]()
        while page := [id for (id,) in await self.get(sql.IDS, last, PAGE)]:
            found += [id for (id,) in await self.get(self.naming, last, page[-1], said)]
            last = page[-1]
        return found

    async def probe(self) -> None:
        await self.put((sql.PROBE, ("probe", self.me.encode())))

    async def remove(self, table: str) -> None:
        await self.put(*((statement, (table,)) for statement in sql.REMOVE))

    async def release(self, table: str) -> None:
        await self.put((sql.RELEASE, (table, self.me)))

    async def hand_over(self) -> None:
        await self.put((sql.HAND_OVER, (self.me,)))

    async def all_tables(self) -> AsyncIterator[Row]:
        last = ""
        while page := await self.get(sql.ALL_TABLES, last, PAGE):
            for values in page:
                yield row_of(values)
            last = page[-1][0]

    async def add_person(self, person: Person) -> None:
        values = tuple(getattr(person, column) for column in sql.PARTS["people"])
        await self.put((sql.add_to("people"), values))

    async def person(self, id: str) -> Person | None:
        found = await self.get(sql.PERSON, id)
        return Person(**dict(zip(sql.PARTS["people"], found[0], strict=True))) if found else None

    async def rename(self, id: str, name: str) -> None:
        await self.put((sql.RENAME, (name, id)))

    async def add_code(self, code: bytes, person: str, until: int, now: int) -> None:
        await self.put((sql.FORGET_CODES, (now,)), (sql.add_to("codes"), (code, person, until)))

    async def spend_code(self, code: bytes, now: int) -> str | None:
        found = await self.put((sql.FORGET_CODES, (now,)), (sql.SPEND_CODE, (code,)))
        return found[0][0] if found else None

    async def setting(self, key: str, value: bytes) -> bytes:
        if not (found := await self.get(sql.SETTING, key)):
            found = await self.put((sql.ADD_SETTING, (key, value)), (sql.SETTING, (key,)))
        stored: bytes = found[0][0]
        return stored


def settle(answer: asyncio.Future[Any], outcome: Any) -> None:
    if answer.done():  # who asked has gone
        return
    if isinstance(outcome, NotStored):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


def row_of(values: Values) -> Row:
    *most, listed = values  # SQLite has no truth, only 0 and 1
    return Row(**dict(zip(sql.PARTS["tables"], (*most, bool(listed)), strict=True)))
