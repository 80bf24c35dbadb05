"""A table's commands, one after the other: each is decided, stored, applied and answered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from wyrmhoard.engine.refused import Refused

from ..clock import Clock
from ..store.base import Store
from ..store.errors import NotStored
from .commands import CatchUp, Command
from .decide import decide
from .entry import Applied, Entry
from .events import decode, encode
from .results import result_ended
from .table import Table
from .tasks import Tasks
from .turns import Reachable, turns_begun

log = logging.getLogger(__name__)
LONGEST = 200  # commands that may wait while the store is slow
TRIES = 20  # to append before others, who then are quicker every time

Done = Callable[[BaseException | None], None]  # told when it was done, or why not


@dataclass(slots=True)
class Waiting:
    command: Command
    done: Done
    tries: int = 0


class CommandQueue:
    """`applied` is called with each entry that is stored and applied, ours or another process's;
    people who are `reachable` get a notice when it is their turn."""

    def __init__(
        self, table: Table, store: Store, clock: Clock, applied: Callable[[Entry, Applied], None],
        reachable: Reachable | None = None,
    ) -> None:  # fmt: skip
        self.table, self.store, self.clock, self.applied = table, store, clock, applied
        self.reachable = reachable or Reachable()
        self.waiting: deque[Waiting] = deque()
        self.busy = False  # the first of them is being stored, or the log read
        self.closed = False
        self.tasks = Tasks(table=table.id)

    async def run(self, command: Command) -> None:
        """Until it is done; or it is refused. Whoever waits may be gone before: what was stored is
        told all the same."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(command, partial(settle, answer))
        await answer

    def submit(self, command: Command, done: Done) -> None:
        """For one who does not wait."""
        if self.closed or len(self.waiting) == LONGEST:
            return done(Refused("table-busy"))
        self.waiting.append(Waiting(command, done))
        return self.go_on()

    def go_on(self) -> None:
        """One command after the other: each is decided by what those before it have made."""
        while self.waiting and not self.busy:
            command = self.waiting[0].command
            try:
                if isinstance(command, CatchUp):
                    self.read()
                else:  # in a log time never goes back, even if the last was from another host
                    now = max(self.clock.now(), self.table.changed)
                    self.append(decide(self.table, command, now))
            except Exception as no:
                self.answer(no)

    def append(self, entry: Entry) -> None:
        """Until it is stored, the table stays as it was and nobody is told."""
        self.busy = True
        body = encode(entry.events)
        turns = turns_begun(self.table, entry, self.reachable)
        result, stored = result_ended(self.table, entry), partial(self.stored, entry)
        self.store.append_soon(self.table.id, self.table.n, body, stored, turns, result)

    def stored(self, entry: Entry, outcome: bool | NotStored) -> None:
        if self.closed:
            return
        try:
            if isinstance(outcome, NotStored):
                log.error("not stored", extra={"table": self.table.id})
                self.answer(Refused("not-stored"))
            elif outcome:
                self.apply(entry)
                self.answer(None)
            else:
                self.decide_again()
        except Exception as no:
            self.answer(no)
        self.go_on()

    def apply(self, entry: Entry) -> None:
        self.applied(entry, self.table.apply(entry))

    def decide_again(self) -> None:
        """Another process was quicker: after what it has written."""
        first = self.waiting[0]
        first.tries += 1
        if first.tries == TRIES:
            raise Refused("table-busy")
        self.read()

    def read(self) -> None:
        self.busy = True
        self.tasks.start(self.read_on())

    async def read_on(self) -> None:
        """What others have written, for the first command."""
        try:
            for body in await self.store.read(self.table.id, self.table.n):
                self.apply(Entry(decode(body)))
            self.busy = False
            if isinstance(self.waiting[0].command, CatchUp):
                self.answer(None)
        except NotStored:
            self.answer(Refused("not-stored"))
        except Exception as no:
            self.answer(no)
        self.go_on()

    def answer(self, no: BaseException | None) -> None:
        """The first command is done, or not."""
        self.busy = False
        if self.waiting:
            self.waiting.popleft().done(no)

    def close(self) -> None:
        self.tasks.cancel()
        waiting, self.waiting, self.closed = self.waiting, deque(), True
        for each in waiting:
            each.done(asyncio.CancelledError())


def settle(answer: asyncio.Future[None], no: BaseException | None) -> None:
    if answer.done():  # who asked has gone
        return
    if no is None:
        answer.set_result(None)
    elif isinstance(no, asyncio.CancelledError):
        answer.cancel()
    else:
        answer.set_exception(no)
