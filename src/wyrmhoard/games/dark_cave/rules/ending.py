"""Leaving the cave, the ends of the match, and the hoards."""

from wyrmhoard.engine.contract import bit

from ..state import LOOKING_ASIDE, LOYAL, NOTHING, OVER, SABOTEUR, TALLYING
from .dealing import left_over, works_for
from .meeting import next_of

ALL_OUT = 0  # of luck's `tally`


def leave(box, s):
    """SD-38: out, lying no longer, unmasked; the first one out looks at the cards set aside;
    SD-39: who is left?"""
    p = s.turn
    if not s.out >> p & 1:
        s.out |= bit(p)
        s.lying &= ~bit(p)
        s.first_out = s.first_out or p + 1
        s.exposed = bit(p) & ~s.open_clan
    elif not s.looked and set_aside(box, s) > 0:
        s.wait = LOOKING_ASIDE
    else:
        s.within[works_for(s, p)] = 0
        s.wait = TALLYING


def set_aside(box, s):
    n = 0
    for clan in range(2):
        n += left_over(box, s, clan, LOYAL) + left_over(box, s, clan, SABOTEUR)
    return n


def inside(s, clan):
    """Whether a dwarf that works for this clan has not left."""
    for p in range(s.seats):
        if not s.out >> p & 1 and works_for(s, p) == clan:
            return True
    return False


def tally(s, said):
    """SD-39: the match ends at once when all dwarves working for one clan are out."""
    clan = works_for(s, s.turn)
    s.leaving = 0
    if said == ALL_OUT:
        s.done = clan + 1
        end(s)
    else:
        s.within[clan] = 1


def end(s):
    """SD-40: dwarves still inside lose their gold, and all clan cards are turned up."""
    s.phase = OVER
    s.steps = s.playing = s.turned = s.to_draw = 0
    for p in range(s.seats):
        if not s.out >> p & 1:
            s.bank += s.gold[p]
            s.gold[p] = 0
    s.exposed = (1 << int(s.seats)) - 1 & ~s.open_clan


def unmask(s):
    """SD-35, SD-38, SD-40."""
    p = next_of(s, s.exposed)
    s.exposed &= ~bit(p)
    s.open_clan |= bit(p)


def hoard(s, clan):
    """SD-40: nuggets rescued by its workers, times those who worked for the other clan."""
    rescued, others = 0, 0
    for p in range(s.seats):
        if works_for(s, p) != clan:
            others += 1
        elif s.out >> p & 1:
            rescued += s.gold[p]
    return rescued * others


def score(box, s, p):
    """The nuggets of a dwarf; at the end only of those that got out."""
    return s.gold[p]


def outcome(box, s, out):
    """SD-40, SD-41: the greater hoard wins for all its workers; a tie goes to the first one out."""
    for p in range(s.seats):
        out[p] = 0
    if s.first_out == NOTHING:
        return
    blue, yellow = hoard(s, 0), hoard(s, 1)
    clan = int(yellow > blue) if blue != yellow else works_for(s, s.first_out - 1)
    winners = 0
    for p in range(s.seats):
        winners += works_for(s, p) == clan
    for p in range(s.seats):
        out[p] = (works_for(s, p) == clan) / winners
