"""How an imagined world is played on: at random, or as its game says that players play, and there
perhaps no farther than to where its game can say how it stands.

Kernels: plain functions over the contract.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmhoard.engine.contract import CHANCE, NOBODY, actors, legal, play
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.marks import per_game
from wyrmhoard.engine.playout import any_move, finish_one, next_seat

from .games import known

LONGEST = 10_000  # moves to the end of a match


def policy_of(game: Game) -> Callable[..., Any] | None:
    found: Callable[..., Any] | None = known(game, "likely_move")
    return found


@per_game(policy_of)
def likely_move(box, s, p, r, out):
    """What `p` may well play, for `r`, a number drawn from 0 up to 1."""
    return out[int(r * legal(box, s, p, out))]


@per_game(lambda game: known(game, "horizon"))
def horizon():
    """Turns that are played on before it is said how it stands; 0: to the end."""
    return 0


def play_likely(box, s, rng, out, weights, turns):
    """By the game's policy, for so many turns; whether it is over then."""
    made, last, mask = 0, NOBODY, actors(box, s)
    while mask != NOBODY and made < LONGEST:
        p, r = next_seat(box, s, mask, rng, weights), rng.random()
        if p == CHANCE:
            play(box, s, p, any_move(box, s, p, r, out, weights))
        else:
            turns -= int(mask != last)
            last = mask
            if turns < 0:
                return False
            play(box, s, p, likely_move(box, s, p, r, out))
        made += 1
        mask = actors(box, s)
    return True


def finish_likely(box, s, rng, out, weights):
    play_likely(box, s, rng, out, weights, LONGEST)


@per_game(lambda game: finish_likely if policy_of(game) else None)
def finish_as_known(box, s, rng, out, weights):
    """To the end, by the game's policy where it has one."""
    finish_one(box, s, rng, out, weights, LONGEST)
