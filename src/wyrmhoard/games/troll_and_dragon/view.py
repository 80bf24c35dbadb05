"""Troll & Dragon is played openly: every seat sees all there is, and imagines just that."""

from wyrmhoard.engine.arrays import put
from wyrmhoard.engine.layout import Layout

from .state import SEATS, STATE

VIEW = Layout(**STATE.known())


def view(box, s, p, v):
    same(s, v)


def imagine(box, v, p, rng, s):
    same(v, s)
    return 1.0


def same(a, b):
    b.seats, b.phase, b.turn, b.roller, b.barren = a.seats, a.phase, a.turn, a.roller, a.barren
    b.grotto, b.cavern, b.hand = a.grotto, a.cavern, a.hand
    put(b.showing, a.showing)
    put(b.blocked, a.blocked)
    put(b.found, a.found)
    put(b.dragon, a.dragon)
    put(b.gathered, a.gathered)
    put(b.dropped, a.dropped)
    for p in range(SEATS):
        put(b.pack[p], a.pack[p])
