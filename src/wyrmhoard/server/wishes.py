"""What people want of a table, one after the other: judged, stored, added; or refused."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from wyrmhoard.engine.refused import Refused

from .clock import Clock
from .events import AnyEvent, decode, encode
from .store import NotStored, Store
from .table import Table

log = logging.getLogger(__name__)
WISHES = 200  # that may wait while the store is slow
TRIES = 20  # to append before others, who then are quicker every time
LATE = 2000  # ms other processes leave to the one that wrote last

Make = Callable[[int], list[AnyEvent]]  # a judged wish, at a time
Done = Callable[[BaseException | None], None]  # told when it was granted, or why not


@dataclass(slots=True)
class Wish:
    """What somebody wants, and whom to tell; with nothing to make, to catch up with the log."""

    make: Make | None
    done: Done
    tries: int = 0


class Wishes(ABC):
    def __init__(self, table: Table, store: Store, clock: Clock) -> None:
        self.table, self.store, self.clock = table, store, clock
        self.wishes: deque[Wish] = deque()
        self.busy = False  # the first of them is being stored, or the log read
        self.closed = False
        self.late = 0  # ms: whoever wrote last acts first, other processes only if that one is gone
        self.tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    def add(self, entry: list[AnyEvent], judged: bool = False) -> None:
        """An entry of the log, which is stored: tell it."""

    async def want(self, make: Make | None) -> None:
        """Judge a wish, store what it makes, add it, and tell everyone; or refuse it. Whoever
        wished may be gone before it is done: what was stored is told all the same."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wish(make, partial(settle, answer))
        await answer

    async def catch_up(self) -> None:
        """Add what other processes have written."""
        await self.want(None)

    def wish(self, make: Make | None, done: Done) -> None:
        """For one who does not wait."""
        if self.closed or len(self.wishes) == WISHES:
            return done(Refused("table-busy"))
        self.wishes.append(Wish(make, done))
        return self.go_on()

    def go_on(self) -> None:
        """One wish after the other: each is judged by what those before it have made."""
        while self.wishes and not self.busy:
            make = self.wishes[0].make
            try:
                if make:  # in a log time never goes back, even if the last was from another host
                    self.keep(make(max(self.clock.now(), self.table.changed)))
                else:
                    self.read()
            except Exception as no:
                self.answer(no)

    def keep(self, entry: list[AnyEvent]) -> None:
        self.busy = True
        self.store.keep(self.table.id, self.table.n, encode(entry), partial(self.kept, entry))

    def kept(self, entry: list[AnyEvent], outcome: bool | NotStored) -> None:
        """Stored, so that it may be told; or another process was quicker."""
        if self.closed:
            return
        try:
            if isinstance(outcome, NotStored):
                log.error("not stored", extra={"table": self.table.id})
                self.answer(Refused("not-stored"))
            elif outcome:
                self.late = 0
                self.add(entry, judged=True)
                self.answer(None)
            else:
                self.judge_again()
        except Exception as no:
            self.answer(no)
        self.go_on()

    def judge_again(self) -> None:
        wish = self.wishes[0]
        wish.tries += 1
        if wish.tries == TRIES:
            raise Refused("table-busy")
        self.read()

    def read(self) -> None:
        self.busy = True
        self.start(self.read_on())

    async def read_on(self) -> None:
        """What others have written, for the first wish."""
        try:
            for body in await self.store.read(self.table.id, self.table.n):
                self.late = LATE
                self.add(decode(body))
            self.busy = False
            if self.wishes[0].make is None:
                self.answer(None)
        except NotStored:
            self.answer(Refused("not-stored"))
        except Exception as no:
            self.answer(no)
        self.go_on()

    def answer(self, no: BaseException | None) -> None:
        """The first wish is granted, or not."""
        self.busy = False
        if self.wishes:
            self.wishes.popleft().done(no)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Only the kind of an error is logged: its words may tell what is hidden."""
        self.tasks.discard(task)
        no = None if task.cancelled() else task.exception()
        if no and not isinstance(no, Refused):
            log.error("failed", extra={"table": self.table.id, "reason": type(no).__name__})

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        wishes, self.wishes, self.closed = self.wishes, deque(), True
        for wish in wishes:
            wish.done(asyncio.CancelledError())


def settle(answer: asyncio.Future[None], no: BaseException | None) -> None:
    if answer.done():  # who asked has gone
        return
    if no is None:
        answer.set_result(None)
    elif isinstance(no, asyncio.CancelledError):
        answer.cancel()
    else:
        answer.set_exception(no)
