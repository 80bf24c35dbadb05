"""What every store promises."""

import asyncio

import pytest

from tests.server.store.conftest import opened, row, with_store
from wyrmhoard.server.store import sql_store
from wyrmhoard.server.store.base import Person
from wyrmhoard.server.store.errors import NotStored

LONE = "\ud800"  # half a character: text to Python, to nobody else


def test_of_a_thousand_who_append_the_same_entry_one_wins(url):
    async def work(store):
        bodies = [f"from {i}".encode() for i in range(1000)]
        won = await asyncio.gather(*(store.append("t", 0, body) for body in bodies))
        assert won.count(True) == 1
        assert await store.read("t") == [bodies[won.index(True)]]

    with_store(url, work)


def test_a_batch_does_not_suffer_for_one_that_loses_or_cannot_be(url):
    async def work(store):
        assert await store.append("a", 0, b"first")
        tries = [("a", 0), ("b", 0), (LONE, 0), ("c", 2**70), ("d", 0), ("a", 1)]
        outcomes = await asyncio.gather(
            *(store.append(table, n, b"later") for table, n in tries), return_exceptions=True
        )
        kinds = [one if isinstance(one, bool) else type(one) for one in outcomes]
        assert kinds == [False, True, NotStored, NotStored, True, True]
        assert await store.read("a") == [b"first", b"later"]
        assert await store.read("c") == []

    with_store(url, work)


def test_what_is_appended_together_is_kept_in_order(url):
    async def work(store):
        tables = [f"t{i}" for i in range(7)]
        given = [(table, n) for n in range(200) for table in tables]
        assert all(await asyncio.gather(*(store.append(t, n, b"%d" % n) for t, n in given)))
        for table in tables:
            assert await store.read(table) == [b"%d" % n for n in range(200)]
            assert await store.read(table, since=198) == [b"198", b"199"]
            assert await store.read(table, since=200) == []
        kept = [at for part, rows in await pages(store) if part == "entry" for at in rows]
        assert len(kept) == len(given)
        for table in tables:
            assert [n for t, n, _ in kept if t == table] == list(range(200))

    with_store(url, work)


async def pages(store):
    return [page async for page in store.dump()]


def test_what_was_appended_is_there_after_opening_anew(url):
    async def first(store):
        assert await store.append("t", 0, b"\0kept\xff")

    async def second(store):
        assert not await store.append("t", 0, b"again")
        return await store.read("t")

    with_store(url, first)
    assert with_store(url, second) == [b"\0kept\xff"]


