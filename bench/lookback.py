"""Looking back, measured: how long a review takes, and how many matches results without their luck
save.

Luck is worth nothing on average, so a result less its luck says as much of a bot as the result,
and spreads less: so many fewer matches show which of two is better. How much of the luck is taken
off is fitted to the other half of the matches, so that nothing is gained by fitting.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.contest import Contest, match_of
from wyrmhoard.lab.warm import warm
from wyrmhoard.review.account import account, changes
from wyrmhoard.review.review import as_data, review
from wyrmhoard.review.values import Values

from far import Far
from lots import lots, match_with_lots

Row = tuple[str, str, str, bool | None]
Numbers = NDArray[np.float64]
SEED, LEVEL, LONGEST = 11, "easy", 20.0  # of the bots that play what is reviewed; seconds
MATCHES = int(os.environ.get("MATCHES") or 600)
PAIRS = {
    "dragons-cave": ("medium", "easy"), "mount-drago": ("medium", "easy"),
    "troll-and-dragon": ("master", "medium"),
}  # fmt: skip
FAR = ("mount-drago",)  # of whose hands a guess sees little
Z, WANTED = 1.96, 1 / 3


def reviewed(match: Any, **less: int) -> dict[str, Any]:
    """Both seats of it."""
    *_, (found, _, _) = review(match, range(match.seats), SEED, **less)
    return as_data(found)


def reviews() -> list[Row]:
    rows: list[Row] = []
    for name in GAMES:
        match = match_of(Contest(name, [LEVEL], 2, 1, SEED), None, 0, (LEVEL, LEVEL))
        reviewed(match, rounds=8, playouts=1)  # compiled by now
        start = process_time()
        told = reviewed(match)
        seconds = process_time() - start
        figure = f"{name}, 2 players: a review of both seats, one core"
        seen = f"{seconds:.1f} s ({len(match.moves)} moves, {len(told['decisions'])} decisions)"
        rows.append((figure, f"{LONGEST:.0f} s", seen, seconds <= LONGEST))
        same = reviewed(match) == told
        rows.append((f"{name}: the same seed gives the same review", "", str(same), same))
    return rows


@dataclass(frozen=True)
class Pair:
    """Results of the better of two levels, match by match, and what luck brought it there."""

    results: Numbers
    lucks: Numbers

    @property
    def adjusted(self) -> Numbers:
        """Each half of the matches by what the other says luck is worth."""
        even = np.arange(len(self.results)) % 2 == 0
        weights = np.where(even, self.weight(~even), self.weight(even))
        less: Numbers = self.results - weights * self.lucks
        return less

    def weight(self, some: NDArray[np.bool_]) -> float:
        spread = np.cov(self.results[some], self.lucks[some])
        return float(spread[0, 1] / spread[1, 1]) if spread[1, 1] else 0.0

    def needed(self, values: Numbers, edge: float) -> float:
        """Matches until an interval that holds 95 % leaves out that they are alike."""
        return float((Z * values.std(ddof=1) / edge) ** 2)


def one(job: tuple[str, tuple[str, str], int]) -> tuple[float, float]:
    """The better level changes seats from match to match, and luck is new for each. So is the lot
    a bot draws where it mixes its choices."""
    name, (upper, lower), n = job
    seat = n % 2
    seating = (upper, lower) if seat == 0 else (lower, upper)
    match, noted = match_with_lots(Contest(name, [upper, lower], 2, MATCHES, SEED), n, seating)
    if name in FAR:
        return match.outcome()[seat], float(Far(match, n).luck()[seat])
    values = Values(match, SEED + n)
    found = list(changes(match, values))
    told = account(found, seat)
    return told.result, told.luck + float(lots(match, found, noted, values)[seat])


def played(name: str, levels: tuple[str, str]) -> Pair:
    warm(load(name))
    jobs = [(name, levels, n) for n in range(MATCHES)]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        found = np.array(list(pool.map(one, jobs, chunksize=4)))
    return Pair(found[:, 0], found[:, 1])


def saved() -> list[Row]:
    return [row for name, levels in PAIRS.items() for row in told(name, levels)]


def told(name: str, levels: Sequence[str]) -> list[Row]:
    pair = played(name, (levels[0], levels[1]))
    adjusted, luck = pair.adjusted, pair.lucks
    edge, error = adjusted.mean() - 0.5, luck.std(ddof=1) / np.sqrt(len(luck))
    plain, less = (pair.needed(values, edge) for values in (pair.results, adjusted))
    figure = f"{name}, 2 players, {levels[0]} beside {levels[1]}"
    seen = f"{less:.0f} of {plain:.0f} = {less / plain:.2f} ({MATCHES} matches played)"
    even = abs(luck.mean()) <= Z * error
    return [
        (f"{figure}: matches that tell them apart (95 %), without luck of as it is", "a third",
         seen, less <= WANTED * plain),
        (f"{figure}: mean luck", "0", f"{luck.mean():+.3f} ± {Z * error:.3f}", bool(even)),
        (f"{figure}: mean share, without luck and as it is", "",
         f"{adjusted.mean():.3f} ± {Z * adjusted.std() / np.sqrt(len(luck)):.3f}, "
         f"{pair.results.mean():.3f} ± {Z * pair.results.std() / np.sqrt(len(luck)):.3f}", None),
    ]  # fmt: skip


LOOKBACK = {"reviews": reviews, "luck": saved}
