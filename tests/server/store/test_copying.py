"""A store is copied whole into another of any kind, or the copy is refused."""

import asyncio
import random

import pytest

from tests.server.store.conftest import appended, channel, ended, opened, row
from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.store.base import Passkey, Person, Play, Turn
from wyrmhoard.server.store.errors import NotStored
from wyrmhoard.server.store.copying import copy


async def furnish(store):
    """Something of everything, in no order, with odd bytes and letters."""
    chance = random.Random(1)
    names = [f"{letter}{i}" for letter in "aZžя龍" for i in range(250)]
    chance.shuffle(names)
    await asyncio.gather(*(one(store, name, chance.randbytes(9)) for name in names))
    await store.setting("secret", b"\0\xff")
    await store.set_status(names[0], 2**42, "over")


async def one(store, name, odd):
    await store.create(row(name, secret=odd, listed=odd[0] > 99), odd, [name, "ann"])
    await store.add_person(Person(id=name, name=name * 2, key=odd, created=odd[0]))
    await store.add_code(odd + name.encode(), name, until=2**42, now=0)
    await store.claim([name])
    await store.add_key(odd + name.encode(), name)
    await store.add_passkey(
        Passkey(id=odd + name.encode(), person=name, public=odd, count=1, name="龍", created=2)
    )
    await store.note_plays([play(name, odd, seat) for seat in range(2)])
    await store.set_wishes(name, odd)
    await store.add_channel(channel(name, body=odd))
    for n in range(1, 4):
        await appended(store, name, n, odd * n, [Turn(name, 1, 2**42)])
    result = ended(name, odd[0], people=[name], body=odd)
    await store.add_result(result)
    await store.append_rates(result, int(name[1:]) * 5 + "aZžя龍".index(name[0]), odd)


def play(name, odd, seat):
    share = odd[0] / 256
    return Play(
        deal=odd.hex(), tab=name, seat=seat, person=name, name="龍", level="", begun=2**42,
        points=odd[1], share=share, shown=odd[2] > 99,
    )  # fmt: skip


def told(*_):
    pass


def test_there_and_back_again_is_the_same(tmp_path, database_url):
    async def run():
        async with (
            opened(f"sqlite:///{tmp_path}/first.db") as first,
            opened(database_url) as second,
            opened(f"sqlite:///{tmp_path}/third.db") as third,
        ):
            await furnish(first)
            steps = []
            counts = await copy(first, second, lambda part, rows: steps.append((part, rows)))
            assert counts == {
                "settings": 1, "people": 1250, "codes": 1250, "keys": 1250, "passkeys": 1250,
                "wishes": 1250, "channels": 1250, "tables": 1250, "sits": 2500, "leases": 1250,
                "entry": 5000, "notices": 3750, "results": 1250, "took_part": 1250, "rates": 1250,
                "plays": 2500,
            }  # fmt: skip
            assert dict(steps) == counts
            assert await copy(second, third, told) == counts
            everything = await all_of(first)
            assert everything == await all_of(second) == await all_of(third)
            assert await second.append("a0", 4, b"goes on")
            assert await third.tables_of("ann", 3) == await first.tables_of("ann", 3)

    asyncio.run(run())


async def all_of(store):
    """Part by part, and types too: 1 is not True here."""
    return [(part, repr(tuple(r))) async for part, rows in store.dump() for r in rows]


@pytest.fixture
def pair(tmp_path):
    return f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"


@pytest.mark.parametrize("there", ["setting", "append"])
def test_a_target_with_anything_in_it_is_refused_and_left_alone(pair, url, there):
    async def run():
        async with opened(pair[0]) as source, opened(url) as target:
            await source.append("t", 0, b"new")
            if there == "append":
                await target.append("t", 0, b"old")
            else:
                await target.setting("key", b"old")
            with pytest.raises(Refused, match="store-not-empty"):
                await copy(source, target, told)
            assert await target.read("t") == ([b"old"] if there == "append" else [])

    asyncio.run(run())


@pytest.mark.parametrize("harm", [lambda rows: rows[:-1], lambda rows: [(*rows[0][:2], b"!")]])
def test_a_copy_that_differs_is_refused(pair, harm):
    async def run():
        async with opened(pair[0]) as source, opened(pair[1]) as target:
            await source.append("t", 0, b"body")
            fill = target.fill
            target.fill = lambda part, rows: fill(part, harm(rows))
            with pytest.raises(Refused) as no:
                await copy(source, target, told)
            assert (no.value.why, no.value.blanks) == ("store-copy-differs", {"part": "entry"})

    asyncio.run(run())


def test_a_copy_that_breaks_off_is_said_so(pair):
    async def run():
        async with opened(pair[0]) as source, opened(pair[1]) as target:
            await source.setting("key", b"")
            await source.append("t", 0, b"body")
            fill = target.fill

            async def full(part, rows):
                if part == "entry":
                    raise NotStored("disk full")
                await fill(part, rows)

            target.fill = full
            with pytest.raises(Refused) as no:
                await copy(source, target, told)
            assert no.value.why == "store-copy-broken"
            assert no.value.blanks == {"reason": "disk full"}

    asyncio.run(run())


def test_a_copy_is_of_one_moment(pair, url):
    """What happens at the source meanwhile is not copied by halves."""

    async def run():
        async with opened(pair[0]) as target, opened(url) as source:
            await source.create(row("t"), b"", [])
            await source.setting("key", b"")
            fill = target.fill

            async def meanwhile(part, rows):
                await source.append("t", 1, b"later")
                await fill(part, rows)

            target.fill = meanwhile
            counts = await copy(source, target, told)
            assert (counts["tables"], counts["entry"]) == (1, 1)
            assert len(await source.read("t")) == 2

    asyncio.run(run())
