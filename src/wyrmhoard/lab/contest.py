"""Bots against bots at all tables and seatings, the same luck for each, on all cores."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter

from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.level import bot
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load

from .arena import play_out
from .games import sides_of, team_of
from .luck import Deal
from .seatings import Table, seatings, tables


@dataclass(frozen=True)
class Contest:
    """Who is to meet. `deals` is how often luck is new; each deal is played in every seating."""

    game: str
    bots: Sequence[str]
    players: int
    deals: int
    seed: int = 0
    seconds: float | None = None  # a move
    rounds: int | None = None  # of search a move

    def bot_for(self, level: str, game: Game, seed: int) -> Bot:
        made = bot(level, game, lambda: compiled(game), seed, self.seconds)
        if self.rounds and hasattr(made, "rounds"):
            made.rounds = self.rounds
        return made

    def tables(self) -> list[Table]:
        return tables(self.bots, self.players)

    @property
    def size(self) -> int:
        """Matches in all."""
        return self.deals * sum(len(list(seatings(table))) for table in self.tables())

    def games(self) -> Iterator[tuple[int, int, Table]]:
        """Deal by deal, so that whoever stops early has whole deals."""
        for deal in range(self.deals):
            for number, table in enumerate(self.tables()):
                for seating in seatings(table):
                    yield deal, number, seating


@dataclass(frozen=True)
class Played:
    """One match: who sat where, and what each got."""

    deal: int
    table: int
    seating: Table
    shares: list[float]
    points: list[int]
    sides: list[tuple[str, ...]]
    teams: list[int]  # who wins and loses together, by seat


@dataclass
class Results:
    contest: Contest
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False


def play_one(
    contest: Contest, boxes: Records | None, deal: int, table: int, seating: Table
) -> Played:
    match = match_of(contest, boxes, deal, seating)
    game = match.game
    find, team, seats = sides_of(game), team_of(game), range(len(seating))
    return Played(
        deal, table, seating, match.outcome(), [match.score(p) for p in seats],
        [find(match.state, p) for p in seats], [team(match.state, p) for p in seats],
    )  # fmt: skip


def match_of(contest: Contest, boxes: Records | None, deal: int, seating: Table) -> Match:
    game = load(contest.game)
    match = Match(game, len(seating), boxes, run=compiled(game))
    return play_out(match, bots_of(contest, game, deal, seating), Deal(contest.seed, deal))


def bots_of(contest: Contest, game: Game, deal: int, seating: Table) -> list[Bot]:
    """They think with luck of their own, which depends on deal and seat alone."""
    return [
        contest.bot_for(level, game, (contest.seed * 1_000_003 + deal) * len(seating) + seat)
        for seat, level in enumerate(seating)
    ]


def hold(
    contest: Contest,
    boxes: Records | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    limit: float = float("inf"),
) -> Results:
    """Play them all, or for about `limit` seconds as many deals as are whole by then; Ctrl-C leaves
    what there is."""
    results, start = Results(contest), perf_counter()
    try:
        for played in matches(contest, boxes, workers):
            results.played.append(played)
            progress(1)
            if perf_counter() - start > limit:
                drop_begun(results)
                break
    except KeyboardInterrupt:
        results.stopped = True
    results.played.sort(key=lambda one: (one.deal, one.table, one.seating))
    results.seconds = perf_counter() - start
    return results


def drop_begun(results: Results) -> None:
    """Deals of which not every seating was played; unless that were all of them."""
    whole, met = results.contest.size // results.contest.deals, Counter[int]()
    for one in results.played:
        met[one.deal] += 1
    kept = [one for one in results.played if met[one.deal] == whole]
    results.played = kept or results.played


def matches(contest: Contest, boxes: Records | None, workers: int) -> Iterator[Played]:
    """In the order they are done."""
    jobs = ((contest, boxes, *one) for one in contest.games())
    if workers == 1:
        yield from map(play_job, jobs)
        return
    with get_context("spawn").Pool(workers, leave_interrupts) as pool:
        yield from pool.imap_unordered(play_job, jobs)


def play_job(job: tuple[Contest, Records | None, int, int, Table]) -> Played:
    return play_one(*job)


def leave_interrupts() -> None:
    """To the one who started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
