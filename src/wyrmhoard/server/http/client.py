"""Who is at the other end of a request: an address, and perhaps a page of some origin."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

MAPPED = "::ffff:"


def address_of(connection: HTTPConnection) -> str:
    """Who asks."""
    return counted_as(connection.client.host if connection.client else "")


def counted_as(host: str) -> str:
    """All addresses of one IPv6 network are one, for each house has that many."""
    try:
        address = ip_address(plain(host))
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


def plain(host: str) -> str:
    """A server that listens on `::` sees IPv4 clients as ::ffff:192.0.2.1."""
    return host[len(MAPPED) :] if host.startswith(MAPPED) and "." in host else host


class Proxies:
    """Addresses and networks that are believed; "*": all."""

    def __init__(self, given: Sequence[str]) -> None:
        self.all = "*" in given
        self.names = {one for one in given if "/" not in one}
        self.networks = [ip_network(one, strict=False) for one in given if "/" in one]

    def __contains__(self, host: str) -> bool:
        if self.all or host in self.names or (host := plain(host)) in self.names:
            return True
        try:
            return any(ip_address(host) in network for network in self.networks)
        except ValueError:
            return False


class PlainAddresses:
    """Around everything else: clients by the address they have themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if client := scope.get("client"):
            scope["client"] = (plain(client[0]), *client[1:])
        await self.app(scope, receive, send)


def same_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Browsers say where a page comes from; programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False
