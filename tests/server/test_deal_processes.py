"""Two processes at one PostgreSQL have the same deal of the day, also after a kill."""

import asyncio

import httpx

from tests.whole import whole

from .players import guest
from .postgres import postgres  # noqa: F401
from .process import Process
from .running import LONG

GAME = "dragons-cave"


@whole
def test_two_processes_and_a_restart_agree_on_todays_deal(postgres):  # noqa: F811
    asyncio.run(agree(postgres.empty()))


async def agree(db):
    servers = await asyncio.gather(*(Process(db).start() for _ in range(2)))
    try:
        cookie = await guest(servers[0].url, "Ann")
        before = [await today(server, cookie) for server in servers]
        assert before[0] == before[1]
        begun = await asyncio.gather(*(begin(servers[n % 2], cookie) for n in range(8)))
        assert len(set(begun)) == 1
        servers[0].kill()
        await servers[0].start()
        after = [await today(server, cookie) for server in servers]
        assert after[0] == after[1]
        assert {one["commitment"] for one in after[0]} == {one["commitment"] for one in before[0]}
        assert begun[0] in {one["table"] for one in after[0]}
    finally:
        for server in servers:
            server.kill()


async def asked(server, cookie, method, path):
    async with httpx.AsyncClient(
        base_url=server.url, timeout=LONG, headers={"Cookie": cookie}
    ) as browser:
        return (await browser.request(method, path)).raise_for_status().json()


async def today(server, cookie):
    return (await asked(server, cookie, "GET", "/api/today"))["games"]


async def begin(server, cookie):
    return (await asked(server, cookie, "POST", f"/api/today/{GAME}"))["id"]
