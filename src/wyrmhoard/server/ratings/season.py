"""A season's table: of rated matches that anybody could watch, and of nothing else.

Everybody begins it anew, so that what is played at private tables shows nowhere in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime

from wyrmhoard.lab.ratings import Rating

from ..store.base import ResultRow, Store
from ..tables.results import Result, decode, rank
from .reckoning import ENOUGH, Known, fold, is_known, rates_of

SOME, ALL = 200, 100_000  # results at a time


@dataclass
class Standing:
    """Where somebody stands, by the name they used last."""

    name: str
    rating: Rating
    matches: int
    won: int = 0

    @property
    def provisional(self) -> bool:
        return self.matches < ENOUGH


@dataclass
class Season:
    """Of one pool; results are added in order."""

    since: int  # ms
    known: dict[str, Known] = field(default_factory=dict)
    standings: dict[str, Standing] = field(default_factory=dict)

    def add(self, row: ResultRow, result: Result) -> None:
        if not row.listed or row.ended < self.since:
            return
        fold(self.known, result, rates_of(row, result, self.known))
        for part in result.parts:
            if is_known(part.person):
                now = self.known[part.person]
                won = self.won_by(part.person) + (rank(part) == 0)
                self.standings[part.person] = Standing(part.name, now.rating, now.matches, won)

    def won_by(self, person: str) -> int:
        return self.standings[person].won if person in self.standings else 0

    def best_first(self, people: set[str]) -> list[Standing]:
        """By what is sure; those who have not played enough come last. Without any who are
        forgotten since: only these people."""
        each = [one for person, one in self.standings.items() if person in people]
        return sorted(each, key=lambda s: (s.provisional, s.rating.sigma - s.rating.mu, s.name))


async def season_of(store: Store, game: str, seats: int, since: int) -> Season:
    """For whoever only reads: what is not counted yet comes after the rest, as it will be."""
    season, n = Season(since), 0
    while rows := await store.rated(game, seats, n, SOME):
        for row in rows:
            season.add(row, decode(row.body))
        n = rows[-1].k + 1
    for row in await store.unrated(game, seats, ALL):
        season.add(row, decode(row.body))
    return season


def beginning(day: date | None) -> int:
    """In ms; without a first day whatever was ever played belongs to it."""
    if day is None:
        return 0
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
