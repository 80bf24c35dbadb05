"""Whether the server is well: whether its store takes what is written."""

from __future__ import annotations

import asyncio

from .clock import Clock
from .store.base import Store
from .store.errors import NotStored

FRESH = 1000  # ms an answer holds: however many ask, the store is not kept busy by it


class Health:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.lock, self.until, self.well = asyncio.Lock(), 0, True

    async def check(self) -> bool:
        async with self.lock:
            if self.clock.now() >= self.until:
                self.well = await self.writes()
                self.until = self.clock.now() + FRESH
        return self.well

    async def writes(self) -> bool:
        try:
            await self.store.probe()
        except NotStored:
            return False
        return True
