"""make ladder: each level at a table of the next lower one, into ladder.md with a plot beside it.

Every rung gets SECONDS of play, so that all of them take ten minutes on two quiet cores. GAME is
one or several of the games. What is there is written after every rung, so that whoever stops it
keeps what was played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from ladder_plot import drawn
from wyrmhoard.bots.belief import notes_of
from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.level import LEVELS, levels
from wyrmhoard.engine.game import Game
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.arena import interval
from wyrmhoard.lab.contest import Contest, hold
from wyrmhoard.lab.seatings import Table
from wyrmhoard.lab.simulate import planned, run
from wyrmhoard.lab.standings import Standing, standings
from wyrmhoard.lab.warm import warm

HERE = Path(__file__).parent
SECONDS = float(os.environ.get("SECONDS") or 10)
CORES = os.cpu_count() or 1
MANY, SHORTENED = 1000, 20  # rounds of search of which a match takes minutes; and so much less
MOST = 3000  # matches of a rung
HEAD = """# The ladder of levels

Written by `make ladder` on {day}: {played} of {rungs} rungs, {seconds:g} s each, {matches} matches
in all. Each level sits alone at a table of the next lower one, the lowest at a table of bots that
play at random. *Even* is what it would win were they equally good; *clearly better* means that the
whole 95 % interval lies above. Where bots listen (The Dark Cave), levels that meet one searching
for {many} rounds or more do with a {shortened}th of them here, and so does that one, or there would
be no matches to count. Rungs not listed were not played.

![Every rung with its interval](ladder.svg)

| game | players | level | among | even | victories | 95 % interval | matches | |
|---|---|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Rung(Contest):
    """The second of two bots, alone at a table of the first."""

    def tables(self) -> list[Table]:
        lower, upper = self.bots
        return [(upper, *[lower] * (self.players - 1))]

    def bot_for(self, level: str, game: Game, seed: int) -> Bot:
        made = super().bot_for(level, game, seed)
        if levels(game)[self.bots[0]][1] >= MANY and hasattr(made, "rounds"):
            made.rounds //= SHORTENED
        return made


def rungs(games: list[str]) -> Iterator[Rung]:
    """Quick ones first: rung by rung, then by game and number of seats."""
    for pair in pairwise(("random", *LEVELS)):
        for game in games:
            seats = load(game).seats
            for players in sorted({seats[0], seats[len(seats) // 2], seats[-1]}):
                yield Rung(game, pair, players, MOST // players)


def climb(rung: Rung) -> Standing | None:
    """In the compiled loop, unless they listen: then deal by deal, each in every seat."""
    game, (lower, upper) = load(rung.game), rung.bots
    if notes_of(game):
        held = hold(rung, workers=CORES, limit=SECONDS)
        return next((one for one in standings(held) if one.bot == upper), None)
    bots = [upper, *[lower] * (rung.players - 1)]
    plan = planned(game, rung.players, bots, MOST, game.standard(), rung.seed, False)
    made = run(plan, game.standard(), CORES, limit=SECONDS)
    shares = made.seats["share"][made.seats["bot"] == 0].tolist()
    if not shares:
        return None
    mean = sum(shares) / len(shares)
    return Standing(upper, [lower], "", len(shares), mean, *interval(shares))


def row(rung: Rung, seen: Standing) -> str:
    even = 1 / rung.players
    verdict = "clearly better" if seen.low > even else "**not shown**"
    cells = (
        rung.game, rung.players, seen.bot, rung.bots[0], f"{even:.1%}", f"{seen.share:.1%}",
        f"{seen.low:.1%} to {seen.high:.1%}", seen.matches, verdict,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def write(done: list[tuple[Rung, Standing]], count: int) -> None:
    done = sorted(done, key=lambda one: (one[0].game, one[0].players))
    head = HEAD.format(
        day=f"{datetime.now(UTC):%Y-%m-%d}", played=len(done), rungs=count, seconds=SECONDS,
        matches=sum(seen.matches for _, seen in done), many=MANY, shortened=SHORTENED,
    )  # fmt: skip
    rows = "\n".join(row(*one) for one in done)
    (HERE / "ladder.md").write_text(f"{head}{rows}\n", "utf-8")
    (HERE / "ladder.svg").write_text(drawn(done), "utf-8")


def main() -> None:
    games = (os.environ.get("GAME") or " ".join(GAMES)).split()
    done, count = list[tuple[Rung, Standing]](), len(list(rungs(list(GAMES))))
    for game in games:
        warm(load(game))
    for rung in rungs(games):
        if seen := climb(rung):
            done.append((rung, seen))
            print(row(rung, seen), flush=True)
            write(done, count)


if __name__ == "__main__":
    main()
