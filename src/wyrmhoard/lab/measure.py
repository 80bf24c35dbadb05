"""Measures how strong each level of bots is, and writes it where tables read it:

python -m wyrmhoard.lab.measure --game mount-drago --players 2,3 --levels novice,easy --deals 20

Each deal is played in all seatings of the levels. A game and number of seats is measured anew as a
whole; what was measured of others stays.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from itertools import pairwise

from wyrmhoard.bots.level import LEVELS
from wyrmhoard.games import GAMES, load

from .bot_ratings import ANCHOR, FOLDER, Measured, measured
from .contest import Contest, Played, hold
from .warm import warm


def main() -> None:
    given = arguments()
    for name in given.game.split(",") if given.game else GAMES:
        game = load(name)
        warm(game)
        for seats in numbers(given.players, game.seats):
            found = measure(name, seats, given.levels.split(","), given.deals, given.seed)
            write(name, seats, found)
            print(name, seats, *(f"{level} {line(one)}" for level, one in found.items()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="one or more, with commas; all without it")
    parser.add_argument("--players", default="", help="numbers of seats; all without it")
    parser.add_argument("--levels", default="novice,easy,medium")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def numbers(given: str, seats: Iterable[int]) -> list[int]:
    wanted = [int(n) for n in given.split(",")] if given else list(seats)
    return [n for n in seats if n in wanted and n > 1]


def measure(
    game: str, seats: int, levels: list[str], deals: int, seed: int, workers: int = 0
) -> dict[str, Measured]:
    """Each level meets the next one, each of them alone among the other in turn."""
    played: list[Played] = []
    for n, pair in enumerate(pairs(levels)):
        contest = Contest(game, pair, seats, deals, seed + n)
        played += hold(contest, workers=workers or os.cpu_count() or 1).played
    played.sort(key=lambda one: one.deal)
    return measured(levels, played)


def pairs(levels: list[str]) -> list[tuple[str, str]]:
    order = sorted(levels, key=LEVELS.index)
    return list(pairwise(order))


def write(game: str, seats: int, found: dict[str, Measured]) -> None:
    file = FOLDER / f"{game}.json"
    file.parent.mkdir(exist_ok=True)
    old = json.loads(file.read_text("utf-8"))["seats"] if file.is_file() else {}
    new = {level: told(one) for level, one in found.items()}
    every = dict(sorted({**old, str(seats): new}.items(), key=lambda item: int(item[0])))
    about = f"written by make ratings; {ANCHOR} is 25, each level played the next"
    file.write_text(json.dumps({"about": about, "seats": every}, indent=1) + "\n", "utf-8")


def told(one: Measured) -> dict[str, float]:
    return {
        "mu": round(one.rating.mu, 2),
        "sigma": round(one.rating.sigma, 2),
        "matches": one.matches,
    }


def line(one: Measured) -> str:
    return f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f} ({one.matches})"


if __name__ == "__main__":
    main()
