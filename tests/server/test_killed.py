"""kill -9 under load: what was told is there, nothing is told twice, no table is stuck."""

import asyncio
import os
import random

import httpx

from .players import Player, guest, open_table, until
from .process import Process

KILLS, TABLES = int(os.environ.get("KILLS", 6)), 4  # `make check` kills more often


def test_a_killed_server_has_lost_nothing_it_told(tmp_path):
    asyncio.run(killed_again_and_again(f"sqlite:///{tmp_path / 'tables.sqlite'}"))


async def killed_again_and_again(db):
    rng, server, players = random.Random(20), await Process(db).start(), []
    crowd = [asyncio.create_task(regular(server.url, n, players)) for n in range(TABLES)]
    for _ in range(KILLS):
        enough = told(players) + 6
        await until(lambda enough=enough: told(players) >= enough)
        await asyncio.sleep(rng.random() * 0.1)  # at any moment of a move
        server.kill()
        await server.start()
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert not [t for t in crowd if not t.cancelled() and t.exception()]
    await asyncio.gather(*(check(server.url, player) for player in players))
    server.kill()


def told(players):
    return sum(len(player.heard) for player in players)


async def regular(url, n, players):
    """Somebody who opens a table, plays both seats to the end, and opens the next."""
    while True:
        try:
            cookie = await guest(url, f"Player {n}")
            table = await open_table(url, cookie, sit=2)
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
            continue
        players.append(Player(url, table, cookie, seed=n))
        await players[-1].stay()


async def check(url, player):
    """Another look from the same seat hears all that was told, and the match goes on."""
    again = Player(url, player.table, player.cookie)
    again.quiet.set()
    looking = asyncio.create_task(again.stay())
    await until(lambda: again.seen >= player.seen)
    assert again.heard[: len(player.heard)] == player.heard
    now = len(again.heard)
    again.quiet.clear()
    if not again.over:
        await again.play()
    await until(lambda: again.over or len(again.heard) > now)
    again.over = True
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
