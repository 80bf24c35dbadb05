"""Cards in hands: who holds them, and what the others know of it.

SD-27: after a swap each player knows the hand the other took. Exactly remembered is what stays
certain: how many cards of each kind must still be there. Once the holder puts or loses a card of
some level face down, it may have been any of that level, and each kind counts one less; that one of
them must be the one is not kept.
"""

from ..cards import KINDS, level_of


def draws(s, p, kind):
    s.deck[kind] -= 1
    s.pile[level_of(kind)] -= 1
    s.hand[p, kind] += 1
    s.held[p, level_of(kind)] += 1


def shows(s, p, kind):
    """A card is played for all to see."""
    s.hand[p, kind] -= 1
    s.held[p, level_of(kind)] -= 1
    s.shown[kind] += 1
    if s.swaps:
        for q in range(s.seats):
            if s.told[q, p, kind] > 0:
                s.told[q, p, kind] -= 1


def drops(s, p, kind):
    """SD-2, SD-20: a card leaves the hand face down; the others see its level."""
    level = level_of(kind)
    s.hand[p, kind] -= 1
    s.held[p, level] -= 1
    s.dropped[p, kind] += 1
    s.drops[p, level] += 1
    if s.swaps:
        forget(s, p, level)


def forget(s, p, level):
    for q in range(s.seats):
        for kind in range(KINDS):
            if s.told[q, p, kind] > 0 and level_of(kind) == level:
                s.told[q, p, kind] -= 1


def exchange(s, p, q):
    """SD-27: the hands, and what everybody knows of them, change places."""
    s.swaps += 1
    for kind in range(KINDS):
        s.hand[p, kind], s.hand[q, kind] = s.hand[q, kind], s.hand[p, kind]
        for r in range(s.seats):
            s.told[r, p, kind], s.told[r, q, kind] = s.told[r, q, kind], s.told[r, p, kind]
        s.told[p, q, kind], s.told[q, p, kind] = s.hand[q, kind], s.hand[p, kind]
        s.told[p, p, kind] = s.told[q, q, kind] = 0
        s.unread[0, kind], s.unread[1, kind] = s.hand[p, kind], s.hand[q, kind]
    for level in range(len(s.held[p])):
        s.held[p, level], s.held[q, level] = s.held[q, level], s.held[p, level]
    s.to_read = cards_in_hand(s, p) + cards_in_hand(s, q)


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
