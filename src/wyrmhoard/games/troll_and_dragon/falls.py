"""How one to four Grotto dice can fall. The dice are alike, so only what they show together counts.

A fall of `n` dice is a row of the tables, from FIRST[n] up to FIRST[n + 1]. The odds of a face are
the box's, and enter when luck is asked.
"""

from itertools import combinations_with_replacement
from math import comb, factorial, prod

import numpy as np

from .state import (
    FACES, GROTTO_DICE, SIDES, SHOW_FOUR, SHOW_ONE, SHOW_THREE, SHOW_TWO,
)  # fmt: skip

Fall = tuple[int, ...]  # faces, in their order

SHOW = np.array([SHOW_ONE, SHOW_ONE, SHOW_TWO, SHOW_THREE, SHOW_FOUR])  # by the number of dice
FALLS: list[list[Fall]] = [
    list(combinations_with_replacement(range(len(FACES)), n)) for n in range(GROTTO_DICE + 1)
]
ROWS = [dice for falls in FALLS for dice in falls]


def move(dice: Fall) -> int:
    """A die a digit, as Moves numbers them."""
    n = len(dice)
    number = int(SHOW[n])
    for k, face in enumerate(dice):
        number += face * int(len(FACES) ** (n - 1 - k))
    return number


def orders(dice: Fall) -> float:
    """In how many orders these dice can lie."""
    return factorial(len(dice)) / prod(factorial(dice.count(face)) for face in set(dice))


FIRST = np.array([sum(map(len, FALLS[:n])) for n in range(len(FALLS) + 1)])
MOVE = np.array([move(dice) for dice in ROWS])
ORDERS = np.array([orders(dice) for dice in ROWS])
LAST = np.array([0, *(dice[-1] for dice in ROWS[1:])])  # the last die
OTHERS = np.array([0, *(FALLS[len(dice) - 1].index(dice[:-1]) for dice in ROWS[1:])])  # the others

UPTO = range(GROTTO_DICE + 1)
POWER = np.array([[sides**n for n in UPTO] for sides in range(SIDES + 1)])
CHOOSE = np.array([[comb(dice, n) for n in UPTO] for dice in UPTO])  # n of the dice
