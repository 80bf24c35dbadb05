"""What a contest between bots tells: shares with intervals, by table and by side, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np

from . import ratings as ratings_of
from .arena import wilson
from .bot_ratings import after
from .contest import Played, Results
from .seatings import Table

Z = 1.96


@dataclass(frozen=True)
class Standing:
    """A bot's mean share of the victory at one table, with its 95 % interval."""

    bot: str
    among: list[str]  # the others
    side: str  # what it was dealt, where that is counted by itself
    matches: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """By Plackett and Luce, as openskill works it out; begins at 25."""

    bot: str
    rating: float
    low: float
    high: float


def report(results: Results) -> dict[str, Any]:
    """As JSON has it."""
    contest, played = results.contest, results.played
    return {
        "game": contest.game, "players": contest.players, "seed": contest.seed,
        "deals": contest.deals, "matches": len(played), "stopped": results.stopped,
        "no_winner": sum(not any(one.shares) for one in played),
        "seconds": round(results.seconds, 3),
        "standings": [asdict(one) for one in standings(results)],
        "sides": [asdict(one) for one in standings(results, by_side=True)],
        "ratings": [asdict(one) for one in ratings(results)],
    }  # fmt: skip


def standings(results: Results, by_side: bool = False) -> list[Standing]:
    found: dict[tuple[int, str, str], dict[int, list[float]]] = {}
    for one in results.played:
        for seat, level in subjects(one):
            for side in one.sides[seat] if by_side else ("",):
                deals = found.setdefault((one.table, level, side), defaultdict(list))
                deals[one.deal].append(one.shares[seat])
    all_tables = results.contest.tables()
    return [
        standing(level, others(all_tables[table], level), side, deals)
        for (table, level, side), deals in sorted(found.items())
    ]


def subjects(one: Played) -> Iterator[tuple[int, str]]:
    """Those a table tells of: where one bot fills the rest, the one that is alone."""
    alone = [p for p, level in enumerate(one.seating) if one.seating.count(level) == 1]
    filled = len(set(one.seating)) == 2 and len(alone) == 1
    for seat in alone if filled else range(len(one.seating)):
        yield seat, one.seating[seat]


def others(table: Table, level: str) -> list[str]:
    left = list(table)
    left.remove(level)
    return sorted(set(left))


def standing(bot: str, among: list[str], side: str, deals: dict[int, list[float]]) -> Standing:
    """Matches with the same luck are alike, so deals are compared, not matches: the interval is
    that of as many single matches as the spread between deals is worth."""
    shares = [share for dealt in deals.values() for share in dealt]
    means, share = [float(np.mean(dealt)) for dealt in deals.values()], float(np.mean(shares))
    spread = float(np.std(means, ddof=1)) / sqrt(len(means)) if len(means) > 1 else 0.0
    worth = min(share * (1 - share) / spread**2, 4 * len(shares)) if spread else len(shares)
    low, high = wilson(share, max(worth, 1.0), quantile(len(means) - 1))
    return Standing(bot, among, side, len(shares), share, low, high)


def quantile(freedom: int) -> float:
    """Student's, as few deals tell their spread badly."""
    if freedom < 1:
        return Z
    near = (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    return Z + near


def ratings(results: Results) -> list[Rating]:
    """The best first."""
    known = {level: ratings_of.Rating() for level in results.contest.bots}
    for one in results.played:
        known |= after(known, one)
    best = sorted(known.items(), key=lambda item: -item[1].mu)
    return [Rating(b, r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for b, r in best]
