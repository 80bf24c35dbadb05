"""Who I am: my name, my tables, my other devices."""

from __future__ import annotations

from typing import Any

from ...protocol.forms import DeviceLink, Me
from ..context import RequestContext
from ..my_data import forget, told_of
from ..people import CODE_LIFE, GONE
from ..qr import svg


async def who_am_i(call: RequestContext) -> Me:
    """Asked whenever a page opens: whoever comes again within a year is never forgotten."""
    if call.guest is None:
        return Me(name="")
    call.new_cookie = call.cookie
    channels = await call.app.registry.store.channels(call.guest.id)
    return Me(name=call.guest.name, broken=any(c.state == "broken" for c in channels))


async def take_name(call: RequestContext) -> Me:
    """Whoever has none yet becomes a guest."""
    people, name = call.app.people, call.form.name
    if call.guest is None:
        person, call.new_cookie = await people.new(name)
    else:
        person, call.new_cookie = await people.rename(call.cookie, call.guest, name), call.cookie
    return Me(name=person.name)


async def everything(call: RequestContext) -> dict[str, Any]:
    """What this server knows of me."""
    return await told_of(call.app, call.me)


async def forget_me(call: RequestContext) -> Me:
    """Give up what I play, and leave nothing of me behind but moves without a name."""
    await forget(call.app, call.me)
    call.new_cookie = GONE
    return Me(name="")


async def link_device(call: RequestContext) -> DeviceLink:
    code = await call.app.people.link(call.cookie, call.me)
    return DeviceLink(code=code, url=link(call, code), seconds=CODE_LIFE)


async def be_me_here(call: RequestContext) -> Me:
    person, call.new_cookie = await call.app.people.adopt(call.path("code"))
    return Me(name=person.name)


async def device_qr(call: RequestContext) -> bytes:
    return svg(call.reachable(device(call.path("code"))))


def link(call: RequestContext, code: str) -> str:
    return call.app.link(call.request, device(code))


def device(code: str) -> str:
    return f"/device/{code}"
