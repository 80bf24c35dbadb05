"""Creatures and dwarves meet: the question for an axe, and the attack."""

from wyrmhoard.engine.contract import bit

from ..cards import CREATURES, LINDWORM, RAT
from ..state import ASKING, NOTHING, NOWHERE
from .walking import has_axe, lay_off, lose_one, pay


def attacker(s):
    """SD-34: rat, lindworm, goblin, in this order."""
    k = 0
    while not s.attackers >> k & 1:
        k += 1
    return k


def meet(s):
    """SD-30: axes first, one question after the other; then the attack."""
    if next_asked(s) != NOWHERE:
        s.wait = ASKING
        return
    k = attacker(s)
    for q in range(s.seats):
        if s.victims >> q & 1:
            attack(s, k, q)
    part(s, k)


def next_asked(s):
    """SD-30: the active player first, then clockwise, if attacked and not asked yet."""
    for i in range(s.seats):
        q = (s.turn + i) % s.seats
        if (s.victims & ~s.asked) >> q & 1 and has_axe(s, q):
            return q
    return NOWHERE


def attack(s, k, q):
    """SD-33."""
    if k == 0:
        lose_one(s, q)
    elif k == LINDWORM - RAT:
        s.lying |= bit(q)
    else:
        pay(s, q)


def part(s, k):
    """This creature is done; the next one asks anew."""
    s.attackers &= ~bit(k)
    s.asked = 0
    if not s.attackers:
        s.victims = 0


def strike(s, p):
    """SD-30: the axe removes the creature, and its card is discarded."""
    lay_off(s, p)
    k = attacker(s)
    banish(s, k)
    part(s, k)


def banish(s, k):
    s.lurk[k] = s.lured_by[k] = NOTHING


def next_of(s, mask):
    """The first seat of a mask, clockwise from the active player."""
    q = s.turn
    while not mask >> q & 1:
        q = (q + 1) % s.seats
    return q


def send_home(s, p):
    """SD-17: the creatures of a player leave, and their cards are discarded."""
    for k in range(CREATURES):
        if s.lurk[k] != NOTHING and s.lured_by[k] == p:
            banish(s, k)