def test_what_waits_is_written_before_closing(url):
    async def run():
        async with opened(url) as store:
            waiting = [asyncio.ensure_future(store.append("t", n, b"")) for n in range(50)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [True] * 50

    asyncio.run(run())
    assert len(with_store(url, lambda store: store.read("t"))) == 50


def test_who_no_longer_waits_hurts_nobody(url):
    async def work(store):
        gone = asyncio.ensure_future(store.append("t", 0, b""))
        await asyncio.sleep(0)
        gone.cancel()
        assert await store.append("u", 0, b"")
        with pytest.raises(asyncio.CancelledError):
            await gone

    with_store(url, work)


def test_a_closed_store_says_so(url):
    async def run():
        async with opened(url) as store:
            pass
        with pytest.raises(NotStored):
            await store.append("t", 0, b"")
        with pytest.raises(NotStored):
            await store.read("t")
        with pytest.raises(NotStored):
            await store.rename("p", "")

    asyncio.run(run())


def test_a_table_is_made_with_its_first_entry_and_its_people(url):
    async def work(store):
        made = row("t", secret=bytes(range(256)), created=2**41, changed=2**42, listed=False)
        await store.create(made, b"opened", ["ann", "bob"])
        assert await store.row("t") == made
        assert await store.read("t") == [b"opened"]
        assert await store.tables_of("ann", 9) == await store.tables_of("bob", 9) == [made]
        assert await store.row("u") is None

    with_store(url, work)


def test_a_table_is_made_once_or_not_at_all(url):
    async def work(store):
        assert await store.append("taken", 0, b"first")
        for again in [row("taken"), row("u", game=LONE)]:
            with pytest.raises(NotStored):
                await store.create(again, b"second", ["ann"])
            assert await store.row(again.id) is None
        assert await store.tables_of("ann", 9) == []
        assert await store.read("u") == []

    with_store(url, work)


def test_lists_of_tables(url):
    async def work(store):
        for i, status in enumerate(["open", "over", "playing", "open", "ended", "open"]):
            made = row(f"t{i}", changed=i, status=status, listed=i != 5)
            await store.create(made, b"", ["ann"])
        assert ids(await store.listed("open", 9)) == ["t3", "t0"]
        assert ids(await store.listed("open", 1)) == ["t3"]
        assert ids(await store.tables_of("ann", 9)) == ["t5", "t3", "t2", "t0", "t4", "t1"]
        assert ids(await store.tables_of("ann", 2)) == ["t5", "t3"]
        await store.set_status("t3", 100, "over")
        assert (await store.row("t3")).changed == 100
        assert ids(await store.listed("open", 9)) == ["t0"]
        assert ids(await store.listed("playing", 9)) == ["t2"]
        assert ids(await store.tables_of("ann", 9))[3:] == ["t3", "t4", "t1"]

    with_store(url, work)


def test_a_late_mark_does_not_undo_a_later_one(url):
    async def work(store):
        await store.create(row("t", changed=10), b"", [])
        await store.set_status("t", 20, "playing")
        await store.set_status("t", 19, "open")
        assert (await store.row("t")).status == "playing"
        await store.set_status("t", 18, "over")  # by a clock that is slow
        assert (await store.row("t")).status == "over"
        await store.set_status("t", 17, "playing")
        assert (await store.row("t")).status == "over"

    with_store(url, work)


def test_of_many_marks_at_once_the_last_stays(url):
    async def work(store):
        tables = [f"t{i}" for i in range(10)]
        await asyncio.gather(*(store.create(row(table), b"", []) for table in tables))
        marks = [(table, 7, status) for status in ("playing", "over", "open") for table in tables]
        await asyncio.gather(
            *(store.set_status(*mark) for mark in [*marks, ("nowhere", 7, "open")])
        )
        assert [(one.changed, one.status) async for one in store.all_tables()] == [(7, "open")] * 10

    with_store(url, work)


def ids(rows):
    return [one.id for one in rows]


def test_every_table_is_told_page_by_page(url, monkeypatch):
    monkeypatch.setattr("wyrmhoard.server.store.sql_store.PAGE", 10)

    async def work(store):
        names = ["Zoë", "zoe", "Äb", "ab", *(f"t{i}" for i in range(26))]
        await asyncio.gather(*(store.create(row(name), b"", []) for name in names))
        found = [one.id async for one in store.all_tables()]
        assert found == sorted(names, key=str.encode)

    with_store(url, work)


def test_people_join_and_part(url):
    async def work(store):
        await store.create(row("t"), b"", [])
        for _ in range(2):
            await store.join("t", "ann")
            assert ids(await store.tables_of("ann", 9)) == ["t"]
        for _ in range(2):
            await store.leave("t", "ann")
            assert await store.tables_of("ann", 9) == []

    with_store(url, work)


def test_people_are_kept_and_renamed(url):
    async def work(store):
        ann = Person(id="ann", name="Ann", key=b"\0hash", created=2**42)
        await store.add_person(ann)
        assert await store.person("ann") == ann
        with pytest.raises(NotStored):
            await store.add_person(Person(id="ann", name="Eve", key=b"", created=0))
        await store.rename("ann", "Ánna")
        assert (await store.person("ann")).name == "Ánna"
        assert await store.person("bob") is None

    with_store(url, work)


def test_a_code_is_spent_once(url):
    async def work(store):
        await store.add_code(b"\0code", "ann", until=100, now=0)
        await store.add_code(b"other", "bob", until=100, now=0)
        spent = await asyncio.gather(*(store.spend_code(b"\0code", 100) for _ in range(100)))
        assert sorted(spent, key=str) == [None] * 99 + ["ann"]
        assert await store.spend_code(b"wrong", 100) is None
        assert await store.spend_code(b"other", 101) is None
        assert await store.spend_code(b"other", 100) is None

    with_store(url, work)


def test_codes_that_were_never_spent_do_not_stay(url):
    async def work(store):
        await store.add_code(b"old", "ann", until=100, now=0)
        await store.add_code(b"new", "ann.key", until=200, now=101)
        assert await store.spend_code(b"old", 100) is None
        await store.add_code(b"other", "ann key", until=200, now=101)
        await store.add_code(b"theirs", "bob", until=200, now=101)
        await store.forget("ann")
        codes = [r async for part, rows in store.dump() if part == "codes" for r in rows]
        assert [person for _, person, _ in codes] == ["bob"]

    with_store(url, work)


def test_tables_are_found_by_whom_their_logs_name(url, monkeypatch):
    monkeypatch.setattr(sql_store, "PAGE", 2)

    async def work(store):
        for n in range(7):
            await store.create(row(f"t{n}"), b'[{"host":"bob"}]', ["ann"])
        for n in (5, 1, 4):
            assert await store.append(f"t{n}", 1, b'[{"person":"ann","name":"\xc3\x84nn"}]')
        assert await store.append("t2", 1, b'[{"person":"annabel"}]')
        assert await store.tables_naming("ann") == ["t1", "t4", "t5"]

    with_store(url, work)


def test_a_setting_stays_what_it_was_first(url):
    async def work(store):
        values = [b"%d" % i for i in range(50)]
        kept = await asyncio.gather(*(store.setting("key", value) for value in values))
        assert len(set(kept)) == 1
        assert kept[0] in values
        assert await store.setting("key", b"later") == kept[0]
        assert await store.setting("other", b"\0\xff") == b"\0\xff"

    with_store(url, work)


@pytest.mark.parametrize("odd", [LONE, "\0", "'; drop table entry; --", "x" * 100_000])
def test_words_that_cannot_be_stored_are_found_nowhere(url, odd):
    async def work(store):
        assert await store.row(odd) is None
        assert await store.person(odd) is None
        assert await store.read(odd) == []
        assert await store.read("t", since=2**70) == []
        assert await store.tables_of(odd, 9) == []

    with_store(url, work)
