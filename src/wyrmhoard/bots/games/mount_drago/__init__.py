"""What bots know of Mount Drago: points, and what the space is worth on which one's dragon stands.

Kernels: plain functions over the game's state.
"""

from math import sqrt

from wyrmhoard.engine.contract import legal
from wyrmhoard.engine.exact import exp
from wyrmhoard.games.mount_drago.rules import dragon_of
from wyrmhoard.games.mount_drago.state import (
    BLUE, CLIMBERS, DRAGONS, FREE, GREEN, LAST, MOUNT, MOUNTING, PLAY, PLAYING, SIDE_A, SMALL, STAY,
    SUMMIT, VALUES,
)  # fmt: skip

from .weights import AHEAD, HERE, SMALL_HERE

__all__ = ["THINKING", "horizon", "likely_move", "outlook"]

THINKING = {"easy": ("search", 60), "medium": ("search", 400), "hard": ("search", 3000)}
TURNS = 4  # played on before it is said how it stands
SPREAD, IN_HAND = 1.5, 0.6  # of what is to come, and of a card: fitted to matches by the policy


def horizon():
    return TURNS


def likely_move(box, s, p, r, out):
    """The move that gains most at once, as a player in a hurry sees it; others at random."""
    if s.phase == PLAYING:
        return best_card(box, s, p, r, out)
    if s.phase == MOUNTING:
        return MOUNT if worth_of_mounting(box, s, p) > 0 else STAY
    return out[int(r * legal(box, s, p, out))]


def best_card(box, s, p, r, out):
    """From a place drawn by luck on, the first of those worth most."""
    held, best, top = int(s.holds[p]), 0, -1e9
    first = int(r * held)
    for k in range(held):
        i = first + k if first + k < held else first + k - held
        gain = worth_of_card(box, s, p, s.hand[p, i])
        if gain > top:
            top, best = gain, int(s.hand[p, i])
    return PLAY - 1 + best


def worth_of_card(box, s, p, card):
    """The lead it brings, in points and in prospects."""
    dragon = dragon_of(card)
    start, rider = int(s.spot[dragon]), int(s.rider[dragon])
    to = min(LAST, start + card - dragon * VALUES)
    mine = mounted(s, p)
    if rider == FREE:
        gain = prospect(box, s, to) - prospect(box, s, mine)
        mine = to
    elif rider == p + 1:
        gain = prospect(box, s, to) - prospect(box, s, start)
        mine = to
    else:
        gain = (prospect(box, s, start) - prospect(box, s, to)) / (s.seats - 1)
    space = box.spaces[to]
    if space in (BLUE, GREEN) or (space == SUMMIT and box.spaces[start] != SUMMIT):
        gain += lead_scored(box, s, p, mine, dragon, to, space == BLUE)
    return gain


def lead_scored(box, s, p, mine, dragon, to, small):
    """MD-11 to MD-13: what it brings `p` before the mean of the others."""
    others = 0
    for q in range(s.seats):
        if q != p:
            other = dragon_of(s.top[q])
            others += scored(box, s, to if other == dragon else int(s.spot[other]), small)
    return scored(box, s, mine, small) - others / (s.seats - 1)


def mounted(s, p):
    """Where the dragon of `p` stands."""
    return int(s.spot[dragon_of(s.top[p])])


def scored(box, s, spot, small):
    number = int(box.numbers[0 if s.seats <= SIDE_A else 1, spot])
    return 0 if small and number > SMALL else number


def worth_of_mounting(box, s, p):
    """MD-10: the dragon moved last, instead of one's own, in prospects and in what is scored."""
    there = int(s.spot[dragon_of(s.laid[s.count - 1])])
    mine = mounted(s, p)
    gain, space = prospect(box, s, there) - prospect(box, s, mine), box.spaces[there]
    if space in (BLUE, GREEN):
        small = space == BLUE
        gain += scored(box, s, there, small) - scored(box, s, mine, small)
    return gain


def prospect(box, s, spot):
    """What scorings to come will bring who rides a dragon that stands there."""
    worth = HERE * scored(box, s, spot, False) + SMALL_HERE * scored(box, s, spot, True)
    for k in range(len(AHEAD)):
        worth += AHEAD[k] * scored(box, s, min(LAST, spot + 1 + k), False)
    return worth


def outlook(box, s, out, weights, shares):
    """Points, prospects and the best card in hand, the surer the nearer the summit."""
    calm, top, whole = 1 / (SPREAD * sqrt(1 + climb_left(s))), -1e9, 0.0
    for q in range(s.seats):
        shares[q] = calm * strength(box, s, q)
        top = max(top, shares[q])
    for q in range(s.seats):
        shares[q] = exp(max(-30.0, shares[q] - top))
        whole += shares[q]
    for q in range(s.seats):
        shares[q] = shares[q] / whole


def strength(box, s, p):
    best = 0.0
    for i in range(s.holds[p]):
        best = max(best, worth_of_card(box, s, p, s.hand[p, i]))
    return s.points[p] + prospect(box, s, mounted(s, p)) + IN_HAND * best


def climb_left(s):
    """The spaces that the last of those dragons is away whose climb ends the match (MD-19)."""
    for left in range(LAST + 1):
        ahead = 0
        for dragon in range(DRAGONS):
            ahead += LAST - left <= s.spot[dragon] <= LAST
        if ahead >= CLIMBERS:
            return left
    return LAST
