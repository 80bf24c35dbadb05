"""Results and rates as both stores keep them."""

import asyncio

from tests.server.store.conftest import ended, opened, row, with_store
from wyrmhoard.server.store.base import Person


async def appended(store, tab, n, result):
    answer = asyncio.get_running_loop().create_future()
    store.append_soon(tab, n, b"the end", answer.set_result, (), result)
    return await answer


def tabs(rows):
    return [one.tab for one in rows]


def test_a_result_comes_with_its_entry_or_not_at_all(url):
    async def work(store):
        tries = [("a", 0), ("a", 0), ("b", 0), ("c", 0)]
        each = [appended(store, tab, n, ended(tab, people=[f"p{i}"])) for i, (tab, n) in
                enumerate(tries)]  # fmt: skip
        assert await asyncio.gather(*each) == [True, False, True, True]
        assert tabs(await store.results_of("p0", 9)) == ["a"]
        assert await store.results_of("p1", 9) == []
        assert await store.took_part() == {"p0", "p2", "p3"}
        found = await store.result("b")
        assert found == ended("b", people=[])
        assert await store.result("d") is None

    with_store(url, work)


def test_a_table_has_one_result(url):
    async def work(store):
        await store.add_result(ended("a", at=1))
        await store.add_result(ended("a", at=2))
        assert await appended(store, "a", 0, ended("a", at=3))
        assert [one.ended for one in await store.results_of("ann", 9)] == [1]

    with_store(url, work)


def test_results_of_a_person_come_last_first(url):
    async def work(store):
        for at, tab in enumerate(("x", "y", "z")):
            await store.add_result(ended(tab, at))
        assert tabs(await store.results_of("ann", 2)) == ["z", "y"]
        assert await store.results_of("cy", 9) == []

    with_store(url, work)


def test_what_is_not_rated_yet_waits_in_the_order_of_its_end(url):
    async def work(store):
        for tab, at, other in (
            ("late", 9, {}), ("early", 1, {}), ("private fun", 2, {"counts": 0}),
            ("more", 3, {"seats": 3}),
        ):  # fmt: skip
            await store.add_result(ended(tab, at, **other))
        assert await store.pools() == [("dragons-cave", 2), ("dragons-cave", 3)]
        waiting = await store.unrated("dragons-cave", 2, 9)
        assert tabs(waiting) == ["early", "late"]
        assert await store.append_rates(waiting[0], 0, b"rates")
        assert tabs(await store.unrated("dragons-cave", 2, 9)) == ["late"]
        (rated,) = await store.rated("dragons-cave", 2, 0, 9)
        assert (rated.tab, rated.k, rated.rates) == ("early", 0, b"rates")
        assert await store.rated("dragons-cave", 2, 1, 9) == []

    with_store(url, work)


def test_of_many_who_append_rates_one_wins_and_no_result_counts_twice(url):
    async def work(store):
        results = [ended(f"t{i}") for i in range(20)]
        for one in results:
            await store.add_result(one)
        won = await asyncio.gather(*(store.append_rates(one, 0, b"x") for one in results))
        assert won.count(True) == 1
        first = results[won.index(True)]
        assert not await store.append_rates(first, 1, b"again")
        assert tabs(await store.rated("dragons-cave", 2, 0, 99)) == [first.tab]

    with_store(url, work)


def test_who_is_forgotten_took_part_in_nothing(url):
    async def work(store):
        await store.add_person(Person(id="ann", name="Ann", key=b"", created=0))
        await store.add_result(ended("a"))
        await store.rewrite_result("a", b"somebody was there")
        await store.forget("ann")
        assert await store.took_part() == {"bob"}
        assert (await store.result("a")).body == b"somebody was there"

    with_store(url, work)


def test_a_table_that_is_removed_takes_its_result_along(url):
    async def work(store):
        await store.create(row("a"), b"first", ["ann"])
        await store.add_result(ended("a"))
        await store.append_rates(ended("a"), 0, b"x")
        await store.remove("a")
        assert await store.results_of("ann", 9) == []
        assert await store.rated("dragons-cave", 2, 0, 9) == []

    with_store(url, work)


def test_results_are_there_after_opening_anew(url):
    async def run():
        async with opened(url) as store:
            assert await appended(store, "a", 0, ended("a"))
        async with opened(url) as store:
            assert await store.result("a") == ended("a", people=[])

    asyncio.run(run())
