"""A table's WebSocket: what a client says is checked and bounded, what it is told waits in line."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.why import why_not

from . import judge
from .house import House
from .limit import Allowance, Allowed
from .live import Live, Make, said
from .store import Person
from .table import STAND_IN, Table
from .tell import info
from .wire import (
    VERSION, Advice, Agree, Back, Because, ClientMessage, Hello, Hint, Message, Ping, Play, Pong,
    Refusal, Say, Undo, Welcome, Why,
)  # fmt: skip

log = logging.getLogger(__name__)
GOODBYE = 1.0  # seconds in which a client that is sent away may read why
GREETING = 10.0  # seconds a client may take for its Hello
OUTBOX = 1 << 20  # bytes waiting for a client that reads too slowly; then it must come again
RATE, BURST = 30, 90  # messages a second, and at once
FAULTS = 10  # malformed messages that are still answered

BAD_HELLO, NO_TABLE, TOO_MUCH, TOO_SLOW = 4000, 4004, 4008, 4013  # why a socket was closed

ABORT = "wyrmhoard.abort"  # in a socket's scope: how to cut off a client that does not read

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket, house: House, person: Person | None, allowances: Allowed
    ) -> None:
        self.socket, self.house, self.who = socket, house, person
        self.person = person.id if person else ""
        self.seen, self.token = -1, ""
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.waiting = 0  # bytes in the outbox
        self.closing: int | None = None
        self.cut = asyncio.Event()
        self.faults = 0
        self.pace = Allowance(house.clock, RATE, BURST)
        self.allowances = allowances

    # What it is told

    def seats(self, table: Table) -> list[int]:
        """Its own seats: by a token one, by a cookie all that the person plays."""
        if self.token:
            chairs = enumerate(table.chairs)
            return [p for p, c in chairs if c.token and hmac.compare_digest(c.token, self.token)]
        return table.seats_of(self.person) if self.person else []

    def send(self, message: Message) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, body: bytes) -> None:
        self.waiting += len(body)
        if self.waiting > OUTBOX:
            self.close(TOO_SLOW)
        else:
            self.outbox.put_nowait(body)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self.cut.set()
            self.outbox.put_nowait(b"")

    async def write(self) -> None:
        """One at a time, so that a client that does not read stops nobody else."""
        while True:
            body = await self.outbox.get()
            if self.closing is not None:
                return await self.hang_up()
            await self.socket.send({"type": "websocket.send", "text": body.decode()})
            self.waiting -= len(body)

    async def hang_up(self) -> None:
        await self.socket.close(self.closing or 1000)

    # What it says

    async def serve(self, live: Live) -> None:
        if not await self.greet(live):
            return
        works = self.write(), self.read(live), self.cut.wait()
        tasks = [asyncio.create_task(work) for work in works]
        try:
            self.welcome(live)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.go(live, self)
            if self.closing is not None:
                await self.let_go(tasks[0])
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for task in tasks:
                log_failure(task, live.table.id)

    async def let_go(self, writer: asyncio.Task[Any]) -> None:
        """The writer says goodbye, unless the client does not read even that."""
        _, stuck = await asyncio.wait([writer], timeout=GOODBYE)
        if stuck and (abort := self.socket.scope.get("extensions", {}).get(ABORT)):
            abort()

    async def greet(self, live: Live) -> bool:
        try:
            text = await asyncio.wait_for(self.socket.receive_text(), GREETING)
            hello = decode(text)
        except (TimeoutError, WebSocketDisconnect, msgspec.MsgspecError, KeyError, RecursionError):
            hello = None
        why = greeting_fault(hello)
        if isinstance(hello, Hello) and not why:
            if hello.token:
                self.token = hashlib.sha256(hello.token.encode()).hexdigest()
            if not self.token or self.seats(live.table):
                self.seen = hello.seen
                return True
            why = "token-unknown"
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.send_text(encode(Refusal(id=0, why=why)).decode())
            await self.socket.close(BAD_HELLO)
        return False

    def welcome(self, live: Live) -> None:
        """All of the table as it is now, in one go: nothing can come between."""
        now, table = self.house.clock.now(), live.table
        live.enter(self)
        about = info(table, live.here(), live.spectators(), now)
        mine = self.seats(table)
        box = table.opened.box
        self.send(Welcome(version=VERSION, table=about, box=box, me=mine, now=now))
        for n, event in table.chat:
            if n > self.seen:
                self.send(said(n, event))
        live.tell_scenes(self)
        live.gather()

    async def read(self, live: Live) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self.pace.take():
                self.close(TOO_MUCH)
                return
            try:
                message = decode(text)
            except (msgspec.MsgspecError, RecursionError):
                if not self.bear():
                    return
                continue
            await self.answer(live, message)

    def bear(self) -> bool:
        """Something malformed: said so a few times, then no more."""
        self.faults += 1
        self.send(Refusal(id=0, why="message-malformed"))
        if self.faults > FAULTS:
            self.close(TOO_MUCH)
        return self.closing is None

    async def answer(self, live: Live, message: ClientMessage) -> None:
        id = 0 if isinstance(message, Hello) else message.id
        try:
            await self.carry_out(live, message)
        except Refused as no:
            self.house.refused[no.why] += 1
            blanks = {k: v if isinstance(v, int) else str(v)[:200] for k, v in no.blanks.items()}
            self.send(Refusal(id=id, why=no.why, blanks=blanks))

    async def carry_out(self, live: Live, message: ClientMessage) -> None:
        table = live.table
        match message:
            case Play(seat=seat, at=at, move=move):
                await self.wish(live, seat, lambda now: judge.play(table, seat, at, move, now))
            case Ping():
                self.send(Pong(id=message.id, now=self.house.clock.now()))
            case Undo(seat=seat):
                await self.wish(live, seat, lambda now: judge.ask_undo(table, seat, now))
            case Agree(seat=seat, yes=yes):
                await self.wish(live, seat, lambda now: judge.answer_undo(table, seat, yes, now))
            case Back(seat=seat):
                await self.wish(live, seat, lambda now: judge.come_back(table, seat, now))
            case Say(text=text):
                await self.chat(live, text)
            case Why(seat=seat, move=move):
                self.must_own(table, seat)
                self.send(because(table, message.id, seat, move))
            case Hint(seat=seat):
                self.must_own(table, seat)
                self.send(Advice(id=message.id, move=await self.advise(live, seat)))
            case Hello():
                raise Refused("hello-again")

    async def wish(self, live: Live, seat: int, make: Make) -> None:
        """For a seat that is this client's when it is judged, not only when it is said."""

        def mine(now: int) -> judge.Entry:
            self.must_own(live.table, seat)
            return make(now)

        await live.want(mine)

    def must_own(self, table: Table, seat: int) -> None:
        if seat not in self.seats(table):
            raise Refused("not-your-seat")

    async def chat(self, live: Live, text: str) -> None:
        if self.who is None or not self.allowances.chats():
            raise Refused("chat-too-fast" if self.who else "who-are-you")
        name, person = self.who.name, self.person
        await live.want(lambda now: judge.say(live.table, person, name, text, now))

    async def advise(self, live: Live, seat: int) -> int:
        table = live.table
        if not table.opened.hints:
            raise Refused("hints-off")
        if table.chairs[seat].asked < 0:
            raise Refused("not-your-turn")
        if not self.allowances.hints():
            raise Refused("too-fast")
        match = table.match
        view = match.view(seat)
        return await self.house.bots.choose(match.game, STAND_IN, match.boxes, view, seat)


