"""What requests are answered with: of the whole application, and of one request."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from wyrmhoard.engine.refused import Refused

from ..clock import Clock
from ..notices.notices import Notices
from ..ratings.ratings import Ratings
from ..settings import Settings
from ..store.base import Person
from ..tables import unknown_rules
from ..tables.chair import Identity
from ..tables.registry import Registry
from ..tables.session import Session
from .addresses import is_loopback, own_address
from .cache import ResponseCache
from .concurrency import KeyedLocks, OneThread
from .people import COOKIE, People
from .rate_limit import ClientLimits, RateLimit, RateLimits

CHATS, CHATS_AT_ONCE = 1, 6  # a second, of one person
HINTS, HINTS_AT_ONCE = 1, 3
MAILS, MAILS_AT_ONCE = 1 / 3600, 3  # a second, that ask one address, or for one person
CORES = os.cpu_count() or 1
ALL_HINTS, ALL_HINTS_AT_ONCE = CORES, 8 * CORES  # of all together, so that few ever wait


@dataclass
class AppContext:
    settings: Settings
    clock: Clock
    registry: Registry
    people: People
    notices: Notices
    ratings: Ratings
    replays: OneThread = field(default_factory=OneThread)
    locks: KeyedLocks = field(default_factory=KeyedLocks)  # by person or table
    cache: ResponseCache = field(default_factory=ResponseCache)
    unready: set[str] = field(default_factory=set)  # tables where not everyone sits yet

    def __post_init__(self) -> None:
        given = self.settings
        self.requests = RateLimits(self.clock, given.requests, given.requests_at_once)
        self.costly = RateLimits(self.clock, given.costly, given.costly_at_once)
        self.chats = RateLimits(self.clock, CHATS, CHATS_AT_ONCE)
        self.hints = RateLimits(self.clock, HINTS, HINTS_AT_ONCE)
        self.mails = RateLimits(self.clock, MAILS, MAILS_AT_ONCE)
        self.all_hints = RateLimit(self.clock, ALL_HINTS, ALL_HINTS_AT_ONCE)
        self.origins = frozenset(filter(None, [*given.origins, given.public_url.rstrip("/")]))

    def spend(self, whose: str, costly: bool) -> None:
        for limits in (self.requests, self.costly)[: 1 + costly]:
            limit = limits.of(whose)
            if not limit.take():
                raise Refused("too-fast", wait=limit.wait)

    def limits_of(self, whose: str) -> ClientLimits:
        """At a table, however often they come again."""
        return ClientLimits(
            chats=lambda: self.chats.of(whose).take(),
            hints=lambda: self.hints.of(whose).take() and self.all_hints.take(),
        )

    async def guest(self, connection: HTTPConnection) -> Person | None:
        """Whose request it is, if its cookie says so."""
        cookie = connection.cookies.get(COOKIE)
        return await self.people.who(cookie) if cookie else None

    def reachable(self, connection: HTTPConnection, path: str) -> str:
        """The same for other devices; empty where none of them can reach it."""
        link = self.link(connection, path)
        if not is_loopback(urlsplit(link).hostname or ""):
            return link
        host, port = own_address(self.settings.host), urlsplit(link).port or 80
        return f"http://{host}:{port}{path}" if host and not self.settings.public_url else ""

    def link(self, connection: HTTPConnection, path: str) -> str:
        """A path as players reach it."""
        return (self.settings.public_url or str(connection.base_url)).rstrip("/") + path


@dataclass
class RequestContext:
    """One request, admitted and read."""

    app: AppContext
    request: Request
    guest: Person | None = None
    form: Any = None
    new_cookie: str = ""  # to be set

    @property
    def me(self) -> Person:
        if self.guest is None:
            raise Refused("who-are-you")
        return self.guest

    @property
    def identity(self) -> Identity:
        return Identity(self.me.id)

    @property
    def cookie(self) -> str:
        """The one that came."""
        return self.request.cookies[COOKIE]

    def reachable(self, path: str) -> str:
        """A link for another device."""
        if link := self.app.reachable(self.request, path):
            return link
        raise Refused("not-reachable")

    def path(self, name: str) -> Any:
        """A part of the path."""
        return self.request.path_params[name]

    async def session(self) -> Session:
        return await self.app.registry.session(self.path("table"))

    async def session_or_none(self) -> Session | None:
        """None: the table is there, but this program does not have its rules."""
        try:
            return await self.session()
        except Refused as no:
            if no.why not in unknown_rules.UNKNOWN:
                raise
            return None

    async def unreplayed(self) -> unknown_rules.UnreplayedTable:
        return await unknown_rules.read(self.app.registry.store, self.path("table"))
