"""What is due at a table is done when it is time: bots think and move, clocks run out."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from wyrmhoard.bots.adviser import Advised
from wyrmhoard.engine.refused import Refused

from ..clock import Clock, Timer
from ..protocol.messages import Pace
from ..workers.bots import Bots, Given, Thought
from .audience import Audience
from .command_queue import CommandQueue
from .commands import Play, TakeOver, WaitNoMore
from .leases import Leases
from .schedule import Due, due, when
from .table import STAND_IN, Table
from .tasks import Tasks, failed

PACES: dict[Pace, float] = {"off": 0.0, "quick": 0.4, "normal": 1.0}  # of a bot's pause
AGAIN = 5000  # ms until what could not be stored is tried again

Act = Callable[[Due], Coroutine[Any, Any, None]]


class Scheduler:
    def __init__(
        self, table: Table, queue: CommandQueue, clock: Clock, bots: Bots, audience: Audience,
        leases: Leases,
    ) -> None:  # fmt: skip
        self.table, self.queue, self.clock, self.bots = table, queue, clock, bots
        self.audience, self.leases = audience, leases
        self.plans: dict[int, Due] = {}
        self.timers: dict[int, Timer] = {}
        self.thoughts: dict[int, Thought] = {}
        self.pausing: Timer | None = None
        self.tasks = Tasks(table=table.id)
        self.pace: Pace = "normal"

    def plan(self) -> None:
        """Set timers for all that is due. Bots begin to think at once, and move when it is time."""
        new = self.due_now()
        if not (new or self.plans or self.thoughts):
            return
        for seat in list(self.plans):
            if self.plans[seat] != new.get(seat):
                del self.plans[seat]
                if timer := self.timers.pop(seat, None):
                    timer.cancel()
        for seat, about in new.items():
            if seat not in self.plans:
                self.plans[seat] = about
                if about.what == "bot":
                    self.tasks.start(self.attempt(self.think, about))
                else:
                    self.set_timer(about, self.act)
        if self.audience.present:
            for thought in self.thoughts.values():
                self.bots.hurry(thought)
        elif self.pausing is None and any(about.what != "gone" for about in self.plans.values()):
            self.pausing = self.clock.at(self.audience.ends, self.pause)

    def due_now(self) -> dict[int, Due]:
        """If it is this process that looks after the table."""
        new, id = due(self.table), self.table.id
        if not (new or self.leases.concern(id)):
            return new
        paused = self.audience.paused
        if paused:  # a player's clock runs on; whatever else is due waits until somebody looks
            new = {seat: about for seat, about in new.items() if about.what in ("gone", "luck")}
        if new:
            self.leases.want(id)
        elif paused or self.table.status != "playing":
            self.leases.release(id)
        return new if id in self.leases.held else {}

    def pause(self) -> None:
        """If nobody has come meanwhile; else later."""
        self.pausing = None
        self.plan()

    def set_timer(self, about: Due, act: Act, again: int = 0) -> None:
        hurried = int(about.pause * (1 - PACES[self.pace]))
        soonest = when(self.table, about, self.clock.now()) - hurried
        at = max(soonest, again)
        self.timers[about.seat] = self.clock.at(
            at, lambda: self.tasks.start(self.attempt(act, about))
        )

    async def think(self, about: Due) -> None:
        move = await self.bots_move(about)
        if self.plans.get(about.seat) == about:
            self.set_timer(about, lambda about: self.play(about, move))

    async def act(self, about: Due) -> None:
        if about.what == "gone":
            await self.queue.run(TakeOver(about.seat, about))
        elif about.what == "luck":
            await self.queue.run(WaitNoMore(about))
        elif about.what == "idle":
            await self.play(about, self.table.match.patience(about.seat)[1])
        else:
            await self.play(about, await self.bots_move(about))

    async def play(self, about: Due, move: int) -> None:
        await self.queue.run(Play(about.seat, about.asked, move, about))

    async def bots_move(self, about: Due) -> int:
        seat, match, names = about.seat, self.table.match, self.audience.names()
        chair = self.table.chairs[seat]
        level = chair.level if chair.taken == "bot" else STAND_IN

        def given() -> Given | None:
            return self.table.told(seat) if self.plans.get(seat) == about else None

        thought = self.thoughts[seat] = Thought(
            match.game, level, match.boxes, seat, given, names, self.audience.present,
            self.table.secret if self.table.opened.deal else b"",
        )  # fmt: skip
        try:
            return await self.bots.choose(thought)
        finally:
            if self.thoughts.get(seat) is thought:
                del self.thoughts[seat]

    async def hint(self, seat: int, names: tuple[str, ...]) -> list[Advised]:
        """What a bot makes of the moves there are here."""
        match, given = self.table.match, self.table.told(seat)
        return await self.bots.advise(
            Thought(match.game, None, match.boxes, seat, lambda: given, names, looked_at=True)
        )

    async def attempt(self, act: Act, about: Due) -> None:
        """What is due and could not be done is tried later, as long as it is due."""
        try:
            await act(about)
        except Exception as no:
            if not isinstance(no, Refused):
                failed(no, table=self.table.id)
            if self.plans.get(about.seat) == about:
                self.set_timer(about, self.act, self.clock.now() + AGAIN)

    def close(self) -> None:
        self.tasks.cancel()
        for timer in (*self.timers.values(), self.pausing):
            if timer:
                timer.cancel()
