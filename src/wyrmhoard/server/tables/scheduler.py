"""What is due at a table is done when it is time: bots think and move, clocks run out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from wyrmhoard.engine.refused import Refused

from ..clock import Clock, Timer
from ..protocol.messages import Pace
from ..workers.bots import Bots
from .command_queue import CommandQueue
from .commands import Play, TakeOver
from .schedule import Due, due
from .table import STAND_IN, Table
from .tasks import Tasks, failed

PACES: dict[Pace, float] = {"off": 0.0, "quick": 0.4, "normal": 1.0}  # of a bot's pause
AGAIN = 5000  # ms until what could not be stored is tried again

Act = Callable[[Due], Coroutine[Any, Any, None]]


class Scheduler:
    def __init__(self, table: Table, queue: CommandQueue, clock: Clock, bots: Bots) -> None:
        self.table, self.queue, self.clock, self.bots = table, queue, clock, bots
        self.plans: dict[int, Due] = {}
        self.timers: dict[int, Timer] = {}
        self.tasks = Tasks(table=table.id)
        self.pace: Pace = "normal"

    def plan(self) -> None:
        """Set timers for all that is due. Bots begin to think at once, and move when it is time."""
        new = due(self.table)
        for seat in list(self.plans):
            if self.plans[seat] != new.get(seat):
                del self.plans[seat]
                if timer := self.timers.pop(seat, None):
                    timer.cancel()
        for seat, about in new.items():
            if seat not in self.plans:
                self.plans[seat] = about
                if about.what == "bot":
                    self.tasks.start(self.think(about))
                else:
                    self.set_timer(about, self.act)

    def set_timer(self, about: Due, act: Act, again: int = 0) -> None:
        hurried = int(about.pause * (1 - PACES[self.pace]))
        when = max(about.when - hurried, again) + self.queue.lease
        self.timers[about.seat] = self.clock.at(when, lambda: self.tasks.start(act(about)))

    async def think(self, about: Due) -> None:
        async with self.tried_again(about):
            move = await self.bots_move(about.seat)
            if self.plans.get(about.seat) == about:
                self.set_timer(about, lambda about: self.make_move(about, move))

    async def act(self, about: Due) -> None:
        async with self.tried_again(about):
            if about.what == "gone":
                await self.queue.run(TakeOver(about.seat, about))
            elif about.what == "idle":
                await self.play(about, self.table.match.patience(about.seat)[1])
            else:
                await self.play(about, await self.bots_move(about.seat))

    async def make_move(self, about: Due, move: int) -> None:
        async with self.tried_again(about):
            await self.play(about, move)

    async def play(self, about: Due, move: int) -> None:
        await self.queue.run(Play(about.seat, about.asked, move, about))

    async def bots_move(self, seat: int) -> int:
        match, chair = self.table.match, self.table.chairs[seat]
        level = chair.level if chair.taken == "bot" else STAND_IN
        return await self.bots.choose(match.game, level, match.boxes, match.view(seat), seat)

    @asynccontextmanager
    async def tried_again(self, about: Due) -> AsyncIterator[None]:
        """What is due and could not be done is tried later, as long as it is due."""
        try:
            yield
        except Exception as no:
            if not isinstance(no, Refused):
                failed(no, table=self.table.id)
            if self.plans.get(about.seat) == about:
                self.set_timer(about, self.act, self.clock.now() + AGAIN)

    def close(self) -> None:
        self.tasks.cancel()
        for timer in self.timers.values():
            timer.cancel()
