"""Many processes at the same tables, and a database that comes and goes."""

import asyncio
import sys
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from tests.server.postgres import PASSWORD
from tests.server.store.conftest import opened, row, until, with_store
from tests.whole import whole
from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.store import store_at
from wyrmhoard.server.store.base import NOTE
from wyrmhoard.server.store.errors import NotStored

LOOK_AT_ALL = ("", -1, b"")


@asynccontextmanager
async def two(url):
    """Two stores on one database, and what each has heard."""
    async with opened(url) as a, opened(url) as b:
        heard_a, heard_b = [], []
        a.listen(lambda *told: heard_a.append(told))
        b.listen(lambda *told: heard_b.append(told))
        yield a, b, heard_a, heard_b


@asynccontextmanager
async def admin(url):
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


@asynccontextmanager
async def away(postgres):
    await asyncio.to_thread(postgres.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


async def cut(url, who):
    """End the connection of an appender or an client, as an administrator would."""
    async with admin(url) as db:
        assert await db.fetchval("select pg_terminate_backend($1)", who.db.get_server_pid())


def test_others_hear_what_was_appended_and_told_and_oneself_does_not(database_url):
    async def run():
        async with two(database_url) as (a, b, heard_a, heard_b):
            assert await a.append("t", 0, b"x")
            assert not await b.append("t", 0, b"y")
            assert await b.append("t", 1, b"y")
            await a.notify("t", b"\0note\xff")
            await a.notify("long", bytes(NOTE))
            await until(lambda: len(heard_a) == 1 and len(heard_b) == 3)
            assert heard_a == [("t", 1, b"")]
            assert heard_b == [("t", 0, b""), ("t", -1, b"\0note\xff"), ("long", -1, bytes(NOTE))]

    asyncio.run(run())


def test_what_was_heard_of_can_be_read(database_url):
    async def run():
        async with two(database_url) as (a, b, _, _):
            found = asyncio.Queue()
            b.listen(lambda table, n, note: found.put_nowait((table, n)))
            for n in range(50):
                assert await a.append("t", n, b"%d" % n)
                assert await found.get() == ("t", n)
                assert await b.read("t", n) == [b"%d" % n]

    asyncio.run(run())


@pytest.mark.parametrize("name", ["t{}", '"\\\n{}', "ž" * 300 + "{}", "x" * 2000 + "{}"])
def test_a_batch_of_any_size_is_told_whole(database_url, name):
    async def run():
        async with two(database_url) as (a, _, _, heard_b):
            given = {(name.format(i), 0, b"") for i in range(1500)}
            assert all(await asyncio.gather(*(a.append(table, 0, b"") for table, _, _ in given)))
            await until(lambda: len(heard_b) >= len(given))
            assert len(heard_b) == len(given)
            assert set(heard_b) == given

    asyncio.run(run())


def test_two_processes_race_for_every_entry_and_share_them_out(database_url):
    async def run():
        async with two(database_url) as (a, b, *_):
            at = [(f"t{i % 20}", i // 20) for i in range(1000)]
            ways = [(a, at), (b, at[::-1])]
            tries = [made.append(t, n, made.me.encode()) for made, order in ways for t, n in order]
            won = await asyncio.gather(*tries)
            assert won.count(True) == 1000
            by_a, by_b = won[:1000], won[:999:-1]
            assert all(one != other for one, other in zip(by_a, by_b, strict=True))

    asyncio.run(run())


def test_a_lost_listener_mends_itself_and_asks_to_look_at_all(database_url):
    async def run():
        async with two(database_url) as (a, b, _, heard_b):
            await cut(database_url, b.listener)
            await until(lambda: heard_b == [LOOK_AT_ALL])
            assert await a.append("t", 0, b"")
            await until(lambda: heard_b == [LOOK_AT_ALL, ("t", 0, b"")])

    asyncio.run(run())


def test_an_ear_that_hears_nothing_for_long_asks_whether_it_lives(database_url, monkeypatch):
    monkeypatch.setattr("wyrmhoard.server.store.postgres.listener.QUIET", 0.01)
    execute, asked, alive = asyncpg.Connection.execute, 0, [True]

    async def sometimes(self, *given, **more):
        nonlocal asked
        asked += 1
        if not alive:
            raise TimeoutError
        return await execute(self, *given, **more)

    monkeypatch.setattr(asyncpg.Connection, "execute", sometimes)

    async def run():
        async with two(database_url) as (*_, heard_b):
            before = asked
            await until(lambda: asked >= before + 6)
            assert heard_b == []
            alive.clear()
            await until(lambda: LOOK_AT_ALL in heard_b)

    asyncio.run(run())


def test_strangers_on_the_channel_are_not_heeded(database_url):
    async def run():
        trouble = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: trouble.append(what))
        async with two(database_url) as (a, _, _, heard_b), admin(database_url) as db:
            for odd in ["", "{", "[]", '["x", [["t", "one"]], []]', '["x", [], [["t", "%"]]]']:
                await db.execute("select pg_notify('wyrmhoard', $1)", odd)
            assert await a.append("t", 0, b"")
            await until(lambda: heard_b)
            assert heard_b == [("t", 0, b"")]
        assert trouble == []

    asyncio.run(run())


@pytest.mark.parametrize(("meanwhile", "won"), [(None, True), (b"ours", True), (b"other", False)])
def test_an_append_cut_in_the_middle_is_resolved_before_it_is_answered(
    database_url, meanwhile, won
):
    """Whatever became of it: it never arrived, it did arrive, or another was first."""

    async def run():
        async with opened(database_url) as made, admin(database_url) as db:
            assert await made.append("t", 0, b"")
            cut_off = made.writer.db
            lock = db.transaction()
            await lock.start()
            await db.execute("lock table entry in access exclusive mode")
            waiting = asyncio.ensure_future(made.append("t", 1, b"ours"))
            while not await db.fetchval("select 1 from pg_locks where not granted"):
                await asyncio.sleep(0)
            await db.fetchval("select pg_terminate_backend($1)", cut_off.get_server_pid())
            await until(cut_off.is_closed)
            assert not waiting.done()
            if meanwhile:
                await db.execute("insert into entry (tab, n, body) values ('t', 1, $1)", meanwhile)
            await lock.commit()
            assert await waiting is won
            assert await made.read("t", 1) == [meanwhile or b"ours"]

    asyncio.run(run())


def test_until_a_cut_append_is_resolved_others_are_refused(database_url):
    async def nobody_there():
        raise OSError

    async def run():
        async with opened(database_url) as made, admin(database_url) as db:
            assert await made.append("t", 0, b"")
            connect, made.writer.connect = made.writer.connect, nobody_there
            async with db.transaction():
                await db.execute("lock table entry in access exclusive mode")
                waiting = asyncio.ensure_future(made.append("t", 1, b""))
                while not await db.fetchval("select 1 from pg_locks where not granted"):
                    await asyncio.sleep(0)
                await cut(database_url, made.writer)
                with pytest.raises(NotStored):
                    await made.append("u", 0, b"")
                assert not waiting.done()
            made.writer.connect = connect
            assert await waiting
            assert await made.append("u", 0, b"")

    asyncio.run(run())


@whole
def test_a_restart_of_the_database_loses_nothing_and_all_recovers(postgres, database_url):
    async def keep_appending(made, table, outcomes, stop):
        n = 0
        while not stop.is_set():
            try:
                outcomes[table, n] = await made.append(table, n, made.me.encode())
                n += 1
            except NotStored:
                outcomes[table, n] = NotStored
                await asyncio.sleep(0.01)

    async def run():
        async with two(database_url) as (a, _, heard_a, heard_b):
            outcomes, stop = {}, asyncio.Event()
            tasks = [
                asyncio.create_task(keep_appending(a, f"t{i}", outcomes, stop)) for i in range(20)
            ]
            await until(lambda: len(outcomes) > 200)
            async with away(postgres):
                for asked in [a.row("t0"), a.rename("p", ""), a.append("new", 0, b"")]:
                    with pytest.raises(NotStored):
                        await asked
                await a.notify("t0", b"lost")
            await until(lambda: LOOK_AT_ALL in heard_a and LOOK_AT_ALL in heard_b)
            before = len(outcomes)
            await until(lambda: len(outcomes) > before + 200)
            stop.set()
            await asyncio.gather(*tasks)
            for i in range(20):
                last = max(n for table, n in outcomes if table == f"t{i}")
                told = [outcomes[f"t{i}", n] for n in range(last)]
                assert told == [True] * last
                assert len(await a.read(f"t{i}")) == last + (outcomes[f"t{i}", last] is True)
            assert heard_b[-1] != LOOK_AT_ALL

    asyncio.run(run())


def test_while_the_database_is_away_an_append_fails_at_once(postgres, database_url):
    async def run():
        async with opened(database_url) as made:
            assert await made.append("t", 0, b"")
            async with away(postgres):
                await until(made.writer.db.is_closed)
                with pytest.raises(NotStored):
                    await made.append("t", 1, b"")
            assert await made.append("t", 1, b"")
            assert len(await made.read("t")) == 2

    asyncio.run(run())


def test_marks_go_one_after_another_and_take_along_what_waits(database_url):
    async def run():
        async with opened(database_url) as made:
            await made.create(row("t"), b"", [])
            sent, put = [], made.put
            made.put = lambda step: sent.append(step[1]) or put(step)
            await asyncio.gather(*(made.set_status("t", n, "open") for n in range(1, 50)))
            assert [list(times) for _, times, _ in sent] == [[1], [49]]
            assert (await made.row("t")).changed == 49

    asyncio.run(run())


def test_many_processes_may_open_a_new_database_at_once(database_url):
    async def run():
        async with AsyncExitStack() as stack:
            stores = [stack.enter_async_context(opened(database_url)) for _ in range(8)]
            made = await asyncio.gather(*stores)
            assert await made[0].append("t", 0, b"")
            assert await made[7].read("t") == [b""]

    asyncio.run(run())


def why_not(url):
    """Why it is refused; never with a password in it."""
    with pytest.raises(Refused) as no:
        with_store(url, lambda made: made.read("t"))
    told = f"{no.value} {no.value.blanks} {no.value.__cause__}"
    assert not any(part in told for part in ("qx7", "s/h", "o#k", "zv9", "12/"))
    return no.value.why


def test_refusals(postgres, database_url):
    postgres.execute(f"create role guest login password '{PASSWORD}'")
    assert why_not(postgres.url("postgres", user="guest")) == "store-no-permission"
    postgres.execute("grant usage on schema public to guest")
    assert why_not(postgres.url("postgres", user="guest")) == "store-no-permission"
    assert why_not(postgres.url("postgres", password="qx7")) == "store-no-permission"
    assert why_not(postgres.url("nowhere")) == "store-not-opened"
    assert why_not("postgresql://u:qx7@127.0.0.1:1/x") == "store-unreachable"
    assert why_not("postgresql://u:qx7@no.such.host.invalid/x") == "store-unreachable"


@pytest.mark.parametrize(
    "url",
    [
        "", "tables.db", "mysql://u:qx7@host/x", "sqlite://", "sqlite:///", "postgresql:",
        f"postgresql://u:{PASSWORD}@host/x", "postgresql://u:12/3@host/x",
        "postgresql://u:12#zv9@host/x", "postgresql://u:12?zv9@host/x",
        "postgresql://u:qx7@[::1/x", "postgresql://u:qx7@host:99999/x",
        "postgresql://u:qx7@host/x?sslmode=zv9",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused_and_not_repeated(url):
    assert why_not(url) == "store-wrong-url"


def test_a_missing_driver_is_told(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("wyrmhoard.server.store.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Refused) as no:
        store_at("postgresql://host/x")
    assert no.value.why == "store-no-driver"