def log_failure(task: asyncio.Task[Any], table: str) -> None:
    """Its kind alone: the words of an error may tell what is hidden."""
    no = None if task.cancelled() else task.exception()
    if no and not isinstance(no, WebSocketDisconnect):
        log.error("socket failed", extra={"table": table, "reason": type(no).__name__})


def greeting_fault(hello: ClientMessage | None) -> str:
    if not isinstance(hello, Hello):
        return "hello-first"
    return "" if hello.version == VERSION else "wrong-version"


def because(table: Table, id: int, seat: int, move: int) -> Because:
    """Answered from the seat's own view, so it cannot tell more than the seat knows."""
    match = table.match
    if table.status != "playing":
        raise Refused("table-not-playing")
    if move >= len(match.game.moves):
        raise Refused("no-such-move", move=str(move))
    why = why_not(match.game, match.boxes, match.view(seat), seat, move)
    if why is None:
        return Because(id=id, why="")
    blanks = {k: v if isinstance(v, int) else str(v) for k, v in why.blanks.items()}
    return Because(id=id, why=why.text, clauses=list(why.clauses), blanks=blanks)


def same_origin(socket: WebSocket, allowed: frozenset[str]) -> bool:
    """Browsers say where a page comes from; programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


async def table_socket(
    socket: WebSocket, house: House, person: Person | None, allowances: Allowed
) -> None:
    """Serve one client of the table named in the path."""
    await socket.accept()  # only then can a client read why it is sent away
    try:
        live = await house.live(socket.path_params["table"])
    except Refused:
        await socket.close(NO_TABLE)
        return
    with contextlib.suppress(WebSocketDisconnect):
        await Connection(socket, house, person, allowances).serve(live)
