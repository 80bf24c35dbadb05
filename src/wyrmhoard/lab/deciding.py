"""A bot's move, chosen as at a table, of its view and what it heard. Kernels: those of the bots."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.bots.level import levels
from wyrmhoard.bots.lookahead import best_ahead, look_ahead
from wyrmhoard.bots.mixture import mixture_of, pick_mixed
from wyrmhoard.bots.search_tree import NODES, best_searched, plant, search
from wyrmhoard.bots.solution import best_solved, solution_of
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.marks import apart, per_game

from .hearing_steps import heard_worlds

WAYS = ("uniform", "lookahead", "search", "uninformed", "solved", "mixed")
UNIFORM, LOOKAHEAD, SEARCH, UNINFORMED, SOLVED, MIXED = range(len(WAYS))


def thoughts(game: Game, bots: Sequence[str]) -> NDArray[np.int64]:
    """How each of them thinks: its way, and how much of it."""
    known = levels(game)
    found = [(WAYS.index(way), effort) for way, effort in (known[bot] for bot in bots)]
    return np.array(found, np.int64)


def decide(
    box, mine, p, rng, way, effort, made, n, pads, worlds, sums, trees, desks, logs, shadows, notes
):
    """Among `n` moves, listed in the pads, as the bots do it one by one, so that the same luck
    gives the same move."""
    if way == SOLVED:
        return solved(box, mine, p, rng, pads, worlds)
    informed = int(way != UNINFORMED)
    them = heard_worlds(box, mine, p, rng, informed, effort, made, worlds, logs, shadows, notes)
    if way == LOOKAHEAD:
        for k in range(n):
            sums[pads[0].out[k]] = 0.0
        return ahead(box, mine, p, rng, effort, pads, them, sums)
    return searched(box, mine, p, rng, informed, effort, trees, desks, them)


@apart
def ahead(box, mine, p, rng, effort, pads, worlds, sums):
    look_ahead(box, mine, p, rng, effort, pads, worlds, sums)
    return best_ahead(box, mine, p, rng, pads, worlds, sums)


@apart
def searched(box, mine, p, rng, informed, rounds, trees, desks, worlds):
    uproot(trees[0])
    plant(trees, desks, informed)
    search(box, mine, p, rng, rounds, trees, desks, worlds)
    return best_searched(box, mine, p, rng, trees, desks, worlds)


def uproot(t):
    """Blank what was used: trees are large, and most thoughts small."""
    for i in range(NODES):
        if t.key[i] != 0:
            t.key[i], t.visits[i], t.offers[i] = 0, 0, 0
            t.total[i], t.regret[i], t.mixed[i] = 0.0, 0.0, 0.0
    t.used = 0


def best_known(box, mine, p, rng, pads, worlds):
    return best_solved(box, mine, p, rng, pads, worlds)


@per_game(lambda game: best_known if solution_of(game) else None)
def solved(box, mine, p, rng, pads, worlds):
    """Nobody asks where a game is not solved."""
    return NONE


def pick_known(box, mine, p, rng, level, pads, worlds):
    return pick_mixed(box, mine, p, rng, level, 0, pads, worlds)


@per_game(lambda game: pick_known if mixture_of(game) else None)
def mixed(box, mine, p, rng, level, pads, worlds):
    """Nobody asks where a game does not mix its secret choices itself."""
    return NONE
