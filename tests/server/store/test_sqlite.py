"""One file, one process: what the disk and other programs can do to it."""

import asyncio
import multiprocessing
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import wyrmhoard

from tests.server.store.conftest import opened, row, until, with_store
from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.store import store_at
from wyrmhoard.server.store.errors import NotStored
from wyrmhoard.server.store.sqlite.writer import MOST

NOBODY = 65534
APPENDS_FOREVER = """
import asyncio, sys
from wyrmhoard.server.store import store_at

async def one(made, table):
    n = 0
    while await made.append(table, n, b"x" * 200):
        print(table, n, flush=True)
        n += 1

async def main():
    made = store_at(sys.argv[1])
    await made.open()
    print("open", flush=True)
    await asyncio.gather(*(one(made, f"t{i}") for i in range(int(sys.argv[2]))))
    await asyncio.Event().wait()

asyncio.run(main())
"""


def path(url):
    return Path(url.removeprefix("sqlite:///"))


@contextmanager
def another(url, tables=0):
    """Another process that has the file open, and appends to so many tables."""
    command = [sys.executable, "-c", APPENDS_FOREVER, url, str(tables)]
    env = os.environ | {"PYTHONPATH": str(Path(wyrmhoard.__file__).parents[1])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


def refused(url):
    """Why it cannot be opened."""
    with pytest.raises(Refused) as no:
        with_store(url, asyncio.sleep)
    return no.value


def test_a_second_process_is_refused_until_the_first_is_killed(file_url):
    with another(file_url) as first:
        no = refused(file_url)
        assert (no.why, no.blanks["file"]) == ("store-in-use", str(path(file_url)))
        first.kill()
        first.wait()
        assert with_store(file_url, lambda made: made.append("t", 0, b""))


def test_a_second_store_in_the_same_process_is_refused_by_any_name(file_url, tmp_path):
    async def work(_):
        (tmp_path / "link").symlink_to(path(file_url))
        for name in [file_url, f"sqlite:///{tmp_path}/link"]:
            with pytest.raises(Refused, match="store-in-use"):
                await store_at(name).open()

    with_store(file_url, work)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_worker_does_not_keep_the_file(file_url):
    context = multiprocessing.get_context("fork")
    done = context.Event()

    async def work(_):
        worker = context.Process(target=done.wait)
        worker.start()
        return worker

    worker = with_store(file_url, work)
    assert with_store(file_url, lambda made: made.append("t", 0, b""))
    assert worker.is_alive()
    done.set()
    worker.join()


def test_what_was_acknowledged_survives_a_kill(file_url):
    with another(file_url, tables=5) as writer:
        told = [writer.stdout.readline() for _ in range(500)]
        writer.send_signal(signal.SIGKILL)
        told += writer.stdout.readlines()

    async def work(made):
        for line in told:
            table, n = line.split()
            assert not await made.append(table, int(n), b"lost")
        for table in {line.split()[0] for line in told}:
            assert set(await made.read(table)) == {b"x" * 200}

    with_store(file_url, work)


@contextmanager
def room(megabytes):
    """No file can grow beyond this: the disk is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (megabytes << 20, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_refuses_and_is_well_again_afterwards(file_url):
    async def work(made):
        with room(1):
            big = [made.append("t", n, bytes(100_000)) for n in range(30)]
            outcomes = await asyncio.gather(*big, return_exceptions=True)
            with pytest.raises(NotStored):
                await made.append("u", 0, bytes(2 << 20))
            assert await made.read("u") == []
            with pytest.raises(NotStored):
                await made.fill("settings", [("a", b""), ("b", bytes(2 << 20))])
        stored = [outcome is True for outcome in outcomes]
        assert {type(one) for one in outcomes} <= {bool, NotStored}
        assert NotStored in map(type, outcomes)
        assert len(await made.read("t")) == sum(stored)
        again = [await made.append("t", n, b"") for n in range(30)]
        assert again == [not was for was in stored]
        assert await made.setting("a", b"new") == b"new"

    with_store(file_url, work)


def test_while_another_program_locks_the_file_nothing_is_stored(file_url, monkeypatch):
    monkeypatch.setattr("wyrmhoard.server.store.sqlite.store.PATIENCE", 0.01)

    async def work(made):
        assert await made.append("t", 0, b"")
        with closing(sqlite3.connect(path(file_url), isolation_level=None)) as other:
            other.execute("begin immediate")
            made.writer.drop()  # its connection was made with the patience of before
            with pytest.raises(NotStored, match="locked"):
                await made.append("t", 1, b"")
        assert await made.append("t", 1, b"")

    with_store(file_url, work)


def test_reading_does_not_wait_for_a_commit(file_url):
    async def work(made):
        assert await made.append("t", 0, b"old")
        with closing(sqlite3.connect(path(file_url), isolation_level=None)) as other:
            other.execute("begin immediate")
            kept = []
            made.append_soon("t", 1, b"new", kept.append)
            made.writer.hand_over()
            await until(made.writer.jobs.empty)
            assert await made.read("t") == [b"old"]
            assert not kept
        await until(lambda: kept == [True])
        assert await made.read("t") == [b"old", b"new"]

    with_store(file_url, work)


def test_a_commit_reaches_the_disk(file_url):
    async def work(made):
        with closing(made.connect()) as db:
            assert db.execute("pragma synchronous").fetchone() == (2,)
            assert db.execute("pragma journal_mode").fetchone() == ("wal",)

    with_store(file_url, work)


@contextmanager
def harmless():
    """Root may do anything: be nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def seen_by_all():
    """A folder that others may look into, unlike pytest's."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_file_that_cannot_be_written_is_refused(seen_by_all):
    file = seen_by_all / "tables.db"
    with_store(f"sqlite:///{file}", lambda made: made.append("t", 0, b""))
    lock = file.with_name("tables.db.lock")
    lock.chmod(0o666)
    file.chmod(0o444)
    seen_by_all.chmod(0o777)  # so that it is the file alone
    with harmless():
        no = refused(f"sqlite:///{file}")
    assert (no.why, no.blanks["store"]) == ("store-no-permission", str(file))


def test_a_folder_that_cannot_be_written_is_refused(seen_by_all):
    seen_by_all.chmod(0o555)
    with harmless():
        no = refused(f"sqlite:///{seen_by_all}/new/tables.db")
    assert no.why == "store-no-permission"


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)
    assert refused(f"sqlite:///{file}").why == "store-not-a-database"
    assert file.read_text() == "Dear Ann, " * 200


def test_a_folder_is_no_file(tmp_path):
    assert refused(f"sqlite:///{tmp_path}").why == "store-not-opened"


def test_after_a_refusal_the_file_is_free(tmp_path):
    file = tmp_path / "tables.db"
    file.write_text("no database" * 100)
    refused(f"sqlite:///{file}")
    file.unlink()
    assert with_store(f"sqlite:///{file}", lambda made: made.append("t", 0, b""))


def test_whatever_fails_the_writer_goes_on(file_url):
    async def work(made):
        tries = [made.append("t", 0, b""), made.write(lambda db: 1 / 0)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert NotStored in map(type, outcomes)
        assert await made.append("t", 0, b"") is (outcomes[0] is not True)
        assert len(await made.read("t")) == 1

    with_store(file_url, work)


def test_one_commit_takes_all_that_waits(file_url):
    async def run():
        async with opened(file_url) as made:
            commits, commit = [], made.writer.commit
            made.writer.commit = lambda batch: commits.append(len(batch)) or commit(batch)
            await asyncio.gather(*(made.append("t", n, b"") for n in range(1000)))
            assert commits == [MOST, MOST, MOST, 1000 - 3 * MOST]

    asyncio.run(run())


def test_who_only_looks_may_look_into_a_file_in_use(file_url):
    async def look():
        server, beside = store_at(file_url), store_at(file_url, read_only=True)
        await server.open()
        await server.create(row("t"), b"first", [])
        await beside.open()
        await server.append("t", 1, b"second")
        assert await beside.read("t") == [b"first", b"second"]
        assert [one.id async for one in beside.all_tables()] == ["t"]
        with pytest.raises(NotStored):
            await beside.append("t", 2, b"third")
        await beside.close()
        await server.append("t", 2, b"third")
        await server.close()

    asyncio.run(look())


def test_who_looks_must_know_the_schema(file_url):
    with_store(file_url, lambda made: made.row(""))
    with closing(sqlite3.connect(path(file_url))) as db, db:
        db.execute("update alembic_version set version_num = 'later'")
    with pytest.raises(Refused, match="store-too-new"):
        asyncio.run(store_at(file_url, read_only=True).open())


def test_who_looks_into_a_new_file_finds_nothing(file_url):
    async def look():
        kept = store_at(file_url, read_only=True)
        await kept.open()
        assert [one async for one in kept.all_tables()] == []
        await kept.close()

    asyncio.run(look())
