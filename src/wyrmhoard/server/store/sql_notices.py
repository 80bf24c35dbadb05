"""Notices, channels and passkeys as both stores have them."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from . import statements as sql
from .base import TAKEN, Channel, Notice, Passkey, Taken
from .statements import Step, Values

OWN, THEIRS = 7, 3  # columns of a notice, and what is read with it


class SQLNotices(ABC):
    me: str

    @abstractmethod
    async def get(self, statement: str, *blanks: object) -> list[Values]: ...

    @abstractmethod
    async def put(self, *steps: Step) -> list[Values]: ...

    @abstractmethod
    async def take(self, holder: str, now: int, most: int) -> Any:
        """Mark so many that are due as this holder's."""

    @abstractmethod
    async def free_notices(self) -> None: ...

    # People

    async def add_key(self, key: bytes, person: str) -> None:
        await self.put((sql.add_to("keys"), (key, person)))

    async def has_key(self, key: bytes, person: str) -> bool:
        return bool(await self.get(sql.HAS_KEY, key, person))

    async def add_passkey(self, passkey: Passkey) -> None:
        await self.put((sql.add_to("passkeys"), values("passkeys", passkey)))

    async def passkey(self, id: bytes) -> Passkey | None:
        found = await self.get(f"{sql.PASSKEY} where id = $1", id)
        return passkey_of(found[0]) if found else None

    async def passkeys(self, person: str) -> list[Passkey]:
        return [passkey_of(row) for row in await self.get(sql.PASSKEYS_OF, person)]

    async def count_passkey(self, id: bytes, count: int) -> None:
        await self.put((sql.COUNT_PASSKEY, (count, id)))

    async def remove_passkey(self, id: bytes, person: str) -> None:
        await self.put((sql.REMOVE_PASSKEY, (id, person)))

    async def rewrite(self, table: str, bodies: dict[int, bytes]) -> None:
        if bodies:
            await self.put(*((sql.REWRITE, (body, table, n)) for n, body in bodies.items()))

    async def forget(self, person: str) -> None:
        await self.put(*((statement, (person,)) for statement in sql.FORGET))

    # Channels

    async def add_channel(self, channel: Channel) -> None:
        await self.put((sql.SET_CHANNEL, values("channels", channel)))

    async def channel(self, id: str) -> Channel | None:
        found = await self.get(f"{sql.CHANNEL} where id = $1", id)
        return channel_of(found[0]) if found else None

    async def channels(self, person: str) -> list[Channel]:
        return [channel_of(row) for row in await self.get(sql.CHANNELS_OF, person)]

    async def mark_channel(self, id: str, state: str, trouble: str, since: int) -> None:
        await self.put((sql.MARK_CHANNEL, (state, trouble, since, id)))

    async def remove_channel(self, id: str) -> None:
        await self.put(*((statement, (id,)) for statement in sql.REMOVE_CHANNEL))

    async def reachable(self) -> list[str]:
        return [person for (person,) in await self.get(sql.REACHABLE)]

    async def set_wishes(self, person: str, body: bytes) -> None:
        await self.put((sql.SET_WISHES, (person, body)))

    async def wishes(self, person: str) -> bytes:
        found = await self.get(sql.WISHES, person)
        return found[0][0] if found else b""

    # Notices

    async def tell_soon(self, about: Channel, now: int) -> None:
        await self.put((sql.TELL_SOON, (about.id, now, about.person)))

    async def take_notices(self, now: int, most: int) -> Taken:
        """Whoever finds nothing writes nothing."""
        if not await self.get(sql.DUE, now, now):
            return Taken()
        name = f"{self.me} {secrets.token_hex(4)}"  # others of this process are still being sent
        await self.take(name, now, most)
        each = [pair_of(row) for row in await self.get(sql.TAKEN, b"", name)]
        since = defaultdict[tuple[str, int], list[bytes]](list)
        for tab, n, _, body in await self.get(sql.LATER, name):
            since[tab, n].append(body)
        return Taken(name, each, since)

    async def settle_notices(self, sent: Sequence[Notice], later: Sequence[Notice]) -> None:
        steps = [(sql.SENT, key(one)) for one in sent]
        steps += [(sql.POSTPONE, (one.due, one.tries, *key(one))) for one in later]
        if steps:
            await self.put(*steps)

    async def hold_notices(self, here: Sequence[tuple[str, str]], until: int) -> None:
        if here:
            await self.put(*((sql.HOLD, (until, tab, who, until)) for tab, who in here))

    async def keep_notices(self, taken: Sequence[str], now: int) -> None:
        if taken:
            await self.put(*((sql.KEEP, (now + TAKEN, holder)) for holder in taken))

    async def waiting_notices(self) -> int:
        count: int = (await self.get(sql.WAITING))[0][0]
        return count


def values(part: str, one: object) -> tuple[object, ...]:
    return tuple(getattr(one, column) for column in sql.PARTS[part])


def key(notice: Notice) -> tuple[object, ...]:
    return notice.channel, notice.person, notice.tab, notice.n


def channel_of(row: Values) -> Channel:
    return Channel(**dict(zip(sql.PARTS["channels"], row, strict=True)))


def passkey_of(row: Values) -> Passkey:
    return Passkey(**dict(zip(sql.PARTS["passkeys"], row, strict=True)))


def pair_of(row: Values) -> tuple[Notice, Channel]:
    own = dict(zip(sql.PARTS["notices"][:OWN], row[:OWN], strict=True))
    game, name, wishes = row[OWN : OWN + THEIRS]
    return Notice(**own, game=game, name=name, wishes=wishes), channel_of(row[OWN + THEIRS :])
