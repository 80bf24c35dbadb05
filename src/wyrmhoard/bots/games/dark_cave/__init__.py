"""What bots know of The Dark Cave: who is how near to the exit, with how much gold, and who hides.

The exit and the loyalties are those of the world imagined; what a seat believes of them is the
mean over many worlds. Kernels: plain functions over the game's state.

shadow.py    the match as everybody followed it
evidence.py  what moves tell of those who made them, written down in notes.py
belief.py    which worlds are likely, then
suspicion.py and that in words
distance.py  how far every field is from a goal
"""

import numpy as np

from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.exact import exp
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.dark_cave.cards import AXE, BOOTS, INFORMATION, LAID, LEVELS
from wyrmhoard.games.dark_cave.rules.dealing import works_for
from wyrmhoard.games.dark_cave.state import AIMING, CORNER, FACE_DOWN, LOYAL

from .belief import plausible, presume, weigh_up
from .distance import FAR, PLACES, measure
from .evidence import listen
from .notes import NOTES
from .suspicion import tell_beliefs

__all__ = ["NOTES", "evaluate", "listen", "plausible", "presume", "tell_beliefs", "weigh_up"]

FADING = -0.2231435513142097  # log 0.8: gold keeps so much of its worth a turn from the exit
PATIENCE = 8  # turns its foremost dwarf is away when a clan is as likely as not to stay inside
SURE = 0.9  # what is left to the cave; the rest is for what one has and knows
COVER, LONG = 0.6, 40  # of a victory, what it seems worth to hide; cards to come, at first
IN_HAND, AXE_READY, GOAL_KNOWN, BOOTS_READY = 0.002, 0.003, 0.003, 0.01


@apart
def evaluate(box, s, out):
    """SD-40, before the end: the hoards expected, what else one has, and what one is taken for."""
    away = np.full(PLACES, FAR)
    goal = exit_slot(s)
    measure(box, s, goal, away)
    turns = np.zeros(SEATS)
    for p in range(s.seats):
        turns[p] = turns_left(box, s, p, away)
    victories, seeming = np.zeros(2), np.zeros(2)
    workers = expect(s, turns, 0, victories)
    expect(s, turns, 1, seeming)
    for p in range(s.seats):
        clan = works_for(s, p)
        share = victories[clan] / (workers if clan else s.seats - workers)
        out[p] = SURE * share + ready(s, p, goal) + cover(s, p, seeming)


def expect(s, turns, seeming, out):
    """How likely each clan is to win, as it is or as it seems; returns the workers for yellow."""
    hoards, least, workers = np.zeros(2), np.full(2, float(FAR)), 0
    for p in range(s.seats):
        clan = s.clan[p] - 1 if seeming and not s.open_clan >> p & 1 else works_for(s, p)
        workers += clan
        hoards[clan] += s.gold[p] * exp(FADING * turns[p])
        least[clan] = min(least[clan], turns[p])
    blue, yellow = hoards[0] * max(1, workers), hoards[1] * max(1, s.seats - workers)
    blue, yellow = blue * blue, yellow * yellow
    whole = max(blue + yellow, 1e-9)
    out[0] = blue / whole / (1 + least[0] / PATIENCE)
    out[1] = yellow / whole / (1 + least[1] / PATIENCE)
    return workers


def cover(s, p, seeming):
    """What it is worth to a saboteur to be taken for loyal: to do well by its own clan, as long as
    there are cards to come, and few who looked at its clan card."""
    if s.loyalty[p] == LOYAL or s.open_clan >> p & 1:
        return 0.0
    deceived = 0
    for q in range(s.seats):
        deceived += q != p and not s.saw_clan[q] >> p & 1
    ahead = min(1.0, (s.pile[0] + s.pile[1] + s.pile[2]) / LONG)
    return COVER * ahead * seeming[s.clan[p] - 1] * deceived / (s.seats - 1) / s.seats


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
