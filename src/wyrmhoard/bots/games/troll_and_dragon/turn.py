"""The Grotto solved: when to roll, set aside, enter and leave (TD-7 to TD-13).

A position is the diamonds gathered, the trolls, and whether a key and a door are at hand. All of
it only ever grows, so that positions are solved from the last to the first; a roll that changes
nothing is a choice between what can be had now and rolling again. Kernels: plain functions over
the game's state.
"""

import numpy as np

from wyrmhoard.engine.marks import apart
from wyrmhoard.games.troll_and_dragon.falls import FIRST, ORDERS, POWER, ROWS
from wyrmhoard.games.troll_and_dragon.state import (
    DIAMOND, DOOR, FACES, GROTTO_DICE, KEY, SIDES, TROLL,
)  # fmt: skip

from .cavern import enter_cavern
from .worth import worth_of_leaving, worth_of_troll

ABSENT, SHOWN, ASIDE = range(3)  # of a key or a door: not at hand, showing, set aside
HELD = 3  # these three
NEITHER, KEY_ASIDE, DOOR_ASIDE, BOTH_ASIDE = range(4)
POSITIONS = GROTTO_DICE * HELD * HELD  # with the same diamonds
COUNTS = np.array([[dice.count(face) for face in range(len(FACES))] for dice in ROWS])
LOW = -1e9  # worse than anything


def aside(key, door):
    return (key == ASIDE) + 2 * (door == ASIDE)


def best_at(g, trolls, key, door):
    """Where the worth of a position is written, and `rolling_at` of a roll from it."""
    return ((g * GROTTO_DICE + trolls) * HELD + key) * HELD + door


def rolling_at(g, trolls, set_aside):
    return g * POSITIONS + trolls * HELD * HELD + set_aside


def dice_left(trolls, set_aside):
    return GROTTO_DICE - trolls - (set_aside & 1) - (set_aside >> 1)


def solve_grotto(box, s, aim, best, rolling):
    """Write what every position of this turn is worth, and what it is worth to roll there."""
    least, most = int(s.gathered[DIAMOND]), int(s.gathered[DIAMOND]) + int(s.grotto)
    for g in range(most, least - 1, -1):
        leave = worth_of_leaving(box, s, aim, g, 0)
        enter = enter_cavern(box, s, aim, g) if s.cavern > 0 else LOW
        troll = worth_of_troll(box, s, aim, g)
        for trolls in range(GROTTO_DICE - 1, -1, -1):
            for set_aside in range(BOTH_ASIDE, -1, -1):
                if dice_left(trolls, set_aside) > 0:
                    open_choices(s, g, trolls, set_aside, leave, enter, best)
                    roll(box, g, trolls, set_aside, most, troll, best, rolling)


@apart
def open_choices(s, g, trolls, set_aside, leave, enter, best):
    """TD-10, TD-11: what can be had without another roll; it is raised by `roll`."""
    several = dice_left(trolls, set_aside) > 1 and s.cavern > 0
    for k in range(2):
        for d in range(2):
            key = ASIDE if set_aside & 1 else k
            door = ASIDE if set_aside & 2 else d
            worth = leave
            if key != ABSENT and door != ABSENT:
                worth = max(worth, enter)
            if several and key == SHOWN:
                worth = max(worth, best[best_at(g, trolls, ASIDE, door)])
            if several and door == SHOWN:
                worth = max(worth, best[best_at(g, trolls, key, ASIDE)])
            best[best_at(g, trolls, key, door)] = worth


@apart
def roll(box, g, trolls, set_aside, most, troll, best, rolling):
    """TD-8, TD-9: the worth of a roll; then that of the positions in which one may roll so."""
    here, rest = np.zeros(HELD * HELD), 0.0  # how likely it changes nothing, by what then shows
    dice = dice_left(trolls, set_aside)
    for row in range(FIRST[dice], FIRST[dice + 1]):
        chance = likely(box, row, dice)
        to, caught = min(g + COUNTS[row, DIAMOND], most), trolls + COUNTS[row, TROLL]
        key = ASIDE if set_aside & 1 else int(COUNTS[row, KEY] > 0)
        door = ASIDE if set_aside & 2 else int(COUNTS[row, DOOR] > 0)
        if COUNTS[row, TROLL] == dice:
            rest += chance * troll
        elif to == g and caught == trolls:
            here[key * HELD + door] += chance
        else:
            rest += chance * best[best_at(to, caught, key, door)]
    worth = choose_again(g, trolls, here, rest, best)
    rolling[rolling_at(g, trolls, set_aside)] = worth
    raise_to(g, trolls, set_aside, worth, best)


def likely(box, row, dice):
    """TD-2."""
    ways = ORDERS[row]
    for face in range(len(FACES)):
        ways *= POWER[box.grotto[face], COUNTS[row, face]]
    return ways / POWER[SIDES, dice]


def choose_again(g, trolls, here, rest, best):
    """The x of x = rest + the sum of here * max(best, x): those who do better so roll again, and
    that only makes it better."""
    x = LOW
    for _ in range(HELD * HELD):
        taken, again = rest, 0.0
        for k in range(HELD * HELD):
            worth = best[best_at(g, trolls, k // HELD, k % HELD)]
            if worth >= x:
                taken += here[k] * worth
            else:
                again += here[k]
        x = taken / (1 - again)
    return x


def raise_to(g, trolls, set_aside, worth, best):
    for k in range(2):
        for d in range(2):
            key = ASIDE if set_aside & 1 else k
            door = ASIDE if set_aside & 2 else d
            at = best_at(g, trolls, key, door)
            best[at] = max(best[at], worth)
