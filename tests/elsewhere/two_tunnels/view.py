"""What a seat may know of Two Tunnels, and what it may imagine."""

from wyrmhoard.engine.arrays import below
from wyrmhoard.engine.contract import CHANCE, copy_known
from wyrmhoard.engine.layout import Layout, field

from .state import DIG_HIDDEN, NOTHING, SEATS, STATE, TUNNELS

VIEW = Layout(
    **STATE.known(),
    my_tunnel=field("i2", most=len(TUNNELS), names=True, about="the tunnel the watcher has chosen"),
    ready=field("i1", SEATS, most=1, about="1 for each seat that has chosen"),
)


def view(box, s, p, v):
    copy_known(s, v)
    if p < s.seats:
        v.my_tunnel = s.chosen[p]
    for q in range(s.seats):
        v.ready[q] = s.chosen[q] != NOTHING


def imagine(box, v, p, rng, s):
    """TT-2: the others may be in either tunnel."""
    copy_known(v, s)
    for q in range(v.seats):
        if v.ready[q]:
            s.chosen[q] = v.my_tunnel if q == p else 1 + below(rng, 2)
    return 1.0


def hears(box, s, p, who, move):
    return move if p == who or who == CHANCE else DIG_HIDDEN
