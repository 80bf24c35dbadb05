"""The Dark Cave, evaluated before its end: who is how near to the exit, and with how much gold.

The exit and the loyalties are those of the world imagined; what a seat believes of them is the
mean over many worlds. Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.exact import exp
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.dark_cave.cards import (
    AXE, BOOTS, BRIDGE, CREATURES, EXIT, INFORMATION, LADDER, LAID, LEVELS, MIDDLE, ROOM, TUNNEL,
)  # fmt: skip
from wyrmhoard.games.dark_cave.rules.board import (
    beside, border, find, fitting, has, linked, map_of, mouth, open_sides, spot_of, web_on,
)  # fmt: skip
from wyrmhoard.games.dark_cave.rules.dealing import works_for
from wyrmhoard.games.dark_cave.state import (
    AIMING, CORNER, FACE_DOWN, NOWHERE, PLACING, SIDE, SLOTS, STRIDE, TURNED,
)  # fmt: skip

PLACES = SLOTS * STRIDE
FAR = 200  # steps to an exit that cannot be reached
UNLAID, WEBBED = 4, 3  # steps that a card still to be laid, or a side of a web, is worth
LURKED, DEAR = 3, 2  # steps one would walk round a creature, or round a bridge or tunnel
HEAD, TAIL = PLACES, PLACES + 1  # of the queue, kept behind its places
FADING = -0.2231435513142097  # log 0.8: gold keeps so much of its worth a turn from the exit
PATIENCE = 8  # turns its foremost dwarf is away when a clan is as likely as not to stay inside
SURE = 0.9  # what is left to the cave; the rest is for what one has and knows
IN_HAND, AXE_READY, GOAL_KNOWN, BOOTS_READY = 0.002, 0.003, 0.003, 0.01


@apart
def evaluate(box, s, out):
    """SD-40, before the end: the hoards expected, and what else one has before and behind one."""
    away = np.full(PLACES, FAR)
    goal = exit_slot(s)
    measure(box, s, goal, away)
    hoards, workers, least = np.zeros(2), np.zeros(2), np.full(2, float(FAR))
    for p in range(s.seats):
        clan, turns = works_for(s, p), turns_left(box, s, p, away)
        workers[clan] += 1
        hoards[clan] += s.gold[p] * exp(FADING * turns)
        least[clan] = min(least[clan], turns)
    blue, yellow = hoards[0] * workers[1], hoards[1] * workers[0]
    blue, yellow = blue * blue, yellow * yellow
    whole = max(blue + yellow, 1e-9)
    for p in range(s.seats):
        clan = works_for(s, p)
        share = (yellow if clan else blue) / whole / workers[clan]
        out[p] = SURE * share / (1 + least[clan] / PATIENCE) + ready(s, p, goal)


def exit_slot(s):
    for k in range(CORNER):
        if s.goal[k] == 1:
            return k + 1
    return 1


def turns_left(box, s, p, away):
    """Turns a dwarf needs to leave, 0 once it has."""
    if s.out >> p & 1:
        return 0.0
    walk = box.walk_in_boots if s.boots[p] else box.walk
    return away[s.stand[p]] / max(1, walk) + float(s.lying >> p & 1)


def ready(s, p, goal):
    """What is not spent yet: cards to be refilled to, axes, goals known."""
    worth = IN_HAND * s.limit[p]
    worth += AXE_READY * min(2, s.axes[p, 0] + s.axes[p, 1] + s.axes[p, 2])
    worth += GOAL_KNOWN * goals_known(s, p, goal)
    if s.wait == AIMING and s.turn == p:
        act = (s.playing - 1 - LAID) // LEVELS
        if act == BOOTS:
            worth += BOOTS_READY
        elif act == AXE:
            worth += AXE_READY
        elif act == INFORMATION and goals_known(s, p, goal) < CORNER:
            worth += GOAL_KNOWN
    return worth


def goals_known(s, p, goal):
    """How many goals a seat knows; the exit is as good as all."""
    n = 0
    for k in range(CORNER):
        if s.card[1 + k] != FACE_DOWN or s.saw_goal[p] >> k & 1:
            n += CORNER if k + 1 == goal else 1
    return min(n, CORNER)


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
