"""A database's address as it may be shown: without user, password and options."""

from __future__ import annotations

from urllib.parse import urlsplit

from wyrmhoard.engine.refused import Refused

SCHEMES = ("postgresql://", "postgres://")


def shown(url: str) -> str:
    """Refuses what is no address, and shows nothing of it: anything in it may be a password."""
    try:
        split = urlsplit(url)
        host = f"{split.hostname or ''}{f':{split.port}' if split.port else ''}"
    except ValueError:
        raise Refused("store-wrong-url") from None
    astray = "@" in split.path + split.query + split.fragment  # a password with /, ? or # in it
    if not url.startswith(SCHEMES) or astray:
        raise Refused("store-wrong-url")
    return f"{split.scheme}://{host}{split.path}"
