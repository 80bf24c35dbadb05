"""A clock that stands still until a test moves it."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from wyrmhoard.server.clock import Timer


class ManualClock:
    """Stands still until it is moved."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.time, self.timers, self.count = now, list[tuple[int, int, "ManualTimer"]](), 0

    def now(self) -> int:
        return self.time

    def at(self, when: int, call: Callable[[], object]) -> Timer:
        self.count += 1
        timer = ManualTimer(call)
        heapq.heappush(self.timers, (when, self.count, timer))
        return timer

    def next(self) -> int | None:
        """When the next timer is due."""
        while self.timers and self.timers[0][2].call is None:
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else None

    def move_to(self, when: int) -> None:
        """Call everything that is due up to then, in order."""
        while (due := self.next()) is not None and due <= when:
            self.time = max(self.time, due)
            call = heapq.heappop(self.timers)[2].call
            assert call is not None
            call()
        self.time = max(self.time, when)


class ManualTimer:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None
