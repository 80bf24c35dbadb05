"""Who looks at a table: bots play for people, first for those who are here now."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ..clock import Clock
from .presence import Elsewhere
from .table import Table

PAUSE = 600_000  # ms bots play on with nobody there, and nothing done by a person or a clock


class Looker(Protocol):
    address: str


class Audience:
    """`clients` are those connected to this process."""

    def __init__(
        self, table: Table, clock: Clock, clients: Collection[Looker], elsewhere: Elsewhere
    ) -> None:
        self.table, self.clock = table, clock
        self.clients, self.elsewhere = clients, elsewhere
        self.last = min(clock.now(), table.attended)

    @property
    def present(self) -> bool:
        return bool(self.clients) or self.elsewhere.anybody()

    @property
    def ends(self) -> int:
        """When the table pauses if nobody comes."""
        return self.last + PAUSE

    @property
    def paused(self) -> bool:
        return not self.present and self.clock.now() >= self.ends

    def note(self, now: int) -> None:
        """Somebody was here just now, or did something."""
        self.last = now

    def names(self) -> tuple[str, ...]:
        """Who has its bots think: nobody waits because another has many tables."""
        return *(client.address for client in list(self.clients)[:1]), self.table.opened.host
