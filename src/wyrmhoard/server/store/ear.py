"""What other processes tell through PostgreSQL, on a connection that mends itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from .appender import PAUSES
from .trouble import ANY

CHANNEL = "wyrmhoard"
QUIET = 30.0  # seconds without a word, then it is asked whether it still lives


class Told(msgspec.Struct, array_like=True):
    """One notification: who sent it, the entries it appended, and passing notes."""

    sender: str
    entries: list[tuple[str, int]]
    notes: list[tuple[str, bytes]]


decode = msgspec.json.Decoder(Told).decode


class Ear:
    def __init__(self, connect: Callable[[], Awaitable[Any]], me: str) -> None:
        self.connect, self.me = connect, me
        self.heard: Callable[[str, int, bytes], None] | None = None
        self.lost = asyncio.Event()
        self.db: Any = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """It listens when this returns."""
        await self.attend()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])
            self.task = None
        if self.db:
            self.db.terminate()

    async def run(self) -> None:
        while True:
            await self.until_lost()
            await self.mend()
            if self.heard:
                self.heard("", -1, b"")

    async def attend(self) -> None:
        self.lost.clear()
        self.db = await self.connect()
        self.db.add_termination_listener(lambda _: self.lost.set())
        await self.db.add_listener(CHANNEL, lambda db, pid, channel, told: self.hear(told))

    async def until_lost(self) -> None:
        while not self.lost.is_set():
            try:
                await asyncio.wait_for(self.lost.wait(), QUIET)
            except TimeoutError:
                await self.still_there()

    async def still_there(self) -> None:
        try:
            await self.db.execute("select 1")
        except ANY:
            self.lost.set()

    async def mend(self) -> None:
        tries = 0
        while True:
            self.db.terminate()
            try:
                return await self.attend()
            except ANY:
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def hear(self, told: str) -> None:
        try:
            news = decode(told)
        except msgspec.DecodeError:  # somebody else speaks on this channel
            return
        if news.sender == self.me or not self.heard:
            return
        for table, n in news.entries:
            self.heard(table, n, b"")
        for table, note in news.notes:
            self.heard(table, -1, note)
