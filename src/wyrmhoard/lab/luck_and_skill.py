"""How much of a game is luck: matches between equals, looked back on with all laid open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import numpy as np

from wyrmhoard.bots.level import LEVELS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.review.account import Account, account, changes
from wyrmhoard.review.values import Values

from .contest import Contest, match_of
from .seatings import Table

Z = 1.96
MOST, FEWEST, SECONDS = 200, 10, 3.0  # matches of a kind, and the time they are given


@dataclass(frozen=True)
class LuckPart:
    """Of all that moved shares of the victory, what luck did, with its 95 % interval."""

    level: str
    players: int
    part: float
    low: float
    high: float
    matches: int


def accounts(contest: Contest, boxes: Records | None, deal: int, seating: Table) -> list[Account]:
    """Of every seat in one match."""
    match = match_of(contest, boxes, deal, seating)
    found = list(changes(match, Values(match, contest.seed + deal)))
    return [account(found, seat) for seat in range(match.seats)]


def luck_parts(
    game: Game, boxes: Records, top: str, seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[LuckPart]:  # fmt: skip
    """Each level up to this one among its own, with every number of players; as far as it goes
    until Ctrl-C."""
    for level in LEVELS[: LEVELS.index(top) + 1]:
        for players in game.seats:
            contest = Contest(game.name, [level], players, MOST, seed)
            yield luck_part(level, players, list(looked_back(contest, boxes)))
            progress(1)


def looked_back(contest: Contest, boxes: Records) -> Iterator[list[Account]]:
    """As many matches as there is time for, and a few at least."""
    start = perf_counter()
    for done, (deal, _, seating) in enumerate(contest.games()):
        if done >= FEWEST and perf_counter() - start > SECONDS:
            return
        yield accounts(contest, boxes, deal, seating)


def luck_part(level: str, players: int, matches: Sequence[list[Account]]) -> LuckPart:
    """By squares, for what is due to luck and what to decisions goes either way; what positions
    were misjudged by is neither."""
    lucks = np.array([sum(one.luck**2 for one in each) for each in matches])
    whole = lucks + np.array([sum(decided(one) ** 2 for one in each) for each in matches])
    if not (total := float(whole.sum())):
        return LuckPart(level, players, 0.0, 0.0, 0.0, len(matches))
    part = float(lucks.sum()) / total
    margin = Z * sqrt(float(((lucks - part * whole) ** 2).sum())) / total
    return LuckPart(
        level, players, part, max(0.0, part - margin), min(1.0, part + margin), len(matches)
    )


def decided(one: Account) -> float:
    """What all decisions together changed for a seat."""
    return one.own + one.others + one.together
