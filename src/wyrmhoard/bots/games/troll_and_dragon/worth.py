"""What the end of a turn is worth to the adventurer: points before the others, or, unless the end
of the match is far, the chance to win. Kernels: plain functions over the game's state."""

from math import sqrt

from wyrmhoard.engine.exact import exp
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.troll_and_dragon.rules import score
from wyrmhoard.games.troll_and_dragon.state import BOTH, DIAMOND, NUGGET

LEAD, VICTORY = range(2)  # what is aimed at
NEAR = 30  # turns left, of all players, from which on it is the victory: in the box as sold, all
# What a turn takes from each location, what it brings, and how much that differs: judged by eye for
# the box as it is sold, not fitted.
DIAMONDS, NUGGETS, GAIN, SPREAD = 4.0, 2.5, 6.0, 6.0


@apart
def worth_of_leaving(box, s, aim, g, m):
    """TD-10, TD-17: everything is safe."""
    gain = float(g * box.points[DIAMOND] + m * box.points[NUGGET])
    if aim == LEAD:
        return gain
    return chance(box, s, g, m, gain, m, 0.0, 0.0)


@apart
def worth_of_waking(box, s, aim, g, m):
    """TD-18: the others share everything, and what the Troll drops. The lead is that over the
    mean of the others."""
    others = s.seats - 1
    dropped = g + (s.hand if others > 1 else min(box.from_hand, s.hand))
    loss = (dropped * box.points[DIAMOND] + m * box.points[NUGGET]) / others
    if aim == LEAD:
        return -loss
    return chance(box, s, g, m, 0.0, 0, loss, m / others)


@apart
def worth_of_troll(box, s, aim, g):
    """TD-9: nobody has it."""
    return 0.0 if aim == LEAD else chance(box, s, g, 0, 0.0, 0, 0.0, 0.0)


def aim_of(box, s):
    return VICTORY if turns_left(box, s.grotto, s.cavern) < NEAR else LEAD


def turns_left(box, grotto, cavern):
    """TD-5: about."""
    one, other = grotto / DIAMONDS, cavern / NUGGETS
    return max(one, other) if box.end == BOTH else min(one, other)


@apart
def chance(box, s, g, m, gain, found, loss, taken):
    """The share of the victory, if this turn has taken `g` and `m` from the locations, brought the
    adventurer `gain` points and each other `loss`, and so many nuggets."""
    grotto = s.grotto + s.gathered[DIAMOND] - g
    cavern = s.cavern + s.gathered[NUGGET] - m
    if ended(box, s, grotto, cavern, m):
        return final(box, s, gain, found, loss, taken)
    left = 1 + turns_left(box, grotto, cavern)
    calm, whole = 1 / (SPREAD * sqrt(left / s.seats)), 0.0
    own = standing(box, s, s.turn) + gain
    for q in range(s.seats):
        behind = (q - s.turn) % s.seats
        tempo = GAIN * (s.seats - behind) / s.seats if behind > 0 else 0.0  # they move before us
        ahead = standing(box, s, q) + loss + tempo - own if q != s.turn else 0.0
        whole += power(ahead * calm)
    return 1 / whole


def share_rest(box, s, rest, shares):
    """What the adventurer does not win goes to the others, the more the better they stand."""
    left = 1 + turns_left(box, s.grotto, s.cavern)
    calm, whole = 1 / (SPREAD * sqrt(left / s.seats)), 0.0
    for q in range(s.seats):
        ahead = standing(box, s, q) - standing(box, s, s.turn)
        shares[q] = power(ahead * calm) if q != s.turn else 0.0
        whole += shares[q]
    for q in range(s.seats):
        shares[q] = rest * shares[q] / whole


def power(x):
    """e to a power, which is not too large."""
    x = min(30.0, x)
    return exp(x) if x <= 0 else 1 / exp(-x)


def standing(box, s, q):
    return float(score(box, s, q))


def ended(box, s, grotto, cavern, m):
    """TD-23."""
    if box.end == BOTH:
        barren = m == 0 and s.barren >= box.barren_rounds * s.seats
        return barren or (grotto == 0 and cavern == 0)
    return grotto == 0 or cavern == 0


def final(box, s, gain, found, loss, taken):
    """TD-23: points, then nuggets; equals share."""
    own = rank(box, s, s.turn, gain, found)
    equals = 1
    for q in range(s.seats):
        if q != s.turn:
            other = rank(box, s, q, loss, taken)
            if other > own:
                return 0.0
            equals += other == own
    return 1 / equals


def rank(box, s, q, points, nuggets):
    return (standing(box, s, q) + points) * 1000 + s.pack[q, NUGGET] + nuggets
