"""Each result counts once, in one order, whoever counts it; a season is told of open tables."""

import asyncio

import pytest

from tests.server.ratings.matches import GAME, beats, ended, part
from tests.server.store.conftest import opened, with_store
from wyrmhoard.lab.bot_ratings import bot_rating
from wyrmhoard.lab.ratings import Rating, rate
from wyrmhoard.server.ratings.ratings import Ratings
from wyrmhoard.server.ratings.reckoning import Known, fold, rates_of, read, sides
from wyrmhoard.server.store.errors import NotStored


async def known(store, who, seats=2):
    return (await Ratings(store).pool(GAME, seats)).known[who]


def test_one_who_wins_goes_up_and_one_who_loses_goes_down(url):
    async def work(store):
        await store.add_result(beats("a", "ann", "bob"))
        pool = await Ratings(store).pool(GAME, 2)
        (up,), (down,) = rate([[Rating()], [Rating()]], [0, 1])
        assert pool.known == {"ann": Known(up, 1), "bob": Known(down, 1)}

    with_store(url, work)


def test_asking_again_changes_nothing_and_anew_gives_the_same(url):
    async def work(store):
        for n in range(9):
            who = ("ann", "bob", "cy")[n % 3], ("bob", "cy", "ann")[n % 2]
            if who[0] != who[1]:
                await store.add_result(beats(f"t{n}", *who, at=9 - n))
        ratings = Ratings(store)
        first = (await ratings.pool(GAME, 2)).known
        assert (await ratings.pool(GAME, 2)).known == first
        assert (await Ratings(store).pool(GAME, 2)).known == first
        rows, again = await store.rated(GAME, 2, 0, 99), {}
        assert [row.ended for row in rows] == sorted(row.ended for row in rows)
        for row in rows:  # from results alone
            result, rates = read(row)
            assert rates_of(row, result, again) == rates
            fold(again, result, rates)
        assert again == first

    with_store(url, work)


def test_several_processes_count_each_result_once(url):
    async def work(store):
        for n in range(30):
            await store.add_result(beats(f"t{n}", f"p{n % 5}", f"q{n % 3}", at=n))
        each = await asyncio.gather(*(Ratings(store).pool(GAME, 2) for _ in range(4)))
        assert all(pool.known == each[0].known for pool in each)
        rows = await store.rated(GAME, 2, 0, 99)
        assert [row.k for row in rows] == list(range(30))
        assert len({row.tab for row in rows}) == 30
        assert sum(one.matches for one in each[0].known.values()) == 60

    with_store(url, work)


def test_a_process_hears_of_what_another_has_counted(url):
    async def work(store):
        one, other = Ratings(store), Ratings(store)
        for n in range(3):
            await store.add_result(beats(f"t{n}", "ann", "bob", at=n))
            await (one, other)[n % 2].pool(GAME, 2)
        assert (await one.pool(GAME, 2)).known == (await other.pool(GAME, 2)).known
        assert (await one.pool(GAME, 2)).known["ann"].matches == 3

    with_store(url, work)


def test_what_breaks_off_halfway_is_done_later(url):
    async def work(store):
        for n in range(4):
            await store.add_result(beats(f"t{n}", "ann", "bob", at=n))

        class Breaking:
            def __init__(self):
                self.left = 2

            def __getattr__(self, name):
                return getattr(store, name)

            async def append_rates(self, row, k, body):
                self.left -= 1
                if self.left < 0:
                    raise NotStored
                return await store.append_rates(row, k, body)

        with pytest.raises(NotStored):
            await Ratings(Breaking()).pool(GAME, 2)
        assert len(await store.rated(GAME, 2, 0, 9)) == 2
        assert (await known(store, "ann")).matches == 4

    with_store(url, work)


def test_games_and_numbers_of_players_have_ratings_of_their_own(url):
    async def work(store):
        await store.add_result(beats("a", "ann", "bob"))
        three = [part("ann", 0.0), part("bob", 1.0), part("cy", 0.0)]
        await store.add_result(ended("b", three))
        await store.add_result(beats("c", "ann", "bob", counts=0))
        two, three = await Ratings(store).pools()
        assert (two.seats, three.seats) == (2, 3)
        assert two.known["ann"].rating.mu > 25 > three.known["ann"].rating.mu
        assert two.known["ann"].matches == 1

    with_store(url, work)


def test_a_bot_stays_as_it_was_measured(file_url):
    async def work(store):
        bot = part("", 0.0, taken="bot", level="easy")
        await store.add_result(ended("a", [part("ann", 1.0), bot]))
        pool = await Ratings(store).pool(GAME, 2)
        assert list(pool.known) == ["ann"]
        _, (_, rate) = read((await store.rated(GAME, 2, 0, 9))[0])
        measured = bot_rating(GAME, 2, "easy").rating
        assert (rate.before, rate.after, rate.matches) == (measured, measured, 0)

    with_store(file_url, work)


def test_who_has_gone_lost_alone_and_a_team_is_one():
    parts = [
        part("a", 0.5, team=1), part("b", 0.5, team=1), part("c", 0.0, team=2),
        part("d", 0.5, team=1, gone=True), part("e", 0.0, team=2),
    ]  # fmt: skip
    assert sides(parts) == [[0, 1], [2, 4], [3]]


def test_one_who_goes_loses_even_if_the_bot_wins(file_url):
    async def work(store):
        gone = part("ann", 1.0, gone=True)
        await store.add_result(ended("a", [gone, part("bob", 0.0), part("cy", 0.0)]))
        after = (await Ratings(store).pool(GAME, 3)).known
        assert after["ann"].rating.mu < 25 < after["bob"].rating.mu == after["cy"].rating.mu

    with_store(file_url, work)


# Seasons


def names(season, people):
    return [(one.name, one.matches, one.won) for one in season.best_first(people)]


def test_a_season_knows_open_tables_alone_and_none_before_it(file_url):
    async def work(store):
        everybody = {"ann", "bob", "cy"}
        await store.add_result(beats("before", "bob", "ann", at=1, listed=1))
        await store.add_result(beats("open", "ann", "bob", at=5, listed=1))
        alone = (await Ratings(store, since=3).pool(GAME, 2)).season.best_first(everybody)
        await store.add_result(beats("private", "cy", "ann", at=6))
        pool = await Ratings(store, since=3).pool(GAME, 2)
        assert names(pool.season, everybody) == [("Ann", 1, 1), ("Bob", 1, 0)]
        assert pool.season.best_first(everybody) == alone
        assert pool.known["ann"].matches == 3
        assert names(pool.season, {"bob"}) == [("Bob", 1, 0)]

    with_store(file_url, work)


def test_who_has_played_too_little_comes_last(file_url):
    async def work(store):
        for n in range(10):
            await store.add_result(beats(f"t{n}", "ann", "bob", at=n, listed=1))
        await store.add_result(beats("last", "cy", "ann", at=99, listed=1))
        pool = await Ratings(store).pool(GAME, 2)
        best = pool.season.best_first({"ann", "bob", "cy"})
        assert [(one.name, one.provisional) for one in best] == [
            ("Ann", False), ("Bob", False), ("Cy", True),
        ]  # fmt: skip

    with_store(file_url, work)


def test_two_processes_at_one_file_of_their_own(url):
    """Opened anew, as after a kill."""

    async def run():
        async with opened(url) as store:
            await store.add_result(beats("a", "ann", "bob"))
            first = await known(store, "ann")
        async with opened(url) as store:
            assert await known(store, "ann") == first

    asyncio.run(run())
