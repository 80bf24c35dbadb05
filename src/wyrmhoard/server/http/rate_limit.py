"""How often somebody may do something: so many a second, a few more at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from ..clock import Clock


class RateLimit:
    """Fills up with time, is emptied by use."""

    __slots__ = ("burst", "clock", "left", "rate", "time")

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock, self.rate, self.burst = clock, rate, burst
        self.left, self.time = float(burst), clock.now()

    def take(self) -> bool:
        now = self.clock.now()
        self.left = min(self.burst, self.left + (now - self.time) * self.rate / 1000)
        self.time = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until there is one again."""
        return max(1, round((1 - self.left) / self.rate + 0.5))


class RateLimits:
    """One for each of many; who has not come for longest is forgotten first."""

    def __init__(self, clock: Clock, rate: float, burst: int, most: int = 10_000) -> None:
        self.clock, self.rate, self.burst, self.most = clock, rate, burst, most
        self.held: OrderedDict[str, RateLimit] = OrderedDict()

    def of(self, whose: str) -> RateLimit:
        if whose not in self.held:
            self.held[whose] = RateLimit(self.clock, self.rate, self.burst)
            if len(self.held) > self.most:
                self.held.popitem(last=False)
        self.held.move_to_end(whose)
        return self.held[whose]


@dataclass(frozen=True, slots=True)
class ClientLimits:
    """What one client may do at a table: each asks for one more, and says whether it may be."""

    chats: Callable[[], bool]
    hints: Callable[[], bool]
