"""Stores to test: a new SQLite file, a new PostgreSQL database, or each in turn."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from tests.server.postgres import postgres  # noqa: F401 (a fixture)
from tests.server.running import LONG
from wyrmhoard.server.store import store_at
from wyrmhoard.server.store.base import Channel, ResultRow, Row


@pytest.fixture
def file_url(tmp_path):
    return f"sqlite:///{tmp_path / 'made' / 'here' / 'tables.db'}"


@pytest.fixture
def database_url(postgres):  # noqa: F811
    return postgres.empty()


@pytest.fixture(params=["file_url", "database_url"])
def url(request):
    return request.getfixturevalue(request.param)


@asynccontextmanager
async def opened(url):
    made = store_at(url)
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def with_store(url, work):
    """What `work(store)` returns."""

    async def run():
        async with opened(url) as made:
            return await work(made)

    return asyncio.run(run())


async def until(true):
    """Waits for a condition; the time is only there to fail by."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.005)


def row(id, **other):
    """A table, all of it usual but for what is said."""
    usual = {"game": "dragons-cave", "secret": b"\0\xff", "created": 1, "changed": 1}
    return Row(**({"id": id, "status": "open", "listed": True} | usual | other))


def channel(person, id="", **other):
    """A way to reach somebody, all of it usual but for what is said."""
    usual = {"kind": "json", "state": "on", "trouble": "", "since": 1, "body": b"{}"}
    return Channel(**({"id": id or f"to {person}", "person": person} | usual | other))


def ended(tab, at=1, **other):
    """Ann and Bob have played, all of it usual but for what is said."""
    usual = {
        "game": "dragons-cave", "seats": 2, "ended": at, "counts": 1, "listed": 0,
        "body": b"as it was", "people": ["ann", "bob"],
    }  # fmt: skip
    return ResultRow(tab=tab, **(usual | other))


async def appended(store, table, n, body, turns=()):
    """Whether it was the first, with the turns that it begins."""
    answer = asyncio.get_running_loop().create_future()
    store.append_soon(table, n, body, answer.set_result, turns)
    return await answer
