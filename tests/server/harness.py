"""A registry to write tests in: its clock is moved by hand, clients write down what they hear."""

import asyncio
from functools import wraps
from itertools import count
from unittest.mock import patch

import msgspec

from wyrmhoard.server.protocol.forms import OpenTable
from wyrmhoard.server.protocol.messages import ServerMessage
from wyrmhoard.server.store.base import Person
from wyrmhoard.server.tables import luck, opening
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.registry import Registry
from wyrmhoard.server.workers.compiled import CompiledRules

from .manual_clock import ManualClock
from .memory_store import Memory

decode = msgspec.json.Decoder(ServerMessage).decode


def person(name):
    return Person(id=name.lower(), name=name, key=b"", created=0)


class RecordingClient:
    """Writes down every byte."""

    def __init__(self, name="", pace="normal"):
        self.identity, self.bodies, self.pace = Identity(name.lower()), [], pace
        self.address, self.knows_deal = "192.0.2.1", True

    def send(self, message):
        self.bodies.append(msgspec.json.encode(message))

    def send_bytes(self, body):
        self.bodies.append(body)

    @property
    def heard(self):
        return [decode(body) for body in self.bodies]

    def last(self, kind):
        return next(m for m in reversed(self.heard) if isinstance(m, kind))


class Harness:
    """async with Harness() as harness: ..."""

    def __init__(self, store=None, clock=None):
        self.store, self.clock = store or Memory(), clock or ManualClock()
        self.registry = Registry(self.store, self.clock, CompiledRules(), seed=1)

    async def __aenter__(self):
        """The same tables with the same luck every time."""
        numbers = count()
        self.patches = [
            patch.object(luck, "new_secret", lambda: next(numbers).to_bytes(32)),
            patch.object(opening, "new_id", lambda: f"table-{next(numbers)}"),
        ]
        for each in self.patches:
            each.start()
        return self

    async def __aexit__(self, *_):
        for each in self.patches:
            each.stop()
        await self.registry.close()

    async def table(self, game="dragons-cave", seats=2, host="Ann", **form):
        """A new table; Ann has the first seat unless the form says otherwise."""
        id = await self.registry.open(person(host), OpenTable(game=game, seats=seats, **form))
        return await self.registry.session(id)

    def slow_store(self):
        """Nothing is stored from now on until what is returned is called."""
        waiting, append_soon = [], self.store.append_soon
        self.store.append_soon = lambda *given: waiting.append(given)

        def go_on():
            self.store.append_soon = append_soon
            for given in waiting:
                append_soon(*given)

        return go_on

    async def settle(self):
        """Until nothing is going on that does not wait for the clock."""
        while True:
            sessions = list(self.registry.sessions.values())
            each = [self.registry, *(part for s in sessions for part in (s.queue, s.scheduler))]
            tasks = [task for one in each for task in one.tasks.running]
            if not tasks and not any(session.queue.busy for session in sessions):
                return
            await (asyncio.wait(tasks) if tasks else asyncio.sleep(0))

    async def pass_time(self, ms):
        """Timer by timer, so that what one sets off may set the next."""
        end = self.clock.now() + ms
        await self.settle()
        while (due := self.clock.next()) is not None and due <= end:
            self.clock.move_to(due)
            await self.settle()
        self.clock.move_to(end)


def here(coroutine):
    """Run an async test."""

    @wraps(coroutine)
    def run(*args, **kwargs):
        return asyncio.run(coroutine(*args, **kwargs))

    return run
