"""What an imagined world is worth: played to its end, or evaluated where chance hardly ends well.

What is known of one game is in the module named after it. Kernels: plain functions over the
contract; where there is an evaluation, the search runs the one named in `instead`.
"""

from wyrmhoard.engine.bind import instead
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, actors, outcome, play
from wyrmhoard.engine.playout import finish_one, random_move

from .games import dark_cave

EVALUATIONS = {"dark-cave": dark_cave.evaluate}
LONGEST = 10_000
CURIOSITY, CALM = 0.7, 0.02  # of open choices, by victories and by evaluations, which differ less


@instead(EVALUATIONS)
def evaluate(box, s, out):
    """Write each seat's share of the victory as it may be guessed: `outcome` before the end."""
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


@instead(dict.fromkeys(EVALUATIONS, baseline_of_evaluation))
def note_baseline(box, s, d):
    """Note what evaluations are compared with, as worlds differ more than moves do."""


def gains_by_evaluation(box, s, rng, d):
    evaluate_after_luck(box, s, rng, d.out, d.weights, d.gains)
    for q in range(s.seats):
        d.gains[q] -= d.baseline[q]


@instead(dict.fromkeys(EVALUATIONS, gains_by_evaluation))
def note_gains(box, s, rng, d):
    """Write into the desk what each seat gains."""
    finish_one(box, s, rng, d.out, d.weights, LONGEST)
    outcome(box, s, d.gains)


def calm():
    return CALM


@instead(dict.fromkeys(EVALUATIONS, calm))
def curiosity():
    return CURIOSITY
