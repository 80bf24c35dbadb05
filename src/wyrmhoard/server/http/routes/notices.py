"""How I hear of my turns: channels, quiet hours, and the links of mails."""

from __future__ import annotations

import hashlib
import secrets

from msgspec.structs import replace

from wyrmhoard.engine.refused import Refused

from ...notices import links
from ...notices.channels import decode, details, encode, shown
from ...notices.quiet import Wishes, wishes_of, zone_of
from ...protocol.forms import AddChannel, ChannelInfo, LinkUsed, Reach
from ...store.base import Channel, Store
from ..context import AppContext, RequestContext

MOST = 10  # channels of one person
DAY = 24 * 3600 * 1000  # ms an address may take to say yes, before it makes room for another
WAYS = ("push", "mail", "webhooks")


async def reach(call: RequestContext, secret: str = "") -> Reach:
    app, me = call.app, call.me
    store, notices = app.registry.store, app.notices
    wishes = wishes_of(await store.wishes(me.id))
    return Reach(
        push_key=notices.push_key,
        lacks={way: notices.lacking(way) for way in WAYS},
        channels=[info(channel) for channel in await store.channels(me.id)],
        start=wishes.start,
        end=wishes.end,
        zone=wishes.zone,
        secret=secret,
    )


async def how_i_hear(call: RequestContext) -> Reach:
    return await reach(call)


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(
        id=channel.id, kind=channel.kind, state=channel.state,  # type: ignore[arg-type]
        trouble=channel.trouble, since=channel.since, about=shown(channel),
    )  # fmt: skip


async def add_channel(call: RequestContext) -> Reach:
    """A mail address must say yes, once; whatever else is on at once."""
    app, form = call.app, call.form
    app.notices.must_have(form.kind)
    home = app.link(call.request, "")
    made = details(form, home, app.notices.push_key, app.settings.notices_inside)
    async with app.locks.of(call.me.id):
        old = await make_room(call, form)
        if old and form.lang is None:  # a browser renews its address by itself
            made = replace(made, lang=decode(old.body).lang)
        state = "asked" if form.kind == "mail" and not (old and old.state == "on") else "on"
        channel = Channel(
            id=old.id if old else secrets.token_urlsafe(9), person=call.me.id, kind=form.kind,
            state=state, trouble="", since=app.clock.now(), body=encode(made),
        )  # fmt: skip
        if state == "asked":
            spend_mail(app, call.me.id, made.address)
            await app.notices.send_confirmation(channel)
        await app.registry.store.add_channel(channel)
    await app.notices.changed()
    return await reach(call, made.token if form.kind == "json" else "")


async def make_room(call: RequestContext, form: AddChannel) -> Channel | None:
    """The same address again takes its own place, with all that waits to be sent there. So does one
    in place of another, but no mail address: the other would have said yes for it. What asked and
    got no answer makes room."""
    store, address = call.app.registry.store, form.address.strip()
    places = (address,) if form.kind == "mail" else (address, form.instead)
    left, own = 0, None
    for channel in await store.channels(call.me.id):
        stale = channel.state == "asked" and channel.since + DAY < call.app.clock.now()
        told = decode(channel.body)
        alike = channel.kind == form.kind and told.room == form.room.strip()
        if alike and told.address in places and own is None:
            own = channel
        elif stale or (alike and told.address in (address, form.instead)):
            await store.remove_channel(channel.id)
        else:
            left += 1
    if left >= MOST:
        raise Refused("too-many-channels", most=MOST)
    return own


def spend_mail(app: AppContext, person: str, address: str) -> None:
    """Nobody is flooded with questions, whoever asks for them."""
    name, _, host = address.lower().partition("@")
    mailbox = f"{name.partition('+')[0]}@{host}"  # what follows a plus is the same one's
    for whose in (person, hashlib.sha256(mailbox.encode()).hexdigest()):
        limit = app.mails.of(whose)
        if not limit.take():
            raise Refused("too-fast", wait=limit.wait)


async def my_channel(call: RequestContext) -> Channel:
    channel = await call.app.registry.store.channel(call.path("channel"))
    if channel is None or channel.person != call.me.id:
        raise Refused("no-such-channel")
    return channel


async def remove_channel(call: RequestContext) -> Reach:
    await call.app.registry.store.remove_channel((await my_channel(call)).id)
    await call.app.notices.changed()
    return await reach(call)


async def try_channel(call: RequestContext) -> Reach:
    """Sent while I wait: what does not work is said at once. One that was given up is on again once
    it works."""
    channel, notices = await my_channel(call), call.app.notices
    notices.must_have(channel.kind)
    if channel.state == "asked":
        raise Refused("mail-not-confirmed")
    await notices.send_test(channel)
    return await reach(call)


async def set_quiet(call: RequestContext) -> Reach:
    form = call.form
    if zone_of(form.zone) is None:
        raise Refused("zone-unknown", zone=form.zone)
    wishes = Wishes(form.start, form.end, form.zone)
    await call.app.registry.store.set_wishes(call.me.id, encode(wishes))
    return await reach(call)


# Links in mails: whoever has one has the mail


async def confirm_mail(call: RequestContext) -> LinkUsed:
    store, channel = call.app.registry.store, await linked(call, "confirm")
    if channel.state == "asked":
        await store.mark_channel(channel.id, "on", "", call.app.clock.now())
        await call.app.notices.changed()
    return LinkUsed(about=shown(channel))


async def stop_mail(call: RequestContext) -> LinkUsed:
    """At one click, without saying who one is. It waits for a new yes then."""
    store, channel = call.app.registry.store, await linked(call, "stop")
    await store.mark_channel(channel.id, "asked", "", call.app.clock.now())
    await call.app.notices.changed()
    return LinkUsed(about=shown(channel))


async def linked(call: RequestContext, what: links.What) -> Channel:
    app, store = call.app, call.app.registry.store
    id = links.channel_in(app.people.secret, what, call.path("token"))
    channel = await found(store, id)
    if channel is None:
        raise Refused("link-unknown")
    return channel


async def found(store: Store, id: str | None) -> Channel | None:
    return await store.channel(id) if id else None
