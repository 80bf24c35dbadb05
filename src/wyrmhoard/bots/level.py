"""Bots by name: three levels for people, and the two plain ones they are measured against."""

from __future__ import annotations

from difflib import get_close_matches

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused

from .bot import Bot, Run
from .evaluation import evaluation_of
from .greedy import Greedy
from .search import Search
from .solution import solution_of
from .solved import Solved
from .uniform import Uniform

LEVELS = ("easy", "medium", "hard")
PATIENCE = 0.5  # seconds a bot takes for a move at most, however slow the machine


def levels(game: Game) -> dict[str, tuple[str, int]]:
    """How each of them thinks, and how much: in worlds, or in rounds of search."""
    # One world shows a lead, but not where an exit is likely to be.
    few = 8 if evaluation_of(game) else 1
    return {
        "easy": ("lookahead", few),
        "medium": ("search", 1000),
        "hard": ("solved", 1) if solution_of(game) else ("search", 10_000),
        "random": ("uniform", 0),
        "greedy": ("lookahead", 32),
    }


BOTS = ("easy", "medium", "hard", "random", "greedy")


def bot(
    level: str, game: Game, run: Run, seed: int = 0, seconds: float | None = None,
    trees: Records | None = None,
) -> Bot:  # fmt: skip
    """A bot of that name. Without a limit in seconds its moves depend on seed and views alone."""
    if level not in BOTS:
        near = get_close_matches(level, BOTS, 1, 0.4)
        raise Refused("no-such-level", level=level[:40], near=near[0] if near else "none")
    way, effort = levels(game)[level]
    if way == "search":
        return Search(game, run, effort, seconds, seed, trees)
    if way == "solved":
        return Solved(game, run, seed)
    return Greedy(game, run, effort, seed) if way == "lookahead" else Uniform(game, run, seed)
