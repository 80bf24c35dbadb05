"""The real clock, its sources given by hand."""

import asyncio

from wyrmhoard.server import clock
from wyrmhoard.server.clock import Wall

from .place import here
from .running import LONG

SECOND = 1_000_000_000  # ns


class Source:
    def __init__(self, time):
        self.time = time

    def __call__(self):
        return self.time


def test_it_follows_the_date_forward_and_never_back():
    date, steady = Source(1000 * SECOND), Source(5 * SECOND)
    wall = Wall(date, steady)
    assert wall.now() == 1_000_000
    date.time += 3600 * SECOND  # the laptop slept: the steady clock stood still
    assert wall.now() == 4_600_000
    date.time -= 7200 * SECOND  # somebody set the clock back
    assert wall.now() == 4_600_000
    steady.time += 2 * SECOND
    assert wall.now() == 4_602_000


@here
async def test_an_alarm_rings_soon_after_a_sleep(monkeypatch):
    monkeypatch.setattr(clock, "LOOK", 10)
    date, rung = Source(0), asyncio.Event()
    wall = Wall(date, Source(0))
    wall.at(3_600_000, rung.set)
    dropped = wall.at(3_600_000, lambda: 1 / 0)
    await asyncio.sleep(0.05)
    assert not rung.is_set()
    dropped.cancel()
    date.time += 3600 * SECOND
    await asyncio.wait_for(rung.wait(), LONG)
