"""What bots give away of the lead that the first turn of Troll & Dragon is worth, played best.

The turn is solved exactly; each choice of a bot is compared with the best there is, for the lead
over the mean of the others. Two players, by the clock. Fixed rounds.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

import numpy as np

from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.games.troll_and_dragon import weigh_for
from wyrmhoard.bots.games.troll_and_dragon.worth import LEAD
from wyrmhoard.bots.level import LEVELS, bot
from wyrmhoard.bots.search import Search
from wyrmhoard.cli.solutions.troll_and_dragon import solve
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.troll_and_dragon.state import OVER

Row = tuple[str, str, str, bool | None]
GAME = load("troll-and-dragon")
PLAYERS = 2
WANTED, MEDIUM_BEFORE = 0.01, 1000  # of the lead; rounds of search that `medium` once had
OLD = "medium before (1,000 rounds)"


def regret() -> list[Row]:
    """Of each level, and of the `medium` there was before levels were five."""
    turns = int(os.environ.get("TURNS") or 60)
    best, names = optimal(), (*LEVELS, OLD)
    with ProcessPoolExecutor(os.cpu_count()) as pool:  # the slowest begins first
        found = list(pool.map(partial(measured, turns=turns), names[::-1]))
    return [row(level, best, *seen) for level, seen in zip(names, found[::-1], strict=True)]


def measured(level: str, turns: int) -> tuple[float, float]:
    return given_away(made(level), turns)


def made(level: str) -> Bot:
    if level == OLD:
        return Search(GAME, lambda: compiled(GAME), MEDIUM_BEFORE, informed=False)
    return bot(level, GAME, lambda: compiled(GAME))


def row(level: str, best: float, mean: float, error: float) -> Row:
    """With its 95 % interval."""
    low, high = (max(0.0, (mean + z * error) / best) for z in (-1.96, 1.96))
    told = f"{mean / best:.1%} ({low:.1%} to {high:.1%}) of {best:.2f}"
    wanted = level == LEVELS[-1]
    name = f"troll-and-dragon, 2 players, {level}: given away of a turn's optimal lead"
    return name, "1 %" if wanted else "", told, mean / best < WANTED if wanted else None


def optimal() -> float:
    """What the first turn is worth, before its first roll."""
    return float(solve(GAME, PLAYERS, GAME.standard())["worth"])


def given_away(one: Bot, turns: int) -> tuple[float, float]:
    """Points a turn, and their standard error; the same luck for every bot, as far as it goes."""
    lost = [first_turn(one, np.random.default_rng([5, n])) for n in range(turns)]
    return float(np.mean(lost)), float(np.std(lost, ddof=1)) / sqrt(turns)


def first_turn(one: Bot, rng: np.random.Generator) -> float:
    match, lost = Match(GAME, PLAYERS, run=compiled(GAME)), 0.0
    hearing = Hearing(match)
    match.draw(rng)
    first = match.state.turn
    one.rng = np.random.default_rng(int(rng.integers(1 << 30)))
    while not match.over and match.state.turn == first and match.state.phase != OVER:
        seat = match.next_seat(rng)
        move = match.legal(seat)[0]
        if seat == first and len(match.legal(seat)) > 1:
            move = one.choose(match.boxes, match.view(seat), seat, hearing.of(seat))
            lost += worse_than_best(match, seat, move)
        match.play(seat, move)
        match.draw(rng)
    return lost


def worse_than_best(match: Match, seat: int, move: int) -> float:
    run, pad = compiled(GAME), GAME.pad()[0]
    n = run(weigh_for)(match.boxes[0], match.states[0], seat, LEAD, pad.out, pad.weights)
    worth = dict(zip(pad.out[:n].tolist(), pad.weights[:n].tolist(), strict=True))
    return max(worth.values()) - worth[move]


if __name__ == "__main__":
    for level in sys.argv[1:]:
        print(*row(level, optimal(), *measured(level, 60)), flush=True)
