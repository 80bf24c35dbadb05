"""How strong each level of bots was measured to be, on the scale on which people are rated.

`measured/<game>.json` is written by `make ratings`. People's matches never change it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from wyrmhoard.bots.level import LEVELS

from .contest import Played
from .ratings import MIDDLE, WIDE, Rating, rate

FOLDER = Path(__file__).parent / "measured"
ANCHOR = "medium"  # is in the middle of the scale, in every game


@dataclass(frozen=True, slots=True)
class Measured:
    """`matches` that it played for this; 0: nobody knows, and this is a guess."""

    rating: Rating
    matches: int


def bot_rating(game: str, seats: int, level: str) -> Measured:
    """A level that was not measured may be anything, and is guessed to be as strong as the next
    lower one that was, in the same game with about as many seats."""
    found = data(game)
    if exact := found.get(seats, {}).get(level):
        return exact
    near = min(found, key=lambda n: (abs(n - seats), n), default=None)
    known = found[near] if near is not None else {}
    below = LEVELS[: LEVELS.index(level) + 1] if level in LEVELS else ()
    guess = next((known[one].rating.mu for one in reversed(below) if one in known), MIDDLE)
    return Measured(Rating(guess, WIDE), 0)


@cache
def data(game: str) -> dict[int, dict[str, Measured]]:
    file = FOLDER / f"{game}.json"
    if not file.is_file():
        return {}
    told: Mapping[str, Any] = json.loads(file.read_text("utf-8"))["seats"]
    return {int(n): {level: read(one) for level, one in each.items()} for n, each in told.items()}


def read(one: Mapping[str, Any]) -> Measured:
    return Measured(Rating(one["mu"], one["sigma"]), one["matches"])


# Measuring


def measured(levels: Sequence[str], played: Iterable[Played]) -> dict[str, Measured]:
    """From matches between bots, in order."""
    known, matches = {level: Rating() for level in levels}, dict.fromkeys(levels, 0)
    for one in played:
        known |= after(known, one)
        for level in set(one.seating):
            matches[level] += 1
    shift = MIDDLE - known[ANCHOR].mu if ANCHOR in known else 0.0
    return {
        level: Measured(Rating(one.mu + shift, one.sigma), matches[level])
        for level, one in known.items()
    }


def after(known: Mapping[str, Rating], one: Played) -> dict[str, Rating]:
    """Of the levels that took part; where one had several seats, what they learned on average.
    Matches without a winner tell nothing of who is better."""
    if not any(one.shares):
        return {}
    teams = sorted(set(one.teams))
    seats = [[p for p, team in enumerate(one.teams) if team == each] for each in teams]
    places = [int(one.shares[members[0]] == 0) for members in seats]
    rated = rate([[known[one.seating[p]] for p in members] for members in seats], places)
    new: dict[str, list[Rating]] = {}
    for members, ratings in zip(seats, rated, strict=True):
        for p, rating in zip(members, ratings, strict=True):
            new.setdefault(one.seating[p], []).append(rating)
    return {level: middle(found) for level, found in new.items()}


def middle(found: Sequence[Rating]) -> Rating:
    n = len(found)
    return Rating(sum(one.mu for one in found) / n, sum(one.sigma for one in found) / n)
