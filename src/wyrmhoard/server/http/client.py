"""Who is at the other end of a request: an address, and perhaps a page of some origin."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


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


def same_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Browsers say where a page comes from; programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False
