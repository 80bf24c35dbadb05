"""Two processes on one PostgreSQL: one log everywhere, and all catch up by themselves."""

import asyncio

import asyncpg

from .players import Player, guest, open_table, take_seat, until
from .postgres import postgres  # noqa: F401
from .process import Process

SEATS = 4


def test_players_of_one_table_at_two_processes(postgres):  # noqa: F811
    asyncio.run(play_through(postgres, postgres.empty()))


async def play_through(database, db):
    servers = [await Process(db).start() for _ in range(2)]
    players = await sit_down(servers)
    staying = [asyncio.create_task(p.stay()) for p in players]
    try:
        await more_moves(players, 10)
        await cut_listeners(db)
        await more_moves(players, 10)
        await asyncio.to_thread(database.stop)
        await asyncio.to_thread(database.start)
        await more_moves(players, 10)
        await same_log(db, players)
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        for server in servers:
            server.kill()
    assert not [t for t in staying if not t.cancelled() and t.exception()]


async def sit_down(servers):
    """Four people; those at even seats talk to one process, the others to the other. In Dragon's
    Cave all lay their cards at once, so moves for the same number meet all the time."""
    urls = [server.url for server in servers]
    cookies = [await guest(urls[n % 2], f"Player {n}") for n in range(SEATS)]
    table = await open_table(urls[0], cookies[0], seats=SEATS)
    for n in range(1, SEATS):
        await take_seat(urls[n % 2], cookies[n], table, n)
    return [Player(urls[n % 2], table, cookies[n], seed=n) for n in range(SEATS)]


async def more_moves(players, n):
    """So many more entries reach everyone, without anybody's help."""
    goal = max(player.seen for player in players) + n
    await until(lambda: all(p.over or p.seen >= goal for p in players))


async def cut_listeners(db):
    """The lines on which the processes hear of each other."""
    admin = await asyncpg.connect(db)
    cut = await admin.fetch(
        "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
    )
    await admin.close()
    assert cut


async def same_log(db, players):
    """Each number once, without a gap; and every seat hears of every move up to the last."""
    admin = await asyncpg.connect(db)
    rows = await admin.fetch("select n from entry where tab = $1 order by n", players[0].table)
    await admin.close()
    numbers = [row["n"] for row in rows]
    assert numbers == list(range(len(numbers)))
    await until(lambda: all(player.seen >= numbers[-1] for player in players))
    moves = [[(n, who) for n, who, _ in p.heard if n <= numbers[-1]] for p in players]
    assert moves[0]
    assert all(heard == moves[0] for heard in moves)
