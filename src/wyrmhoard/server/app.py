"""The server as one application."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wyrmhoard.engine.refused import Refused

from .api import ENDPOINTS
from .around import HEADERS, Around
from .clock import Clock, Wall
from .door import Desk, address_of
from .engines import Engines
from .house import House
from .metrics import Measured, measured, told
from .openapi import document
from .page import FOLDER, Page
from .people import People
from .problem import problem
from .settings import Settings
from .socket import Connection, same_origin, table_socket
from .store import NotStored, store

GOING_AWAY, NOT_ALLOWED = 1001, 1008  # as WebSockets say it
PACKED_FROM = 1024  # bytes
Answer = Callable[[Request], Awaitable[Response]]


def make_app(settings: Settings, clock: Clock | None = None, page: Path = FOLDER) -> Starlette:
    """Everything is opened when the server starts, and closed when it stops."""
    time = clock or Wall()
    proxies = [Middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies)]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            async with opened(settings, time) as (desk, kept):
                app.state.desk, app.state.kept = desk, kept
                yield
        except Refused as no:
            app.state.refused = no  # for whoever started the server; uvicorn only tells its log
            raise

    return Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api/openapi.json", paced(openapi)),
            WebSocketRoute("/ws/tables/{table}", sit_down),
            Route("/healthz", paced(health)),
            *([Route("/metrics", paced(figures))] if settings.metrics else []),
            *Page(page).routes(),
        ],
        middleware=[
            *(proxies if settings.proxies else []),
            Middleware(Around, addresses=settings.log_addresses),
            Middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=6),
        ],
        exception_handlers={404: nothing_here, 405: wrong_method, 500: our_fault},
        lifespan=lifespan,
    )


@contextlib.asynccontextmanager
async def opened(settings: Settings, clock: Clock) -> AsyncIterator[tuple[Desk, Measured]]:
    kept, timed = measured(store(settings.store))
    await kept.open()
    try:
        people, engines = People(kept, clock), Engines()
        await people.open()
        house = House(kept, clock, engines)
        house.keep()
        warming = asyncio.create_task(engines.warm_up()) if settings.compile else None
        try:
            desk = Desk(settings, clock, house, people)
            yield desk, timed
        finally:
            hang_up(desk)
            if warming:
                warming.cancel()
            await house.close()
    finally:
        await kept.close()


def hang_up(desk: Desk) -> None:
    """Say goodbye to everyone; they come again by themselves."""
    for live in desk.house.lives.values():
        for guest in list(live.guests):
            if isinstance(guest, Connection):
                guest.close(GOING_AWAY)


async def sit_down(socket: WebSocket) -> None:
    desk: Desk = socket.app.state.desk
    address = address_of(socket)
    if not may_come(socket, desk, address):
        return await socket.close(NOT_ALLOWED)
    desk.sockets[address] += 1
    try:
        guest = await desk.guest(socket)
        allowed = desk.allowed(guest.id if guest else address)
        await table_socket(socket, desk.post, desk.house, guest, allowed)
    except NotStored:
        await socket.close(1011)
    finally:
        desk.sockets[address] -= 1
        if not desk.sockets[address]:
            del desk.sockets[address]
    return None


def may_come(socket: WebSocket, desk: Desk, address: str) -> bool:
    full = desk.sockets[address] >= desk.settings.sockets_per_address
    try:
        desk.spend(address, costly=False)
    except Refused:
        return False
    return not full and same_origin(socket, desk.origins)


def paced(answer: Answer) -> Answer:
    """Not more often than anything else."""

    async def limited(request: Request) -> Response:
        try:
            request.app.state.desk.spend(address_of(request), costly=False)
        except Refused as no:
            return problem(no)
        return await answer(request)

    return limited


async def health(request: Request) -> Response:
    """Whether the store can be reached; nothing else is needed."""
    try:
        await request.app.state.desk.house.store.row("")
    except NotStored:
        return PlainTextResponse("store not reached\n", 503)
    return PlainTextResponse("ok\n")


async def figures(request: Request) -> Response:
    desk: Desk = request.app.state.desk
    text = told(desk.house, request.app.state.kept, desk.sockets.total())
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    return Response(description(), media_type="application/json")


@cache
def description() -> bytes:
    return json.dumps(document(ENDPOINTS)).encode()


async def nothing_here(request: Request, _: Exception) -> Response:
    return problem(Refused("nothing-here"))


async def wrong_method(request: Request, no: Exception) -> Response:
    *routes, _ = request.app.routes  # a file may have any name, but can only be read
    if all(route.matches(request.scope)[0] is Match.NONE for route in routes):
        return problem(Refused("nothing-here"))
    response = problem(Refused("wrong-method"))
    response.headers.update(getattr(no, "headers", None) or {})
    return response


async def our_fault(request: Request, _: Exception) -> Response:
    """The log has it already. This is answered from outside of all that goes around a request."""
    response = problem(Refused("our-fault"))
    response.headers.update(HEADERS)
    return response
