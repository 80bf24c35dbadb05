"""Milliseconds a call of `wyrmhoard mcp`, over a whole match of each game: prints JSON.

python -m bench.models. Bots in the other seats choose at random, so that it is the calls that are
measured, over pipes, as a model's client makes them.
"""

import asyncio
import json
import os
import sys
from time import perf_counter

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

OURS = ("dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave")
MOST = 150  # moves of one match


async def match(session, game):
    """Mean of `play`, and of `look`, which draws the board."""
    answer = await session.call_tool("open_table", {"game": game, "players": 3, "others": "random"})
    seen, played, looked = answer.structured_content, [], []
    while seen["status"] == "playing" and len(played) < MOST:
        table, moves = seen["table"], seen["moves"]
        start = perf_counter()
        if len(played) % 10 == 0:
            await session.call_tool("look", {"table": table})
            looked.append(perf_counter() - start)
            start = perf_counter()
        move = moves[len(played) % len(moves)]["move"]
        answer = await session.call_tool("play", {"table": table, "move": move})
        played.append(perf_counter() - start)
        seen = answer.structured_content
    return 1000 * sum(played) / len(played), 1000 * sum(looked) / len(looked)


async def main():
    start = perf_counter()
    given = StdioServerParameters(
        command=sys.executable, args=["-m", "wyrmhoard", "mcp"], env=dict(os.environ)
    )
    async with stdio_client(given) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        await session.list_tools()
        told = {"up": perf_counter() - start}
        for game in OURS:
            told[game] = await match(session, game)
    print(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main())
