"""The tools a model is given. What they say of themselves is English: models read it, not people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from wyrmhoard import __version__
from wyrmhoard.bots.level import BOTS, LEVELS
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses, rulebook

from .. import missing
from .seat import Told, Unplayable
from .tables import PEOPLE, Tables, TablesThere

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ModuleNotFoundError as no:
    raise missing(no, "mcp") from None

PATIENCE = 60.0  # seconds `wait` takes at most
INSTRUCTIONS = """\
You sit at a table of a board game about dragons and dwarves, as one of its players. Open a table or
sit down at one, then look at it and play one of the moves offered, in the words of "move". You are
shown what your seat may know and nothing else. "clauses" are the rules behind a move: read them
with the tool rules. Where your_turn is false and the match is not over, wait."""
Refusal = Callable[[Texts, Refused], str]


def server(tables: Tables, refusal: Refusal) -> MCPServer:
    """All tools, over these tables."""
    made = MCPServer(
        "wyrmhoard", title="Wyrmhoard", instructions=INSTRUCTIONS, version=__version__,
        log_level="WARNING",
    )  # fmt: skip
    say = Texts(tables.lang)
    levels = f"{', '.join(LEVELS)}" + (f", or {PEOPLE}" if isinstance(tables, TablesThere) else "")

    @contextmanager
    def told() -> Iterator[None]:
        """Whatever is refused is told as a sentence."""
        try:
            yield
        except Refused as no:
            raise ToolError(refusal(say, no)) from None
        except Unplayable as no:
            raise ToolError(str(no)) from None

    def tool(about: str) -> Callable[[Callable[..., Any]], Any]:
        return made.tool(description=about)

    @tool("The games: how many play each, how long it takes, and its house rules by name.")
    async def list_games() -> list[dict[str, Any]]:
        return [line(name, tables.lang) for name in GAMES]

    @tool("A game's rules: all of them, or those clauses, numbered like DC-12.")
    async def rules(game: str, only: list[str] | None = None) -> str:
        with told():
            folder = load(game).folder
            if not only:
                return rulebook(folder, tables.lang)
            known = clauses(folder, tables.lang)
            for number in only:
                if number.upper() not in known:
                    raise Refused("no-such-clause", clause=number[:20])
            return "\n".join(f"{number.upper()} {known[number.upper()]}" for number in only)

    @tool("The tables you sit at, and at a server also those with a free seat.")
    async def list_tables() -> list[dict[str, Any]]:
        with told():
            return await tables.listed()

    @tool(
        "Open a table and sit down there, in `seat` counted from 1. `others` says who sits in the "
        f"other seats: bots of a level ({levels}). `house_rules` is one of the names list_games tells."
    )
    async def open_table(
        game: str, players: int = 2, seat: int = 1, others: str = "easy", house_rules: str = ""
    ) -> dict[str, Any]:
        with told():
            chosen = load(game)
            if not 1 <= seat <= players:
                raise Refused("seat-not-there", given=seat, seats=players)
            if others not in BOTS and not (others == PEOPLE and isinstance(tables, TablesThere)):
                raise Refused("no-such-level", level=others[:40], near="none")
            return (await tables.open(chosen, players, seat - 1, others, house_rules)).look()

    @tool(
        "Sit down at a table of the server, in a free seat counted from 1, or with the token that "
        "somebody at the table was given for you. You are shown there as a program."
    )
    async def sit_down(table: str, seat: int = 1, token: str = "") -> dict[str, Any]:
        with told():
            return (await tables.sit(table, seat - 1, token)).look()

    @tool(
        "What you see at a table, with the board drawn in text, what was told since you last looked, "
        "and your legal moves."
    )
    async def look(table: str) -> dict[str, Any]:
        with told():
            seat = tables.at(table)
            return seat.look() | {"board": seat.picture()}

    @tool(
        "Play a legal move, in the words of `move` as it is offered. Answers like look, without the "
        "board, when it is your turn again or nothing more happens. A move that is not legal is "
        "explained."
    )
    async def play(table: str, move: str) -> dict[str, Any]:
        with told():
            seat = tables.at(table)
            await seat.play(seat.chosen(move))
            return seat.look()

    @tool("Wait until it is your turn or the match is over, for so many seconds at most (60).")
    async def wait(table: str, seconds: float = 20.0) -> dict[str, Any]:
        with told():
            await tables.at(table).wait(min(max(seconds, 0.0), PATIENCE))
            return tables.at(table).look()

    @tool("Leave a table for good. At a server a bot goes on in your seat.")
    async def leave(table: str) -> str:
        with told():
            await tables.leave(table)
            return table

    return made


def line(name: str, lang: str) -> Told:
    game = load(name)
    tell = Texts(lang, game.folder / "texts")
    return {
        "game": name, "name": tell("name"), "about": tell("tagline"),
        "players": [game.seats[0], game.seats[-1]], "minutes": game.minutes,
        "house_rules": list(game.variants()), "levels": list(LEVELS),
    }  # fmt: skip
