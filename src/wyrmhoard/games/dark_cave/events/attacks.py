"""Creatures and dwarves that met: who is attacked, who may still use an axe, what it costs."""

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.events import told_1, told_2

from ..cards import CREATURES, LINDWORM, MIDDLE, RAT
from ..rules.meeting import attacker
from ..rules.playing import act_of
from ..state import AT, CREEPING, NOTHING, STEP, STOP, STRIDE, STRIKE, WALKING, WEB
from .happened import BITTEN, FELLED, REACHED, STOLEN


def attacks(v, w, who, move, out, n):
    """SD-34: in the order rat, lindworm, goblin."""
    for k in range(CREATURES):
        pending = v.attackers >> k & 1 and not w.attackers >> k & 1
        if pending and not (move == STRIKE and who != CHANCE and k == attacker(v)):
            n = all_attacked(v, w, k, v.victims, out, n)
        elif not v.attackers >> k & 1:
            n = all_attacked(v, w, k, met(v, w, who, move, k), out, n)
    return n


def all_attacked(v, w, k, victims, out, n):
    for q in range(v.seats):
        if victims >> q & 1:
            n = attacked(v, w, k, q, out, n)
    return n


def attacked(v, w, k, q, out, n):
    """SD-33; SD-30: first it only reaches whoever has an axe."""
    if w.attackers >> k & 1:
        return told_2(out, n, REACHED, k, q)
    if k == 0:
        return told_2(out, n, BITTEN, q, int(w.losers >> q & 1))
    if k == LINDWORM - RAT:
        return n if v.lying >> q & 1 else told_1(out, n, FELLED, q)
    return told_2(out, n, STOLEN, q, int(w.gold[q] < v.gold[q]))


def met(v, w, who, move, k):
    """The dwarves this creature came upon, or the dwarf that came upon it, as bits."""
    stepped = who != CHANCE and STEP <= move < STOP
    if who != CHANCE and AT <= move < WEB and act_of(v) == RAT + k:
        return dwarves_at(v, w.lurk[k] - 1)
    if stepped and v.phase == CREEPING:
        return dwarves_at(v, w.lurk[k] - 1) if k == v.creeps else 0
    came = v.arrived or v.turning or (stepped and v.phase == WALKING)
    if not came or w.arrived or w.turning or v.lurk[k] == NOTHING:
        return 0
    here = v.lurk[k] - 1 == w.stand[v.turn]
    under = v.turning and v.lurk[k] - 1 == v.turning * STRIDE + MIDDLE  # SD-36
    return 1 << int(v.turn) if here or under else 0


def dwarves_at(v, field):
    """As bits."""
    found = 0
    for q in range(v.seats):
        if field >= 0 and v.stand[q] == field and not v.out >> q & 1:
            found |= 1 << q
    return found
