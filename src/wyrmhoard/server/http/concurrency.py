"""Waiting one's turn: for long work in a thread, and for what one person does one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from wyrmhoard.engine.refused import Refused

MOST = 5  # who have or await their turn
WAIT = 5  # seconds until it may be worth asking again

Made = TypeVar("Made")


class OneThread:
    """One piece of work at a time; only a few may wait."""

    def __init__(self) -> None:
        self.lock, self.waiting = asyncio.Lock(), 0

    async def do(self, work: Callable[[], Made]) -> Made:
        """In a thread, so nothing in it may be shared with the loop."""
        if self.waiting >= MOST:
            raise Refused("too-fast", wait=WAIT)
        self.waiting += 1
        try:
            async with self.lock:
                return await asyncio.to_thread(work)
        finally:
            self.waiting -= 1


class KeyedLocks:
    """A lock for each of many, forgotten when nobody holds it or waits for it."""

    def __init__(self) -> None:
        self.held: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, whose: str) -> asyncio.Lock:
        return self.held.setdefault(whose, asyncio.Lock())
