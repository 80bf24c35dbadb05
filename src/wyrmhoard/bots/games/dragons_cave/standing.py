"""How a seat stands in Dragon's Cave, as numbers of about one that a round's value is fitted to.

Coins are counted in what a square of this box shows on average, so that other boxes look alike.
Kernels: plain functions over the game's state.
"""

from wyrmhoard.engine.contract import score
from wyrmhoard.engine.marks import apart, small
from wyrmhoard.games.dragons_cave.state import CHEST, DWARVES, LAIR, PATH, START

FEATURES = 24
(
    ONE, LEAD, BEFORE_ALL, PURSE, THEIR_PURSE, TREASURE, SHORT, FAR, NEAR, HOME, THEIR_FAR,
    THEIR_NEAR, THEIR_HOME, CARDS, THEIR_CARDS, DRAGON, UNTIL_DRAGON, MOST_COINS, COINS, LAST_STEP,
    STEPS, FALL, ROUND, POINTS,
) = range(FEATURES)  # fmt: skip
LEAST_COIN = 0.05  # of a box that shows none


def coin(box):
    """What a square shows on average, the lair among them."""
    whole = float(box.lair)
    for k in range(PATH):
        whole += box.coins[k]
    return max(LEAST_COIN, whole / (PATH + 1))


@apart
@small
def note(box, s, p, unit, x):
    for k in range(FEATURES):
        x[k] = 0.0
    x[ONE] = 1.0
    x[PURSE], x[POINTS] = s.purse[p] / unit / 8, score(box, s, p) / unit / 16
    x[TREASURE], x[SHORT] = s.treasure / unit / 16, min(1.0, s.treasure / unit / 5)
    x[FAR], x[NEAR] = far(s, p) / LAIR, near(s, p) / LAIR
    x[HOME] = 1.0 if far(s, p) == LAIR else 0.0
    x[CARDS] = cards(s, p) / CHEST
    x[DRAGON] = 1.0 if p == s.dragon else 0.0
    x[UNTIL_DRAGON] = (p - s.dragon + s.seats) % s.seats / s.seats
    x[ROUND] = min(1.0, s.rounds / 32)
    note_others(box, s, p, unit, x)
    note_cards(box, s, p, unit, x)


def note_others(box, s, p, unit, x):
    own, best, whole, held = float(score(box, s, p)), -1.0, 0.0, 0
    for q in range(s.seats):
        if q != p:
            points = float(score(box, s, q))
            whole += points
            held += cards(s, q)
            x[THEIR_FAR] = max(x[THEIR_FAR], far(s, q) / LAIR)
            x[THEIR_NEAR] = max(x[THEIR_NEAR], near(s, q) / LAIR)
            if points > best:
                best, x[THEIR_PURSE] = points, s.purse[q] / unit / 8
    x[LEAD] = (own - best) / unit / 8
    x[BEFORE_ALL] = (own - whole / (s.seats - 1)) / unit / 8
    x[THEIR_HOME] = 1.0 if x[THEIR_FAR] == 1.0 else 0.0
    x[THEIR_CARDS] = held / CHEST / (s.seats - 1)


def note_cards(box, s, p, unit, x):
    """What each colour in hand would bring the dwarf it brings most."""
    n = 0
    for card in range(CHEST):
        if not s.hand[p, card]:
            continue
        n += 1
        brings = 0.0
        for dwarf in range(DWARVES if s.seats == 2 else 1):
            if s.spot[p, dwarf] != LAIR:
                to = ahead(box, s.spot[p, dwarf], card)
                brings = max(brings, float(box.lair if to == LAIR else box.coins[to - 1]))
        spot = walking(s, p)
        x[MOST_COINS] = max(x[MOST_COINS], brings / unit / 4)
        x[COINS] += brings / unit / 8
        x[LAST_STEP] += (1 if ahead(box, spot, card) == LAIR else 0) / CHEST
        x[STEPS] += (ahead(box, spot, card) - spot) / 5
        x[FALL] += (spot - behind(box, spot, card)) / 5
    if n > 0:
        x[STEPS], x[FALL] = x[STEPS] / n, x[FALL] / n


def cards(s, p):
    n = 0
    for card in range(CHEST):
        n += int(s.hand[p, card])
    return n


def far(s, p):
    """The dwarf further on."""
    return max(int(s.spot[p, 0]), int(s.spot[p, 1]))


def near(s, p):
    return min(int(s.spot[p, 0]), int(s.spot[p, 1]))


def walking(s, p):
    """Where the furthest dwarf stands that is not in the lair."""
    return far(s, p) if far(s, p) != LAIR else near(s, p)


def ahead(box, spot, card):
    """DC-10."""
    to = int(spot) + 1
    while to <= PATH and box.path[to - 1] != card:
        to += 1
    return min(to, LAIR)


def behind(box, spot, card):
    """DC-12."""
    to = int(spot) - 1
    while to > START and box.path[to - 1] != card:
        to -= 1
    return max(to, START)
