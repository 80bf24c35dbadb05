"""Which tables this process looks after: only there it lets bots think and clocks run out.

Of several processes at one store each has some of the tables where something is due. They take over
those of one that is gone, and from one that has far more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from ..store.base import Store
from ..store.errors import NotStored
from .tasks import Tasks

TICK = 5000  # ms between two renewals, a third of LEASE
STEP = 100  # tables taken over at a time, for each must be read


class Leases:
    """`changed` is called with a table that is this process's now, or no longer."""

    def __init__(self, store: Store, tasks: Tasks, changed: Callable[[str], None]) -> None:
        self.store, self.tasks, self.changed = store, tasks, changed
        self.held: set[str] = set()
        self.wanted: set[str] = set()  # another process may have them
        self.asking: list[str] = []

    def concern(self, table: str) -> bool:
        return table in self.held or table in self.wanted

    def want(self, table: str) -> None:
        """Now if nobody has it, or as soon as nobody does."""
        if self.concern(table):
            return
        self.wanted.add(table)
        if not self.asking:
            self.tasks.start(self.ask())
        self.asking.append(table)

    async def ask(self) -> None:
        """For all that came in one round of the loop."""
        asking, self.asking = self.asking, []
        await self.claim(asking)

    async def claim(self, tables: Iterable[str]) -> None:
        if wanted := [table for table in tables if table in self.wanted]:
            self.hold(await self.store.claim(wanted))

    def hold(self, tables: Iterable[str]) -> None:
        for table in tables:
            self.held.add(table)
            self.wanted.discard(table)
            self.changed(table)

    def release(self, table: str) -> None:
        """Nothing is due there."""
        self.wanted.discard(table)
        if table in self.held:
            self.held.discard(table)
            self.tasks.start(self.store.release(table))

    async def tick(self) -> None:
        """Keep what is ours, and take what nobody has."""
        before = set(self.held)
        for table in before.difference(await self.store.renew()):
            if table in self.held:
                self.held.discard(table)
                self.changed(table)
        await self.claim(list(self.wanted))
        self.hold(await self.store.adopt(STEP))
        self.hold(await self.store.level_out(STEP))

    async def close(self) -> None:
        self.held.clear()
        with suppress(NotStored):  # else they are free in a little while
            await self.store.hand_over()
