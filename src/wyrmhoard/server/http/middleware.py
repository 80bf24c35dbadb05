"""Around every request: headers that keep a page to itself, and a line in the log."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("wyrmhoard.server.requests")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self'; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a table's link is its key
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class HeadersAndLog:
    def __init__(self, app: ASGIApp, addresses: bool) -> None:
        self.app, self.addresses = app, addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        start, status = perf_counter(), 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            about = self.about(scope, status, perf_counter() - start)
            # Of the page's files there are dozens at every visit.
            told = status >= 400 or about["route"].startswith("/api")
            log.log(logging.INFO if told else logging.DEBUG, "request", extra=about)

    def about(self, scope: Scope, status: int, seconds: float) -> dict[str, Any]:
        """The route and not the path, for a path may hold a one-time code."""
        route = scope.get("route")
        about: dict[str, Any] = {
            "method": scope["method"],
            "route": getattr(route, "path", ""),
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        if self.addresses and scope.get("client"):
            about["address"] = scope["client"][0]
        return about
