"""The real clock, its sources given by hand."""

import asyncio

from wyrmhoard.server import clock
from wyrmhoard.server.clock import SystemClock

from .harness import here
from .running import LONG

SECOND = 1_000_000_000  # ns


class Source:
    def __init__(self, time):
        self.time = time

    def __call__(self):
        return self.time


def test_it_follows_the_date_forward_and_never_back():
    date, steady = Source(1000 * SECOND), Source(5 * SECOND)
    real = SystemClock(date, steady)
    assert real.now() == 1_000_000
    date.time += 3600 * SECOND  # the laptop slept: the steady clock stood still
    assert real.now() == 4_600_000
    date.time -= 7200 * SECOND  # somebody set the clock back
    assert real.now() == 4_600_000
    steady.time += 2 * SECOND
    assert real.now() == 4_602_000


@here
async def test_a_timer_is_called_soon_after_a_sleep(monkeypatch):
    monkeypatch.setattr(clock, "LOOK", 10)
    date, called = Source(0), asyncio.Event()
    real = SystemClock(date, Source(0))
    real.at(3_600_000, called.set)
    dropped = real.at(3_600_000, lambda: 1 / 0)
    await asyncio.sleep(0.05)
    assert not called.is_set()
    dropped.cancel()
    date.time += 3600 * SECOND
    await asyncio.wait_for(called.wait(), LONG)
