"""A house to write tests in: its clock is moved by hand, its guests write down what they hear."""

import asyncio
from functools import wraps
from itertools import count
from unittest.mock import patch

import msgspec

from wyrmhoard.server import fair, house
from wyrmhoard.server.clock import ByHand
from wyrmhoard.server.engines import Engines
from wyrmhoard.server.forms import OpenTable
from wyrmhoard.server.house import House
from wyrmhoard.server.store import Person
from wyrmhoard.server.wire import ServerMessage

from .memory import Memory

decode = msgspec.json.Decoder(ServerMessage).decode


def person(name):
    return Person(id=name.lower(), name=name, key=b"", created=0)


class Ear:
    """A guest who writes down every byte."""

    def __init__(self, name=""):
        self.person, self.bodies = name.lower(), []

    def seats(self, table):
        return table.seats_of(self.person)

    def send(self, message):
        self.bodies.append(msgspec.json.encode(message))

    def send_bytes(self, body):
        self.bodies.append(body)

    @property
    def heard(self):
        return [decode(body) for body in self.bodies]

    def last(self, kind):
        return next(m for m in reversed(self.heard) if isinstance(m, kind))


class Place:
    """async with Place() as place: ..."""

    def __init__(self, store=None):
        self.store, self.clock = store or Memory(), ByHand()
        self.house = House(self.store, self.clock, Engines(), seed=1)

    async def __aenter__(self):
        """The same tables with the same luck every time."""
        numbers = count()
        self.patches = [
            patch.object(fair, "new_secret", lambda: next(numbers).to_bytes(32)),
            patch.object(house, "new_id", lambda: f"table-{next(numbers)}"),
        ]
        for each in self.patches:
            each.start()
        return self

    async def __aexit__(self, *_):
        for each in self.patches:
            each.stop()
        await self.house.close()

    async def table(self, game="dragons-cave", seats=2, host="Ann", **form):
        """A new table; Ann has the first seat unless the form says otherwise."""
        id = await self.house.open(person(host), OpenTable(game=game, seats=seats, **form))
        return await self.house.live(id)

    def slow_store(self):
        """Nothing is stored from now on until what is returned is called."""
        waiting, keep = [], self.store.keep
        self.store.keep = lambda *given: waiting.append(given)

        def go_on():
            self.store.keep = keep
            for given in waiting:
                keep(*given)

        return go_on

    async def settle(self):
        """Until nothing is going on that does not wait for the clock."""
        while True:
            lives = list(self.house.lives.values())
            tasks = [*self.house.tasks, *(t for live in lives for t in live.tasks)]
            if not tasks and not any(live.busy for live in lives):
                return
            await (asyncio.wait(tasks) if tasks else asyncio.sleep(0))

    async def pass_time(self, ms):
        """Ring by ring, so that what one alarm sets off may set the next."""
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
