"""Matches between bots, on all cores, the same for the same seed on any machine.

    from wyrmhoard.lab import simulate
    made = simulate("mount-drago", players=3, bots=["novice", "random"], matches=1000, seed=7)
    made.matches, made.seats   # NumPy records: a row a match, a row a seat

Match k depends on the seed and on k alone: not on threads, not on how many are played. Bots sit in
the order they are named, again and again, and move on by one seat each match.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from threading import local
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from .desk import Desk
from .games import known_sides, sides_of
from .rows import match_row, seat_row
from .totals import Totals

CHUNK = 0.25  # seconds of work between two words of progress
MOST = 5000  # matches of it
DEFAULT = ("novice",)

Progress = Callable[[int], None]
Part = tuple[int, Records, Records]  # the first match; a row a match, a row a seat


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: Game
    seating: tuple[str, ...]  # a bot a seat, as match 0 begins
    matches: int
    seed: int
    told: bool  # whether events are counted

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.seating))


@dataclass
class Simulated:
    """What came of it."""

    plan: Plan
    totals: Totals
    parts: list[Part] = field(default_factory=list)
    seconds: float = 0.0  # of play; compiling is not counted
    stopped: bool = False  # before all were played
    why: Refused | None = None  # if it was not Ctrl-C

    @property
    def matches(self) -> Records:
        """A row a match, in their order."""
        return self.joined(1, match_row(self.plan.game).blank(0))

    @property
    def seats(self) -> Records:
        """A row a seat."""
        return self.joined(2, seat_row(self.plan.game).blank(0))

    def joined(self, which: int, nothing: Records) -> Records:
        found: Records = np.concatenate([nothing, *self.in_order(which)])
        return found

    def in_order(self, which: int) -> list[Records]:
        parts: list[Any] = sorted(self.parts, key=lambda part: part[0])
        return [part[which] for part in parts]

    def of_matches(self, name: str) -> NDArray[Any]:
        """A field of their rows, without putting all the others together."""
        return self.of_rows(name, match_row(self.plan.game).blank(0), 1)

    def of_seats(self, name: str) -> NDArray[Any]:
        return self.of_rows(name, seat_row(self.plan.game).blank(0), 2)

    def of_rows(self, name: str, nothing: Records, which: int) -> NDArray[Any]:
        columns: list[Any] = [rows[name] for rows in (nothing, *self.in_order(which))]
        found: NDArray[Any] = np.concatenate(columns)
        return found

    def report(self) -> dict[str, Any]:
        """As JSON has it."""
        plan, seconds = self.plan, max(self.seconds, 1e-9)
        told = self.totals.report(plan.bots)
        return {
            "game": plan.game.name, "players": len(plan.seating), "bots": list(plan.seating),
            "seed": plan.seed, "stopped": self.stopped, "seconds": round(self.seconds, 6),
            "games_per_second": round(told["games"] / seconds),
            "moves_per_second": round(told["moves"] / seconds), **told,
        }  # fmt: skip


def planned(
    game: Game, players: int | None, bots: Sequence[str], matches: int, boxes: Records, seed: int,
    told: bool = True,
) -> Plan:  # fmt: skip
    """Bots in all seats, or a refusal."""
    count = game.seats[-1] if players is None else players
    game.welcome(count, boxes[0])
    if len(bots) > count:
        raise Refused("more-bots-than-seats", bots=len(bots), seats=count)
    for level in bots:
        bot(level, game, lambda: plain(game))  # refuses a name that is none
    seating = tuple(bots[p % len(bots)] for p in range(count))
    return Plan(game, seating, matches, seed, told)


def simulate(
    game: Game | str,
    players: int | None = None,
    bots: Sequence[str] = DEFAULT,
    matches: int = 1000,
    boxes: Records | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress = lambda done: None,
    events: bool = True,
    keep: bool = True,
) -> Simulated:
    """Play so many matches; `progress` hears how many more are done. Without `events` nothing is
    counted of what came of moves, without `keep` rows are added up and thrown away."""
    game = load(game) if isinstance(game, str) else game
    boxes = game.standard() if boxes is None else boxes
    plan = planned(game, players, bots, matches, boxes, seed, events)
    return run(plan, boxes, threads, progress, keep)


def run(
    plan: Plan,
    boxes: Records,
    threads: int | None = None,
    progress: Progress = lambda done: None,
    keep: bool = True,
    limit: float = float("inf"),
) -> Simulated:
    """As planned, or for about `limit` seconds."""
    made = Simulated(plan, Totals(plan.game, len(plan.seating)))
    parts = chunks(plan, boxes, threads or os.cpu_count() or 1, made, limit)
    gather(made, parts, progress, keep)
    return made


def gather(made: Simulated, parts: Iterator[Part], progress: Progress, keep: bool) -> None:
    """Add up what comes in; Ctrl-C leaves what there is, and so does a cluster that fails."""
    try:
        for part in parts:
            made.totals.add(part[1], part[2])
            if keep:
                made.parts.append(part)
            progress(len(part[1]))
    except KeyboardInterrupt:
        made.stopped = True
    except Refused as no:
        made.stopped, made.why = True, no


def chunks(
    plan: Plan, boxes: Records, threads: int, made: Simulated, limit: float = float("inf")
) -> Iterator[Part]:
    """In the order they are done. However it ends, what is being played is stopped."""
    stop, mine, size = np.zeros(1, np.int64), local(), 1
    play(plan, boxes, 0, 0, stop, mine)  # compiles, or loads what was compiled
    start, begun = perf_counter(), 0
    with ThreadPoolExecutor(threads) as pool:
        working: set[Future[Part]] = set()
        try:
            while begun < plan.matches or working:
                late = perf_counter() - start > limit
                if late and not working:
                    return
                while not late and begun < plan.matches and len(working) < 2 * threads:
                    count = min(size, plan.matches - begun)
                    working.add(pool.submit(play, plan, boxes, begun, count, stop, mine))
                    begun += count
                done, working = wait(working, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
                made.seconds = perf_counter() - start
                size = chunk_size(made.totals.matches, made.seconds, threads)
        finally:
            stop[0] = 1
            made.seconds = perf_counter() - start


def chunk_size(played: int, seconds: float, threads: int) -> int:
    """As many as take about CHUNK seconds."""
    return min(MOST, max(1, int(played / max(seconds, 1e-6) / threads * CHUNK)))


def play(
    plan: Plan, boxes: Records, first: int, count: int, stop: NDArray[np.int64], mine: Any
) -> Part:
    """Some of the matches, at the desk of this thread."""
    if not hasattr(mine, "desk"):
        mine.desk = Desk(plan.game, plan.seating, plan.told)
    matches, rows, ends = mine.desk.play(boxes, plan.seed, first, count, stop)
    seat_bots(plan, rows)
    find_sides(plan, rows, ends)
    return first, matches, rows


def seat_bots(plan: Plan, rows: Records) -> None:
    """Who played: the seating moves on by one seat each match."""
    names = np.array([plan.bots.index(bot) for bot in plan.seating], np.int8)
    rows["bot"] = names[(rows["match"] + rows["seat"]) % len(names)]


def find_sides(plan: Plan, rows: Records, ends: Records) -> None:
    """What each seat was dealt, as a place among the sides there are."""
    find, known = sides_of(plan.game), known_sides(plan.game)
    for i, end in enumerate(ends):
        for p in range(len(plan.seating)):
            rows[i * len(plan.seating) + p].side = known.index(find(end, p))
