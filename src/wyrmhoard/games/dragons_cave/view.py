"""What a seat may know of Dragon's Cave, and what it may imagine."""

from wyrmhoard.engine.arrays import below, pick
from wyrmhoard.engine.contract import CHANCE, copy_known
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.engine.marks import small

from .state import (
    DIVIDE, DIVIDE_HIDDEN, DWARVES, KINDS, LAIR, LAY_FOR, LAY_HIDDEN, LAY_HIDDEN_FOR, MOST, NOTHING,
    PICK, PLACE, SEATS, STATE,
)  # fmt: skip

VIEW = Layout(
    **STATE.known(),
    my_card=field("i2", most=KINDS, names=True, about="the card the watcher has laid"),
    my_left=field("i2", most=MOST + 1,
        about="1 + the coins in the watcher's left hand; 0: undivided"),
    mover=field("i2", most=DWARVES, names=True,
        about="two players: the dwarf named with the laid card, if known"),
    ready=field("i1", SEATS, most=1,
        about="1 for each seat that has laid a card or divided its purse"),
)  # fmt: skip


def view(box, s, p, v):
    copy_known(s, v)
    if p < s.seats:
        v.my_card, v.my_left = s.laid[p], s.left[p]
    if not box.hide_mover or v.my_card != NOTHING:
        v.mover = s.mover
    for q in range(s.seats):
        v.ready[q] = s.laid[q] != NOTHING or s.left[q] != NOTHING


@small
def imagine(box, v, p, rng, s):
    """Others laid any card of their hand for any dwarf outside, and divided in any way."""
    copy_known(v, s)
    if p < v.seats:
        s.laid[p], s.left[p] = v.my_card, v.my_left
    s.mover = v.mover
    for q in range(v.seats):
        if q == p or not v.ready[q]:
            continue
        if v.caught[q]:
            s.left[q] = 1 + below(rng, v.purse[q] + 1)
            continue
        s.laid[q] = 1 + pick(v.hand[q], rng)
        if v.seats == 2 and v.mover == NOTHING:
            s.mover = 1 + outside(v, q, rng)
    return 1.0


def outside(v, q, rng):
    """DC-26: one of the dwarves not yet in the lair."""
    for dwarf in range(DWARVES):
        if v.spot[q, dwarf] == LAIR:
            return DWARVES - 1 - dwarf
    return below(rng, DWARVES)


def hears(box, s, p, who, move):
    """DC-7, DC-13: others hear that a card was laid or a purse divided; DC-24: and for whom."""
    if p == who or who == CHANCE:
        return move
    if move < LAY_FOR:
        return LAY_HIDDEN
    if move < PLACE:
        dwarf = (move - LAY_FOR) % DWARVES
        return LAY_HIDDEN if box.hide_mover else LAY_HIDDEN_FOR + dwarf
    if DIVIDE <= move < PICK:
        return DIVIDE_HIDDEN
    return move
