"""Dragon's Cave as people play it who do not think ahead: drawn by gold, and so foreseeable.

They lay what brings coins now, save the purse once it feels heavy, guess what they would lay
themselves in the place of the richest, halve a purse, and like one hand better than the other. Most
often they choose without a look at the board.
Kernels: plain functions over the game's state.
"""

from wyrmhoard.engine.contract import score
from wyrmhoard.engine.marks import apart, small
from wyrmhoard.games.dragons_cave.state import (
    CHEST, DWARVES, LAIR, LAY, LAY_FOR, NOTHING, PLACE, SETTLING,
)  # fmt: skip

from .standing import ahead, coin
from .steps import next_seat

HEAVY = 6.0  # squares' coins in a purse: half of the time they are saved
WHIM = 0.7  # of the choices, those made without a look at the board
FAVOURITE = 0.65  # of the hands held out, how often the one on the right is picked


@apart
@small
def by_habit(box, s, p, out, n, chances):
    if s.phase == SETTLING:
        by_hand(s, p, out, n, chances)
        return
    whole = 0.0
    for k in range(n):
        if p == s.dragon:
            chances[k] = tempting(box, s, richest(box, s, p), out[k] - PLACE)
        else:
            chances[k] = drawn(box, s, p, out[k])
        whole += chances[k]
    for k in range(n):
        chances[k] = (1 - WHIM) * chances[k] / whole + WHIM / n


def by_hand(s, p, out, n, chances):
    """DC-13: about half, or the right."""
    if p == s.dragon:
        chances[0], chances[1] = 1 - FAVOURITE, FAVOURITE
        return
    middle, whole = (n - 1) / 2, 0.0
    for k in range(n):
        chances[k] = 1 / (1 + (k - middle) * (k - middle))
        whole += chances[k]
    for k in range(n):
        chances[k] = chances[k] / whole


def richest(box, s, p):
    """The one of the others the dragon looks at."""
    best, most = next_seat(s, p), -1
    for q in range(s.seats):
        if q != p and score(box, s, q) > most:
            best, most = q, score(box, s, q)
    return best


def tempting(box, s, p, card):
    """How likely it seems that `p` has laid this colour."""
    if not s.hand[p, card]:
        return 0.01
    named = s.mover - 1 if s.mover != NOTHING and not box.hide_mover else -1
    best = 0.0
    for dwarf in range(DWARVES if s.seats == 2 else 1):
        if s.spot[p, dwarf] != LAIR and named in (-1, dwarf):
            best = max(best, lure(box, s, p, card, dwarf))
    return best


def drawn(box, s, p, move):
    card, dwarf = move - LAY, 0
    if s.seats == 2:
        card, dwarf = (move - LAY_FOR) // DWARVES, (move - LAY_FOR) % DWARVES
    if card == CHEST:
        heavy = s.purse[p] / coin(box) / HEAVY
        return heavy * heavy * 4
    return lure(box, s, p, card, dwarf)


def lure(box, s, p, card, dwarf):
    """Coins, counted by what a square shows; the lair beckons beside them."""
    to = ahead(box, s.spot[p, dwarf], card)
    coins = float(box.lair if to == LAIR else box.coins[to - 1]) / coin(box)
    return (0.5 + coins) * (0.5 + coins)
