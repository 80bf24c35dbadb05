"""Processes on one PostgreSQL share the thinking, and go on with what a killed one has left."""

import asyncio

import asyncpg
import pytest

from tests.whole import whole
from .players import guest, open_table, until
from .postgres import postgres  # noqa: F401
from .process import Process

TABLES = 4


@whole
def test_bots_go_on_at_another_process_when_theirs_is_killed_in_mid_thought(postgres):  # noqa: F811
    asyncio.run(killed(postgres.empty()))


@pytest.mark.whole
def test_a_silent_holder_is_gone_when_its_time_is_over(postgres):  # noqa: F811
    """Waited for in truth: nobody touches the leases."""
    asyncio.run(killed(postgres.empty(), waited=True))


async def killed(db, waited=False):
    servers = [await Process(db).start() for _ in range(2)]
    admin = await asyncpg.connect(db)
    try:
        cookie = await guest(servers[0].url, "Ann")
        for _ in range(TABLES):
            await open_table(servers[0].url, cookie, game="mount-drago", sit=0, bots="hard")
        await until_found(admin, shared)
        await until_found(admin, moved(1))
        servers.pop(0).kill()
        if not waited:  # for LEASE: who is silent so long is gone
            await admin.execute("update leases set until = 0")
        before = await entries(admin)
        await until_found(admin, moved(max(before.values()) + 3))
    finally:
        await admin.close()
        for server in servers:
            server.kill()


async def until_found(admin, true):
    found = False

    async def look():
        nonlocal found
        while not found:
            found = await true(admin)
            await asyncio.sleep(0.1)

    looking = asyncio.create_task(look())
    try:
        await until(lambda: found)
    finally:
        looking.cancel()


async def shared(admin):
    rows = await admin.fetch("select count(*) from leases group by holder")
    return sorted(row["count"] for row in rows) == [TABLES // 2, TABLES // 2]


async def entries(admin):
    return dict(await admin.fetch("select tab, count(*) from entry group by tab"))


def moved(n):
    async def all_moved(admin):
        return min((await entries(admin)).values()) >= n

    return all_moved
