"""Notices that are due are sent, each once: what could not be sent is tried again, until its turn
is over or it is given up.

They wait in the store beside the moves they come from. Whoever takes some is the only one to send
them; if it is killed, they are taken again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from typing import Protocol

import msgspec

from ..clock import Clock, Timer
from ..store.base import Channel, Notice, Store
from ..store.errors import NotStored
from ..tables.events import Ended, Gone as TakenOver, Left, Moved, Undone, decode
from ..tables.tasks import Tasks, failed
from . import wording
from .channels import Details, decode as details_of
from .message import Broken, Gone, Later, Message, NotSent
from .quiet import quiet_until, wishes_of

log = logging.getLogger(__name__)
LOOK = 1000  # ms between two looks for what is due
KEEP = 20_000  # ms between two renewals of what is being sent, a third of TAKEN
MOST = 512  # notices on their way at once
EACH = 8  # of them by one channel: one that hangs leaves room for the others
GOODBYE = 3.0  # seconds for what is on its way when the server stops
AGAIN = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]  # ms; then it is given up


class Way(Protocol):
    async def send(self, to: Details, message: Message) -> None:
        """NotSent says why not."""


class Courier:
    def __init__(self, store: Store, clock: Clock, ways: Mapping[str, Way], secret: bytes) -> None:
        self.store, self.clock, self.ways, self.secret = store, clock, ways, secret
        self.tasks, self.deliveries = Tasks(), Tasks()
        self.batches: dict[str, int] = {}  # what was taken together: how many are on their way
        self.busy = Counter[str]()  # the same, by channel
        self.sent: list[Notice] = []  # over and done with, as the store shall know next
        self.later: list[Notice] = []
        self.looking = self.settling = self.closed = False
        self.storing = asyncio.Lock()
        self.kept = 0  # ms: when those on their way were last renewed
        self.counts = Counter[tuple[str, str]]()  # by kind of channel and outcome
        self.timer: Timer | None = None

    async def start(self) -> None:
        await self.store.free_notices()
        self.look()

    async def close(self) -> None:
        """What is on its way may arrive, and is noted; what does not is taken again by whoever
        comes next."""
        self.closed = True
        if self.timer:
            self.timer.cancel()
        self.tasks.cancel()
        if flying := list(self.deliveries.running):
            await asyncio.wait(flying, timeout=GOODBYE)
        self.deliveries.cancel()
        await self.settled()

    @property
    def flying(self) -> int:
        return sum(self.batches.values())

    def look(self) -> None:
        """Now and then; at once where there was more than could be taken."""
        if self.timer:
            self.timer.cancel()
        if self.closed:
            return
        self.timer = self.clock.at(self.clock.now() + LOOK, self.look)
        if not self.looking:
            self.looking = True
            self.tasks.start(self.take())

    async def take(self) -> None:
        more = False
        try:
            if not await self.settled():
                return
            now = self.clock.now()
            if self.kept + KEEP < now:
                self.kept = now
                await self.store.keep_notices(list(self.batches), now)
            if (free := MOST - self.flying) >= MOST // 4:
                more = await self.take_some(now, free)
        except NotStored:
            log.warning("notices not read")
        finally:
            self.looking = False
        if more:
            self.look()

    async def take_some(self, now: int, most: int) -> bool:
        """Whether there may be more."""
        taken = await self.store.take_notices(now, most)
        if taken.each:
            self.batches[taken.name] = len(taken.each)
        for notice, channel in taken.each:
            since = taken.since.get((notice.tab, notice.n), [])
            self.deliveries.start(self.deliver(taken.name, notice, channel, since))
        return len(taken.each) == most

    # One of them

    async def deliver(
        self, batch: str, notice: Notice, channel: Channel, since: list[bytes]
    ) -> None:
        self.busy[channel.id] += 1
        try:
            await self.settle_one(notice, channel, since)
        except NotStored:
            self.put_off(notice, AGAIN[0], tried=False)
        except Exception as no:  # else it would be taken again each minute, for ever
            failed(no, kind=channel.kind)
            await self.try_later(notice, channel, Later("trouble-not-reached"))
        finally:
            self.landed(batch, channel)

    async def settle_one(self, notice: Notice, channel: Channel, since: list[bytes]) -> None:
        now = self.clock.now()
        if channel.state != "on" or channel.kind not in self.ways or over(notice, since):
            self.sent.append(notice)
        elif (until := quiet_until(wishes_of(notice.wishes), now)) > 0:
            self.later.append(msgspec.structs.replace(notice, due=until))
        elif self.busy[channel.id] > EACH:
            self.put_off(notice, LOOK, tried=False)
        else:
            await self.attempt(notice, channel)

    def landed(self, batch: str, channel: Channel) -> None:
        for counted, name in ((self.batches, batch), (self.busy, channel.id)):
            counted[name] -= 1
            if not counted[name]:
                del counted[name]
        self.settle_soon()

    async def attempt(self, notice: Notice, channel: Channel) -> None:
        message = await self.message(notice, channel)
        try:
            await self.ways[channel.kind].send(details_of(channel.body), message)
        except Later as no:
            await self.try_later(notice, channel, no)
        except Gone:
            self.count(channel, "gone")
            await self.store.remove_channel(channel.id)
        except Broken as no:
            await self.give_up(notice, channel, no)
        else:
            self.count(channel, "sent")
            self.sent.append(notice)
            if channel.trouble:
                await self.store.mark_channel(channel.id, "on", "", self.clock.now())

    async def message(self, notice: Notice, channel: Channel) -> Message:
        if notice.n >= 0:
            return wording.turn(notice, channel, self.secret)
        about = await self.store.channel(notice.tab)
        return wording.broken(notice, channel, about, self.secret)

    async def try_later(self, notice: Notice, channel: Channel, no: Later) -> None:
        if no.tried and notice.tries == len(AGAIN):
            return await self.give_up(notice, channel, no)
        self.count(channel, "delayed")
        wait = max(no.wait, AGAIN[notice.tries] if no.tried else 0)
        self.put_off(notice, wait, no.tried)
        if channel.trouble != no.trouble:
            await self.store.mark_channel(channel.id, "on", no.trouble, self.clock.now())
        return None

    async def give_up(self, notice: Notice, channel: Channel, no: NotSent) -> None:
        """Its owner sees it in the settings, and hears of it by their other channels."""
        self.count(channel, "broken")
        self.sent.append(notice)
        now = self.clock.now()
        await self.store.mark_channel(channel.id, "broken", no.trouble, now)
        await self.store.tell_soon(channel, now)

    def put_off(self, notice: Notice, wait: int, tried: bool) -> None:
        due, tries = self.clock.now() + wait, notice.tries + tried
        self.later.append(msgspec.structs.replace(notice, due=due, tries=tries))

    def count(self, channel: Channel, outcome: str) -> None:
        """Nothing is logged of where it went."""
        self.counts[channel.kind, outcome] += 1
        if outcome == "broken":
            log.info("channel broken", extra={"kind": channel.kind})

    # What came of them

    def settle_soon(self) -> None:
        if not (self.settling or self.closed):
            self.settling = True
            self.tasks.start(self.settle())

    async def settle(self) -> None:
        try:
            await self.settled()
        finally:
            self.settling = False
        if self.flying < MOST // 2:
            self.look()

    async def settled(self) -> bool:
        """All that came meanwhile at once. What cannot be stored stays until it can, and nothing
        else is taken before: it would be sent again."""
        async with self.storing:
            while self.sent or self.later:
                sent, later = self.sent, self.later
                self.sent, self.later = [], []
                try:
                    await self.store.settle_notices(sent, later)
                except BaseException as no:
                    self.sent += sent
                    self.later += later
                    if isinstance(no, NotStored):
                        return False
                    raise
        return True


def over(notice: Notice, since: list[bytes]) -> bool:
    """Whether the turn it tells of is over, by what has happened at the table: it ended, or the
    move that began it was taken back."""
    moves = 0
    for event in (event for body in since for event in decode(body)):
        moves += isinstance(event, Moved)
        if isinstance(event, Undone):
            moves -= event.moves
        if moves < 0 or ends(event, notice.seat):
            return True
    return False


def ends(event: object, seat: int) -> bool:
    match event:
        case Moved():
            return event.who == seat
        case TakenOver() | Left():
            return event.seat == seat
    return isinstance(event, Ended)
