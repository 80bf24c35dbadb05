"""The server as a process: an address, sockets, and a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from wyrmhoard.engine.refused import Refused

from .app import make_app
from .http.addresses import ANY, own_address
from .log_setup import set_up
from .protocol.messages import LONGEST
from .settings import Settings
from .websocket.sockets import Sockets
from .uvicorn_parts import http_protocol, websocket_protocol

BACKLOG = 4096
GOODBYE = 1.0  # seconds for all sockets to hear of it
PATIENCE = 5  # seconds for what is under way when the server is stopped
GARBAGE = 100_000, 20, 20  # new objects before it is looked for, and how often among older ones


class Server(uvicorn.Server):
    """Says goodbye to every table before its sockets are closed."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_the_old()
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, Starlette)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(say_goodbye(app.state.sockets), GOODBYE)
        await super().shutdown(sockets)


def spare_the_old() -> None:
    """Tables are many things that stay and hold no rings: looking through them all for garbage, as
    often as Python does unasked, takes a fifth of the time and stops everyone meanwhile."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def open_more_files() -> None:
    """Each connection is one: as many as the system lets us."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def say_goodbye(sockets: Sockets) -> None:
    sockets.close_all()
    while sockets.open:
        await asyncio.sleep(0.01)


def server(app: Starlette, ready: Callable[[], None] = lambda: None) -> Server:
    settings: Settings = app.state.settings
    connections = settings.connections_per_address, settings.proxies
    return Server(
        uvicorn.Config(
            app,
            lifespan="on",
            loop="auto",
            http=http_protocol(connections),
            ws=websocket_protocol(),
            ws_max_size=LONGEST,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            proxy_headers=False,  # done by the application, for those it trusts
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=PATIENCE,
        ),
        ready,
    )


def bind(host: str, port: int) -> socket.socket:
    """The address, before anything else is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:  # `::` means everybody, on every system
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        sock.bind((host, port))
    except OSError as no:
        sock.close()
        why = "port-taken" if no.errno == errno.EADDRINUSE else "address-unfit"
        raise Refused(why, host=host, port=str(port), reason=no.strerror or str(no)) from None
    return sock


def address(sock: socket.socket) -> str:
    """At which it is found, by other devices as well where it listens for them."""
    host, port = sock.getsockname()[:2]
    if host in ANY:
        host = own_address(host) or "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Until it is told to stop."""
    set_up(settings.log_format)
    open_more_files()
    sock = bind(settings.host, settings.port)
    app = make_app(settings)
    where = settings.public_url or address(sock)
    serving = server(app, lambda: ready(where))
    # What could not be opened is said once, by us.
    logging.getLogger("uvicorn.error").addFilter(lambda _: not hasattr(app.state, "refused"))
    try:
        serving.run(sockets=[sock])
    except SystemExit:
        if hasattr(app.state, "refused"):
            raise app.state.refused from None
        raise
