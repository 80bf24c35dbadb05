"""make ladder: each level at a table of the next lower one, into ladder.md with a plot beside it.

DEALS says how often luck is new; each deal is played in every seat. GAME is one or several of the
games. What is there is written after every rung, so that whoever stops it keeps what was played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from ladder_plot import drawn
from wyrmhoard.bots.level import LEVELS
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.contest import Contest, hold
from wyrmhoard.lab.seatings import Table
from wyrmhoard.lab.standings import Standing, standings
from wyrmhoard.lab.warm import warm

HERE = Path(__file__).parent
HEAD = """# The ladder of levels

Written by `make ladder` on {day}: {played} of {rungs} rungs, {deals} deals each and every deal in
every seat, {matches} matches in all. Each level sits alone at a table of the next lower one, the
lowest at a table of bots that play at random. *Even* is what it would win were they equally good;
*clearly better* means that the whole 95 % interval lies above. Rungs not listed were not played.

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


def rungs(games: list[str], deals: int) -> Iterator[Rung]:
    """Quick ones first: rung by rung, then by game and number of seats."""
    for pair in pairwise(("random", *LEVELS)):
        for game in games:
            seats = load(game).seats
            for players in sorted({seats[0], seats[len(seats) // 2], seats[-1]}):
                yield Rung(game, pair, players, deals)


def row(rung: Rung, seen: Standing) -> str:
    even = 1 / rung.players
    verdict = "clearly better" if seen.low > even else "**not shown**"
    cells = (
        rung.game, rung.players, seen.bot, rung.bots[0], f"{even:.1%}", f"{seen.share:.1%}",
        f"{seen.low:.1%} to {seen.high:.1%}", seen.matches, verdict,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def write(done: list[tuple[Rung, Standing]], count: int, deals: int) -> None:
    done = sorted(done, key=lambda one: (one[0].game, one[0].players))
    head = HEAD.format(
        day=f"{datetime.now(UTC):%Y-%m-%d}", played=len(done), rungs=count, deals=deals,
        matches=sum(seen.matches for _, seen in done),
    )  # fmt: skip
    rows = "\n".join(row(*one) for one in done)
    (HERE / "ladder.md").write_text(f"{head}{rows}\n", "utf-8")
    (HERE / "ladder.svg").write_text(drawn(done), "utf-8")


def main() -> None:
    deals = int(os.environ.get("DEALS") or 20)
    games = (os.environ.get("GAME") or " ".join(GAMES)).split()
    done, count = list[tuple[Rung, Standing]](), len(list(rungs(list(GAMES), deals)))
    for game in games:
        warm(load(game))
    for rung in rungs(games, deals):
        held = hold(rung, workers=os.cpu_count() or 1)
        if held.stopped:
            break
        (seen,) = (one for one in standings(held) if one.bot == rung.bots[1])
        done.append((rung, seen))
        print(row(*done[-1]), f"{held.seconds:.0f} s", flush=True)
        write(done, count, deals)


if __name__ == "__main__":
    main()
