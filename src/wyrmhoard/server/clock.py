"""Time, as something that is given: the server's own, or one that tests move by hand."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Protocol

LOOK = 10_000  # ms an alarm may be late after the machine has slept
Nanoseconds = Callable[[], int]


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def at(self, when: int, ring: Callable[[], object]) -> Alarm:
        """Call `ring` then, or soon if that is past."""


class Wall:
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

    def at(self, when: int, ring: Callable[[], object]) -> Alarm:
        return Hand(self, when, ring)


class Hand:
    """An alarm that looks at the clock now and then: the loop does not count sleep either."""

    def __init__(self, clock: Clock, when: int, ring: Callable[[], object]) -> None:
        self.clock, self.when, self.ring = clock, when, ring
        self.look_again()

    def look_again(self) -> None:
        left = self.when - self.clock.now()
        then = self.ring if left <= LOOK else self.look_again
        wait = max(0, min(left, LOOK)) / 1000
        self.timer = asyncio.get_running_loop().call_later(wait, then)

    def cancel(self) -> None:
        self.timer.cancel()


class ByHand:
    """Stands still until it is moved."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.time, self.alarms, self.count = now, list[tuple[int, int, "Bell"]](), 0

    def now(self) -> int:
        return self.time

    def at(self, when: int, ring: Callable[[], object]) -> Alarm:
        self.count += 1
        bell = Bell(ring)
        heapq.heappush(self.alarms, (when, self.count, bell))
        return bell

    def next(self) -> int | None:
        """When the next alarm rings."""
        while self.alarms and self.alarms[0][2].ring is None:
            heapq.heappop(self.alarms)
        return self.alarms[0][0] if self.alarms else None

    def move_to(self, when: int) -> None:
        """Ring everything up to then, in order."""
        while (due := self.next()) is not None and due <= when:
            self.time = max(self.time, due)
            ring = heapq.heappop(self.alarms)[2].ring
            assert ring is not None
            ring()
        self.time = max(self.time, when)


class Bell:
    def __init__(self, ring: Callable[[], object]) -> None:
        self.ring: Callable[[], object] | None = ring

    def cancel(self) -> None:
        self.ring = None
