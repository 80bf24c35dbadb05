"""What bots know of Dragon's Cave: rounds as what they are, games of secret choice.

standing.py   how a seat stands, as numbers
value.py      what the beginning of a round is worth, fitted to them (weights.py)
steps.py      a round played on by the rules
two.py        two players: the round solved exactly, over rounds to come
several.py    three and four: all joint choices in a table, mixed by regret
habits.py     how people choose who do not think ahead
"""

import numpy as np

from wyrmhoard.engine.contract import legal
from wyrmhoard.engine.marks import apart, small
from wyrmhoard.games.dragons_cave.state import SETTLING

from .habits import by_habit
from .hands import mix_hands
from .several import mix_several
from .steps import forget
from .two import DEEPEST, mix_two
from .value import NOTED, guess, ready

__all__ = ["THINKING", "WORLDS", "mix", "outlook"]

NOVICE, EASY, MEDIUM, HARD, MASTER = range(5)
THINKING = {
    "novice": ("mixed", NOVICE),
    "easy": ("mixed", EASY),
    "medium": ("mixed", MEDIUM),
    "hard": ("mixed", HARD),
    "master": ("mixed", MASTER),
}
# By level: how often one chooses by habit; with two players, where habits do more harm, how many
# positions may lie at the end of what is thought through.
HABIT = (1.0, 0.75, 0.5, 0.25, 0.0)
HABIT_OF_TWO, LEAVES = (1.0, 0.5, 0.2, 0.06, 0.0), (0, 0, 2000, 2000, 200_000)
WORLDS = DEEPEST + 2  # the blank one, the one imagined, and those in which it is played on


@small
def outlook(box, s, out, weights, shares):
    """As at the beginning of a round: what lies hidden is not looked at."""
    notes = np.zeros(NOTED)
    ready(s.seats, notes)
    guess(box, s, notes)
    for p in range(s.seats):
        shares[p] = notes[p]


@apart
@small
def mix(box, worlds, p, level, hasty, rng, out, chances, worth):
    """Write the moves of `p`, how often each is to be made, and the share of the victory it is
    worth; return how many. `worlds[1]` is the one imagined, those after it are written on."""
    s = worlds[1]
    forget(s, p)
    n = legal(box, s, p, out)
    for k in range(n):
        chances[k], worth[k] = 1 / n, 0.0
    habit = HABIT_OF_TWO[level] if s.seats == 2 else HABIT[level]
    if rng.random() < habit or (hasty and s.seats > 2):
        by_habit(box, s, p, out, n, chances)
    else:
        mix_ahead(box, worlds, p, level, hasty, rng, out, n, chances, worth)
    return n


@apart
@small
def mix_ahead(box, worlds, p, level, hasty, rng, out, n, chances, worth):
    """By what is foreseen; to get ready for that takes longer than a habit does."""
    s, leaves, notes = worlds[1], 0 if hasty else LEAVES[level], np.zeros(NOTED)
    ready(s.seats, notes)
    if s.phase == SETTLING:
        mix_hands(box, worlds, p, leaves, n, chances, worth, notes)
    elif s.seats == 2:
        mix_two(box, worlds, p, leaves, out, n, chances, worth, notes)
    else:
        mix_several(box, worlds, p, out, n, chances, worth, notes)
