"""An endpoint, declared once: it is served from this, and the OpenAPI document is made of it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from wyrmhoard.engine.refused import Refused

from ..store.errors import NotStored
from .body import JSON, read_body, read_form
from .client import address_of, same_origin
from .context import AppContext, RequestContext
from .errors import problem
from .people import COOKIE, YEAR

log = logging.getLogger(__name__)
LARGEST = 64 << 10  # bytes of a form
SVG = "image/svg+xml"
SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    method: str
    path: str
    do: Callable[[RequestContext], Awaitable[Any]]
    answer: Any  # its type
    summary: str
    form: Any = None
    errors: tuple[int, ...] = ()  # beside those any request may meet
    guests: bool = True  # only for those who have said their name
    costly: bool = False
    largest: int = LARGEST
    media: str = JSON
    file: str = ""  # the name under which a browser saves it

    def route(self) -> Route:
        return Route(self.path, self.serve, methods=[self.method])

    async def serve(self, request: Request) -> Response:
        app: AppContext = request.app.state.context
        try:
            call = await self.admit(app, request)
            return self.reply(call, await self.do(call))
        except Refused as no:
            refused = no
        except NotStored:
            log.error("store not reached", extra={"path": self.path})
            refused = Refused("not-stored")
        except ClientDisconnect:
            return Response(status_code=400)
        app.registry.refused[refused.why] += 1
        return problem(refused)

    async def admit(self, app: AppContext, request: Request) -> RequestContext:
        app.spend(address_of(request), self.costly)
        if request.method not in SAFE and not same_origin(request, app.origins):
            raise Refused("other-origin")  # other sites' pages may change nothing here
        call = RequestContext(app, request, await app.guest(request))
        if self.guests:
            app.spend(call.me.id, self.costly)
        if self.form is not None:
            call.form = read_form(await read_body(request, self.largest), self.form)
        return call

    def reply(self, call: RequestContext, answer: Any) -> Response:
        if isinstance(answer, Response):
            return answer
        body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        response = Response(body, media_type=self.media)
        response.headers["cache-control"] = "no-store"
        if self.file:
            name = self.file.format(**call.request.path_params)
            response.headers["content-disposition"] = f'attachment; filename="{name}"'
        if call.new_cookie:
            secure = call.app.settings.secure or call.request.url.scheme == "https"
            response.set_cookie(
                COOKIE, call.new_cookie, YEAR, secure=secure, httponly=True, samesite="lax"
            )
        return response
