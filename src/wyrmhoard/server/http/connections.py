"""Plain connections: so many to an address, and each must ask for something in time."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .client import Proxies, counted_as

SLOWEST = 30.0  # seconds until a request has come whole; what a body may take is less
SHARE = 2  # of the files the system lets us open, connections take one in so many

# What is used of uvicorn's and not promised: where any of it is missing, this is not used.
METHODS = ("connection_made", "connection_lost", "data_received", "handle_websocket_upgrade")
FIELDS = ("client", "conn", "loop", "transport")

WAITING = (h11.IDLE, h11.SEND_BODY)  # for the client to go on


class Connections:
    """Those that have become WebSockets are counted elsewhere, those from proxies not at all."""

    def __init__(self, per_address: int, proxies: Sequence[str]) -> None:
        self.per_address, self.proxies = per_address, Proxies(proxies)
        self.most = most_files() // SHARE
        self.open: Counter[str] = Counter()
        self.silent: OrderedDict[PlainConnection, None] = OrderedDict()  # the longest first

    def admit(self, connection: PlainConnection) -> bool:
        """If there are too many in all, the one goes that has been silent for longest."""
        if self.open[connection.address] >= self.per_address:
            return False
        if connection.address:
            self.open[connection.address] += 1
        self.silent[connection] = None
        if len(self.silent) > self.most:
            next(iter(self.silent)).give_up()
        return True

    def heard(self, connection: PlainConnection) -> None:
        self.silent.pop(connection, None)

    def leave(self, connection: PlainConnection) -> None:
        self.silent.pop(connection, None)
        self.open[connection.address] -= 1
        if self.open[connection.address] <= 0:
            del self.open[connection.address]


def most_files() -> int:
    """That this process may have open."""
    if sys.platform == "win32":
        return 1 << 16
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class PlainConnection(H11Protocol):
    address, admitted = "", False
    deadline: asyncio.TimerHandle | None = None

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all = connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = "" if host in self.all.proxies else counted_as(host)
        self.admitted = self.all.admit(self)
        if self.admitted:
            self.expect()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.admitted and self.conn.their_state in WAITING:
            self.expect()
        else:
            self.relax()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def expect(self) -> None:
        """All of a request in time, from its first byte on; drop by drop does not help."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(SLOWEST, self.give_up)

    def relax(self) -> None:
        self.all.heard(self)
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def leave(self) -> None:
        if self.admitted:
            self.admitted = False
            self.all.leave(self)
        self.relax()

    def give_up(self) -> None:
        self.leave()
        self.transport.abort()
