"""What a seat may know of Two Tunnels, and what it may imagine."""

from wyrmhoard.engine.arrays import below, put
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.layout import Layout, field

from .state import DIG_HIDDEN, NOTHING, SEATS, STATE

VIEW = Layout(
    **STATE.known(),
    my_tunnel=field("i2", about="the tunnel the watcher has chosen"),
    ready=field("i1", SEATS, about="1 for each seat that has chosen"),
)


def view(box, s, p, v):
    same(s, v)
    if p < s.seats:
        v.my_tunnel = s.chosen[p]
    for q in range(s.seats):
        v.ready[q] = s.chosen[q] != NOTHING


def imagine(box, v, p, rng, s):
    """TT-2: the others may be in either tunnel."""
    same(v, s)
    for q in range(v.seats):
        if v.ready[q]:
            s.chosen[q] = v.my_tunnel if q == p else 1 + below(rng, 2)
    return 1.0


def hears(box, s, p, who, move):
    return move if p == who or who == CHANCE else DIG_HIDDEN


def same(a, b):
    b.seats, b.phase, b.rounds, b.gems = a.seats, a.phase, a.rounds, a.gems
    put(b.at, a.at)
    put(b.bag, a.bag)
