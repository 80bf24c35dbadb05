"""kill -9 while notices are on their way: none is lost, and each is shown once."""

import asyncio
import json
import time

from tests.server.players import until
from tests.server.process import Process
from tests.server.running import Guest
from tests.whole import whole
from wyrmhoard.server.notices.post import AT_ONCE

TABLES, KILLS = 24, 3


@whole
def test_none_is_lost_and_none_shown_twice(tmp_path, web):
    asyncio.run(killed(f"sqlite:///{tmp_path / 'tables.sqlite'}", web))


def slowly(headers):
    time.sleep(0.05)
    return 201, {}


async def killed(db, web):
    web.answers["/own"] = slowly
    given = {
        "webhooks": "true", "notices_inside": "true", "notice_after": "0",
        "tables_per_person": "999",
        "requests_at_once": "9999",
    }  # fmt: skip
    server = await Process(db, **given).start()
    tables = await asyncio.to_thread(turns, server.url, web.url)
    for n in range(KILLS):
        await until(lambda n=n: len(web.got) > n * TABLES // (KILLS + 1))
        server.kill()
        await server.start()
    await until(lambda: {told["table"] for told in web.at("/own")} == tables)
    shown = {}
    for _, headers, body in list(web.got):
        told = json.loads(body)
        # Who gets the same twice, for it was killed before it could know, shows it once.
        assert shown.setdefault(headers["idempotency-key"], body) == body
        assert told["id"] == headers["idempotency-key"]
    assert len(shown) == TABLES
    assert len(web.got) - len(shown) <= KILLS * AT_ONCE  # those on their way, and no others
    server.kill()


def turns(url, hook):
    """Tables where it is Bob's turn, who is not there."""
    with Guest(url) as ann, Guest(url) as bob:
        ann.made("/api/me", {"name": "Ann"})
        bob.made("/api/me", {"name": "Bob"})
        bob.made("/api/me/reach", {"kind": "json", "address": f"{hook}/own"})
        return {one(ann, bob) for _ in range(TABLES)}


def one(ann, bob):
    table = ann.open(seats=2, sit=0)
    bob.made(f"/api/tables/{table}/seats/1", {})
    ann.made(f"/api/tables/{table}/seats/0", {})
    return table
