"""Time, as something that is given: the server's own, or one that stands in for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

LOOK = 10_000  # ms an timer may be late after the machine has slept
Nanoseconds = Callable[[], int]


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def at(self, when: int, call: Callable[[], object]) -> Timer:
        """Call `call` then, or soon if that is past."""


class SystemClock:
    """The real one. It never goes back, whatever is done to the machine's clock; it goes forward
    with it, for the steady one stands still while a laptop sleeps."""

    def __init__(
        self, date: Nanoseconds = time.time_ns, steady: Nanoseconds = time.monotonic_ns
    ) -> None:
        self.date, self.steady = date, steady
        self.ahead = date() - steady()

    def now(self) -> int:
        steady = self.steady()
        ahead = self.date() - steady
        if ahead > self.ahead:
            self.ahead = ahead
        return (self.ahead + steady) // 1_000_000

    def at(self, when: int, call: Callable[[], object]) -> Timer:
        return SystemTimer(self, when, call)


class SystemTimer:
    """A timer that looks at the clock now and then: the loop does not count sleep either."""

    def __init__(self, clock: Clock, when: int, call: Callable[[], object]) -> None:
        self.clock, self.when, self.call = clock, when, call
        self.look_again()

    def look_again(self) -> None:
        left = self.when - self.clock.now()
        then = self.call if left <= LOOK else self.look_again
        wait = max(0, min(left, LOOK)) / 1000
        self.timer = asyncio.get_running_loop().call_later(wait, then)

    def cancel(self) -> None:
        self.timer.cancel()
