"""What a report tells of matches, found in their rows; and two boxes beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.bots.level import LEVELS
from wyrmhoard.engine.layout import Records

from .arena import wilson
from .figures import Numbers, error, figures, mean, seat
from .games import known_sides, worth_of
from .rows import SHARED, clauses_fired, things_of
from .simulate import Progress, Simulated, planned, run

Z = 1.96
SURE = 3.0  # standard errors: of two dozen figures hardly one is so far off by chance
COMPARED = ("points", "length", "margin", "leads", "behind", "settled")  # beside the seats' shares
FEWEST = 30  # matches in which a thing was somebody's, to say what it is worth
LADDER = ("random", *LEVELS)
RUNG, RUNG_SECONDS = 1000, 6.0  # matches of a rung of the ladder, and the time it is given


@dataclass(frozen=True)
class Share:
    """A mean share of the victory, with its 95 % interval."""

    name: str
    mean: float
    low: float
    high: float
    matches: int


@dataclass(frozen=True)
class Worth:
    """By how much more is won by whoever has it, of a card, a square or a side of a die."""

    name: str
    more: float
    error: float
    times: float  # a match


@dataclass(frozen=True)
class Change:
    """A figure under two boxes. Matches with the same luck are compared one by one."""

    name: str
    here: float
    there: float
    errors: float  # how many standard errors they are apart

    @property
    def sure(self) -> bool:
        return abs(self.errors) > SURE


def share(name: str, shares: NDArray[np.float64], matches: int) -> Share:
    """Seats of one match are no luck of their own: no more counts than there were matches."""
    mean, count = float(shares.mean()), min(len(shares), matches)
    return Share(name, mean, *wilson(mean, count, Z), count)


def fair(made: Simulated) -> float:
    """A seat's share were all alike: less than it might be where nobody wins."""
    return mean(made.seats["share"])


def won(made: Simulated) -> Records:
    """The matches that somebody won."""
    matches = made.matches
    found: Records = matches[matches["decided"] <= SHARED]
    return found


def by_seat(made: Simulated) -> list[Share]:
    rows, n = made.seats, len(made.matches)
    seats = range(len(made.plan.seating))
    return [share(str(p), rows["share"][rows["seat"] == p], n) for p in seats]


def by_side(made: Simulated) -> list[list[Share]]:
    """By each word of what seats were dealt, and by all words together."""
    rows, known = made.seats, known_sides(made.plan.game)
    found = []
    for words in [*zip(*known, strict=True), [" ".join(side) for side in known]] if known else []:
        of = np.array(words, object)[rows["side"]]
        named = [word for word in dict.fromkeys(words) if (of == word).any()]
        found.append([share(word, rows["share"][of == word], len(made.matches)) for word in named])
    return found


def worth(made: Simulated) -> dict[str, list[Worth]]:
    """By the name of the blank that things fill."""
    game, rows = made.plan.game, made.seats
    blanks = dict(worth_of(game))
    counts: dict[tuple[str, str], NDArray[np.int64]] = {}
    for k, (text, value) in enumerate(things_of(game)):
        key = next(blank for event, blank in blanks if event == text), value
        counts[key] = counts.get(key, 0) + rows["touched"][:, k].astype(np.int64)
    found: dict[str, list[Worth]] = {}
    for (blank, value), times in counts.items():
        if (times > 0).sum() >= FEWEST:
            found.setdefault(blank, []).append(worth_of_one(value, times, made))
    return {blank: sorted(some, key=placed) for blank, some in found.items()}


def placed(one: Worth) -> float:
    """Numbers in their order, all else the best first."""
    return float(one.name) if one.name.isdigit() else -one.more


def worth_of_one(name: str, times: NDArray[np.int64], made: Simulated) -> Worth:
    """The mean share of those who had it, as often as they had it, beside a fair one."""
    more = made.seats["share"] - fair(made)
    whole = times.sum()
    worth = float((times * more).sum() / whole)
    error = sqrt(float(((times * (more - worth)) ** 2).sum())) / float(whole)
    return Worth(name, worth, error, float(whole) / len(made.matches))


def rules(made: Simulated) -> dict[str, tuple[float, float]]:
    """Of each clause that events name: how often a match, and in how many of the matches."""
    fired = clauses_fired(made.plan.game, made.matches["fired"])
    return {
        clause: (float(count.mean()), float((count > 0).mean())) for clause, count in fired.items()
    }


def ladder(
    made: Simulated, boxes: Records, top: str, progress: Progress = lambda done: None
) -> list[tuple[str, Share]]:
    """Each level alone at a table of the next lower one, up to `top` or to Ctrl-C."""
    found, plan = [], made.plan
    for below, level in pairwise(LADDER[: LADDER.index(top) + 1]):
        seating = [level] + [below] * (len(plan.seating) - 1)
        rung = planned(plan.game, len(seating), seating, RUNG, boxes, plan.seed, False)
        played = run(rung, boxes, limit=RUNG_SECONDS)
        if played.stopped:
            break
        rows = played.seats
        shares = rows["share"][rows["bot"] == 0]
        found.append((below, share(level, shares, len(played.matches))))
        progress(1)
    return found


def changes(here: Simulated, there: Simulated) -> list[Change]:
    """The same matches under two boxes, as far as both were played."""
    numbers = here.matches["match"], there.matches["match"]
    _, at, at_too = np.intersect1d(*numbers, return_indices=True)
    mine, theirs = figures(here), figures(there)
    names = [*map(seat, range(len(here.plan.seating))), *COMPARED]
    return [change(name, mine[name][at], theirs[name][at_too]) for name in names]


def change(name: str, here: Numbers, there: Numbers) -> Change:
    apart = there - here.astype(float)
    errors = mean(apart) / spread if (spread := error(apart)) else 0.0
    return Change(name, mean(here), mean(there), errors)
