"""A seat at a table of a running server, over its WebSocket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .client import Client
from .seat import Board, Seat, Told

VERSION = 2  # of the protocol
AGAIN = 1.0  # seconds until the next try after a broken connection
ANSWER = 20.0  # seconds a move waits for its answer
ENDED = ("over", "ended")


class SeatThere(Seat):
    """Messages are heard in a task of their own; whoever waits is woken by each."""

    def __init__(
        self, client: Client, table: str, token: str, welcome: Told, lang: str, board: Board
    ) -> None:
        info, (seat, *_) = welcome["table"], welcome["me"]
        game = load(info["game"])
        names = {p: called(one, p, Texts(lang)) for p, one in enumerate(info["seats"])}
        super().__init__(table, game, game.fill_box(welcome["box"]), seat, names, lang, board)
        self.client, self.token, self.info = client, token, info
        self.records, self.asked, self.seen = game.view.blank(), dict[str, Any](), -1
        self.number, self.refusals = 0, dict[int, Refused]()
        self.heard, self.seed = asyncio.Condition(), secrets.token_hex(16)
        self.socket: ClientConnection | None = None
        self.lost: Refused | None = None

    # What is known

    @property
    def view(self) -> Records:
        return self.records

    @property
    def moves(self) -> Sequence[int]:
        return self.asked.get("moves", []) if self.status == "playing" else []

    @property
    def status(self) -> str:
        return str(self.info["status"])

    @property
    def shares(self) -> Sequence[float] | None:
        result = self.info.get("result")
        return result["shares"] if result else None

    # What is done

    async def play(self, move: int) -> None:
        at, wait = self.asked["at"], max(self.asked["wait"].values(), default=0)
        await asyncio.sleep(wait / 1000)  # races have pauses
        self.number += 1
        number = self.number
        await self.say("play", at=at, move=move, id=number)

        def answered() -> bool:
            return number in self.refusals or self.asked.get("at") != at or self.ended

        await self.until(answered, ANSWER)
        if no := self.refusals.pop(number, None):
            raise no
        await self.wait(ANSWER)

    async def wait(self, seconds: float) -> None:
        await self.until(lambda: bool(self.moves) or self.ended, seconds)

    async def leave(self) -> None:
        """The connection is closed; the server lets a bot play on."""
        self.hearing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.hearing

    @property
    def ended(self) -> bool:
        return self.status in ENDED or self.lost is not None

    async def until(self, true: Any, seconds: float) -> None:
        async with self.heard:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.heard.wait_for(true), seconds)
        if self.lost:
            raise self.lost

    async def say(self, kind: str, **words: Any) -> None:
        if self.socket is None:
            raise Refused("server-not-reached", url=self.client.url, reason="")
        await self.socket.send(json.dumps({"type": kind, "seat": self.seat, **words}))

    # What is heard

    def listen(self, socket: ClientConnection) -> None:
        self.hearing = asyncio.create_task(self.hear_all(socket))

    async def hear_all(self, socket: ClientConnection) -> None:
        """Until the match is over; a connection that breaks is opened again."""
        while True:
            self.socket = socket
            with contextlib.suppress(ConnectionClosed):
                async for text in socket:
                    await self.hear(json.loads(text))
            self.socket = None
            if self.status in ENDED:
                return
            await asyncio.sleep(AGAIN)
            try:
                socket = await opened(self.client, self.table, self.token, self.seen)
            except Refused as no:
                async with self.heard:
                    self.lost = no
                    self.heard.notify_all()
                return

    async def hear(self, said: Told) -> None:
        async with self.heard:
            if "table" in said:
                self.info = said["table"]
                await self.luck(self.info["seats"][self.seat]["luck"])
                self.names.update(
                    {p: called(one, p, self.tell) for p, one in enumerate(self.info["seats"])}
                )
            if said["type"] in ("scene", "change") and said["seat"] == self.seat:
                self.follow(said)
            if said["type"] == "refusal" and said.get("id"):
                self.refusals[said["id"]] = Refused(said["why"], **said.get("blanks", {}))
            self.heard.notify_all()

    def follow(self, said: Told) -> None:
        """The view as it is now, and what has been told."""
        self.seen, self.asked = said["n"], said["asked"] or {}
        for name, value in said.get("view", {}).items():
            self.put(name, value)
        for step in said.get("steps", []):
            for name, value in step["view"].items():
                self.put(name, value)
        for line in said.get("told", said.get("steps", [])):
            if line.get("kind") != "undo":
                self.story.add(line["who"], line["move"], line.get("events", []))

    def put(self, name: str, value: Any) -> None:
        """A field of the view: a number, all its numbers, or those that are new."""
        held = self.records[0]
        if not isinstance(value, list):
            held[name] = value
        elif value and isinstance(value[0], list):
            for place, number in value:
                held[name].reshape(-1)[place] = number
        else:
            held[name] = np.reshape(value, held[name].shape)

    async def luck(self, luck: str) -> None:
        """A part in the luck, where whoever gave the seat asked for it."""
        if self.status != "open" or self.socket is None:
            return
        if luck == "awaited" and not self.info["sealed"]:
            said = f"wyrmhoard seed\0{self.table}\0{self.seat}\0{self.seed}"
            await self.say("seal", seal=hashlib.sha256(said.encode()).hexdigest())
        if luck == "sealed" and self.info["sealed"]:
            await self.say("tell-seed", seed=self.seed)


def called(one: Told, p: int, tell: Texts) -> str:
    """A seat's name, or what it is called as long as it has none."""
    if one["taken"] == "bot":
        return tell("seat-bot", n=p + 1, level=tell(f"level-{one['level']}"))
    return str(one["name"]) or tell("seat-other", n=p + 1)


async def opened(client: Client, table: str, token: str, seen: int) -> ClientConnection:
    try:
        socket = await connect(f"{client.sockets}/ws/tables/{table}", compression=None)
    except (OSError, InvalidHandshake, TimeoutError) as no:
        raise Refused("server-not-reached", url=client.url, reason=str(no)) from None
    hello = {"type": "hello", "version": VERSION, "seen": seen, "token": token, "pace": "off"}
    await socket.send(json.dumps(hello))
    return socket


async def seated(client: Client, table: str, token: str, lang: str, board: Board) -> SeatThere:
    """Sit down with a token: the first message says where."""
    socket = await opened(client, table, token, -1)
    try:
        said = json.loads(await socket.recv())
    except ConnectionClosed:
        raise Refused("no-such-table") from None
    if said["type"] == "refusal":
        await socket.close()
        raise Refused(said["why"], **said.get("blanks", {}))
    if not said["me"]:
        await socket.close()
        raise Refused("no-such-seat", seat=token)
    seat = SeatThere(client, table, token, said, lang, board)
    seat.listen(socket)
    seat.socket = socket
    await seat.hear(said)
    await seat.until(lambda: seat.seen >= 0 or seat.status == "open", ANSWER)
    return seat
