"""Results and rates as both stores have them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from . import statements as sql
from .base import ResultRow
from .statements import Step, Values

COLUMNS = (*sql.PARTS["results"], "k", "rates")


class SQLResults(ABC):
    @abstractmethod
    async def get(self, statement: str, *blanks: object) -> list[Values]: ...

    @abstractmethod
    async def put(self, *steps: Step) -> list[Values]: ...

    async def add_result(self, result: ResultRow) -> None:
        """Whoever finds one writes nothing."""
        if not await self.get(sql.HAS_RESULT, result.tab):
            await self.put(*steps(result))

    async def result(self, table: str) -> ResultRow | None:
        return next(map(result_of, await self.get(sql.ONE_RESULT, b"", table)), None)

    async def results_of(self, person: str, most: int) -> list[ResultRow]:
        return [result_of(row) for row in await self.get(sql.RESULTS_OF, b"", person, most)]

    async def took_part(self) -> set[str]:
        return {person for (person,) in await self.get(sql.TOOK_PART)}

    async def rewrite_result(self, table: str, body: bytes) -> None:
        await self.put((sql.REWRITE_RESULT, (body, table)))

    async def pools(self) -> list[tuple[str, int]]:
        return [(game, seats) for game, seats in await self.get(sql.POOLS)]

    async def rated(self, game: str, seats: int, since: int, most: int) -> list[ResultRow]:
        found = await self.get(sql.RATED, b"", game, seats, since, most)
        return [result_of(row) for row in found]

    async def unrated(self, game: str, seats: int, most: int) -> list[ResultRow]:
        return [result_of(row) for row in await self.get(sql.UNRATED, b"", game, seats, most)]

    async def append_rates(self, result: ResultRow, k: int, body: bytes) -> bool:
        values = result.game, result.seats, k, result.tab, body
        return bool(await self.put((sql.RATE, values)))


def steps(result: ResultRow) -> list[Step]:
    values = tuple(getattr(result, column) for column in sql.PARTS["results"])
    parts: list[Step] = [(sql.TAKE_PART, (person, result.tab)) for person in result.people]
    return [(sql.ADD_RESULT, values), *parts]


def result_of(row: Values) -> ResultRow:
    return ResultRow(**dict(zip(COLUMNS, row, strict=True)))
