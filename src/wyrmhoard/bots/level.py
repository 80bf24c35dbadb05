"""Bots by name: five levels for people, and the three plain ones they are measured against."""

from __future__ import annotations

from difflib import get_close_matches

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused

from .bot import Bot, Run
from .evaluation import evaluation_of
from .games import thinking
from .greedy import Greedy
from .mixed import Mixed
from .search import Search
from .solved import Solved
from .uniform import Uniform

LEVELS = ("novice", "easy", "medium", "hard", "master")
BASELINES = ("random", "greedy", "search")
BOTS = (*LEVELS, *BASELINES)
PATIENCE = 1.0  # seconds a bot takes for a move at most, however slow the machine
SLOWLY = 250  # rounds of search that plain Python can do in that time, about
Thinking = tuple[str, int]  # a way, and how much of it: in worlds, or in rounds of search


def levels(game: Game) -> dict[str, Thinking]:
    """How each of them thinks. The lowest are greedy and see one move; the others search."""
    # One world shows a lead, but not where an exit is likely to be.
    few = 8 if evaluation_of(game) else 1
    common = {
        "novice": ("lookahead", few),
        "easy": ("search", 200),
        "medium": ("search", 1000),
        "hard": ("search", 5000),
        "master": ("search", 30_000),
        "random": ("uniform", 0),
        "greedy": ("lookahead", 32),
        "search": ("uninformed", 10_000),
    }
    return common | thinking(game)


def needs_compiling(level: str, game: Game) -> bool:
    """Whether it is weaker as long as the rules run as plain Python."""
    way, effort = levels(game)[level]
    if way == "mixed":  # as its level says, from the lowest up
        return effort > 0
    return way in ("search", "uninformed") and effort > SLOWLY


def bot(
    level: str, game: Game, run: Run, seed: int = 0, seconds: float | None = None,
    trees: Records | None = None,
) -> Bot:  # fmt: skip
    """A bot of that name. Without a limit in seconds its moves depend on seed and views alone."""
    if level not in BOTS:
        near = get_close_matches(level, BOTS, 1, 0.4)
        raise Refused("no-such-level", level=level[:40], near=near[0] if near else "none")
    way, effort = levels(game)[level]
    if way in ("search", "uninformed"):
        return Search(game, run, effort, seconds, seed, trees, way == "search")
    if way == "solved":
        return Solved(game, run, seed)
    if way == "mixed":
        return Mixed(game, run, effort, seconds, seed)
    return Greedy(game, run, effort, seed) if way == "lookahead" else Uniform(game, run, seed)
