"""The Dark Cave in version 2 of its rules: what was otherwise then."""

from wyrmhoard.engine.contract import bit
from wyrmhoard.engine.game import Earlier

from .. import check
from ..cards import CREATURES, MIDDLE
from ..check import check_cardboard
from ..rules import ending, walking
from ..rules.board import mouth
from ..rules.dealing import works_for
from ..rules.ending import set_aside
from ..state import LOOKING_ASIDE, NOTHING, STRIDE, TALLYING, TURNED


def settle_goal(box, s):
    """SD-36 as it was: a bridge or a tunnel on the goal's first field cost nothing."""
    slot, card = s.turning, s.revealed + (s.way_up - 1) * TURNED
    s.revealed = s.turning = s.way_up = NOTHING
    s.card[slot], s.fresh = card, slot
    s.stand[s.turn] = slot * STRIDE + mouth(box, card, s.came)
    for k in range(CREATURES):
        if s.lurk[k] == slot * STRIDE + MIDDLE + 1:
            s.lurk[k] = s.stand[s.turn] + 1
    s.came, s.arrived = 0, 1


def leave(box, s):
    """SD-38 as it was: a dwarf laid down on the exit stayed marked as lying."""
    p = s.turn
    if not s.out >> p & 1:
        s.out |= bit(p)
        s.first_out = s.first_out or p + 1
        s.exposed = bit(p) & ~s.open_clan
    elif not s.looked and set_aside(box, s) > 0:
        s.wait = LOOKING_ASIDE
    else:
        s.within[works_for(s, p)] = 0
        s.wait = TALLYING


# SD-41: a box that could leave a clan without workers was not refused.
EARLIER = Earlier(
    {
        walking.settle_goal: settle_goal,
        ending.leave: leave,
        check.check: check_cardboard,
    }
)
