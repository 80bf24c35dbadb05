"""Dragon's Cave in version 1 of its rules: what was otherwise then."""

from wyrmhoard.engine.game import Earlier
from wyrmhoard.engine.layout import Layout

from .. import rules
from ..rules import dwarf_of
from ..state import BOX, CHEST, LAIR, NOTHING

# There was no house rule `shortage`.
BOX_1 = Layout(**{key: f for key, f in BOX.fields.items() if key != "shortage"})


def pay(box, s, won):
    """DC-21 as it was: whoever entered the lair counted, whatever it was worth, and nobody got more
    than they had won."""
    needed, winners = 0, 0
    for p in range(s.seats):
        needed += won[p]
        winners += int(won[p] > 0 or entered(s, p))
    most = s.treasure // winners if needed > s.treasure else needed
    for p in range(s.seats):
        coins = min(won[p], most)
        s.purse[p] += coins
        s.treasure -= coins


def entered(s, p):
    """Whether a dwarf of this seat has gone into the lair this round."""
    if s.shown[p] == NOTHING or s.shown[p] == CHEST + 1 or s.shown[p] == s.perch:
        return False
    return s.spot[p, dwarf_of(s)] == LAIR


EARLIER = Earlier({rules.pay: pay}, BOX_1)
