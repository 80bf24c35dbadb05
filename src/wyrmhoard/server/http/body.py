"""A request's body: as much as is allowed, in time, as JSON, and as the form says."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request

from wyrmhoard.engine.refused import Refused

JSON = "application/json"
SLOWEST = 20.0  # seconds a body may take to arrive


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


def read_form(body: bytes, form: Any) -> Any:
    """Nothing at all is an empty form."""
    try:
        return msgspec.json.decode(body or b"{}", type=form)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as no:
        raise Refused("form-malformed", reason=str(no)[:200]) from None
