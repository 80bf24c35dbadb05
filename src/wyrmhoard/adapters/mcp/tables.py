"""Where a model finds its tables: in this program, or at a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import count
from typing import Any

import numpy as np

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

from ..boxes import box_of
from .client import Client
from .here import SeatHere
from .seat import Board, Seat, Told
from .there import seated

PEOPLE = "people"  # instead of a level: seats are left free for whoever comes


class Tables(ABC):
    """All tables a model has sat down at, by name."""

    def __init__(self, lang: str, board: Board) -> None:
        self.lang, self.board, self.seats = lang, board, dict[str, Seat]()

    @abstractmethod
    async def open(
        self, game: Game, players: int, seat: int, others: str, variant: str
    ) -> Seat: ...

    @abstractmethod
    async def sit(self, table: str, seat: int, token: str) -> Seat: ...

    async def listed(self) -> list[Told]:
        return [self.line(name, seat) for name, seat in self.seats.items()]

    def at(self, table: str) -> Seat:
        if table not in self.seats:
            raise Refused("no-such-table")
        return self.seats[table]

    async def leave(self, table: str) -> None:
        await self.at(table).leave()
        del self.seats[table]

    def line(self, name: str, seat: Seat) -> Told:
        return {
            "table": name, "game": seat.game.name, "status": seat.status,
            "players": list(seat.names.values()), "you": seat.names[seat.seat],
            "your_turn": bool(seat.moves),
        }  # fmt: skip


class TablesHere(Tables):
    """With bots in the other seats; nothing is kept when the program ends."""

    def __init__(self, lang: str, board: Board) -> None:
        super().__init__(lang, board)
        self.numbers = count(1)

    async def open(self, game: Game, players: int, seat: int, others: str, variant: str) -> Seat:
        boxes = boxes_of(game, variant)
        game.welcome(players, boxes[0])
        name, seed = f"t{next(self.numbers)}", int(np.random.SeedSequence().generate_state(1)[0])
        self.seats[name] = SeatHere(
            name, game, boxes, players, seat, others, seed, self.lang, self.board
        )
        return self.seats[name]

    async def sit(self, table: str, seat: int, token: str) -> Seat:
        """Opening a table was sitting down."""
        return self.at(table)


class TablesThere(Tables):
    """Of a server, among people."""

    def __init__(self, client: Client, lang: str, board: Board) -> None:
        super().__init__(lang, board)
        self.client = client

    async def open(self, game: Game, players: int, seat: int, others: str, variant: str) -> Seat:
        form = {
            "game": game.name, "seats": players, "sit": 0, "variant": variant,
            "listed": others == PEOPLE,
        }  # fmt: skip
        table = (await self.client.ask("POST", "/api/tables", form))["id"]
        if others != PEOPLE:
            for p in set(range(players)) - {seat}:
                await self.take(table, p, {"who": "bot", "level": others})
        return await self.sit(table, seat, "")

    async def sit(self, table: str, seat: int, token: str) -> Seat:
        """With a token that somebody at the table was given, or in a seat that is free."""
        if not token:
            form = {"who": "outside", "name": self.client.name}
            token = (await self.take(table, seat, form))["token"]
        self.seats[table] = await seated(self.client, table, token, self.lang, self.board)
        return self.seats[table]

    async def take(self, table: str, seat: int, form: dict[str, Any]) -> Any:
        return await self.client.ask("POST", f"/api/tables/{table}/seats/{seat}", form)

    async def listed(self) -> list[Told]:
        """Mine, and those where one may sit down."""
        free = await self.client.ask("GET", "/api/tables")
        return [*await super().listed(), *map(self.offered, free["tables"])]

    def offered(self, line: Told) -> Told:
        names = [one["name"] or one["taken"] for one in line["seats"]]
        free = [p + 1 for p, one in enumerate(line["seats"]) if not one["taken"]]
        return {
            "table": line["id"], "game": line["game"], "status": line["status"],
            "players": names, "free_seats": free,
        }  # fmt: skip


def boxes_of(game: Game, variant: str) -> Any:
    """As it is sold, or with house rules that have a name."""
    if variant and variant not in game.variants():
        raise Refused("no-such-variant", variant=variant[:40])
    return box_of(game, variant)
