"""The mixed strategy of a secret choice, in a game that knows how to find one. Kernels: plain
functions over the contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmhoard.engine.arrays import pick
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.marks import apart, per_game, small

from .belief import believe
from .games import known

SLIGHT = 0.01  # a choice meant more seldom is not made


def mixture_of(game: Game) -> Callable[..., Any] | None:
    found: Callable[..., Any] | None = known(game, "mix")
    return found


@per_game(mixture_of)
def mix(box, worlds, p, level, hasty, rng, out, chances, worth):
    """Write the moves of `p`, how often each is to be made, and the share of the victory it is
    worth; return how many."""
    raise NotImplementedError


@apart
@small
def weigh_mixed(box, views, p, rng, level, hasty, pads, worlds):
    """Write moves, chances and worth into the pads, for a world that looks so; return how many."""
    believe(box, views[0], p, rng, worlds)
    return mix(box, worlds, p, level, hasty, rng, pads[0].out, pads[0].weights, pads[1].weights)


def pick_mixed(box, views, p, rng, level, hasty, pads, worlds):
    """A move as likely as it is meant."""
    n = weigh_mixed(box, views, p, rng, level, hasty, pads, worlds)
    chances = pads[0].weights[:n]
    for k in range(n):
        if chances[k] < SLIGHT:
            chances[k] = 0.0
    return int(pads[0].out[pick(chances, rng)])
