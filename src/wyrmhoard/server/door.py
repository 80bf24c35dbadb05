"""Who may come in, how often, and with how much: every request passes here."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from wyrmhoard.engine.refused import Refused

from .answers import Answers
from .clock import Clock
from .house import House
from .limit import Allowance, Allowances, Allowed
from .live import Live
from .people import COOKIE, People
from .post import Post
from .settings import Settings
from .store import Person
from .turns import Locks, Turns

SAFE = ("GET", "HEAD", "OPTIONS")
SLOWEST = 20.0  # seconds a body may take to arrive
CHATS, CHATS_AT_ONCE = 1, 6  # a second, of one person
HINTS, HINTS_AT_ONCE = 1, 3
CORES = os.cpu_count() or 1
ALL_HINTS, ALL_HINTS_AT_ONCE = CORES, 8 * CORES  # of all together, so that few ever wait


@dataclass
class Desk:
    """What requests are answered with."""

    settings: Settings
    clock: Clock
    house: House
    people: People
    sockets: Counter[str] = field(default_factory=Counter)  # open ones, by address
    post: Post = field(default_factory=Post)
    replays: Turns = field(default_factory=Turns)
    alone: Locks = field(default_factory=Locks)  # by person or table
    kept: Answers = field(default_factory=Answers)
    hidden: set[str] = field(default_factory=set)  # tables not yet laid for those who come

    def __post_init__(self) -> None:
        given = self.settings
        self.pace = Allowances(self.clock, given.requests, given.requests_at_once)
        self.costly = Allowances(self.clock, given.costly, given.costly_at_once)
        self.chats = Allowances(self.clock, CHATS, CHATS_AT_ONCE)
        self.hints = Allowances(self.clock, HINTS, HINTS_AT_ONCE)
        self.all_hints = Allowance(self.clock, ALL_HINTS, ALL_HINTS_AT_ONCE)
        self.origins = frozenset(filter(None, [*given.origins, given.public_url.rstrip("/")]))

    def spend(self, whose: str, costly: bool) -> None:
        for allowances in (self.pace, self.costly)[: 1 + costly]:
            allowance = allowances.of(whose)
            if not allowance.take():
                raise Refused("too-fast", wait=allowance.wait)

    def allowed(self, whose: str) -> Allowed:
        """At a table, however often they come again."""
        return Allowed(
            chats=lambda: self.chats.of(whose).take(),
            hints=lambda: self.hints.of(whose).take() and self.all_hints.take(),
        )

    async def guest(self, connection: HTTPConnection) -> Person | None:
        """Whose request it is, if its cookie says so."""
        cookie = connection.cookies.get(COOKIE)
        return await self.people.who(cookie) if cookie else None

    def link(self, connection: HTTPConnection, path: str) -> str:
        """A path as players reach it."""
        return (self.settings.public_url or str(connection.base_url)).rstrip("/") + path


@dataclass
class Call:
    """One request, let in and read."""

    desk: Desk
    request: Request
    guest: Person | None = None
    form: Any = None
    cookie: str = ""  # to be set

    @property
    def me(self) -> Person:
        if self.guest is None:
            raise Refused("who-are-you")
        return self.guest

    @property
    def held(self) -> str:
        """The cookie that came."""
        return self.request.cookies[COOKIE]

    def said(self, name: str) -> Any:
        """A part of the path."""
        return self.request.path_params[name]

    async def live(self) -> Live:
        return await self.desk.house.live(self.said("table"))


def address_of(connection: HTTPConnection) -> str:
    """Who asks. All addresses of one IPv6 network are one, for each house has that many."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return host


def must_be_ours(request: Request, allowed: frozenset[str]) -> None:
    """Browsers say which page sends a request; other sites' pages may change nothing here."""
    origin = request.headers.get("origin")
    if request.method in SAFE or origin is None or origin in allowed:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        raise Refused("other-origin") from None
    if host != request.headers.get("host"):
        raise Refused("other-origin")


async def read_body(request: Request, most: int) -> bytes:
    """As much as is allowed and no more, and not for ever."""
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise Refused("body-too-large", most=most >> 10)
    except TimeoutError:
        raise Refused("body-too-slow") from None
    if body and request.headers.get("content-type", "").split(";")[0].strip() != JSON:
        raise Refused("not-json")
    return bytes(body)


JSON = "application/json"
