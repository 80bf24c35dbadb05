"""Which parts of uvicorn are replaced by ours: those that are as we know them, else none.

pyproject.toml says with which versions that was tried; with another, its own parts do as well, only
without our limits and our short way.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from .websocket.counted import counted

log = logging.getLogger(__name__)


def websocket_protocol() -> Any:
    try:
        from .websocket import direct
    except ImportError as no:
        return ordinary_websocket([str(no)])
    kind = direct.DirectTransport.__mro__[1]
    lacking = missing(kind, direct.METHODS, direct.FIELDS)
    return ordinary_websocket(lacking) if lacking else direct.DirectTransport


def ordinary_websocket(lacking: list[str]) -> Any:
    """Uvicorn's own, with nothing of ours but that frames are counted, as any protocol can."""
    said = fall_back("websocket", lacking)
    try:
        from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
    except ImportError:
        return said
    kind: object = AutoWebSocketsProtocol
    return counted(kind) if isinstance(kind, type) else said


def http_protocol(given: tuple[int, Sequence[str]]) -> Any:
    try:
        from .http import connections
    except ImportError as no:
        return fall_back("http", [str(no)])
    kind = connections.PlainConnection.__mro__[1]
    if lacking := missing(kind, connections.METHODS, connections.FIELDS):
        return fall_back("http", lacking)
    return partial(connections.PlainConnection, connections.Connections(*given))


def missing(kind: type, methods: Iterable[str], fields: Iterable[str]) -> list[str]:
    """What a class does not have, or does not set when it is made."""
    start: Callable[..., None] = kind.__init__  # type: ignore[misc]
    made = start.__code__.co_names
    return [*(m for m in methods if not hasattr(kind, m)), *(f for f in fields if f not in made)]


def fall_back(part: str, lacking: list[str]) -> str:
    reason = ", ".join(lacking)
    log.warning("uvicorn is not as expected", extra={"part": part, "missing": reason})
    return "auto"
