"""All open WebSockets: who may open one, and goodbye to everyone."""

from __future__ import annotations

from collections import Counter

from starlette.websockets import WebSocket

from wyrmhoard.engine.refused import Refused

from ..http.client import address_of, same_origin
from ..http.context import AppContext
from ..http.deals import knows_deal
from ..store.base import Person
from ..store.errors import NotStored
from .connection import NO_TABLE, OUR_FAULT, Connection
from .outbox import Outbox
from .transport import transport_of

GOING_AWAY, NOT_ALLOWED = 1001, 1008  # as WebSockets say it


class Sockets:
    def __init__(self, context: AppContext) -> None:
        self.context, self.outbox = context, Outbox()
        self.open: Counter[str] = Counter()  # by address

    async def serve(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if not self.admits(socket, address):
            return await socket.close(NOT_ALLOWED)
        self.open[address] += 1
        try:
            await self.connect(socket, await self.context.guest(socket), address)
        except NotStored:
            await socket.close(OUR_FAULT)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
        return None

    def admits(self, socket: WebSocket, address: str) -> bool:
        full = self.open[address] >= self.context.settings.sockets_per_address
        try:
            self.context.spend(address, costly=False)
        except Refused:
            return False
        return not full and same_origin(socket, self.context.origins)

    async def connect(self, socket: WebSocket, person: Person | None, address: str) -> None:
        """Serve one client of the table named in the path."""
        registry = self.context.registry
        try:
            session = await registry.session(socket.path_params["table"])
        except Refused:
            session = None
        deal = session.table.opened.deal if session else ""
        knows = await knows_deal(self.context, deal, person)
        # From here on nothing is waited for: what came meanwhile would be lost.
        await socket.accept()  # only then can a client read why it is sent away
        if session is None:
            return await socket.close(NO_TABLE)
        limits = self.context.limits_of(person.id if person else address)
        transport = transport_of(socket)
        connection = Connection(
            transport, self.outbox, registry, session, person, address, limits,
            knows_deal=knows,
        )  # fmt: skip
        await connection.serve(socket)
        return None

    def close_all(self) -> None:
        """Say goodbye to everyone; they come again by themselves."""
        for session in self.context.registry.sessions.values():
            for client in list(session.clients):
                if isinstance(client, Connection):
                    client.close(GOING_AWAY)


async def table_socket(socket: WebSocket) -> None:
    sockets: Sockets = socket.app.state.sockets
    await sockets.serve(socket)
