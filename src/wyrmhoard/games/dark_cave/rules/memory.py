"""Cards in hands: who holds them, and from the first swap on what was done with them.

SD-27: after a swap each player knows the hand the other took, and what becomes of it is followed
by what is seen: cards drawn, put away or shown. All of this is written down, deed by deed, so a
memory is perfect: nothing that was seen since the first swap is lost, and before it nobody knew
anything of another hand. A card is drawn and put away once, so the record has an end.
"""

from wyrmhoard.engine.contract import SEATS

from ..cards import KINDS, LEVELS, level_of
from ..state import DREW, DROPPED, GAVE, SHOWED, SWAPPED


def draws(s, p, kind):
    s.deck[kind] -= 1
    s.pile[level_of(kind)] -= 1
    s.hand[p, kind] += 1
    s.held[p, level_of(kind)] += 1
    notes(s, DREW, p, kind)


def shows(s, p, kind):
    """A card is played for all to see."""
    s.hand[p, kind] -= 1
    s.held[p, level_of(kind)] -= 1
    s.shown[kind] += 1
    notes(s, SHOWED, p, kind)


def drops(s, p, kind):
    """SD-2, SD-20: a card leaves the hand face down; the others see its level."""
    s.hand[p, kind] -= 1
    s.held[p, level_of(kind)] -= 1
    s.dropped[p, kind] += 1
    s.drops[p, level_of(kind)] += 1
    notes(s, DROPPED, p, kind)


def notes(s, what, p, kind):
    if s.swaps:
        s.deed[s.deeds], s.which[s.deeds] = what + SEATS * level_of(kind) + p, kind + 1
        s.deeds += 1


def exchange(s, p, q):
    """SD-27: the hands change places."""
    s.swaps += 1
    gives(s, p)
    gives(s, q)
    s.deed[s.deeds] = SWAPPED + SEATS * p + q
    s.deeds += 1
    for kind in range(KINDS):
        s.hand[p, kind], s.hand[q, kind] = s.hand[q, kind], s.hand[p, kind]
        s.unread[0, kind], s.unread[1, kind] = s.hand[p, kind], s.hand[q, kind]
    for level in range(LEVELS):
        s.held[p, level], s.held[q, level] = s.held[q, level], s.held[p, level]
    s.to_read = cards_in_hand(s, p) + cards_in_hand(s, q)


def gives(s, p):
    """By level, as the backs tell it anyway."""
    for level in range(LEVELS):
        for kind in range(KINDS):
            for _ in range(s.hand[p, kind] if level_of(kind) == level else 0):
                notes(s, GAVE, p, kind)


def reading(s):
    """Whose new hand is being looked at: 0 that of the one whose turn it is, 1 the other's."""
    return int(s.to_read <= cards_in_hand(s, s.drawer))


def reads(s, kind):
    """SD-27: each looks at the hand they took, card by card."""
    s.unread[reading(s), kind] -= 1
    s.to_read -= 1


def cards_in_hand(s, p):
    return s.held[p, 0] + s.held[p, 1] + s.held[p, 2]


def nobody_holds(s):
    for p in range(s.seats):
        if cards_in_hand(s, p) > 0:
            return False
    return True
