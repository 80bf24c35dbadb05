"""SQLite's reading thread, so that a question never waits for a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ..errors import NotStored
from ..statements import Values


class Reader:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.db: sqlite3.Connection | None = None
        self.thread: ThreadPoolExecutor | None = None

    def start(self) -> None:
        self.thread = ThreadPoolExecutor(1, "wyrmhoard-reader")

    async def get(self, statement: str, blanks: tuple[object, ...]) -> list[Values]:
        if not self.thread:
            raise NotStored("closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.fetch, statement, blanks)

    async def close(self) -> None:
        if self.thread:
            await asyncio.to_thread(self.thread.shutdown)
            self.thread = None
        self.drop()

    def fetch(self, statement: str, blanks: tuple[object, ...]) -> list[Values]:
        try:
            self.db = self.db or self.connect()
            return self.db.execute(statement, blanks).fetchall()
        except (UnicodeError, OverflowError):
            return []
        except sqlite3.Error as no:
            self.drop()
            raise NotStored(str(no)) from None

    def drop(self) -> None:
        if self.db:
            self.db.close()
            self.db = None
