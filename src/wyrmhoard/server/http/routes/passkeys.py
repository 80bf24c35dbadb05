"""Passkeys: added to a guest, and used to go on as that guest anywhere."""

from __future__ import annotations

from typing import Any

from ...notices.push import dec, enc
from ...protocol.forms import Me, PasskeyInfo, Passkeys
from .. import passkeys
from ..context import RequestContext
from ..people import clean


async def my_passkeys(call: RequestContext) -> Passkeys:
    found = await call.app.registry.store.passkeys(call.me.id)
    return Passkeys(
        lacks="" if passkeys.available() else "host-lacks-packages",
        passkeys=[PasskeyInfo(id=enc(p.id), name=p.name, created=p.created) for p in found],
    )


async def begin_passkey(call: RequestContext) -> dict[str, Any]:
    passkeys.must_be_available()
    return await passkeys.ask_for_new(call, call.me)


async def add_passkey(call: RequestContext) -> Passkeys:
    passkeys.must_be_available()
    await passkeys.add(call, call.me, clean(call.form.name), call.form.credential)
    return await my_passkeys(call)


async def remove_passkey(call: RequestContext) -> Passkeys:
    try:
        id = dec(call.path("passkey"))
    except ValueError:
        id = b""
    await call.app.registry.store.remove_passkey(id, call.me.id)
    return await my_passkeys(call)


async def ask_passkey(call: RequestContext) -> dict[str, Any]:
    passkeys.must_be_available()
    return await passkeys.ask_for_one(call)


async def use_passkey(call: RequestContext) -> Me:
    """From now on this browser is theirs."""
    passkeys.must_be_available()
    person = await passkeys.owner(call, call.form.credential)
    call.new_cookie = await call.app.people.let_in(person)
    return Me(name=person.name)
