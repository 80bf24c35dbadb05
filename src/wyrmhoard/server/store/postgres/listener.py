"""What other processes tell through PostgreSQL, on a connection that mends itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ..base import Heard
from .errors import ANY
from .writer import PAUSES

CHANNEL = "wyrmhoard"
QUIET = 30.0  # seconds without a word, then it is asked whether it still lives


class Notification(msgspec.Struct, array_like=True):
    """One notification: who sent it, the entries it appended, and passing notes."""

    sender: str
    entries: list[tuple[str, int]]
    notes: list[tuple[str, bytes]]


decode = msgspec.json.Decoder(Notification).decode


class Listener:
    def __init__(self, connect: Callable[[], Awaitable[Any]], me: str) -> None:
        self.connect, self.me = connect, me
        self.subscribers: list[Heard] = []
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
            self.tell("", -1, b"")

    async def attend(self) -> None:
        self.lost.clear()
        self.db = await self.connect()
        self.db.add_termination_listener(lambda _: self.lost.set())
        await self.db.add_listener(CHANNEL, lambda db, pid, channel, body: self.hear(body))

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

    def hear(self, body: str) -> None:
        try:
            news = decode(body)
        except msgspec.DecodeError:  # somebody else speaks on this channel
            return
        if news.sender == self.me:
            return
        for table, n in news.entries:
            self.tell(table, n, b"")
        for table, note in news.notes:
            self.tell(table, -1, note)

    def subscribe(self, heard: Heard) -> None:
        self.subscribers.append(heard)

    def tell(self, table: str, n: int, note: bytes) -> None:
        for heard in self.subscribers:
            heard(table, n, note)
