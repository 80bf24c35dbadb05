"""Everybody's ratings: each result of a pool counts once, in one order for all processes.

A pool is a game with so many players. What its k-th result did to ratings is entry k of `rates`;
as in a table's log, whoever appends an entry first wins, and the others read it. So nothing need
happen at the moment when a match ends: its result lies in the store, and whoever asks for a rating
first brings its pool up to date, in the order in which matches ended.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from ..store.base import ResultRow, Store
from ..tables.results import decode
from .reckoning import Known, encode, fold, rates_of, read
from .season import SOME, Season


@dataclass
class Pool:
    game: str
    seats: int
    season: Season
    n: int = 0  # entries read
    known: dict[str, Known] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def add(self, row: ResultRow) -> None:
        result, rates = read(row)
        fold(self.known, result, rates)
        self.season.add(row, result)
        self.n = row.k + 1


class Ratings:
    def __init__(self, store: Store, since: int = 0) -> None:
        self.store, self.since = store, since
        self.known_pools: dict[tuple[str, int], Pool] = {}

    async def pool(self, game: str, seats: int) -> Pool:
        """With all that counts in it."""
        if (game, seats) not in self.known_pools:
            self.known_pools[game, seats] = Pool(game, seats, Season(self.since))
        pool = self.known_pools[game, seats]
        async with pool.lock:
            waiting = await self.waiting(pool)
            while waiting:
                await self.append(pool, waiting)
                waiting = await self.waiting(pool)
        return pool

    async def waiting(self, pool: Pool) -> list[ResultRow]:
        """Looked for before the rest is read: of what another process counts nothing is missed."""
        rows = await self.store.unrated(pool.game, pool.seats, SOME)
        await self.read(pool)
        return rows

    async def read(self, pool: Pool) -> None:
        """What was appended, here or elsewhere."""
        while rows := await self.store.rated(pool.game, pool.seats, pool.n, SOME):
            for row in rows:
                pool.add(row)

    async def append(self, pool: Pool, rows: list[ResultRow]) -> None:
        """As many of them as nobody else is quicker with."""
        for row in rows:
            rates = encode(rates_of(row, decode(row.body), pool.known))
            first = await self.store.append_rates(row, pool.n, rates)
            await self.read(pool)
            if not first:
                return

    async def pools(self) -> list[Pool]:
        return [await self.pool(game, seats) for game, seats in await self.store.pools()]
