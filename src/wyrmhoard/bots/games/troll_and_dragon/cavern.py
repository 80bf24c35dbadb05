"""The Cavern solved: for some diamonds carried, how many nuggets are enough (TD-14 to TD-22).

A position is the nuggets gathered and the Dragon dice set aside. Nothing ever gets less, so that
positions are solved from the last to the first. What leads back to itself, rolls that change
nothing, is a geometric series and summed as one. Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.marks import apart
from wyrmhoard.games.troll_and_dragon.rules import dragon_pause
from wyrmhoard.games.troll_and_dragon.state import BEATS, NUGGET, NUGGETS, SIDES

from .worth import worth_of_leaving, worth_of_waking

MOST = 201  # numbers of diamonds or nuggets that can be gathered, from none to a whole location
STATES, ASLEEP, AWAKE = 3, 0, 3  # Dragon dice set aside: none, the first, the second; both
FINDS = 2 * (NUGGETS - 1) + 1  # what both Treasure dice can show together, from nothing on


def stirred(s):
    return s.dragon[0] + 2 * s.dragon[1]


@apart
def enter_cavern(box, s, aim, g):
    """What it is worth to enter, with so many diamonds."""
    rolling, racing = np.zeros(MOST * STATES), np.zeros(MOST * STATES)
    solve_cavern(box, s, aim, g, rolling, racing)
    m = s.gathered[NUGGET]
    return max(rolling[m * STATES + ASLEEP], worth_of_leaving(box, s, aim, g, m))


@apart
def solve_cavern(box, s, aim, g, rolling, racing):
    """Write what rolling is worth with so many nuggets, and what the race is worth while it is
    open who is next."""
    finds, stirs = np.zeros(FINDS), np.zeros(STATES * (AWAKE + 1))
    note_finds(box, finds)
    note_stirs(box, stirs)
    ours = 1 / box.pause / (1 / box.pause + 1 / dragon_pause(box, s))  # TD-22
    least, most = int(s.gathered[NUGGET]), int(s.gathered[NUGGET]) + int(s.cavern)
    for m in range(most, least - 1, -1):
        leave, lost = worth_of_leaving(box, s, aim, g, m), worth_of_waking(box, s, aim, g, m)
        for state in range(STATES - 1, -1, -1):
            if box.race == BEATS:
                beat(finds, stirs, m, state, most, leave, lost, rolling, racing)
            else:
                race(finds, stirs, m, state, most, ours, leave, lost, rolling, racing)


def note_finds(box, finds):
    """TD-3: how likely both Treasure dice show so many nuggets."""
    for low in range(NUGGETS):
        for high in range(NUGGETS):
            finds[low + high] += box.treasure[low] * box.treasure[high] / (SIDES * SIDES)


def note_stirs(box, stirs):
    """TD-16: how likely one state of the Dragon dice becomes another."""
    first, second = box.dragon[0] / SIDES, box.dragon[1] / SIDES
    for state in range(STATES):
        one = 1.0 if state == 1 else first
        two = 1.0 if state == 2 else second
        stirs[state * (AWAKE + 1)] = (1 - one) * (1 - two)
        stirs[state * (AWAKE + 1) + 1] = one * (1 - two)
        stirs[state * (AWAKE + 1) + 2] = (1 - one) * two
        stirs[state * (AWAKE + 1) + AWAKE] = one * two


def race(finds, stirs, m, state, most, ours, leave, lost, rolling, racing):
    """TD-22: after a Treasure roll either side is next, and the dragon's any number of times."""
    row = state * (AWAKE + 1)
    again = 1 - (1 - ours) * stirs[row + state]  # else the Dragon dice have changed nothing
    chance, rest = ours / again, stirs[row + AWAKE] * lost
    for other in range(state + 1, STATES):
        rest += stirs[row + other] * racing[m * STATES + other]
    rest = (1 - ours) * rest / again
    nothing, found = found_more(finds, m, state, most, racing)
    rolled = settle(nothing * chance, nothing * rest + found, leave)
    rolling[m * STATES + state] = rolled
    racing[m * STATES + state] = chance * max(leave, rolled) + rest


def beat(finds, stirs, m, state, most, leave, lost, rolling, racing):
    """TD-21: first the Dragon dice, then, if it sleeps on, the Treasure dice. `racing` is what a
    choice is worth."""
    row = state * (AWAKE + 1)
    nothing, found = found_more(finds, m, state, most, racing)
    rest = stirs[row + AWAKE] * lost + stirs[row + state] * found
    for other in range(state + 1, STATES):
        none, more = found_more(finds, m, other, most, racing)
        rest += stirs[row + other] * (none * racing[m * STATES + other] + more)
    rolled = settle(stirs[row + state] * nothing, rest, leave)
    rolling[m * STATES + state] = rolled
    racing[m * STATES + state] = max(leave, rolled)


@apart
def found_more(finds, m, state, most, racing):
    """How likely a Treasure roll brings nothing, and what it is worth where it brings something."""
    nothing, found = 0.0, 0.0
    for n in range(FINDS):
        to = min(m + n, most)  # TD-19
        if to == m:
            nothing += finds[n]
        else:
            found += finds[n] * racing[to * STATES + state]
    return nothing, found


def settle(again, rest, leave):
    """The x of x = again * max(leave, x) + rest."""
    x = rest / (1 - again)
    return x if x >= leave else again * leave + rest
