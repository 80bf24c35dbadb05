"""Everything from one store into another, of whatever kind, and proof that it arrived."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import aclosing

import msgspec

from wyrmhoard.engine.refused import Refused

from .base import Store
from .errors import NotStored
from .statements import PARTS, Values

encode = msgspec.msgpack.Encoder().encode


class Tally:
    """How many rows a part has, and a digest of them in their order."""

    def __init__(self) -> None:
        self.rows, self.digest = 0, hashlib.sha256()

    def add(self, rows: list[Values]) -> None:
        self.rows += len(rows)
        for row in rows:
            self.digest.update(encode(tuple(row)))

    def found(self) -> tuple[int, str]:
        return self.rows, self.digest.hexdigest()


async def copy(
    source: Store, target: Store, progress: Callable[[str, int], None]
) -> dict[str, int]:
    """How many rows there are of each part. Both stores are open; the target has nothing in it.

    `progress` is called with a part and how many of its rows are copied so far."""
    async with aclosing(target.dump()) as found:
        if await anext(found, None):
            raise Refused("store-not-empty")
    try:
        sent = await send(source, target, progress)
        arrived = await tallies(target)
    except NotStored as no:
        raise Refused("store-copy-broken", reason=str(no) or type(no).__name__) from None
    for part, tally in arrived.items():
        if tally.found() != sent[part].found():
            raise Refused("store-copy-differs", part=part)
    return {part: tally.rows for part, tally in sent.items()}


async def send(
    source: Store, target: Store, progress: Callable[[str, int], None]
) -> dict[str, Tally]:
    sent = {part: Tally() for part in PARTS}
    async for part, rows in source.dump():
        await target.fill(part, rows)
        sent[part].add(rows)
        progress(part, sent[part].rows)
    return sent


async def tallies(store: Store) -> dict[str, Tally]:
    found = {part: Tally() for part in PARTS}
    async for part, rows in store.dump():
        found[part].add(rows)
    return found
