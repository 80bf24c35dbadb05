"""The Dark Cave's bots: against those of an earlier commit, and what they believe by half time.

Matches of five. Rounds are few so that there can be many matches; both sides have as many. In ten
minutes as many are played as can be.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from time import monotonic
from typing import TypeVar

import numpy as np

from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.listening import Listening
from wyrmhoard.bots.search import Search
from wyrmhoard.bots.search_tree import TREE
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.dark_cave.state import LOYAL, SABOTEUR
from wyrmhoard.lab.arena import wilson
from wyrmhoard.lab.luck import Deal

from earlier import Earlier, source

BEFORE = "82e5b14"  # the last commit whose bots did not listen
SEATS, HALF = 5, 33  # cards still to be played when half of a match is over
ROUNDS = int(os.environ.get("CAVE_ROUNDS", 1000))
DEALS = int(os.environ.get("CAVE_DEALS", 200))
SECONDS = float(os.environ.get("CAVE_SECONDS", 270))  # of either half
CORES = os.cpu_count() or 1
Row = tuple[str, str, str, bool | None]
Found = TypeVar("Found")


@dataclass
class Seen:
    """Of one match: who got what, and what was believed of others at half time, by loyalty."""

    shares: list[float]
    loyalty: list[int]
    doubts: dict[int, list[float]] = field(default_factory=lambda: {LOYAL: [], SABOTEUR: []})


def followed(bots: Sequence[Bot], deal: int) -> Seen:
    game = load("dark-cave")
    match, luck = Match(game, SEATS, run=compiled(game)), Deal(7, deal)
    hearing, seen = Hearing(match), Seen([], [])
    luck.draw(match)
    while not match.over:
        seat = luck.next_seat(match)
        match.play(seat, bots[seat].choose(match.boxes, match.view(seat), seat, hearing.of(seat)))
        luck.draw(match)
        state = match.states[0]
        if not seen.doubts[LOYAL] and state["pile"].sum() + state["held"].sum() <= HALF:
            doubt(match, hearing, seen)
    seen.shares = match.outcome()
    seen.loyalty = match.states[0]["loyalty"][:SEATS].tolist()
    return seen


def doubt(match: Match, hearing: Hearing, seen: Seen) -> None:
    """What each believes of each whose clan card still lies face down."""
    state, ear = match.states[0], Listening(match.game)
    for p in range(SEATS):
        given = match.boxes, match.view(p), p, hearing.of(p), np.random.default_rng(p), 256
        worlds = ear.gather(match.run, *given)[2:]
        for q in range(SEATS):
            if q != p and not int(state["open_clan"]) >> q & 1:
                wrong = (worlds["loyalty"][:, q] == SABOTEUR).mean()
                seen.doubts[int(state["loyalty"][q])].append(float(wrong))


def ours(seed: int) -> Search:
    game = load("dark-cave")
    return Search(game, partial(compiled, game), ROUNDS, None, seed, TREE.blank())


@cache
def theirs() -> Earlier:
    """One for every match that a worker plays: it takes seconds to begin, and ends with it."""
    return Earlier(BEFORE, "dark-cave", "hard", ROUNDS, os.getpid())


def alone(deal: int) -> tuple[float, int]:
    """One of ours at a table of the others: its share, and its loyalty."""
    seat = deal % SEATS
    seen = followed([ours(deal) if p == seat else theirs() for p in range(SEATS)], deal)
    return seen.shares[seat], seen.loyalty[seat]


def together(deal: int) -> Seen:
    bot = ours(deal)
    return followed([bot] * SEATS, deal)


def cave() -> list[Row]:
    source(BEFORE)  # unpacked once, for all workers
    with ProcessPoolExecutor(CORES) as pool:
        lonely, all_ours = in_time(pool, alone), in_time(pool, together)
    rows = [against(lonely, loyalty) for loyalty in (LOYAL, SABOTEUR)]
    nobody = sum(max(seen.shares) == 0 for seen in all_ours) / len(all_ours)
    figure = f"dark-cave, {SEATS} players: matches of {ROUNDS} rounds without a winner"
    rows.append((figure, "below 10%", f"{nobody:.1%} of {len(all_ours)}", nobody < 0.1))
    true, false = (
        [one for seen in all_ours for one in seen.doubts[which]] for which in (SABOTEUR, LOYAL)
    )
    figure = f"dark-cave, {SEATS} players: P(saboteur) at half time, cards still face down"
    told = (
        f"{np.mean(true):.2f} of saboteurs, {np.mean(false):.2f} of the loyal ({len(true)} looks)"
    )
    return [*rows, (figure, "0.25 apart", told, bool(np.mean(true) - np.mean(false) >= 0.25))]


def in_time(pool: ProcessPoolExecutor, play: Callable[[int], Found]) -> list[Found]:
    """A match a core, again and again: those that take long are not left out."""
    found, start = list[Found](), monotonic()
    while len(found) < DEALS and monotonic() - start < SECONDS:
        found += pool.map(play, range(len(found), len(found) + CORES))
    return found


def against(lonely: Sequence[tuple[float, int]], loyalty: int) -> Row:
    shares = [share for share, which in lonely if which == loyalty]
    low, high = wilson(float(np.mean(shares)), len(shares), 1.96)
    which = "loyal" if loyalty == LOYAL else "a saboteur"
    figure = f"dark-cave, {SEATS} players: one of {ROUNDS} rounds, {which}, at a table of {BEFORE}"
    told = f"{np.mean(shares):.1%}, 95 % interval {low:.1%} to {high:.1%} ({len(shares)} matches)"
    return figure, "above 20%", told, low > 1 / SEATS
