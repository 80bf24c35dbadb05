"""One client at one table: what it says is checked and bounded, and so is what waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial

import msgspec
from starlette.websockets import WebSocket

from wyrmhoard.bots import adviser
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.why import why_not

from ..http.rate_limit import ClientLimits, RateLimit
from ..protocol.messages import (
    VERSION, Advice, Advised, Agree, Because, ClientMessage, Hello, Hint, Message, Ping, Play, Pong,
    Pace, ProposeEnd, Refusal, Resign, Return, Say, Seal, SetPace, TellSeed, Undo,
    Welcome, Why,
)  # fmt: skip
from ..store.base import Person
from ..tables import commands
from ..tables.chair import Identity
from ..tables.decide import must_own
from ..tables.registry import Registry
from ..tables.session import Session, said
from ..tables.table import Table
from .outbox import Outbox
from .transport import Transport

log = logging.getLogger(__name__)
GREETING = 10.0  # seconds a client may take for its Hello
BUFFER = 1 << 20  # bytes waiting for a client that reads too slowly; then it must come again
RATE, BURST = 30, 90  # messages a second, and at once
FAULTS = 10  # malformed messages that are still answered

BAD_HELLO, NO_TABLE, TOO_MUCH, TOO_SLOW = 4000, 4004, 4008, 4013  # why a socket was closed
OUR_FAULT = 1011

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    def __init__(
        self, transport: Transport, outbox: Outbox, registry: Registry, session: Session,
        person: Person | None, address: str, limits: ClientLimits, knows_deal: bool = True,
    ) -> None:  # fmt: skip
        self.transport, self.outbox = transport, outbox
        self.registry, self.session, self.person = registry, session, person
        self.identity, self.address = Identity(person.id if person else ""), address
        self.greeted, self.closed, self.knows_deal = False, False, knows_deal
        self.faults = 0
        self.pace: Pace = "normal"
        self.rate = RateLimit(registry.clock, RATE, BURST)
        self.limits = limits
        self.late = asyncio.get_running_loop().call_later(GREETING, self.greet, None)

    async def serve(self, socket: WebSocket) -> None:
        """Until one of the two hangs up."""
        self.transport.attach(self.receive, self.count, BUFFER, lambda: self.close(TOO_SLOW))
        try:
            await self.transport.run(socket)
        finally:
            self.late.cancel()
            self.closed = True
            self.transport.detach()
            if self.greeted:
                self.session.leave(self)

    # Out

    def send(self, message: Message) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, body: bytes) -> None:
        self.outbox.put(self.transport, body)

    def close(self, code: int) -> None:
        self.closed = True
        self.outbox.flush()  # what was said before
        self.transport.close_with(code)

    # In

    def count(self) -> None:
        """Whatever came counts, also what is no message."""
        if not self.closed and not self.rate.take():
            self.close(TOO_MUCH)

    def receive(self, body: bytes) -> None:
        self.count()
        if self.closed:
            return
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
        extra = {"table": self.session.table.id, "reason": type(no).__name__}
        log.error("socket failed", extra=extra)
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
            self.identity = Identity(token=hashlib.sha256(hello.token.encode()).hexdigest())
            if not self.session.table.seats_of(self.identity):
                return self.turn_away("token-unknown")
        self.pace = hello.pace
        return self.welcome(hello.seen)

    def turn_away(self, why: str) -> None:
        self.send(Refusal(id=0, why=why))
        self.close(BAD_HELLO)

    def welcome(self, seen: int) -> None:
        """All of the table as it is now, in one go: nothing can come between."""
        self.greeted = True
        self.late.cancel()
        session, table = self.session, self.session.table
        session.join(self)
        hidden = not session.clients[self]
        self.send(
            Welcome(
                version=VERSION, table=session.info(hidden), box=table.opened.box,
                me=table.seats_of(self.identity), now=self.registry.clock.now(),
            )
        )  # fmt: skip
        for n, event in table.chat:
            if n > seen and not hidden:
                self.send(said(n, event))
        session.send_scenes(self, seen)

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
        self.registry.refused[no.why] += 1
        self.send(Refusal(id=id, why=no.why, blanks=no.blanks))

    def carry_out(self, message: ClientMessage) -> None:
        me, table = self.identity, self.session.table
        match message:
            case Play(seat=seat, at=at, move=move, decided=decided):
                self.submit(message.id, commands.Play(seat, at, move, me, decided))
            case Seal(seat=seat, seal=seal):
                self.submit(message.id, commands.Seal(seat, seal, me))
            case TellSeed(seat=seat, seed=seed):
                self.submit(message.id, commands.TellSeed(seat, seed, me))
            case Ping():
                self.send(Pong(id=message.id, now=self.registry.clock.now()))
            case Undo(seat=seat):
                self.submit(message.id, commands.AskUndo(seat, me))
            case Agree(seat=seat, yes=yes, to=to):
                answer = commands.AnswerUndo if to == "undo" else commands.AnswerEnd
                self.submit(message.id, answer(seat, yes, me))
            case ProposeEnd(seat=seat):
                self.submit(message.id, commands.AskEnd(seat, me))
            case Resign(seat=seat):
                self.submit(message.id, commands.Resign(seat, me))
            case Return(seat=seat):
                self.submit(message.id, commands.Return(seat, me))
            case Say(text=text):
                self.chat(message.id, text)
            case SetPace(pace=pace):
                self.pace = pace
                self.session.set_pace()
            case Why(seat=seat, move=move):
                must_own(table, seat, me)
                self.send(because(table, message.id, seat, move))
            case Hint(seat=seat):
                must_own(table, seat, me)
                self.session.queue.tasks.start(self.advise(message.id, seat))
            case Hello():
                raise Refused("hello-again")

    def submit(self, id: int, command: commands.Command) -> None:
        self.session.queue.submit(command, partial(self.settle, id))

    def settle(self, id: int, no: BaseException | None) -> None:
        """What was done is told to everybody alike; only a refusal is told apart."""
        if isinstance(no, Refused):
            self.refuse(id, no)
        elif isinstance(no, Exception):
            self.fail(no)

    def chat(self, id: int, text: str) -> None:
        if self.person is None or not self.limits.chats():
            raise Refused("chat-too-fast" if self.person else "who-are-you")
        self.submit(id, commands.Say(text, self.person.name, Identity(self.person.id)))

    async def advise(self, id: int, seat: int) -> None:
        try:
            moves = [advised(one) for one in await self.advice(seat)]
            self.send(Advice(id=id, move=moves[0].move, moves=moves))
        except Refused as no:
            self.refuse(id, no)

    async def advice(self, seat: int) -> list[adviser.Advised]:
        table = self.session.table
        if not table.opened.hints:
            raise Refused("hints-off")
        if table.chairs[seat].asked < 0:
            raise Refused("not-your-turn")
        if not self.limits.hints():
            raise Refused("too-fast")
        return await self.session.scheduler.hint(seat, (self.address, self.identity.person))


def advised(one: adviser.Advised) -> Advised:
    return Advised(
        move=one.move, share=one.share, error=one.error, meant=one.meant, reason=one.reason,
        beliefs=one.beliefs,
    )  # fmt: skip


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
