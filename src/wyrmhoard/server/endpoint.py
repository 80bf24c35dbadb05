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

from .door import JSON, Call, Desk, address_of, must_be_ours, read_body
from .people import COOKIE, YEAR
from .problem import problem
from .store import NotStored

log = logging.getLogger(__name__)
LARGEST = 64 << 10  # bytes of a form
SVG = "image/svg+xml"


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    method: str
    path: str
    do: Callable[[Call], Awaitable[Any]]
    answer: Any  # its type
    summary: str
    form: Any = None
    errors: tuple[int, ...] = ()  # beside those any request may meet
    guests: bool = True  # only for those who have said their name
    costly: bool = False
    largest: int = LARGEST
    media: str = JSON
    file: str = ""  # the name under which a browser keeps it

    def route(self) -> Route:
        return Route(self.path, self.serve, methods=[self.method])

    async def serve(self, request: Request) -> Response:
        desk: Desk = request.app.state.desk
        try:
            call = await self.let_in(desk, request)
            return self.reply(call, await self.do(call))
        except Refused as no:
            refused = no
        except NotStored:
            log.error("store not reached", extra={"path": self.path})
            refused = Refused("not-stored")
        except ClientDisconnect:
            return Response(status_code=400)
        desk.house.refused[refused.why] += 1
        return problem(refused)

    async def let_in(self, desk: Desk, request: Request) -> Call:
        desk.spend(address_of(request), self.costly)
        must_be_ours(request, desk.origins)
        call = Call(desk, request, await desk.guest(request))
        if self.guests:
            desk.spend(call.me.id, self.costly)
        if self.form is not None:
            call.form = read_form(await read_body(request, self.largest), self.form)
        return call

    def reply(self, call: Call, answer: Any) -> Response:
        if isinstance(answer, Response):
            return answer
        body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        response = Response(body, media_type=self.media)
        response.headers["cache-control"] = "no-store"
        if self.file:
            name = self.file.format(**call.request.path_params)
            response.headers["content-disposition"] = f'attachment; filename="{name}"'
        if call.cookie:
            secure = call.desk.settings.secure or call.request.url.scheme == "https"
            response.set_cookie(
                COOKIE, call.cookie, YEAR, secure=secure, httponly=True, samesite="lax"
            )
        return response


def read_form(body: bytes, form: Any) -> Any:
    """Nothing at all is an empty form."""
    try:
        return msgspec.json.decode(body or b"{}", type=form)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as no:
        raise Refused("form-malformed", reason=str(no)[:200]) from None
