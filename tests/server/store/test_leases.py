"""Each table where something is due is looked after by one process, until that is gone."""

import asyncio

import pytest

from tests.server.store.conftest import opened
from wyrmhoard.server.store.base import LEASE

EXPIRED = ("update leases set until = $1", (0,))


def test_what_nobody_has_can_be_claimed_and_let_go(url):
    async def run():
        async with opened(url) as store:
            assert sorted(await store.claim(["b", "a"])) == ["a", "b"]
            assert sorted(await store.renew()) == ["a", "b"]
            await store.release("a")
            assert await store.renew() == ["b"]
            assert await store.adopt(9) == []

    asyncio.run(run())


def test_who_comes_after_has_what_was_handed_over(url):
    async def run():
        async with opened(url) as store:
            await store.claim(["a", "b", "c"])
            await store.hand_over()
        async with opened(url) as store:
            first = await store.adopt(2)
            assert len(first) == 2
            assert sorted(first + await store.adopt(2)) == ["a", "b", "c"]
            assert sorted(await store.renew()) == ["a", "b", "c"]

    asyncio.run(run())


def both(database_url, work):
    async def run():
        async with opened(database_url) as one, opened(database_url) as other:
            await work(one, other)

    asyncio.run(run())


def test_of_two_processes_one_has_it_until_its_time_is_over(database_url):
    async def work(one, other):
        won = await asyncio.gather(one.claim(["t"]), other.claim(["t"]))
        assert sorted(won) == [[], ["t"]]
        holder, waiting = (one, other) if won[0] else (other, one)
        assert await waiting.claim(["t"]) == await waiting.adopt(9) == []
        await one.put(EXPIRED)
        assert await waiting.adopt(9) == ["t"]
        assert await holder.renew() == []

    both(database_url, work)


@pytest.mark.parametrize("ms", [1000 * LEASE, 3 * LEASE])
def test_a_lease_given_by_a_clock_that_was_ahead_is_not_for_ever(database_url, ms):
    async def work(one, other):
        await one.claim(["t"])
        await one.put((f"update leases set until = until + {ms}", ()))
        assert await other.claim(["t"]) == ["t"]

    both(database_url, work)


def test_who_has_little_takes_from_who_has_most_until_both_have_alike(database_url):
    async def work(one, other):
        await one.claim([f"t{n:02}" for n in range(30)])
        assert len(await other.level_out(4)) == 4
        for _ in range(10):
            await other.level_out(100)
            await one.level_out(100)
        counts = [len(await store.renew()) for store in (one, other)]
        assert sum(counts) == 30
        assert abs(counts[0] - counts[1]) <= 1

    both(database_url, work)


def test_many_at_once_never_have_the_same(database_url):
    async def work(one, other):
        tables = [f"t{n}" for n in range(200)]
        for store in (one, other) * 3:
            await asyncio.gather(
                store.claim(tables), one.renew(), other.renew(), one.level_out(9), other.adopt(9)
            )
        held = [set(await store.renew()) for store in (one, other)]
        assert not held[0] & held[1]
        assert held[0] | held[1] == set(tables)

    both(database_url, work)
