"""What an imagined world is worth: played to its end, or guessed where its game knows how, at once
or after some turns.

Kernels: plain functions over the contract.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, actors, outcome, play
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.marks import per_game
from wyrmhoard.engine.playout import finish_one, random_move

from .games import known
from .playout import LONGEST, finish_as_known, horizon, play_likely

CURIOSITY, CALM = 0.7, 0.02  # of open choices, by victories and by evaluations, which differ less


def evaluation_of(game: Game) -> Callable[..., Any] | None:
    found: Callable[..., Any] | None = known(game, "evaluate")
    return found


def where_evaluated(other: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a function that `other` stands for in games with an evaluation."""
    return per_game(lambda game: other if evaluation_of(game) else None)


@per_game(evaluation_of)
def evaluate(box, s, out):
    """Write each seat's share of the victory as it may be guessed: `outcome` before the end."""
    raise NotImplementedError


@per_game(lambda game: known(game, "outlook"))
def outlook(box, s, out, weights, shares):
    """Write each seat's share of the victory as it may be guessed, without playing on."""
    raise NotImplementedError


def evaluate_after_luck(box, s, rng, moves, weights, out):
    """Write each seat's share once luck has moved: the outcome at the end, a guess before."""
    mask = actors(box, s)
    while mask & LUCK:
        play(box, s, CHANCE, random_move(box, s, CHANCE, rng, moves, weights))
        mask = actors(box, s)
    if mask == NOBODY:
        outcome(box, s, out)
    else:
        evaluate(box, s, out)


def baseline_of_evaluation(box, s, d):
    evaluate(box, s, d.baseline)


@where_evaluated(baseline_of_evaluation)
def note_baseline(box, s, d):
    """Note what evaluations are compared with, as worlds differ more than moves do."""


def gains_by_evaluation(box, s, rng, d):
    evaluate_after_luck(box, s, rng, d.out, d.weights, d.gains)
    for q in range(s.seats):
        d.gains[q] -= d.baseline[q]


def gains_by_outlook(box, s, rng, d):
    if not d.informed:
        gains_by_finish(box, s, rng, d)
    elif play_likely(box, s, rng, d.out, d.weights, horizon()):
        outcome(box, s, d.gains)
    else:
        outlook(box, s, d.out, d.weights, d.gains)


def gains_by_finish(box, s, rng, d):
    finish_one(box, s, rng, d.out, d.weights, LONGEST)
    outcome(box, s, d.gains)


def quickest(game: Game) -> Callable[..., Any] | None:
    if known(game, "horizon"):
        return gains_by_outlook
    return gains_by_evaluation if evaluation_of(game) else None


@per_game(quickest)
def note_gains(box, s, rng, d):
    """Write into the desk what each seat gains."""
    if d.informed:
        finish_as_known(box, s, rng, d.out, d.weights)
        outcome(box, s, d.gains)
    else:
        gains_by_finish(box, s, rng, d)


def calm():
    return CALM


@where_evaluated(calm)
def curiosity():
    return CURIOSITY
