"""All tables of this process: opened, loaded when somebody comes, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Callable, Sequence

import msgspec

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

from ..clock import Clock, Timer
from ..protocol.forms import OpenTable
from ..store.base import Person, Store
from ..store.errors import NotStored
from ..workers.bots import Bots
from ..workers.compiled import CompiledRules
from .chair import Identity
from .commands import Sit
from .entry import Entry
from .events import AnyEvent, Sat, decode, encode
from .leases import TICK, Leases
from .deal import Dealer
from .opening import Dealt, first_sitters, header
from .plays import plays
from .presence import Note
from .results import result_told
from .scheduler import AGAIN
from .session import Session
from .table import Table
from .tasks import Tasks
from .turns import Reachable

log = logging.getLogger(__name__)
IDLE = 600_000  # ms a table stays in memory with nobody there and nothing due
SWEEP = 300_000  # ms between two looks for those
HEARTBEAT = 30_000  # ms between two notes to other processes about who is here


class Registry:
    def __init__(
        self, store: Store, clock: Clock, rules: CompiledRules, seed: int | None = None
    ) -> None:
        self.store, self.clock, self.rules = store, clock, rules
        self.bots, self.dealer = Bots(rules, seed), Dealer(store)
        self.sessions: dict[str, Session] = {}
        self.loading: dict[str, asyncio.Task[Session]] = {}
        self.used: dict[str, int] = {}  # ms: when somebody last asked for a table
        self.process = secrets.token_hex(8)
        self.unread: deque[str] = deque()  # tables to be looked after, and not yet in memory
        self.reachable = Reachable()
        self.refused: Counter[str] = Counter()  # how often, by reason
        self.tasks, self.notes = Tasks(), Tasks()
        self.leases = Leases(store, self.tasks, self.look_after)
        self.timers: list[Timer] = []
        store.listen(self.heard)

    # Opening

    async def open(
        self,
        host: Person,
        form: OpenTable,
        origin: str = "",
        moves: Sequence[tuple[int, int]] = (),
        rules: int | None = None,
        dealt: Dealt | None = None,
    ) -> str:
        """A new table with its first seats taken; it starts at once if none is left."""
        row, opened = header(host, form, self.clock.now(), origin, moves, rules, dealt)
        table = Table(row.id, row.secret, self.rules)
        table.apply(Entry([opened]))
        try:
            await self.store.create(row, encode([opened]), [host.id])
            if dealt:
                await self.store.note_plays(plays(table))
        except NotStored:
            raise Refused("not-stored") from None
        self.used[row.id] = row.created
        session = self.add(table)
        if sitters := first_sitters(host, form):
            await session.run(Sit(sitters, Identity(host.id)))
        return row.id

    def add(self, table: Table) -> Session:
        session = Session(
            table, self.store, self.clock, self.bots, self.leases,
            marked=self.mark, noted=self.send_note, reachable=self.reachable,
        )  # fmt: skip
        self.sessions[table.id] = session
        self.rules.want(table.game)
        table.match.go_on(self.rules(table.game))  # which may have come while it was read
        session.scheduler.plan()
        return session

    def mark(self, session: Session, entry: Entry) -> None:
        """Lists of tables follow the log."""
        table = session.table
        self.tasks.start(self.store.set_status(table.id, table.changed, table.status))
        if table.opened.deal:
            self.notes.start(self.store.note_plays(plays(table)))
        self.join_all(table.id, entry.events)

    async def plays_noted(self) -> None:
        """Whoever has just finished a deal finds it so."""
        if running := list(self.notes.running):
            await asyncio.wait(running)

    def join_all(self, id: str, events: Sequence[AnyEvent]) -> None:
        for person in {e.person for e in events if isinstance(e, Sat) and e.taken == "person"}:
            self.tasks.start(self.store.join(id, person))

    # Loading and forgetting

    async def session(self, id: str) -> Session:
        """A table, from memory or from the store; whoever comes meanwhile waits for the same."""
        self.used[id] = self.clock.now()
        try:
            return await self.found(id)
        except Refused:
            self.used.pop(id, None)
            raise

    async def found(self, id: str) -> Session:
        if session := self.sessions.get(id):
            return session
        if id not in self.loading:
            self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Session:
        row = await self.store.row(id)
        if row is None:
            raise Refused("no-such-table")
        table, events = Table(id, row.secret, self.rules), list[AnyEvent]()
        for body in await self.store.read(id):
            events += (entry := decode(body))
            table.apply(Entry(entry))
        session = self.add(table)
        await session.catch_up()  # with what was written while it was read
        if row.status != table.status or table.opened.deal:
            self.mark(session, Entry(events))
        if result := result_told(table):
            self.tasks.start(self.store.add_result(result))
        return session

    def drop_idle(self) -> None:
        """Tables with nobody there and nothing due are in the store, and that is enough."""
        for id in list(self.sessions):
            self.drop(id)

    def drop(self, id: str) -> None:
        session, used = self.sessions[id], self.used.get(id, 0)
        if session.idle and used < self.clock.now() - IDLE:
            session.close()
            del self.sessions[id]
            self.used.pop(id, None)
            self.leases.release(id)

    async def remove(self, id: str) -> None:
        """As if it had never been."""
        if session := self.sessions.pop(id, None):
            session.close()
        self.leases.release(id)
        await self.store.remove(id)

    def look_after(self, id: str) -> None:
        """Or no longer; what is not in memory waits its turn to be read."""
        if session := self.sessions.get(id):
            session.scheduler.plan()
        elif id in self.leases.held:
            if not self.unread:
                self.tasks.start(self.read_all())
            self.unread.append(id)

    async def read_all(self) -> None:
        """One after the other, so that everybody else is served between them."""
        while self.unread:
            id = self.unread[0]
            try:
                if id in self.leases.held:
                    await self.found(id)
            except Exception as no:  # one table that cannot be read must not stop the others
                log.warning("not loaded", extra={"table": id, "reason": type(no).__name__})
            self.unread.popleft()

    def start(self) -> None:
        """Look after tables where something is due, forget those where nothing is, and tell other
        processes who is here."""
        self.every(TICK, lambda: self.tasks.start(self.leases.tick()))
        self.every(SWEEP, self.drop_idle)
        self.every(HEARTBEAT, self.send_notes)

    def every(self, wait: int, act: Callable[[], None]) -> None:
        place = len(self.timers)

        def again() -> None:
            act()
            self.timers[place] = self.clock.at(self.clock.now() + wait, again)

        self.timers.append(self.clock.at(self.clock.now(), again))

    def go_compiled(self, game: Game) -> None:
        for session in self.sessions.values():
            if session.table.game is game:
                session.table.match.go_on(self.rules(game))
                session.send_table_changed()

    # Other processes

    def send_notes(self) -> None:
        for session in self.sessions.values():
            if session.clients:
                self.send_note(session)

    def send_note(self, session: Session) -> None:
        here = session.here()
        note = msgspec.json.encode(Note(self.process, here.seats, here.spectators))
        self.tasks.start(self.store.notify(session.table.id, note))

    def heard(self, id: str, n: int, note: bytes) -> None:
        if not id:
            for each in self.sessions.values():
                self.tasks.start(self.follow(each))
        elif (session := self.sessions.get(id)) is None:
            return
        elif note:
            self.take_note(session, msgspec.json.decode(note, type=Note))
        elif n >= session.table.n:
            self.tasks.start(self.follow(session))

    async def follow(self, session: Session) -> None:
        if self.sessions.get(session.table.id) is not session:
            return
        try:
            await session.catch_up()
        except Refused:  # the store is away: later, then
            later = self.clock.now() + AGAIN
            self.clock.at(later, lambda: self.tasks.start(self.follow(session)))

    def take_note(self, session: Session, note: Note) -> None:
        if not session.elsewhere.knows(note.process):
            self.send_note(session)
        if session.elsewhere.hear(note):
            session.gather()

    async def close(self) -> None:
        for timer in self.timers:
            timer.cancel()
        for session in self.sessions.values():
            session.close()
        await self.plays_noted()
        self.tasks.cancel()
        self.bots.close()
        await self.leases.close()
