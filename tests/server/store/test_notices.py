"""Notices wait in the store beside the entries they come with."""

import asyncio

from tests.server.store.conftest import appended, channel, opened, row, with_store
from wyrmhoard.server.store.base import TAKEN, Notice, Person, Turn

NOW = 1_000_000


async def ready(store):
    """Ann has two channels that are on and one that is not; Bob has none."""
    await store.create(row("t"), b"first", ["ann"])
    await store.add_person(Person(id="ann", name="Ann", key=b"", created=0))
    for id, state in (("a", "on"), ("b", "on"), ("c", "asked")):
        await store.add_channel(channel("ann", id, state=state))


def turn(person="ann", due=NOW):
    return Turn(person, 1, due)


def test_an_entry_brings_a_notice_for_each_channel_that_is_on(url):
    async def work(store):
        await ready(store)
        assert await appended(store, "t", 1, b"move", [turn(), turn("bob")])
        taken = await store.take_notices(NOW, 9)
        assert sorted(c.id for _, c in taken.each) == ["a", "b"]
        told = [(n.person, n.tab, n.n, n.seat, n.game, n.name, n.wishes) for n, _ in taken.each]
        assert told == [("ann", "t", 1, 1, "dragons-cave", "Ann", b"")] * 2
        assert taken.since == {}

    with_store(url, work)


def test_an_entry_that_came_second_brings_none_and_the_others_bring_theirs(url):
    async def work(store):
        await ready(store)
        tries = [("t", 0), ("t", 1), ("t", 2)]
        won = await asyncio.gather(*(appended(store, t, n, b"x", [turn()]) for t, n in tries))
        assert won == [False, True, True]
        taken = await store.take_notices(NOW, 9)
        assert sorted((n.channel, n.n) for n, _ in taken.each) == [
            ("a", 1), ("a", 2), ("b", 1), ("b", 2),
        ]  # fmt: skip

    with_store(url, work)


def test_nothing_is_taken_before_it_is_due_nor_by_two(url):
    async def work(store):
        await ready(store)
        await appended(store, "t", 1, b"x", [turn(due=NOW + 5)])
        assert not (await store.take_notices(NOW, 9)).each
        async with asyncio.TaskGroup() as group:
            each = [group.create_task(store.take_notices(NOW + 5, 1)) for _ in range(6)]
        found = [n.channel for task in each for n, _ in task.result().each]
        more = [n.channel for n, _ in (await store.take_notices(NOW + 5, 9)).each]
        assert sorted(found + more) == ["a", "b"]
        assert not (await store.take_notices(NOW + TAKEN, 9)).each

    with_store(url, work)


def test_what_nobody_settles_is_taken_again(url):
    async def work(store):
        await ready(store)
        await appended(store, "t", 1, b"x", [turn()])
        first = await store.take_notices(NOW, 9)
        await store.keep_notices([first.name], NOW + 10)
        assert not (await store.take_notices(NOW + TAKEN + 10, 9)).each
        assert len((await store.take_notices(NOW + TAKEN + 11, 9)).each) == 2

    with_store(url, work)


def test_what_was_sent_is_gone_and_what_was_put_off_is_due_again(url):
    async def work(store):
        await ready(store)
        await appended(store, "t", 1, b"x", [turn()])
        (one, _), (other, _) = (await store.take_notices(NOW, 9)).each
        later = Notice(
            channel=other.channel, person="ann", tab="t", n=1, seat=1, due=NOW + 7, tries=3
        )
        await store.settle_notices([one], [later])
        assert await store.waiting_notices() == 1
        assert not (await store.take_notices(NOW + 6, 9)).each
        ((again, _),) = (await store.take_notices(NOW + 7, 9)).each
        assert (again.channel, again.tries) == (other.channel, 3)

    with_store(url, work)


def test_what_happened_since_comes_with_it(url):
    async def work(store):
        await ready(store)
        await appended(store, "t", 1, b"asks", [turn()])
        await appended(store, "t", 2, b"then")
        await appended(store, "t", 3, b"and then")
        taken = await store.take_notices(NOW, 9)
        assert taken.since == {("t", 1): [b"then", b"and then"]}

    with_store(url, work)


def test_whoever_is_here_is_not_told_yet(url):
    async def work(store):
        await ready(store)
        await appended(store, "t", 1, b"x", [turn()])
        await store.hold_notices([("t", "ann"), ("t", "bob"), ("other", "ann")], NOW + 9)
        assert not (await store.take_notices(NOW + 8, 9)).each
        assert len((await store.take_notices(NOW + 9, 9)).each) == 2

    with_store(url, work)


def test_a_channel_goes_with_its_notices_and_a_broken_one_is_told_of_by_the_others(url):
    async def work(store):
        await ready(store)
        await appended(store, "t", 1, b"x", [turn()])
        await store.mark_channel("a", "broken", "trouble-slow", 7)
        found = await store.channel("a")
        assert (found.state, found.trouble, found.since) == ("broken", "trouble-slow", 7)
        await store.tell_soon(found, NOW)
        await store.remove_channel("a")
        taken = await store.take_notices(NOW, 9)
        assert sorted((c.id, n.tab, n.n) for n, c in taken.each) == [("b", "a", -1), ("b", "t", 1)]
        assert [c.id for c in await store.channels("ann")] == ["b", "c"]
        assert await store.reachable() == ["ann"]

    with_store(url, work)


def test_of_somebody_who_is_forgotten_nothing_is_left(url):
    async def work(store):
        await ready(store)
        await store.set_wishes("ann", b"night")
        await store.set_wishes("ann", b"day")
        assert await store.wishes("ann") == b"day"
        await store.add_key(b"key", "ann")
        assert await store.has_key(b"key", "ann")
        assert not await store.has_key(b"key", "bob")
        await appended(store, "t", 1, b"x", [turn()])
        await store.rewrite("t", {0: b"nobody"})
        await store.forget("ann")
        assert await store.read("t") == [b"nobody", b"x"]
        left = [(part, r) async for part, rows in store.dump() for r in rows if "ann" in r]
        assert left == []
        assert await store.person("ann") is None

    with_store(url, work)


def test_after_a_kill_the_only_process_takes_at_once_what_another_had(file_url):
    async def run():
        async with opened(file_url) as store:
            await ready(store)
            await appended(store, "t", 1, b"x", [turn()])
            assert (await store.take_notices(NOW, 9)).each
        async with opened(file_url) as store:
            await store.free_notices()
            assert len((await store.take_notices(NOW, 9)).each) == 2

    asyncio.run(run())
