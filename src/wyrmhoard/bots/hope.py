"""How an imagined world is judged: played to its end, or by hope where chance hardly ends well.

What is known of one game is in the module named after it. Kernels: plain functions over the
contract; where there is hope, the search runs the one named in `instead`.
"""

from wyrmhoard.engine.bind import instead
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, actors, outcome, play
from wyrmhoard.engine.playout import finish_one, random_move

from . import dark_cave

HOPES = {"dark-cave": dark_cave.hope}
LONGEST = 10_000
CURIOSITY, CALM = 0.7, 0.02  # of open choices, by victories and by hopes, which differ less


@instead(HOPES)
def hope(box, s, out):
    """Write each seat's share of the victory as it may be guessed: `outcome` before the end."""
    raise NotImplementedError


def foresee(box, s, rng, moves, weights, out):
    """Write each seat's share once luck has moved: the outcome at the end, the hope before."""
    mask = actors(box, s)
    while mask & LUCK:
        play(box, s, CHANCE, random_move(box, s, CHANCE, rng, moves, weights))
        mask = actors(box, s)
    if mask == NOBODY:
        outcome(box, s, out)
    else:
        hope(box, s, out)


def compare_hopes(box, s, d):
    hope(box, s, d.hopes)


@instead(dict.fromkeys(HOPES, compare_hopes))
def compare(box, s, d):
    """Note what hopes are compared with, as worlds differ more than moves do."""


def judge_hopes(box, s, rng, d):
    foresee(box, s, rng, d.out, d.weights, d.gains)
    for q in range(s.seats):
        d.gains[q] -= d.hopes[q]


@instead(dict.fromkeys(HOPES, judge_hopes))
def judge(box, s, rng, d):
    """Write into the desk what each seat gains."""
    finish_one(box, s, rng, d.out, d.weights, LONGEST)
    outcome(box, s, d.gains)


def calm():
    return CALM


@instead(dict.fromkeys(HOPES, calm))
def curiosity():
    return CURIOSITY
