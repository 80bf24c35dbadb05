"""By which name a server is asked: another site's name may be made to lead here, and is refused."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from wyrmhoard.engine.refused import Refused

from .errors import problem

HERE = {"localhost", "127.0.0.1", "::1"}  # for whoever sits at the machine itself
ANY_NAME = ("/healthz", "/metrics")  # asked by programs, which know addresses and no names
NOT_ALLOWED = 1008  # as WebSockets say it


class KnownHosts:
    """Where the server has a public address, it is asked by that name."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app, self.url = app, public_url
        self.names = HERE | {urlsplit(public_url).hostname or ""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in ANY_NAME or self.knows(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(NOT_ALLOWED)
        else:
            await problem(Refused("wrong-host", url=self.url))(scope, receive, send)

    def knows(self, scope: Scope) -> bool:
        try:
            return urlsplit(f"//{HTTPConnection(scope).headers['host']}").hostname in self.names
        except (KeyError, ValueError):
            return False
