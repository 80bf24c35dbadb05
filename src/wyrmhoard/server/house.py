"""All tables of this process: opened, loaded when somebody comes, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from . import fair, judge
from .bots import Bots
from .clock import Alarm, Clock
from .engines import Engines
from .events import AnyEvent, Opened, Sat, decode, encode
from .forms import OpenTable
from .live import AGAIN, Guest, Live, Others
from .store import NotStored, Person, Row, Store
from .table import Table

log = logging.getLogger(__name__)
IDLE = 600_000  # ms a table is kept in memory with nobody there and nothing due
SWEEP = 300_000  # ms between two looks for tables that no process looks after
HEARTBEAT = 30_000  # ms between two notes to other processes about who is here
SLOW = 600  # seconds a move: a table that is played over days


class Note(msgspec.Struct, frozen=True):
    """To other processes: who is connected to a table here."""

    process: str
    seats: list[int]
    spectators: int


class House:
    def __init__(
        self, store: Store, clock: Clock, engines: Engines, seed: int | None = None
    ) -> None:
        self.store, self.clock, self.engines = store, clock, engines
        self.bots = Bots(engines, seed)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.quiet: set[str] = set()  # tables that wait for a person, so that nothing is due
        self.used: dict[str, int] = {}  # ms: when somebody last asked for a table
        self.process = secrets.token_hex(8)
        self.refused: Counter[str] = Counter()  # how often, by reason
        self.tasks: set[asyncio.Task[None]] = set()
        self.alarms: list[Alarm] = []
        engines.ready = self.go_compiled
        store.listen(self.heard)

    # Opening

    async def open(
        self, host: Person, form: OpenTable, origin: str = "", moves: Sequence[tuple[int, int]] = ()
    ) -> str:
        """A new table with its first seats taken; it starts at once if none is left."""
        game = load(form.game)
        box = game.fill_box({**written(game.box, game.standard()), **house_rules(game, form)})
        game.welcome(form.seats, box[0])
        if form.sit > form.seats:
            raise Refused("seat-not-there", given=form.sit, seats=form.seats)
        id, secret, now = new_id(), fair.new_secret(), self.clock.now()
        first = Opened(
            now, game.name, game.version, form.seats, written(game.box, box),
            fair.commitment(id, secret, len(moves)), host.id, host.name, form.clock, form.listed,
            form.hints, origin, list(moves),
        )  # fmt: skip
        table = Table(id, secret, self.engines)
        table.add([first])
        row = Row(
            id=id, game=game.name, secret=secret, created=now, changed=now, status="open",
            listed=form.listed,
        )  # fmt: skip
        try:
            await self.store.create(row, encode([first]), [host.id])
        except NotStored:
            raise Refused("not-stored") from None
        self.used[id] = now
        live = self.lives[id] = self.enliven(table)
        if seats := first_seats(host, form, now):
            await live.want(lambda now: judge.sit(table, seats))
        return id

    def enliven(self, table: Table) -> Live:
        live = Live(table, self.store, self.clock, self.bots)
        live.pushed, live.came = self.mark, self.send_note
        table.match.go_on(self.engines(table.game))  # which may have come while it was read
        live.plan()
        return live

    def mark(self, live: Live, entry: list[AnyEvent]) -> None:
        """Lists of tables follow the log."""
        table = live.table
        self.start(self.store.mark(table.id, table.changed, table.status))
        for person in {e.person for e in entry if isinstance(e, Sat) and e.taken == "person"}:
            self.start(self.store.join(table.id, person))

    # Loading and forgetting

    async def live(self, id: str) -> Live:
        """A table, from memory or from the store; whoever comes meanwhile waits for the same."""
        self.used[id] = self.clock.now()
        self.quiet.discard(id)
        try:
            return await self.found(id)
        except Refused:
            self.used.pop(id, None)
            raise

    async def found(self, id: str) -> Live:
        if live := self.lives.get(id):
            return live
        if id not in self.loading:
            self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Live:
        row = await self.store.row(id)
        if row is None:
            raise Refused("no-such-table")
        table, first = Table(id, row.secret, self.engines), list[AnyEvent]()
        for body in await self.store.read(id):
            first += (entry := decode(body))
            table.add(entry)
        live = self.lives[id] = self.enliven(table)
        await live.catch_up()  # with what was written while it was read
        if row.status != table.status:
            self.mark(live, [sat for sat in first if isinstance(sat, Sat)])
        return live

    def forget_idle(self) -> None:
        """Tables with nobody there and nothing due are in the store, and that is enough."""
        for id in list(self.lives):
            self.forget(id)

    def forget(self, id: str) -> None:
        live, used = self.lives[id], self.used.get(id, 0)
        quiet = not (live.guests or live.plans or live.wishes)
        if quiet and used < self.clock.now() - IDLE:
            live.close()
            del self.lives[id]
            self.used.pop(id, None)

    async def wake(self) -> None:
        """Look after every table that waits for a bot or a clock."""
        alive = await self.store.alive()
        self.quiet.intersection_update(alive)
        for id in alive:
            if id in self.lives or id in self.quiet:
                continue
            try:
                if not (await self.found(id)).plans:
                    self.quiet.add(id)
                self.forget(id)
            except Exception as no:  # one table that cannot be read must not stop the others
                log.warning("not loaded", extra={"table": id, "reason": type(no).__name__})
        self.forget_idle()

    def keep(self) -> None:
        """Do so now and from time to time, and tell other processes who is here."""
        self.every(SWEEP, lambda: self.start(self.wake()))
        self.every(HEARTBEAT, self.send_notes)

    def every(self, wait: int, ring: Callable[[], None]) -> None:
        place = len(self.alarms)

        def again() -> None:
            ring()
            self.alarms[place] = self.clock.at(self.clock.now() + wait, again)

        self.alarms.append(self.clock.at(self.clock.now(), again))

    def send_notes(self) -> None:
        for live in self.lives.values():
            if live.guests:
                self.send_note(live)

    def go_compiled(self, game: Game) -> None:
        for live in self.lives.values():
            if live.table.game is game:
                live.table.match.go_on(self.engines(game))

    # Guests

    def enter(self, live: Live, guest: Guest) -> None:
        live.enter(guest)
        live.gather()

    def go(self, live: Live, guest: Guest) -> None:
        live.go(guest)
        live.gather()

    def send_note(self, live: Live) -> None:
        seats = sorted({p for guest in live.guests for p in guest.seats(live.table)})
        watching = sum(not guest.seats(live.table) for guest in live.guests)
        note = msgspec.json.encode(Note(self.process, seats, watching))
        self.start(self.store.tell(live.table.id, note))

    # Other processes

    def heard(self, id: str, n: int, note: bytes) -> None:
        self.quiet.discard(id)
        if not id:
            for each in self.lives.values():
                self.start(self.follow(each))
        elif (live := self.lives.get(id)) is None:
            return
        elif note:
            self.take_note(live, msgspec.json.decode(note, type=Note))
        elif n >= live.table.n:
            self.start(self.follow(live))

    async def follow(self, live: Live) -> None:
        if self.lives.get(live.table.id) is not live:
            return
        try:
            await live.catch_up()
        except Refused:  # the store is away: later, then
            self.clock.at(self.clock.now() + AGAIN, lambda: self.start(self.follow(live)))

    def take_note(self, live: Live, note: Note) -> None:
        old = live.elsewhere.get(note.process)
        new = Others(self.clock.now(), frozenset(note.seats), note.spectators)
        live.elsewhere[note.process] = new
        if old is None:
            self.send_note(live)
        if old is None or (old.seats, old.spectators) != (new.seats, new.spectators):
            live.gather()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (no := task.exception()):
            log.warning("left undone", extra={"reason": type(no).__name__})

    async def close(self) -> None:
        for alarm in self.alarms:
            alarm.cancel()
        for live in self.lives.values():
            live.close()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()


def new_id() -> str:
    """A table's name: 72 bits, so that nobody finds one who was not given its link."""
    return secrets.token_urlsafe(9)


def house_rules(game: Game, form: OpenTable) -> dict[str, object]:
    """What the form changes in the box, and before it what the game changes for a slow table."""
    slow = form.clock is not None and (form.clock.move or 0) >= SLOW
    return {**(game.slow_box if slow else {}), **form.box}


def first_seats(host: Person, form: OpenTable, now: int) -> list[Sat]:
    names = [*form.names, *[host.name] * form.sit]
    mine = [Sat(now, p, "person", host.id, names[p], seed=form.seed) for p in range(form.sit)]
    if form.bots is None:
        return mine
    rest = range(form.sit, form.seats)
    return mine + [Sat(now, p, "bot", host.id, "", level=form.bots) for p in rest]
