"""How far every field of the cave is from a goal, over cards laid and cards still to be laid.

Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.games.dark_cave.cards import (
    BRIDGE, CREATURES, EXIT, LADDER, LAID, MIDDLE, ROOM, TUNNEL,
)  # fmt: skip
from wyrmhoard.games.dark_cave.rules.board import (
    beside, border, find, fitting, has, linked, map_of, mouth, open_sides, spot_of, web_on,
)  # fmt: skip
from wyrmhoard.games.dark_cave.state import (
    FACE_DOWN, NOWHERE, PLACING, SIDE, SLOTS, STRIDE, TURNED,
)  # fmt: skip

PLACES = SLOTS * STRIDE
FAR = 200  # steps to an exit that cannot be reached
UNLAID, WEBBED = 4, 3  # steps that a card still to be laid, or a side of a web, is worth
LURKED, DEAR = 3, 2  # steps one would walk round a creature, or round a bridge or tunnel
HEAD, TAIL = PLACES, PLACES + 1  # of the queue, kept behind its places


def measure(box, s, goal, away):
    """The steps from every field to the exit, over cards laid and cards still to be laid."""
    todo, waiting = np.zeros(PLACES + 2, np.int64), np.zeros(PLACES, np.bool_)
    hidden = s.card[goal] == FACE_DOWN  # SD-36: turned up, it is entered a step from its exit
    f = MIDDLE if hidden else spot_of(box, s.card[goal], EXIT)
    nearer(away, todo, waiting, goal * STRIDE + f, int(hidden))
    for i in range(s.rims):
        cell = int(s.rim[i])
        steps = UNLAID * cards_missing(box, s, cell, s.demand[i], s.place[goal])
        for side in range(4):
            if s.demand[i] >> side & 1:
                slot = find(s, beside(cell, side))
                at = slot * STRIDE + mouth(box, s.card[slot], side ^ 2)
                nearer(away, todo, waiting, at, 1 + steps + web_cost(s, cell, side))
    while todo[HEAD] != todo[TAIL]:
        at = todo[todo[HEAD] % PLACES]
        todo[HEAD] += 1
        waiting[at] = False
        spread(box, s, away, todo, waiting, at)


def cards_missing(box, s, cell, demand, goal):
    """Cards to lay from an empty cell on to the exit; less with the one in hand if it fits."""
    n = between(cell, goal)
    if s.wait != PLACING or s.playing > LAID:
        return n
    sides = open_sides(box, s.playing + s.turned * TURNED)
    if not fitting(sides, demand):
        return n
    least = FAR
    for side in range(4):
        if sides >> side & 1 and not demand >> side & 1:
            least = min(least, between(beside(cell, side), goal))
    return min(n, least)


def between(cell, other):
    return abs(cell // SIDE - other // SIDE) + abs(cell % SIDE - other % SIDE)


def web_cost(s, cell, side):
    k = web_on(s, border(cell, side))
    return WEBBED * s.web_side[k] if k != NOWHERE else 0


def nearer(away, todo, waiting, at, steps):
    """A shorter way from a field: what lies around it is looked at again."""
    if steps >= away[at]:
        return
    away[at] = steps
    if not waiting[at]:
        waiting[at] = True
        todo[todo[TAIL] % PLACES] = at
        todo[TAIL] += 1


def spread(box, s, away, todo, waiting, at):
    """SD-9, SD-10: the fields from which one steps onto this one."""
    slot, f = at // STRIDE, at % STRIDE
    card, cell, steps = s.card[slot], s.place[slot], away[at] + 1 + toll(box, s, at)
    for side in range(4):
        if mouth(box, card, side) == f:
            near = find(s, beside(cell, side))
            g = mouth(box, s.card[near], side ^ 2) if near != NOWHERE else NOWHERE
            if g != NOWHERE:
                farther = steps + web_cost(s, cell, side)
                nearer(away, todo, waiting, near * STRIDE + g, farther)
    if card == FACE_DOWN:
        return
    for g in range(ROOM):
        if linked(box.cards[map_of(card)], f, g):
            nearer(away, todo, waiting, slot * STRIDE + g, steps)
    if has(box, card, LADDER, f):
        for other in range(s.slots):
            g = spot_of(box, s.card[other], LADDER)
            if g != NOWHERE:
                nearer(away, todo, waiting, other * STRIDE + g, steps)


def toll(box, s, at):
    """SD-34: what a field costs beside the step onto it."""
    card, f, steps = s.card[at // STRIDE], at % STRIDE, 0
    if has(box, card, BRIDGE, f) or has(box, card, TUNNEL, f):
        steps += DEAR
    for k in range(CREATURES):
        if s.lurk[k] == at + 1:
            steps += LURKED
    return steps
