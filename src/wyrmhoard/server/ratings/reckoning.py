"""What one result does to the ratings of those who took part."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import msgspec

from wyrmhoard.lab.bot_ratings import bot_rating
from wyrmhoard.lab.ratings import Rating, rate

from ..protocol.forms import RatingInfo
from ..store.base import ResultRow
from ..tables.results import Part, Result, decode, rank
from ..tables.table import FORGOTTEN

ENOUGH = 10  # matches after which a rating is more than provisional


class Known(msgspec.Struct, frozen=True):
    """A person's rating, after so many matches."""

    rating: Rating = Rating()
    matches: int = 0


class Rate(msgspec.Struct, frozen=True):
    """What a match did to the rating in one seat; a bot's stays as it is."""

    before: Rating
    after: Rating
    matches: int  # of that person, with this one


encode = msgspec.json.Encoder().encode
decode_rates = msgspec.json.Decoder(list[Rate]).decode
NEW = Known()


def is_known(person: str) -> bool:
    """A bot is nobody, and whoever is forgotten is nobody any more."""
    return person not in ("", FORGOTTEN)


def rates_of(row: ResultRow, result: Result, known: Mapping[str, Known]) -> list[Rate]:
    """By seat, as people were known before."""
    seats = range(len(result.parts))
    before = [known_of(row, part, known) for part in result.parts]
    teams = sides(result.parts)
    rated = rate(
        [[before[p].rating for p in team] for team in teams],
        [rank(result.parts[team[0]]) for team in teams],
    )
    new = dict(zip(chain(*teams), chain(*rated), strict=True))
    people = [result.parts[p].taken == "person" for p in seats]
    return [
        Rate(before[p].rating, new[p], before[p].matches + 1)
        if people[p]
        else Rate(before[p].rating, before[p].rating, 0)
        for p in seats
    ]


def known_of(row: ResultRow, part: Part, known: Mapping[str, Known]) -> Known:
    if part.taken == "person":
        return known.get(part.person, NEW)
    return Known(bot_rating(row.game, row.seats, part.level).rating)


def sides(parts: list[Part]) -> list[list[int]]:
    """Who wins and loses together, by seat. Whoever has gone lost alone."""
    found: dict[tuple[bool, int], list[int]] = {}
    for p, part in enumerate(parts):
        found.setdefault((part.gone, p if part.gone else part.team), []).append(p)
    return list(found.values())


def info(rating: Rating, matches: int) -> RatingInfo:
    """As people are told of it."""
    return RatingInfo(rating=rating.mu, margin=rating.sigma, provisional=matches < ENOUGH)


def fold(known: dict[str, Known], result: Result, rates: list[Rate]) -> None:
    """The next of a pool's results, in order."""
    for part, new in zip(result.parts, rates, strict=True):
        if is_known(part.person):
            known[part.person] = Known(new.after, new.matches)


def read(row: ResultRow) -> tuple[Result, list[Rate]]:
    return decode(row.body), decode_rates(row.rates)
