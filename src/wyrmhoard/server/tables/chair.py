"""A seat at a table: who sits there, what is asked of them, and their clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from ..protocol.messages import ClockInfo

GRACE = 60_000  # ms on the match clock of someone who came back with none left


class Identity(msgspec.Struct, frozen=True):
    """Who asks for something: a person, or a program known by the hash of its token."""

    person: str = ""
    token: str = ""


@dataclass(slots=True)
class Chair:
    taken: str = ""
    person: str = ""
    name: str = ""
    level: str = ""
    token: str = ""
    seeds: bool = False  # its player seals a seed
    seal: str = ""
    seed: str | None = None  # None: not told
    away: bool = False
    gave_up: bool = False  # a bot has it for good, in place of `person`
    asked: int = -1  # the entry that asked this seat to move; -1: nothing is asked
    since: int = 0  # ms: when
    goes_on: bool = False  # by a move of its own: its turn goes on
    used: int = 0  # ms of its match clock, without the question now open

    @property
    def plays_itself(self) -> bool:
        """A bot moves here."""
        return self.taken == "bot" or self.away

    @property
    def luck(self) -> Literal["", "awaited", "sealed", "told"]:
        """How far its part in the luck is."""
        if not self.seeds:
            return ""
        if not self.seal:
            return "awaited"
        return "sealed" if self.seed is None else "told"

    @property
    def ticking(self) -> bool:
        return self.asked >= 0 and self.taken in ("person", "outside") and not self.away

    def is_of(self, who: Identity) -> bool:
        """Whether it is theirs to play; a bot is not its owner's."""
        if who.token:
            return self.token == who.token
        return self.taken == "person" and self.person == who.person

    def left(self, clock: ClockInfo | None, now: int) -> int | None:
        """Milliseconds on its clock; None without one."""
        if clock is None or self.taken == "bot":
            return None
        open_for = max(0, now - self.since) if self.ticking else 0
        each = [clock.move * 1000 - open_for] if clock.move else []
        whole = [clock.match * 1000 - self.used - open_for] if clock.match else []
        return max(0, min(each + whole)) if each or whole else None

    def ask(self, n: int, now: int, goes_on: bool) -> None:
        """From now on the question that entry `n` asks; -1: none."""
        self.stop_clock(now)
        self.asked, self.since = (n, now) if n >= 0 else (-1, 0)
        self.goes_on = goes_on

    def stop_clock(self, now: int) -> None:
        if self.ticking:
            self.used += now - self.since

    def hand_over(self, now: int) -> None:
        """To a bot that plays on, and takes its own time."""
        self.stop_clock(now)
        self.away, self.since = True, now

    def come_back(self, clock: ClockInfo | None, now: int) -> None:
        self.away, self.since = False, now
        if clock and clock.match:
            self.used = min(self.used, clock.match * 1000 - GRACE)
