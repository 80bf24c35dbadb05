"""A table with people at it: wishes come in, entries are stored, then everyone is told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from wyrmhoard.engine.refused import Refused

from . import judge
from .bots import Bots
from .clock import Alarm, Clock
from .due import Due, due
from .events import AnyEvent, Moved, Spoke, encode
from .store import Store
from .table import STAND_IN, WATCHER, Table
from .tell import Lookers, changes, info, scene
from .undo import undo_kind
from .wire import Around, Message, Regret, Said
from .wishes import Make, Wishes

log = logging.getLogger(__name__)
STALE = 100_000  # ms after which another process's word about its guests counts no more
AGAIN = 5000  # ms until what could not be stored is tried again
CROWD = 250  # ms in which comings and goings are told together
REST = 400  # ms without an entry after which it is worked out what may be taken back

QUIET = {Moved, Spoke}  # what lists of tables need not know

Pushed = Callable[["Live", list[AnyEvent]], None]
Act = Callable[[Due], Coroutine[Any, Any, None]]


class Guest(Protocol):
    """Somebody who is told things."""

    person: str

    def seats(self, table: Table) -> list[int]: ...

    def send(self, message: Message) -> None: ...

    def send_bytes(self, body: bytes) -> None: ...


@dataclass(frozen=True, slots=True)
class Others:
    """Guests of another process, as it said at that time."""

    said: int
    seats: frozenset[int]
    spectators: int


class Live(Wishes):
    def __init__(self, table: Table, store: Store, clock: Clock, bots: Bots) -> None:
        super().__init__(table, store, clock)
        self.bots = bots
        self.lookers = Lookers(table)
        self.guests: dict[Guest, list[int]] = {}  # and where each looks from
        self.elsewhere: dict[str, Others] = {}  # by process
        self.plans: dict[int, Due] = {}
        self.alarms: dict[int, Alarm] = {}
        self.rest: Alarm | None = None
        self.crowd: Alarm | None = None
        self.came: Callable[[Live], None] = lambda live: None  # when people have come or gone
        self.pushed: Pushed = lambda live, entry: None  # when lists of tables may have to follow

    # What comes of it

    def add(self, entry: list[AnyEvent], judged: bool = False) -> None:
        before, kinds = self.table.status, {type(event) for event in entry}
        self.table.add(entry, self.lookers, judged)
        quiet = kinds <= QUIET and self.table.status == before
        if self.guests:
            self.tell(entry, kinds, quiet)
        self.lookers.fresh = False
        if not quiet:
            self.pushed(self, entry)
        self.plan()

    def tell(self, entry: list[AnyEvent], kinds: set[type], quiet: bool) -> None:
        if self.lookers.fresh:
            self.tell_afresh()
        elif Moved in kinds:
            self.tell_changes()
        if Spoke in kinds:
            self.tell_spoken(entry)
        if not quiet:
            self.tell_around()
        self.set_rest()

    def tell_changes(self) -> None:
        told = changes(self.table, self.lookers, self.clock.now())
        self.hand_out({seat: encode(change) for seat, change in told.items()})

    def tell_afresh(self) -> None:
        """A new scene to everybody; of the log they lack this entry alone."""
        self.lookers.start_afresh()
        seen, now = self.table.n - 2, self.clock.now()
        seats = self.lookers.steps
        self.hand_out({seat: encode(scene(self.table, seat, seen, now)) for seat in seats})

    def hand_out(self, bodies: Mapping[int, bytes]) -> None:
        """What each seat is told, to everybody who looks from there."""
        for guest, seats in self.guests.items():
            for seat in seats:
                guest.send_bytes(bodies[seat])

    def tell_scenes(self, guest: Guest, seen: int = -1) -> None:
        """To one who was told the log as far as entry `seen`."""
        for seat in self.guests[guest]:
            guest.send(scene(self.table, seat, seen, self.clock.now()))

    def tell_spoken(self, entry: list[AnyEvent]) -> None:
        for event in entry:
            if isinstance(event, Spoke):
                self.tell_all(said(self.table.n - 1, event))

    def tell_all(self, message: Message) -> None:
        body = encode(message)
        for guest in list(self.guests):
            guest.send_bytes(body)

    def tell_around(self) -> None:
        """Seats may have changed hands, so may where each guest looks from."""
        now, bodies = self.clock.now(), dict[tuple[int, ...], bytes]()
        about = info(self.table, self.here(), self.spectators(), now)
        for guest in list(self.guests):
            self.look_from(guest)
            mine = guest.seats(self.table)
            if tuple(mine) not in bodies:
                bodies[tuple(mine)] = encode(Around(table=about, me=mine, now=now))
            guest.send_bytes(bodies[tuple(mine)])

    def gather(self) -> None:
        """People come and go in crowds: all are told of it together, a little later."""
        if self.crowd is None:
            self.crowd = self.clock.at(self.clock.now() + CROWD, self.tell_crowd)

    def tell_crowd(self) -> None:
        self.crowd = None
        self.tell_around()
        self.came(self)

    # Guests

    def enter(self, guest: Guest) -> None:
        self.guests[guest] = []
        self.look_from(guest, told=False)

    def look_from(self, guest: Guest, told: bool = True) -> None:
        seats = guest.seats(self.table) or [WATCHER]
        old, self.guests[guest] = self.guests[guest], seats
        if seats == old:
            return
        for seat in seats:
            self.lookers.join(seat)
        self.look_away(old)
        if told:
            self.tell_scenes(guest)

    def go(self, guest: Guest) -> None:
        self.look_away(self.guests.pop(guest, []))

    def look_away(self, seats: list[int]) -> None:
        """From those seats that nobody else looks from."""
        for seat in set(seats) - {s for seats in self.guests.values() for s in seats}:
            self.lookers.leave(seat)

    def here(self) -> frozenset[int]:
        """The seats whose players are connected, here or at another process."""
        mine = {p for guest in self.guests for p in guest.seats(self.table)}
        return frozenset(mine.union(*(others.seats for others in self.others())))

    def spectators(self) -> int:
        mine = sum(not guest.seats(self.table) for guest in self.guests)
        return mine + sum(others.spectators for others in self.others())

    def others(self) -> list[Others]:
        """Who is connected at other processes, as far as they have said so lately."""
        lately = self.clock.now() - STALE
        return [others for others in self.elsewhere.values() if others.said > lately]

    # What happens by itself

    def plan(self) -> None:
        """Set alarms for all that is due. Bots begin to think at once, and move when it is time."""
        new = due(self.table)
        for seat in list(self.plans):
            if self.plans[seat] != new.get(seat):
                del self.plans[seat]
                if alarm := self.alarms.pop(seat, None):
                    alarm.cancel()
        for seat, about in new.items():
            if seat not in self.plans:
                self.plans[seat] = about
                if about.what == "bot":
                    self.start(self.think(about))
                else:
                    self.set_alarm(about, self.act)

    def set_alarm(self, about: Due, act: Act, again: int = 0) -> None:
        when = max(about.when, again) + self.late
        self.alarms[about.seat] = self.clock.at(when, lambda: self.start(act(about)))

    async def think(self, about: Due) -> None:
        async with self.again(about):
            move = await self.bots_move(about.seat)
            if self.plans.get(about.seat) == about:
                self.set_alarm(about, lambda about: self.make_move(about, move))

    @asynccontextmanager
    async def again(self, about: Due) -> AsyncIterator[None]:
        """What is due and could not be done is tried again, as long as it is due."""
        try:
            yield
        except Exception as no:
            if not isinstance(no, Refused):
                log.error("failed", extra={"table": self.table.id, "reason": type(no).__name__})
            if self.plans.get(about.seat) == about:
                self.set_alarm(about, self.act, self.clock.now() + AGAIN)

    async def bots_move(self, seat: int) -> int:
        match, chair = self.table.match, self.table.chairs[seat]
        level = chair.level if chair.taken == "bot" else STAND_IN
        return await self.bots.choose(match.game, level, match.boxes, match.view(seat), seat)

    async def act(self, about: Due) -> None:
        async with self.again(about):
            if about.what == "gone":
                await self.by_itself(about, lambda now: judge.gone(self.table, about.seat, now))
            elif about.what == "idle":
                await self.make_move(about, self.table.match.patience(about.seat)[1])
            else:
                await self.make_move(about, await self.bots_move(about.seat))

    async def make_move(self, about: Due, move: int) -> None:
        await self.by_itself(
            about, lambda now: judge.play(self.table, about.seat, about.asked, move, now)
        )

    async def by_itself(self, about: Due, make: Make) -> None:
        """Somebody else may have been quicker."""

        def still(now: int) -> list[AnyEvent]:
            if self.plans.get(about.seat) != about:
                raise Refused("too-late")
            return make(now)

        async with self.again(about):
            await self.want(still)

    def set_rest(self) -> None:
        """Once the table rests, tell those who have just moved whether they may take it back."""
        if self.rest is None:
            since = self.clock.now() if self.busy else self.table.changed
            self.rest = self.clock.at(since + REST, self.at_rest)

    def at_rest(self) -> None:
        self.rest = None
        if self.clock.now() < self.table.changed + REST or self.busy:
            self.set_rest()
        elif self.table.status == "playing":
            self.tell_regrets()

    def tell_regrets(self) -> None:
        for guest, seats in list(self.guests.items()):
            for seat in seats:
                if seat != WATCHER and (kind := undo_kind(self.table, seat)) != "no":
                    guest.send(Regret(seat=seat, n=self.table.n - 1, undo=kind))

    def close(self) -> None:
        for alarm in (*self.alarms.values(), self.rest, self.crowd):
            if alarm:
                alarm.cancel()
        super().close()


def said(n: int, event: Spoke) -> Said:
    return Said(n=n, seat=event.seat, name=event.name, text=event.text, time=event.at)
