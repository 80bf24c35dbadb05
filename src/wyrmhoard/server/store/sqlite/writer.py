"""SQLite's one writer: a thread that puts all that waits into one transaction."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

from ..base import ResultRow, Turn
from ..errors import NotStored
from ..sql_results import steps
from ..statements import TO_CHANNELS

MOST = 300  # jobs to a commit: older SQLites take 999 blanks to a statement, and a job has three


@dataclass(slots=True)
class Append:
    """By far the most frequent job: an entry of a table's log. True if it is there now."""

    values: tuple[str, int, bytes]
    turns: Sequence[Turn] = ()  # that it begins
    result: ResultRow | None = None  # of the match it ends

    def __call__(self, db: sqlite3.Connection) -> bool:
        won = db.execute(f"{appends(1)} on conflict do nothing", self.values).rowcount == 1
        if won and self.turns:
            db.executemany(TURN, self.rows)
        if won and self.result:
            for statement, values in steps(self.result):
                db.execute(spelt(statement), values)
        return won

    @property
    def alone(self) -> bool:
        """Nothing comes with it."""
        return not self.turns and self.result is None

    @property
    def rows(self) -> list[tuple[str, int, int, int, str]]:
        table, n, _ = self.values
        return [(table, n, turn.seat, turn.due, turn.person) for turn in self.turns]


TURN = f"{TO_CHANNELS}, ?, ?, ?, ?, 0, '', 0 from channels where person = ? and state = 'on'"
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, Callable[[Any], None]]

# What is wrong with one job alone; anything else is wrong with the file, and fails the batch.
ITS_OWN = (
    sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError,
    UnicodeError, OverflowError,
)  # fmt: skip


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.db: sqlite3.Connection | None = None
        self.waiting: list[Job] = []  # what came in this round of the loop
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.thread: Thread | None = None

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self.run, name="wyrmhoard-writer", daemon=True)
        self.thread.start()

    def do(self, work: Work, done: Callable[[Any], None]) -> None:
        """`done` is told what the work returns, once it is on disk, or NotStored."""
        if not self.thread:
            return done(NotStored("closed"))
        if not self.waiting:
            self.loop.call_soon(self.hand_over)
        return self.waiting.append((work, done))

    def hand_over(self) -> None:
        """All that came in one round of the loop at once: the thread would begin with the first
        alone, wait for the disk, take the next few, wait again, and so on."""
        waiting, self.waiting = self.waiting, []
        if waiting:  # else they were handed over before the round was over
            self.jobs.put(waiting)

    async def close(self) -> None:
        """After what waits already."""
        if self.thread:
            thread, self.thread = self.thread, None
            self.hand_over()
            self.jobs.put(None)
            await asyncio.to_thread(thread.join)

    def run(self) -> None:
        going = True
        while going:
            jobs, going = self.gather()
            for i in range(0, len(jobs), MOST):
                batch = jobs[i : i + MOST]
                outcomes = self.commit([work for work, _ in batch])
                self.loop.call_soon_threadsafe(tell, batch, outcomes)
        self.drop()

    def gather(self) -> tuple[list[Job], bool]:
        """Waits for jobs and takes along what else is there; whether more may come."""
        found: list[Job] = []
        while not found or not self.jobs.empty():
            jobs = self.jobs.get()
            if jobs is None:
                return found, False
            found += jobs
        return found, True

    def commit(self, batch: list[Work]) -> list[Any]:
        """What came of each job."""
        try:
            db = self.db = self.db or self.connect()
            return append_all(db, batch) or one_by_one(db, batch)
        except Exception as no:  # whatever it is, the next batch gets its chance
            self.drop()
            return [NotStored(str(no)) for _ in batch]

    def drop(self) -> None:
        """Closing takes an open transaction back; the next batch connects anew."""
        if self.db:
            self.db.close()
            self.db = None


def append_all(db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
    """All entries in one statement, which is a transaction; nothing if it cannot be. Each call of
    SQLite gives the interpreter away and must wait to get it back: one is much quicker than many.
    """
    entries = [work for work in batch if isinstance(work, Append)]
    if len(entries) < len(batch) or not all(entry.alone for entry in entries):
        return []
    try:
        db.execute(appends(len(batch)), [value for entry in entries for value in entry.values])
    except ITS_OWN:  # one was not the first, or is not fit to be stored: none is stored
        return []
    return [True] * len(batch)


def one_by_one(db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
    db.execute("begin immediate")
    done = [attempt(db, work) for work in batch]
    db.execute("commit")
    return done


def attempt(db: sqlite3.Connection, work: Work) -> Any:
    try:
        return work(db)
    except ITS_OWN as no:
        return NotStored(str(no))


@cache
def spelt(statement: str) -> str:
    """Blanks as SQLite writes them."""
    return re.sub(r"\$\d+", "?", statement)


@cache
def appends(count: int) -> str:
    return "insert into entry (tab, n, body) values " + ", ".join(["(?, ?, ?)"] * count)


def tell(batch: list[Job], outcomes: list[Any]) -> None:
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        done(outcome)
