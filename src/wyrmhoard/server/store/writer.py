"""SQLite's one writer: a thread that puts all that waits into one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from . import NotStored

MOST = 1024  # jobs to a commit
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]

# What is wrong with one job alone; anything else is wrong with the file, and fails the batch.
ITS_OWN = (
    sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError,
    UnicodeError, OverflowError,
)  # fmt: skip


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.db: sqlite3.Connection | None = None
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread: Thread | None = None

    def start(self) -> None:
        here = (asyncio.get_running_loop(),)
        self.thread = Thread(target=self.run, args=here, name="wyrmhoard-writer", daemon=True)
        self.thread.start()

    async def do(self, work: Work) -> Any:
        """What the work returns, once it is on disk."""
        if not self.thread:
            raise NotStored("closed")
        future = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return await future

    async def close(self) -> None:
        """After what waits already."""
        if self.thread:
            thread, self.thread = self.thread, None
            self.jobs.put(None)
            await asyncio.to_thread(thread.join)

    def run(self, loop: asyncio.AbstractEventLoop) -> None:
        going = True
        while going:
            waiting = self.gather()
            batch = [job for job in waiting if job]
            going = len(batch) == len(waiting)
            loop.call_soon_threadsafe(settle, batch, self.commit(batch))
        self.drop()

    def gather(self) -> list[Job | None]:
        """Waits for the first job and takes along what else is there; None is the end."""
        waiting = [self.jobs.get()]
        while waiting[-1] and len(waiting) < MOST:
            try:
                waiting.append(self.jobs.get_nowait())
            except Empty:
                break
        return waiting

    def commit(self, batch: list[Job]) -> list[Any]:
        """What came of each job."""
        try:
            db = self.db = self.db or self.connect()
            db.execute("begin immediate")
            done = [attempt(db, work) for work, _ in batch]
            db.execute("commit")
        except Exception as no:  # whatever it is, the next batch gets its chance
            self.drop()
            return [NotStored(str(no)) for _ in batch]
        return done

    def drop(self) -> None:
        """Closing takes an open transaction back; the next batch connects anew."""
        if self.db:
            self.db.close()
            self.db = None


def attempt(db: sqlite3.Connection, work: Work) -> Any:
    try:
        return work(db)
    except ITS_OWN as no:
        return NotStored(str(no))


def settle(batch: list[Job], done: list[Any]) -> None:
    for (_, future), outcome in zip(batch, done, strict=True):
        if future.done():  # who asked has gone
            continue
        if isinstance(outcome, NotStored):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
