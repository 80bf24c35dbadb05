"""Set-up: clan cards, goals, hands, and who begins. Luck deals card by card."""

from ..cards import KINDS, LADDER, LAID, LEVELS, START, level_of
from ..state import (
    BEGINNING, CLANS, CLAN_CARDS, CLAN_DRAW, CORNER, DEALING, DRAWN, FACE_DOWN, HIDING, LOYAL,
    REACH, SIDE,
)  # fmt: skip
from .board import put_down, spot_of


def setup(box, s, seats):
    """SD-12, SD-14, SD-15: all that needs no luck."""
    s.seats = seats
    s.slots = 1 + CORNER
    far = box.corners[seats - 2]
    for k in range(CORNER):
        x, y = far if k > 1 else -far, far if k % 2 else -far
        s.place[1 + k], s.card[1 + k] = (REACH + x) * SIDE + REACH + y, FACE_DOWN
    s.place[0], s.card[0] = REACH * SIDE + REACH, START + 1
    put_down(box, s, 0)
    s.bank = box.nuggets - box.purse * seats
    for p in range(seats):
        s.gold[p] = box.purse
        s.limit[p] = box.hands[seats - 2, 0] + box.hands[seats - 2, 1] + box.hands[seats - 2, 2]
        s.stand[p] = spot_of(box, s.card[0], LADDER)  # of slot 0
    stack(box, s)
    s.wait = s.phase = CLAN_DRAW
    if seats < 3 or seats > 4:
        s.wait = s.phase = CLAN_CARDS
    elif box.clan < len(CLANS):
        mixes(s, box.clan)


def stack(box, s):
    """SD-15: three piles, five cards less in each; which they are nobody knows."""
    for level in range(LEVELS):
        s.pile[level] = -box.boxed
    for kind in range(KINDS):
        s.deck[kind] = made(box, kind)
        s.pile[level_of(kind)] += s.deck[kind]


def made(box, kind):
    """How many cards of a kind there are."""
    if kind < LAID:
        return box.copies[kind]
    return box.actions[(kind - LAID) // LEVELS, (kind - LAID) % LEVELS]


def mixes(s, clan):
    s.mix = clan + 1
    s.wait = s.phase = CLAN_CARDS


def in_play(box, s, clan, loyalty):
    """SD-13: how many clan cards of a kind are dealt from."""
    if s.seats == 2:
        return 1 if loyalty == LOYAL else 0
    if s.seats < 5:
        if clan != s.mix - 1:
            return 0
        return box.loyal - 1 if loyalty == LOYAL else box.saboteurs
    return box.loyal if loyalty == LOYAL else box.saboteurs - 1


def left_over(box, s, clan, loyalty):
    """SD-13: of these, the cards no seat has: to be dealt, and then set aside."""
    n = in_play(box, s, clan, loyalty)
    for p in range(s.seats):
        n -= s.clan[p] == clan + 1 and s.loyalty[p] == loyalty
    return n


def deal_clan(s, clan, loyalty):
    s.clan[s.dealt], s.loyalty[s.dealt] = clan + 1, loyalty
    s.dealt += 1
    if s.dealt == s.seats:
        s.dealt, s.wait, s.phase = 0, HIDING, HIDING


def hide_goal(s, goal):
    """SD-12."""
    s.goal[s.dealt] = goal + 1
    s.dealt += 1
    if s.dealt == CORNER:
        s.dealt, s.wait, s.phase = 0, DEALING, DEALING


def goal_is_free(s, goal):
    for k in range(CORNER):
        if s.goal[k] == goal + 1:
            return False
    return True


def next_dealt(s):
    """SD-15: whose card luck deals next: seat by seat."""
    return s.dealt // s.limit[0]


def level_dealt(box, s):
    """SD-15: and of which level: I first."""
    k, level = s.dealt % s.limit[0], 0
    while k >= box.hands[s.seats - 2, level]:
        k -= box.hands[s.seats - 2, level]
        level += 1
    return level


def all_dealt(box, s):
    """SD-16. True once a seat may begin."""
    if s.dealt < s.seats * s.limit[0]:
        return False
    s.dealt = 0
    s.wait = s.phase = BEGINNING
    return box.first != DRAWN


def works_for(s, p):
    """SD-39: the clan a dwarf works for: its own, or if it is a saboteur the other."""
    own = s.clan[p] - 1
    return own if s.loyalty[p] == LOYAL else 1 - own
