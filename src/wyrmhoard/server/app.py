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
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wyrmhoard.engine.refused import Refused

from .clock import Clock, SystemClock
from .health import Health
from .http.api import ENDPOINTS
from .http.book import FOLDER as BOOK
from .http.book import Book
from .http.client import PlainAddresses, address_of
from .http.context import AppContext
from .http.errors import problem
from .http.hosts import KnownHosts
from .http.middleware import HEADERS, HeadersAndLog
from .http.openapi import document
from .http.people import People
from .http.read_ahead import read_ahead
from .http.static import FOLDER, StaticPage
from .metrics import TimedStore, figures, timed_store
from .notices.notices import Notices
from .ratings.ratings import Ratings
from .ratings.season import beginning
from .settings import Settings
from .store import store_at
from .tables.registry import Registry
from .websocket.sockets import Sockets, table_socket
from .workers.compiled import CompiledRules

PACKED_FROM = 1024  # bytes
Answer = Callable[[Request], Awaitable[Response]]


def make_app(
    settings: Settings, clock: Clock | None = None, page: Path = FOLDER, book: Path = BOOK
) -> Starlette:
    """Everything is opened when the server starts, and closed when it stops."""
    time = clock or SystemClock()
    proxies = [Middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies)]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            async with opened(settings, time) as (context, timed):
                app.state.context, app.state.timed = context, timed
                app.state.sockets = Sockets(context)
                app.state.health = Health(context.registry.store, time)
                app.state.reading = asyncio.create_task(asyncio.to_thread(read_ahead))
                try:
                    yield
                finally:
                    app.state.sockets.close_all()
                    await app.state.reading
        except Refused as no:
            app.state.refused = no  # for whoever started the server; uvicorn only tells its log
            raise

    app = Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api/openapi.json", paced(openapi)),
            WebSocketRoute("/ws/tables/{table}", table_socket),
            Route("/healthz", paced(health)),
            *([Route("/metrics", paced(metrics))] if settings.metrics else []),
            *Book(book).routes(),
            *StaticPage(page).routes(),
        ],
        middleware=[
            Middleware(PlainAddresses),
            *(proxies if settings.proxies else []),
            *([Middleware(KnownHosts, public_url=url)] if (url := settings.public_url) else []),
            Middleware(HeadersAndLog, addresses=settings.log_addresses),
            Middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=6),
        ],
        exception_handlers={404: nothing_here, 405: wrong_method, 500: our_fault},
        lifespan=lifespan,
    )
    app.state.settings = settings
    return app


@contextlib.asynccontextmanager
async def opened(settings: Settings, clock: Clock) -> AsyncIterator[tuple[AppContext, TimedStore]]:
    store, timed = timed_store(store_at(settings.store))
    await store.open()
    try:
        people, rules = People(store, clock), CompiledRules()
        await people.open()
        registry = Registry(store, clock, rules)
        registry.start()
        notices = Notices(settings, store, clock, registry, people.secret)
        await notices.open()
        compiling = asyncio.create_task(compile_all(registry)) if settings.compile else None
        try:
            ratings = Ratings(store, beginning(settings.season_since))
            yield AppContext(settings, clock, registry, people, notices, ratings), timed
        finally:
            if compiling:
                compiling.cancel()
            await notices.close()
            await registry.close()
    finally:
        await store.close()


async def compile_all(registry: Registry) -> None:
    async for game in registry.rules.compile_all():
        registry.go_compiled(game)


def paced(answer: Answer) -> Answer:
    """Not more often than anything else."""

    async def limited(request: Request) -> Response:
        try:
            request.app.state.context.spend(address_of(request), costly=False)
        except Refused as no:
            return problem(no)
        return await answer(request)

    return limited


async def health(request: Request) -> Response:
    if await request.app.state.health.check():
        return PlainTextResponse("ok\n")
    return PlainTextResponse("the store takes nothing\n", 503)


async def metrics(request: Request) -> Response:
    state = request.app.state
    context = state.context
    text = figures(context.registry, state.timed, state.sockets.open.total(), context.notices)
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
