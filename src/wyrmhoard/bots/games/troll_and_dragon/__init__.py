"""What bots know of Troll & Dragon: every move weighed by the turn solved to its end.

turn.py     the Grotto: when to roll, set aside, enter and leave
cavern.py   the race: when to roll on and when to leave
worth.py    what the end of a turn is worth: the lead, or the chance to win
"""

import numpy as np

from wyrmhoard.engine.contract import legal
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.troll_and_dragon.state import (
    ARRIVING, DIAMOND, DOOR, ENTER, ENTERED, GROTTO, KEY, LEAVE, NUGGET, RACING, ROLL_GROTTO,
    SET_ASIDE, SHARING, TROLL,
)  # fmt: skip

from .cavern import MOST, STATES, enter_cavern, solve_cavern, stirred
from .turn import (
    ABSENT, ASIDE, POSITIONS, SHOWN, aside, best_at, rolling_at, solve_grotto,
)  # fmt: skip
from .worth import GAIN, VICTORY, aim_of, chance, share_rest, worth_of_leaving

__all__ = ["THINKING", "outlook", "tells_shares", "weigh", "weigh_for", "weigh_shares"]

THINKING = {
    "easy": ("search", 1000),
    "medium": ("search", 6000),
    "hard": ("search", 30_000),
    "master": ("solved", 1),
}


def weigh(box, s, p, out, worth):
    """Write the moves of `p` and what each is worth to it; return how many."""
    return weigh_for(box, s, p, aim_of(box, s), out, worth)


def weigh_for(box, s, p, aim, out, worth):
    """The same for the lead, or for the victory."""
    n = legal(box, s, p, out)
    for k in range(n):
        worth[k] = 0
    if n == 1:
        return n
    if s.phase == SHARING:
        worth[0], worth[1] = box.points[DIAMOND], box.points[NUGGET]  # TD-18: nuggets first
    elif s.phase == GROTTO:
        weigh_grotto(box, s, aim, out, n, worth)
    elif s.phase in (ENTERED, RACING):
        weigh_cavern(box, s, aim, out, n, worth)
    return n


def tells_shares(box, s):
    """Treasure to be shared is weighed in points, and so is a turn far from the end."""
    return s.phase != SHARING and aim_of(box, s) == VICTORY


def weigh_shares(box, s, p, out, worth):
    """All in shares of the victory, however far the end; sharing treasure is not weighed so."""
    return 0 if s.phase == SHARING else weigh_for(box, s, p, VICTORY, out, worth)


def outlook(box, s, out, weights, shares):
    """The adventurer's share with the best move, the rest by how the others stand."""
    p, best = int(s.turn), 0.0
    if s.phase in (GROTTO, ENTERED, RACING):
        n = weigh_for(box, s, p, VICTORY, out, weights)
        for k in range(n):
            best = max(best, weights[k])
    else:
        best = chance(box, s, 0, 0, GAIN if s.phase == ARRIVING else 0.0, 0, 0.0, 0.0)
    share_rest(box, s, 1 - best, shares)
    shares[p] = best


@apart
def weigh_grotto(box, s, aim, out, n, worth):
    best, rolling = np.zeros(MOST * POSITIONS), np.zeros(MOST * POSITIONS)
    g, trolls = s.gathered[DIAMOND], s.blocked[TROLL]
    solve_grotto(box, s, aim, best, rolling)
    key, door = shown(s, KEY), shown(s, DOOR)
    for k in range(n):
        if out[k] == ROLL_GROTTO:
            worth[k] = rolling[rolling_at(g, trolls, aside(key, door))]
        elif out[k] == ENTER:
            worth[k] = enter_cavern(box, s, aim, g)
        elif out[k] == LEAVE:
            worth[k] = worth_of_leaving(box, s, aim, g, 0)
        elif out[k] == SET_ASIDE:
            worth[k] = best[best_at(g, trolls, ASIDE, door)]
        else:
            worth[k] = best[best_at(g, trolls, key, ASIDE)]


def shown(s, face):
    if s.blocked[face]:
        return ASIDE
    return SHOWN if s.showing[face] else ABSENT


@apart
def weigh_cavern(box, s, aim, out, n, worth):
    rolling, racing = np.zeros(MOST * STATES), np.zeros(MOST * STATES)
    g, m = s.gathered[DIAMOND], s.gathered[NUGGET]
    solve_cavern(box, s, aim, g, rolling, racing)
    for k in range(n):
        if out[k] == LEAVE:
            worth[k] = worth_of_leaving(box, s, aim, g, m)
        else:
            worth[k] = rolling[m * STATES + stirred(s)]
