"""How a client's messages come and go: by a short way, or as any application's."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket

EXTENSION = "wyrmhoard.transport"  # where direct.py leaves itself, if it is used
GOODBYE = 1.0  # seconds in which a client that is sent away may read why

OnText = Callable[[bytes], None]
Signal = Callable[[], None]


class Transport(Protocol):
    def attach(self, on_text: OnText, on_frame: Signal, most: int, on_full: Signal) -> None:
        """Hand over each message as it comes, say so of every other frame, and when more bytes than
        `most` wait for the client to read them."""

    async def run(self, socket: WebSocket) -> None:
        """Until one of the two hangs up."""

    def detach(self) -> None: ...

    def send_text(self, body: bytes) -> None: ...

    def close_with(self, code: int) -> None:
        """Say goodbye; who does not read even that is cut off."""


class PlainTransport:
    """As any application does it, with whatever server. Only messages can be seen here."""

    on_text: OnText | None = None

    def __init__(self) -> None:
        self.bodies: deque[bytes] = deque()
        self.size, self.code = 0, 0
        self.ready, self.ended = asyncio.Event(), asyncio.Event()

    def attach(self, on_text: OnText, on_frame: Signal, most: int, on_full: Signal) -> None:
        self.on_text, self.most, self.on_full = on_text, most, on_full

    def detach(self) -> None:
        self.on_text = None

    async def run(self, socket: WebSocket) -> None:
        """A writer whose client does not read is not waited for."""
        ways = self.read(socket), self.write(socket), self.ended.wait()
        tasks = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def read(self, socket: WebSocket) -> None:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            if self.on_text:
                self.on_text((message.get("text") or "").encode())

    async def write(self, socket: WebSocket) -> None:
        while not self.code:
            await self.ready.wait()
            self.ready.clear()
            while self.bodies:
                body = self.bodies.popleft()
                self.size -= len(body)
                await socket.send_text(body.decode())
        await socket.close(self.code)

    def send_text(self, body: bytes) -> None:
        if self.code:
            return
        self.bodies.append(body)
        self.size += len(body)
        self.ready.set()
        if self.size > self.most:
            self.on_full()

    def close_with(self, code: int) -> None:
        self.on_text, self.code = None, self.code or code
        self.ready.set()
        asyncio.get_running_loop().call_later(GOODBYE, self.ended.set)


def transport_of(socket: WebSocket) -> Transport:
    found: Transport | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return found or PlainTransport()
