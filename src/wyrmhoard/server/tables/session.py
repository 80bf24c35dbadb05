"""A table with people connected: what is applied to it is sent to each, as their seats see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from ..clock import Clock, Timer
from ..protocol.messages import Message, Pace, Said, TableChanged, TableInfo, UndoChanged
from ..store.base import Store
from ..workers.bots import Bots
from .audience import Audience
from .chair import Identity
from .command_queue import CommandQueue
from .commands import CatchUp, Command
from .entry import Applied, Entry
from .events import Moved, Spoke
from .leases import Leases
from .presence import Elsewhere, Presence, present
from .projection import Projection, scene
from .scheduler import PACES, Scheduler
from .table import WATCHER, Table
from .table_info import info
from .turns import Reachable
from .undo import undo_kind

CROWD = 250  # ms in which comings and goings are told together
REST = 400  # ms without an entry after which it is worked out what may be taken back

QUIET = {Moved, Spoke}  # what lists of tables need not know

encode = msgspec.json.Encoder().encode


class Client(Protocol):
    """Somebody connected."""

    identity: Identity
    address: str
    pace: Pace
    knows_deal: bool  # and may see what others make of it

    def send(self, message: Message) -> None: ...

    def send_bytes(self, body: bytes) -> None: ...


class Session:
    """`marked` is called when lists of tables may have to follow an entry, `noted` when people have
    come or gone."""

    def __init__(
        self, table: Table, store: Store, clock: Clock, bots: Bots, leases: Leases, *,
        marked: Callable[[Session, Entry], None], noted: Callable[[Session], None],
        reachable: Reachable | None = None,
    ) -> None:  # fmt: skip
        self.table, self.clock, self.marked, self.noted = table, clock, marked, noted
        self.queue = CommandQueue(table, store, clock, self.applied, reachable)
        self.projection = Projection(table)
        self.elsewhere = Elsewhere(clock)
        self.clients: dict[Client, list[int]] = {}  # and where each watches from
        self.audience = Audience(table, clock, self.clients, self.elsewhere)
        self.scheduler = Scheduler(table, self.queue, clock, bots, self.audience, leases)
        self.moved = 0  # ms: when the last entry was applied here
        self.gathering: Timer | None = None
        self.resting: Timer | None = None

    async def run(self, command: Command) -> None:
        await self.queue.run(command)

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        await self.queue.run(CatchUp())

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is due."""
        return not (self.clients or self.scheduler.plans or self.queue.waiting)

    def close(self) -> None:
        for timer in (self.resting, self.gathering):
            if timer:
                timer.cancel()
        self.scheduler.close()
        self.queue.close()

    # What was applied is sent

    def applied(self, entry: Entry, applied: Applied) -> None:
        now = self.moved = self.clock.now()
        if applied.attended:
            self.audience.note(now)
        kinds = {type(event) for event in entry.events}
        quiet = kinds <= QUIET and not applied.new_status
        if self.clients:
            self.turn_away(applied)
            self.send_changes(applied, now)
            if Spoke in kinds:
                self.send_said(entry)
            if not quiet:
                self.send_table_changed()
            self.set_rest()
        if not quiet:
            self.marked(self, entry)
        self.scheduler.plan()

    def turn_away(self, applied: Applied) -> None:
        """From a deal's table, as it begins, those who have yet to play it."""
        if self.table.opened.deal and applied.new_status:
            for client in self.clients:
                self.watch(client, shown=False)

    def send_changes(self, applied: Applied, now: int) -> None:
        if applied.anew:  # of the log they lack this entry alone
            scenes = self.projection.scenes(self.table.n - 2, now)
            self.send_each({seat: encode(message) for seat, message in scenes.items()})
        elif applied.played:
            self.send_each(self.projection.changes(applied.played, now))

    def send_said(self, entry: Entry) -> None:
        for event in entry.events:
            if isinstance(event, Spoke):
                self.send_all(said(self.table.n - 1, event))

    def send_each(self, bodies: Mapping[int, bytes]) -> None:
        """What each seat is told, to everybody who watches from there."""
        for client, seats in self.clients.items():
            for seat in seats:
                client.send_bytes(bodies[seat])

    def send_all(self, message: Message) -> None:
        """To all who may hear it."""
        body = encode(message)
        for client, seats in list(self.clients.items()):
            if seats:
                client.send_bytes(body)

    def send_scenes(self, client: Client, seen: int = -1) -> None:
        """To one who was told the log as far as entry `seen`."""
        for seat in self.clients[client]:
            client.send(scene(self.table, seat, seen, self.clock.now()))

    def send_table_changed(self) -> None:
        """Seats may have changed hands, so may where each client watches from."""
        now = self.clock.now()
        bodies: dict[tuple[int, ...], bytes] = {}
        for client in list(self.clients):
            self.watch(client)
            seats = tuple(self.clients[client])
            if seats not in bodies:
                mine, about = self.table.seats_of(client.identity), self.info(hidden=not seats)
                bodies[seats] = encode(TableChanged(table=about, me=mine, now=now))
            client.send_bytes(bodies[seats])

    def info(self, hidden: bool = False) -> TableInfo:
        there = self.everywhere()
        return info(self.table, there.seats, there.spectators, self.clock.now(), hidden)

    # Clients

    def join(self, client: Client) -> None:
        self.clients[client] = []
        self.watch(client, shown=False)
        self.scheduler.plan()
        self.gather()

    def leave(self, client: Client) -> None:
        self.unwatch(self.clients.pop(client, []))
        self.set_pace()
        self.audience.note(self.clock.now())
        self.scheduler.plan()
        self.gather()

    def watch(self, client: Client, shown: bool = True) -> None:
        """From its own seats, or from beside the table; or not at all."""
        seats = self.table.seats_of(client.identity) or [WATCHER] * self.shows(client)
        old, self.clients[client] = self.clients[client], seats
        if seats == old:
            return
        for seat in seats:
            self.projection.watch(seat)
        self.unwatch(old)
        self.set_pace()
        if shown:
            self.send_scenes(client)

    def shows(self, client: Client) -> bool:
        """A deal's table, once it has begun, only to those who know the deal already."""
        table = self.table
        waits = table.status == "open" and not table.begun
        return not table.opened.deal or waits or client.knows_deal

    def unwatch(self, seats: list[int]) -> None:
        """Those seats that nobody else watches from."""
        for seat in set(seats) - {s for seats in self.clients.values() for s in seats}:
            self.projection.unwatch(seat)

    def set_pace(self) -> None:
        """Bots take as long as the calmest of the people who sit here wants; programs need none."""
        people = [c for c in self.clients if c.identity.person]
        wanted = [c.pace for c in people if self.table.seats_of(c.identity)]
        self.scheduler.pace = max(wanted, key=PACES.__getitem__, default="normal")

    def here(self) -> Presence:
        return present(self.table.seats_of(client.identity) for client in self.clients)

    def everywhere(self) -> Presence:
        return self.elsewhere.with_those_here(self.here())

    def gather(self) -> None:
        """People come and go in crowds: all are told of it together, a little later."""
        if self.gathering is None:
            self.gathering = self.clock.at(self.clock.now() + CROWD, self.gathered)

    def gathered(self) -> None:
        self.gathering = None
        self.scheduler.plan()  # perhaps somebody has come at another process
        self.send_table_changed()
        self.noted(self)

    # Taking back

    def set_rest(self) -> None:
        """Once the table rests, tell those who have just moved whether they may take it back."""
        if self.resting is None:
            since = self.clock.now() if self.queue.busy else self.moved
            self.resting = self.clock.at(since + REST, self.rested)

    def rested(self) -> None:
        self.resting = None
        if self.clock.now() < self.moved + REST or self.queue.busy:
            self.set_rest()
        elif self.table.status == "playing":
            self.send_undo_kinds()

    def send_undo_kinds(self) -> None:
        for client, seats in list(self.clients.items()):
            for seat in seats:
                if seat != WATCHER and (kind := undo_kind(self.table, seat)) != "no":
                    client.send(UndoChanged(seat=seat, n=self.table.n - 1, undo=kind))


def said(n: int, event: Spoke) -> Said:
    return Said(n=n, seat=event.seat, name=event.name, text=event.text, time=event.at)
