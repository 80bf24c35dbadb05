"""What a seat may know of New Game, and what it may imagine."""

from wyrmhoard.engine.arrays import pick
from wyrmhoard.engine.contract import CHANCE, copy_known
from wyrmhoard.engine.layout import Layout, field

from .state import CARDS, LAY_HIDDEN, NOTHING, SEATS, STATE

VIEW = Layout(
    **STATE.known(),
    my_card=field("i2", most=CARDS, names=True, about="the card the watcher has laid"),
    ready=field("i1", SEATS, most=1, about="1 for each seat that has laid a card"),
)


def view(box, s, p, v):
    """From blank: nothing is known unless it is put here. A spectator is seat 8."""
    copy_known(s, v)
    if p < s.seats:
        v.my_card = s.laid[p]
    for q in range(s.seats):
        v.ready[q] = s.laid[q] != NOTHING


def imagine(box, v, p, rng, s):
    """NG-2: the other has laid any card that is not yet turned up."""
    copy_known(v, s)
    for q in range(v.seats):
        if v.ready[q]:
            s.laid[q] = v.my_card if q == p else 1 + pick(v.hand[q], rng)
    return 1.0


def hears(box, s, p, who, move):
    """NG-2: of a card laid face down, the other hears that it was laid."""
    return move if p == who or who == CHANCE else LAY_HIDDEN
