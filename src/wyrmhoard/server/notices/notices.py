"""Notices as a whole: what the host has set up, who is reachable, who is here and needs none."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from wyrmhoard.engine.refused import Refused

from ..clock import Clock, Timer
from ..settings import Settings
from ..store.base import Channel, Store
from ..store.errors import NotStored
from ..tables.registry import Registry
from ..tables.tasks import Tasks
from . import wording
from .channels import WAY_OF, decode
from .courier import Courier, Way
from .mail import Mail
from .message import Message, NotSent
from .post import Post
from .push import Push, open_push
from .webhooks import FORMS, Webhook

ROOM = "notices"  # where processes tell each other that somebody's channels are others now
TICK = 5000  # ms between two looks at who is here
AGAIN = 60_000  # ms after which it is asked who is reachable, for a word of another may be missed


class Notices:
    """`secret` signs links in mails."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock, registry: Registry, secret: bytes
    ) -> None:
        self.settings, self.store, self.clock = settings, store, clock
        self.registry, self.secret = registry, secret
        registry.reachable.patience = int(settings.notice_after * 1000)
        self.post = Post(clock.now, settings.notices_inside)
        self.mail = made_mail(settings, clock)
        self.push_key = ""
        self.packages = False  # of the extra `notices`
        self.ways: dict[str, Way] = {}
        self.courier = Courier(store, clock, self.ways, secret)
        self.tasks, self.reading = Tasks(), asyncio.Lock()
        self.read = 0  # ms: when it was asked last who is reachable
        self.timer: Timer | None = None

    async def open(self) -> None:
        push = await open_push(self.store)
        self.packages = push is not None
        if push and self.settings.push:
            signer, seal = push
            self.push_key = signer.public
            now = self.clock.now
            self.ways["push"] = Push(self.post, signer, seal, contact(self.settings), now)
        if self.mail:
            self.ways["mail"] = self.mail
        if self.settings.webhooks:
            self.ways |= {kind: Webhook(self.post, kind) for kind in FORMS}
        await self.read_reachable()
        self.store.listen(self.heard)
        if self.ways:
            await self.courier.start()
            self.tick()

    async def close(self) -> None:
        if self.timer:
            self.timer.cancel()
        await self.courier.close()
        self.tasks.cancel()
        self.post.close()
        if self.mail:
            self.mail.close()

    def lacking(self, way: str) -> str:
        """What the host would have to do for it: a text's id, or nothing."""
        if way == "push" and not self.packages:
            return "host-lacks-packages"
        on = {"push": self.settings.push, "mail": self.mail, "webhooks": self.settings.webhooks}
        return "" if on[way] else f"host-lacks-{way}"

    def must_have(self, kind: str) -> None:
        if why := self.lacking(WAY_OF[kind]):
            raise Refused(why)

    # Who is reachable

    async def read_reachable(self) -> None:
        """As the registry asks at each move. One after the other: the last is the newest."""
        async with self.reading:
            self.read = self.clock.now()
            found = set(await self.store.reachable()) if self.ways else set[str]()
            self.registry.reachable.people = found

    async def changed(self) -> None:
        """Somebody's channels are others now."""
        await self.read_reachable()
        await self.store.notify(ROOM, b"changed")

    def heard(self, table: str, n: int, note: bytes) -> None:
        """Also after a lost connection, when a word may have been missed."""
        if table in ("", ROOM):
            self.tasks.start(self.read_reachable())

    # Who is here

    def tick(self) -> None:
        self.timer = self.clock.at(self.clock.now() + TICK, self.tick)
        if here := list(self.here()):
            self.tasks.start(self.hold(here))
        if self.read + AGAIN <= self.clock.now():
            self.tasks.start(self.read_reachable())

    async def hold(self, here: list[tuple[str, str]]) -> None:
        with suppress(NotStored):
            await self.store.hold_notices(here, self.clock.now() + self.registry.reachable.patience)

    def here(self) -> Iterator[tuple[str, str]]:
        """People who sit at a table of this process and are asked there."""
        for session in self.registry.sessions.values():
            asked = {session.table.chairs[p].person for p in session.table.asks}
            people = {client.identity.person for client in session.clients}
            for person in asked & people & self.registry.reachable.people:
                yield session.table.id, person

    # At once

    async def send_now(self, channel: Channel, message: Message) -> None:
        """For one who waits for it; refused with the reason."""
        try:
            await self.ways[channel.kind].send(decode(channel.body), message)
        except NotSent as no:
            raise Refused(no.trouble) from None

    async def send_test(self, channel: Channel) -> None:
        id = f"{channel.id}-test-{self.clock.now()}"
        await self.send_now(channel, wording.test(channel, id, self.secret))
        if channel.trouble and channel.state != "asked":
            await self.store.mark_channel(channel.id, "on", "", self.clock.now())
            await self.changed()

    async def send_confirmation(self, channel: Channel) -> None:
        await self.send_now(channel, wording.confirm(channel, self.secret))


def made_mail(settings: Settings, clock: Clock) -> Mail | None:
    """Without an address of the host's own, links would lead wherever one who asks says the server
    is, also in mails to others."""
    if not (settings.mail_server and settings.mail_from and settings.public_url):
        return None
    return Mail(settings.mail_server, settings.mail_from, clock.now)


def contact(settings: Settings) -> str:
    """Whom a push service may write to."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    url = settings.public_url
    return url if url.startswith("https://") else "mailto:nobody@example.org"
