"""A scripted client plays whole matches over the Model Context Protocol, as a model would."""

import asyncio
import json
import os
import sys
from contextlib import asynccontextmanager

import pytest

from tests.server.running import Running, unhurried
from tests.whole import whole
from wyrmhoard.adapters.mcp.client import Client
from wyrmhoard.adapters.mcp.tables import TablesHere
from wyrmhoard.cli.boards import board
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load

pytest.importorskip("mcp", reason="pip install mcp")

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


class Model:
    """A client that says what a model might say."""

    def __init__(self, session):
        self.session = session

    async def call(self, name, **given):
        answer = await self.session.call_tool(name, given)
        assert not answer.is_error, answer.content[0].text
        held = answer.structured_content
        return held["result"] if set(held) == {"result"} else held

    async def refused(self, name, **given):
        answer = await self.session.call_tool(name, given)
        assert answer.is_error
        return answer.content[0].text

    async def play_on(self, seen):
        """Any move, to the end."""
        told, n = [], 0
        while seen["status"] not in ("over", "ended"):
            if seen["your_turn"]:
                move = seen["moves"][n % len(seen["moves"])]
                seen = await self.call("play", table=seen["table"], move=move["move"])
            else:
                seen = await self.call("wait", table=seen["table"], seconds=60)
            told, n = told + seen["since"], n + 1
            assert n < 2000
        return seen, told


@asynccontextmanager
async def model(*args):
    command = ["-m", "wyrmhoard", "--lang", "en", "mcp", *args]
    given = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
    async with stdio_client(given) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        yield Model(session)


def test_a_match_against_bots():
    async def play():
        async with model() as m:
            games = await m.call("list_games")
            assert {game["game"] for game in games} == set(GAMES)
            both = await m.call("rules", game="dragons-cave", only=["DC-7", "dc-8"])
            assert both.startswith("DC-7 ")
            assert "\nDC-8 " in both
            assert "no clause" in await m.refused("rules", game="dragons-cave", only=["DC-99"])
            assert "dragons-cave" in await m.refused("open_table", game="dragon-cave")
            assert await m.refused("open_table", game="dragons-cave", seat=3)
            assert await m.refused("open_table", game="dragons-cave", others="people")
            assert await m.refused("open_table", game="dragons-cave", house_rules="none such")
            seen = await m.call(
                "open_table", game="dragons-cave", players=3, seat=2, others="random"
            )
            assert seen["you"] == "Player 2 (program)"
            look = await m.call("look", table=seen["table"])
            assert "Player 1 (bot, random)" in look["board"]
            assert look["moves"] == seen["moves"]
            assert all(move["clauses"] for move in seen["moves"])
            assert "no move" in await m.refused("play", table=seen["table"], move="fly home")
            why = await m.refused("play", table=seen["table"], move="pick p0 left")
            assert "DC-" in why
            end, told = await m.play_on(seen)
            assert sum(end["shares"].values()) == pytest.approx(1)
            assert any("Player 3 (bot, random)" in line for line in told)
            (line,) = await m.call("list_tables")
            assert line["status"] == "over"
            await m.call("leave", table=seen["table"])
            assert await m.call("list_tables") == []
            assert await m.refused("look", table=seen["table"])

    asyncio.run(play())


@pytest.fixture
def running(tmp_path):
    with Running(tmp_path) as running:
        yield running


@whole
def test_a_match_at_a_server(running):
    """At a table of its own against bots, and by a token at one that a person has opened."""

    async def play():
        async with model("--server", running.url, "--name", "Deep Wyrm") as m:
            seen = await m.call("open_table", game="two-tunnels", players=2, others="novice")
            end, told = await m.play_on(seen)
            assert end["you"] == "Deep Wyrm"
            assert set(end["shares"]) == {"Deep Wyrm", "Player 2 (bot, very easy)"}
            assert told
            with running.guest("Ann") as ann:
                info = ann.made(f"/api/tables/{seen['table']}", method="GET")
                assert info["seats"][0]["taken"] == "outside"  # the page calls that a program
                table = ann.open("two-tunnels", 2, listed=True)
                (line,) = [one for one in await m.call("list_tables") if one["table"] == table]
                assert line["free_seats"] == [2]
                form = {"who": "outside", "name": "Guest of Ann", "seeds": True}
                token = ann.made(f"/api/tables/{table}/seats/1", form)["token"]
                with ann.sit_down(table) as player:
                    seen = await m.call("sit_down", table=table, token=token)
                    assert seen["you"] == "Guest of Ann"
                    both = asyncio.to_thread(player.play_on, __import__("random").Random(4))
                    (end, _), over = await asyncio.gather(m.play_on(seen), both)
                    assert list(end["shares"].values()) == over["result"]["shares"]
                log = ann.made(f"/api/tables/{table}/log", method="GET")
                assert [bool(seed) for seed in log["luck"]["seeds"]] == [False, True]
            assert await m.refused("sit_down", table="nowhere")
            assert "token" in await m.refused("sit_down", table=table, token="wrong")

    with unhurried():
        asyncio.run(play())


def test_a_server_that_cannot_be_reached_is_a_sentence():
    async def play():
        async with model("--server", "http://127.0.0.1:9") as m:
            assert "cannot be reached" in await m.refused("list_tables")
            assert "cannot be reached" in await m.refused("open_table", game="mount-drago")

    asyncio.run(play())


def test_tables_are_told_in_json():
    """What a client gets can be written down as it is."""

    async def play():
        async with model() as m:
            seen = await m.call("open_table", game="troll-and-dragon", others="random")
            assert json.loads(json.dumps(seen)) == seen

    asyncio.run(play())


def test_a_table_that_is_left_is_none_that_is_opened_later():
    async def play():
        tables, game = TablesHere("en", board), load("two-tunnels")
        first, second = [await tables.open(game, 2, 0, "random", "") for _ in range(2)]
        await tables.leave(first.table)
        third = await tables.open(game, 2, 0, "random", "")
        assert [second, third] == [tables.at(one.table) for one in (second, third)]

    asyncio.run(play())


def test_who_was_not_heard_says_the_name_again(monkeypatch):
    """Else a server that was away for a moment would know nobody from then on."""
    client, asked = Client("http://table.example", "Wyrm"), []

    def request(method, path, form):
        asked.append(path)
        if len(asked) == 1:
            raise Refused("url-not-reached", url=client.url, reason="away")

    monkeypatch.setattr(client, "request", request)
    with pytest.raises(Refused):
        asyncio.run(client.ask("POST", "/api/tables"))
    asyncio.run(client.ask("POST", "/api/tables"))
    asyncio.run(client.ask("POST", "/api/tables"))
    assert asked == ["/api/me", "/api/me", "/api/tables", "/api/tables"]
