"""A table's WebSocket: what a client says is checked and bounded, and so is what waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket

from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.why import why_not

from . import judge
from .house import House
from .limit import Allowance, Allowed
from .line import Line, line_of
from .live import Live, said
from .post import Post
from .store import Person
from .table import STAND_IN, Table
from .tell import info
from .wire import (
    VERSION, Advice, Agree, Back, Because, ClientMessage, Hello, Hint, Message, Ping, Play, Pong,
    Refusal, Say, Undo, Welcome, Why,
)  # fmt: skip

log = logging.getLogger(__name__)
GREETING = 10.0  # seconds a client may take for its Hello
OUTBOX = 1 << 20  # bytes waiting for a client that reads too slowly; then it must come again
RATE, BURST = 30, 90  # messages a second, and at once
FAULTS = 10  # malformed messages that are still answered

BAD_HELLO, NO_TABLE, TOO_MUCH, TOO_SLOW = 4000, 4004, 4008, 4013  # why a socket was closed
OUR_FAULT = 1011

Judged = Callable[..., judge.Entry]  # of a table and a seat, of what is wished, and of the time

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """One client at one table."""

    def __init__(
        self, line: Line, post: Post, house: House, live: Live, person: Person | None,
        allowances: Allowed,
    ) -> None:  # fmt: skip
        self.line, self.post = line, post
        self.house, self.live, self.who = house, live, person
        self.person = person.id if person else ""
        self.token = ""
        self.greeted = self.closed = False
        self.faults = 0
        self.pace = Allowance(house.clock, RATE, BURST)
        self.allowances = allowances
        self.late = asyncio.get_running_loop().call_later(GREETING, self.greet, None)

    async def serve(self, socket: WebSocket) -> None:
        """Until one of the two hangs up."""
        self.line.hears = self.hear
        self.line.bound(OUTBOX, lambda: self.close(TOO_SLOW))
        try:
            await socket.receive()  # the end, or what was said before we listened: that is too soon
        finally:
            self.late.cancel()
            self.closed, self.line.hears = True, None
            if self.greeted:
                self.house.go(self.live, self)

    # What it is told

    def seats(self, table: Table) -> list[int]:
        """Its own seats: by a token one, by a cookie all that the person plays."""
        if self.token:
            return [p for p, chair in enumerate(table.chairs) if chair.token == self.token]
        return table.seats_of(self.person) if self.person else []

    def send(self, message: Message) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, body: bytes) -> None:
        self.post.put(self.line, body)

    def close(self, code: int) -> None:
        self.closed = True
        self.post.deliver()  # what was said before
        self.line.hang_up(code)

    # What it says

    def hear(self, body: bytes) -> None:
        if not self.pace.take():
            return self.close(TOO_MUCH)
        try:
            message = decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            message = None
        try:
            if not self.greeted:
                self.greet(message)
            elif message is None:
                self.bear()
            else:
                self.answer(message)
        except Exception as no:
            self.fail(no)

    def fail(self, no: Exception) -> None:
        """Its kind alone is logged: the words of an error may tell what is hidden."""
        log.error("socket failed", extra={"table": self.live.table.id, "reason": type(no).__name__})
        self.close(OUR_FAULT)

    def greet(self, hello: ClientMessage | None) -> None:
        """The first message, or that there was none in time."""
        if self.closed:
            return None
        if not isinstance(hello, Hello):
            return self.turn_away("hello-first")
        if hello.version != VERSION:
            return self.turn_away("wrong-version")
        if hello.token:
            self.token = hashlib.sha256(hello.token.encode()).hexdigest()
            if not self.seats(self.live.table):
                return self.turn_away("token-unknown")
        return self.welcome(hello.seen)

    def turn_away(self, why: str) -> None:
        self.send(Refusal(id=0, why=why))
        self.close(BAD_HELLO)

    def welcome(self, seen: int) -> None:
        """All of the table as it is now, in one go: nothing can come between."""
        self.greeted = True
        self.late.cancel()
        live, now = self.live, self.house.clock.now()
        table = live.table
        self.house.enter(live, self)
        about = info(table, live.here(), live.spectators(), now)
        mine = self.seats(table)
        box = table.opened.box
        self.send(Welcome(version=VERSION, table=about, box=box, me=mine, now=now))
        for n, event in table.chat:
            if n > seen:
                self.send(said(n, event))
        live.tell_scenes(self, seen)

    def bear(self) -> None:
        """Something malformed: said so a few times, then no more."""
        self.faults += 1
        self.send(Refusal(id=0, why="message-malformed"))
        if self.faults > FAULTS:
            self.close(TOO_MUCH)

    def answer(self, message: ClientMessage) -> None:
        id = 0 if isinstance(message, Hello) else message.id
        try:
            self.carry_out(message)
        except Refused as no:
            self.refuse(id, no)

    def refuse(self, id: int, no: Refused) -> None:
        self.house.refused[no.why] += 1
        self.send(Refusal(id=id, why=no.why, blanks=no.blanks))

    def carry_out(self, message: ClientMessage) -> None:
        live, table = self.live, self.live.table
        match message:
            case Play(seat=seat, at=at, move=move):
                self.wish(message.id, judge.play_in_person, seat, at, move)
            case Ping():
                self.send(Pong(id=message.id, now=self.house.clock.now()))
            case Undo(seat=seat):
                self.wish(message.id, judge.ask_undo, seat)
            case Agree(seat=seat, yes=yes):
                self.wish(message.id, judge.answer_undo, seat, yes)
            case Back(seat=seat):
                self.wish(message.id, judge.come_back, seat)
            case Say(text=text):
                self.chat(message.id, text)
            case Why(seat=seat, move=move):
                self.must_own(seat)
                self.send(because(table, message.id, seat, move))
            case Hint(seat=seat):
                self.must_own(seat)
                live.start(self.advise(message.id, seat))
            case Hello():
                raise Refused("hello-again")

    def wish(self, id: int, judged: Judged, seat: int, *given: int) -> None:
        self.live.wish(partial(self.mine, judged, seat, *given), partial(self.settle, id))

    def mine(self, judged: Judged, seat: int, *given: int) -> judge.Entry:
        """For a seat that is this client's when it is judged, not only when it is said."""
        self.must_own(seat)
        return judged(self.live.table, seat, *given)

    def settle(self, id: int, no: BaseException | None) -> None:
        """What was done is told to everybody alike; only a refusal is told apart."""
        if isinstance(no, Refused):
            self.refuse(id, no)
        elif isinstance(no, Exception):
            self.fail(no)

    def must_own(self, seat: int) -> None:
        if seat not in self.seats(self.live.table):
            raise Refused("not-your-seat")

    def chat(self, id: int, text: str) -> None:
        if self.who is None or not self.allowances.chats():
            raise Refused("chat-too-fast" if self.who else "who-are-you")
        name, person, table = self.who.name, self.person, self.live.table
        self.live.wish(
            lambda now: judge.say(table, person, name, text, now), partial(self.settle, id)
        )

    async def advise(self, id: int, seat: int) -> None:
        try:
            self.send(Advice(id=id, move=await self.advice(seat)))
        except Refused as no:
            self.refuse(id, no)

    async def advice(self, seat: int) -> int:
        table = self.live.table
        if not table.opened.hints:
            raise Refused("hints-off")
        if table.chairs[seat].asked < 0:
            raise Refused("not-your-turn")
        if not self.allowances.hints():
            raise Refused("too-fast")
        match = table.match
        view = match.view(seat)
        return await self.house.bots.choose(match.game, STAND_IN, match.boxes, view, seat)


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
    socket: WebSocket, post: Post, house: House, person: Person | None, allowances: Allowed
) -> None:
    """Serve one client of the table named in the path."""
    try:
        live = await house.live(socket.path_params["table"])
    except Refused:
        live = None
    await socket.accept()  # only then can a client read why it is sent away
    if live is None:
        return await socket.close(NO_TABLE)
    await Connection(line_of(socket), post, house, live, person, allowances).serve(socket)
    return None
