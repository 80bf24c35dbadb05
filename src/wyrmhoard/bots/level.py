"""Bots by name: three levels for people, and the two plain ones they are measured against."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

from .bot import Bot, Run
from .evaluation import evaluation_of
from .greedy import Greedy
from .search import Search
from .uniform import Uniform

LEVELS = ("easy", "medium", "hard")
PATIENCE = 0.5  # seconds a bot takes for a move at most, however slow the machine


def easily(game: Game) -> int:
    """Worlds the easy bot looks at: one shows a lead, but not where an exit is likely to be."""
    return 8 if evaluation_of(game) else 1


Make = Callable[[Game, Run, int, float | None], Bot]
BOTS: dict[str, Make] = {
    "easy": lambda game, run, seed, seconds: Greedy(game, run, easily(game), seed),
    "medium": lambda game, run, seed, seconds: Search(game, run, 1000, seconds, seed),
    "hard": lambda game, run, seed, seconds: Search(game, run, 10_000, seconds, seed),
    "random": lambda game, run, seed, seconds: Uniform(game, run, seed),
    "greedy": lambda game, run, seed, seconds: Greedy(game, run, 32, seed),
}


def bot(level: str, game: Game, run: Run, seed: int = 0, seconds: float | None = None) -> Bot:
    """A bot of that name. Without a limit in seconds its moves depend on seed and views alone."""
    if level not in BOTS:
        near = get_close_matches(level, BOTS, 1, 0.4)
        raise Refused("no-such-level", level=level[:40], near=near[0] if near else "none")
    return BOTS[level](game, run, seed, seconds)
