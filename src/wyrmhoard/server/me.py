"""Who I am: my name, my tables, my other devices."""

from __future__ import annotations

from .door import Call
from .forms import DeviceLink, Me
from .people import CODE_LIFE
from .qr import svg


async def who_am_i(call: Call) -> Me:
    """Asked whenever a page opens: whoever comes again within a year is never forgotten."""
    if call.guest is None:
        return Me(name="")
    call.cookie = call.held
    return Me(name=call.guest.name)


async def take_name(call: Call) -> Me:
    """Whoever has none yet becomes a guest."""
    people, name = call.desk.people, call.form.name
    if call.guest is None:
        person, call.cookie = await people.new(name)
    else:
        person, call.cookie = await people.rename(call.held, call.guest, name), call.held
    return Me(name=person.name)


async def link_device(call: Call) -> DeviceLink:
    code = await call.desk.people.link(call.held, call.me)
    return DeviceLink(code=code, url=link(call, code), seconds=CODE_LIFE)


async def be_me_here(call: Call) -> Me:
    person, call.cookie = await call.desk.people.adopt(call.said("code"))
    return Me(name=person.name)


async def device_qr(call: Call) -> bytes:
    return svg(link(call, call.said("code")))


def link(call: Call, code: str) -> str:
    return call.desk.link(call.request, f"/device/{code}")
