"""Who has played which deal, as both stores have it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from . import statements as sql
from .base import Play
from .statements import Step, Values


class SQLPlays(ABC):
    @abstractmethod
    async def get(self, statement: str, *blanks: object) -> list[Values]: ...

    @abstractmethod
    async def put(self, *steps: Step) -> list[Values]: ...

    async def note_plays(self, plays: Sequence[Play]) -> None:
        columns = sql.PARTS["plays"]
        each = (tuple(getattr(play, column) for column in columns) for play in plays)
        await self.put(*((sql.NOTE_PLAY, values) for values in each))

    async def plays(self, deal: str, most: int) -> list[Play]:
        return [play_of(row) for row in await self.get(sql.PLAYS, deal, most)]

    async def plays_of(self, person: str, deal: str = "") -> list[Play]:
        return [play_of(row) for row in await self.get(sql.PLAYS_OF, person, deal, deal)]

    async def show_play(self, table: str, person: str, shown: bool) -> None:
        await self.put((sql.SHOW_PLAY, (shown, table, person)))


def play_of(values: Values) -> Play:
    *most, shown = values  # SQLite has no truth, only 0 and 1
    return Play(**dict(zip(sql.PARTS["plays"], (*most, bool(shown)), strict=True)))
