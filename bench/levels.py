"""One bot at a table of another: `python bench/levels.py GAME SEATS MATCHES BOT OTHER [SEED]`.

Fixed rounds, seats changed in turn; the first one's share of the victory with its 95 % interval.
"""

from __future__ import annotations

import sys

import numpy as np

from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.level import bot
from wyrmhoard.bots.search_tree import TREE
from wyrmhoard.engine.bind import compiled
from wyrmhoard.games import load
from wyrmhoard.lab.arena import interval, shares_of


def measure(name: str, seats: int, matches: int, one: str, other: str, seed: int) -> str:
    game, trees = load(name), TREE.blank()

    def made(level: str, p: int) -> Bot:
        return bot(level, game, lambda: compiled(game), seed + p, trees=trees)

    bots = [made(one, 0), *(made(other, p) for p in range(1, seats))]
    shares = shares_of(game, bots, matches, np.random.default_rng(seed))
    low, high = interval(shares)
    met = f"{name}, {seats} players, {one} at a table of {other}, {matches} matches"
    return f"{met}: {np.mean(shares):.3f} ({low:.3f} to {high:.3f}), even {1 / seats:.3f}"


if __name__ == "__main__":
    name, seats, matches, one, other, *seed = sys.argv[1:]
    print(measure(name, int(seats), int(matches), one, other, int(seed[0]) if seed else 0))
