"""What a seat may know of The Dark Cave, and what it may imagine."""

import numpy as np

from wyrmhoard.engine.arrays import below, put
from wyrmhoard.engine.contract import CHANCE, SEATS, copy_known
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.engine.marks import apart

from .cards import GOALS, KINDS, LEVELS, level_of
from .recall import PACK, pull, recall, spread
from .rules.dealing import left_over, made, works_for
from .rules.meeting import next_of
from .rules.memory import cards_in_hand, reading
from .state import (
    ASIDE_HIDDEN, CLAN, CLAN_HIDDEN, CORNER, DEALING, DEEDS, DISCARD, DISCARD_HIDDEN, DRAW,
    DRAW_HIDDEN, DROPPED, ENOUGH, FACE_DOWN, GAVE, GOAL_HIDDEN, HIDE_GOAL, HIDING, LOSE,
    LOSE_HIDDEN, LOYAL, NOTHING, READ, READ_HIDDEN, SABOTEUR, SEE_ASIDE, SEE_CLAN, SEE_CLAN_HIDDEN,
    SEE_GOAL, SEE_GOAL_HIDDEN, SHOWED, STATE, SWAPPED, TALLY, TURN_UP,
)  # fmt: skip

VIEW = Layout(
    **STATE.known(),
    mine=field("i1", KINDS, most=15, about="cards in the watcher's hand, by kind"),
    my_drops=field("i1", KINDS, most=9, about="cards the watcher put or lost face down, by kind"),
    told=field("i1", SEATS, KINDS, most=15, about="cards the watcher knows each seat to hold"),
    which=field("i1", DEEDS, most=KINDS, names=True,
        about="1 + the card of each deed, where the watcher knows"),
    loyalty=field("i1", SEATS, most=SABOTEUR, names=True,
        about="LOYAL or SABOTEUR, where the watcher knows"),
    goal=field("i1", CORNER, most=len(GOALS), names=True,
        about="1 + which goal lies at each place, where the watcher knows"),
    aside=field("i1", 2, most=6,
        about="1 + saboteurs set aside of each clan, if the watcher looked"),
)  # fmt: skip


def view(box, s, p, v):
    copy_known(s, v)
    for k in range(CORNER):
        if s.card[1 + k] != FACE_DOWN or (p < s.seats and s.saw_goal[p] >> k & 1):
            v.goal[k] = s.goal[k]
    if s.revealed:
        v.goal[s.turning - 1] = s.goal[s.turning - 1]
    for q in range(s.seats):
        if q == p or s.open_clan >> q & 1 or (p < s.seats and s.saw_clan[p] >> q & 1):
            v.loyalty[q] = s.loyalty[q]
    if p < s.seats:
        view_own(box, s, p, v)
    if s.swaps:
        remember(s, p, v)


def view_own(box, s, p, v):
    """What only this seat knows."""
    put(v.mine, s.hand[p])
    put(v.my_drops, s.dropped[p])
    if s.to_read and (p == s.turn or p == s.drawer):
        for kind in range(KINDS):
            v.mine[kind] -= s.unread[int(p != s.turn), kind]
    if s.looked and s.first_out == p + 1:
        for clan in range(2):
            v.aside[clan] = 1 + left_over(box, s, clan, SABOTEUR)


def remember(s, p, v):
    """SD-27: what was done with cards since the first swap; exchanged hands, once read."""
    for i in range(s.deeds):
        deed, q, level = s.deed[i], s.deed[i] % SEATS, s.deed[i] // SEATS % LEVELS
        if q == p or SHOWED <= deed < GAVE:
            v.which[i] = s.which[i]
        if deed >= SWAPPED:
            exchange_told(v, p, (deed - SWAPPED) // SEATS, q)
            if not (s.to_read and i == s.deeds - 1):
                read_given(s, p, v, i)
        elif deed >= GAVE:
            v.told[q, s.which[i] - 1] += q == p
        elif deed >= SHOWED:
            seen_no_more(v, q, s.which[i] - 1)
        elif deed >= DROPPED:
            forget(v, q, level)


def read_given(s, p, v, i):
    """Both hands of a swap are known to the two who made it."""
    mine = p == s.deed[i] % SEATS or p == (s.deed[i] - SWAPPED) // SEATS
    i -= 1
    while mine and i >= 0 and GAVE <= s.deed[i] < SWAPPED:
        v.which[i] = s.which[i]
        i -= 1


def exchange_told(v, p, a, b):
    """Until then what the watcher gives was told of itself."""
    for kind in range(KINDS):
        v.told[a, kind], v.told[b, kind] = v.told[b, kind], v.told[a, kind]
        if p in (a, b):
            v.told[p, kind] = 0


def seen_no_more(v, q, kind):
    if v.told[q, kind] > 0:
        v.told[q, kind] -= 1


def forget(v, q, level):
    """It may have been any card of that level."""
    for kind in range(KINDS):
        if level_of(kind) == level:
            seen_no_more(v, q, kind)


@apart
def imagine(box, v, p, rng, s):
    """Deal whatever is hidden at random, as the counts and what is known allow."""
    copy_known(v, s)
    put(s.goal, v.goal)
    imagine_goals(v, rng, s)
    imagine_loyalties(box, v, rng, s)
    if p < v.seats:
        put(s.dropped[p], v.my_drops)
    imagine_cards(box, v, p, rng, s)
    if v.to_read:
        imagine_unread(v, p, s)
    return 1.0


def imagine_goals(v, rng, s):
    """SD-12: the goals not known, in any order."""
    dealt = v.dealt if v.wait == HIDING else CORNER if v.wait > HIDING else 0
    for k in range(dealt):
        goal = below(rng, CORNER) + 1
        while s.goal[k] == NOTHING:
            if goal_lies(s, goal):
                goal = goal % CORNER + 1
            else:
                s.goal[k] = goal


def goal_lies(s, goal):
    for k in range(CORNER):
        if s.goal[k] == goal:
            return True
    return False


def imagine_loyalties(box, v, rng, s):
    """SD-13: as dealt, until it agrees with the dwarves that left and did not end the match."""
    fits = False
    while not fits:
        put(s.loyalty, v.loyalty)
        for q in range(v.seats):
            if v.clan[q] != NOTHING and v.loyalty[q] == NOTHING:
                s.loyalty[q] = some_loyalty(box, v, v.clan[q] - 1, rng, s)
        fits = agrees(v, s, 0) and agrees(v, s, 1)


def some_loyalty(box, v, clan, rng, s):
    """One of the clan's cards not placed yet; those the watcher saw set aside are placed."""
    loyal, saboteurs = left_over(box, s, clan, LOYAL), left_over(box, s, clan, SABOTEUR)
    if v.aside[clan] != NOTHING:
        saboteurs -= v.aside[clan] - 1
        loyal -= aside_of(v, loyal + saboteurs, clan, s)
    return LOYAL if below(rng, loyal + saboteurs) < loyal else SABOTEUR


def aside_of(v, left, clan, s):
    """Of the cards left over, those that are loyal and set aside."""
    for q in range(v.seats):
        left -= v.clan[q] == clan + 1 and s.loyalty[q] == NOTHING
    return left


def agrees(v, s, clan):
    """SD-39: someone inside works for this clan, or nobody, if that is known."""
    n = 0
    for q in range(v.seats):
        n += not (v.out & v.open_clan) >> q & 1 and v.clan[q] != NOTHING and works_for(s, q) == clan
    return (n > 0 or not v.within[clan]) and not (n > 0 and v.done == clan + 1)


def imagine_cards(box, v, p, rng, s):
    """SD-2: hands and face-down cards of others by level, from the cards not seen; the rest is
    the pile and the box."""
    for kind in range(KINDS):
        s.deck[kind] = made(box, kind) - v.shown[kind] - v.mine[kind] - v.my_drops[kind]
    if v.swaps:
        recall(v, p, rng, s)
        return
    if p < v.seats:
        put(s.hand[p], v.mine)
    pack = np.zeros(PACK, np.int64)
    for level in range(LEVELS):
        deal_level(v, p, level, spread(s.deck, level, pack), pack, rng, s)


def imagine_unread(v, p, s):
    """SD-27: what the watcher has not read yet; of the others it does not matter which cards."""
    theirs = cards_in_hand(s, v.drawer)
    for i in range(2):
        q = v.drawer if i else v.turn
        left = min(v.to_read, theirs) if i else max(0, v.to_read - theirs)
        for kind in range(KINDS):
            n = s.hand[q, kind] - v.mine[kind] if q == p else min(left, s.hand[q, kind])
            s.unread[i, kind] = n
            left -= n


def deal_level(v, p, level, n, pack, rng, s):
    for q in range(v.seats):
        for _ in range(v.held[q, level] if q != p else 0):
            s.hand[q, pull(s.deck, pack, n, rng)] += 1
            n -= 1
        for _ in range(v.drops[q, level] if q != p else 0):
            s.dropped[q, pull(s.deck, pack, n, rng)] += 1
            n -= 1


def hears(box, s, p, who, move):
    """SD-2, SD-13, SD-25, SD-38: cards are told to who draws, drops or looks; else their backs."""
    if who != CHANCE:
        return DISCARD_HIDDEN + level_of(move - DISCARD) if hides(p, who, move) else move
    if p == knower(s, move):
        return move
    return back(move)


def hides(p, who, move):
    return p != who and DISCARD <= move < ENOUGH


def knower(s, move):
    """The seat luck's move is told to."""
    if CLAN <= move < HIDE_GOAL:
        return s.dealt
    if DRAW <= move < READ and s.wait == DEALING:
        return s.dealt // s.limit[0]
    if DRAW <= move < READ:
        return s.drawer
    if READ <= move < LOSE:
        return s.drawer if reading(s) else s.turn
    if LOSE <= move < SEE_GOAL:
        return next_of(s, s.losers)
    return s.turn if move >= SEE_GOAL else SEATS + 1


def back(move):
    """Luck's move as all others hear it."""
    if CLAN <= move < HIDE_GOAL:
        return CLAN_HIDDEN + (move - CLAN) // 2
    if HIDE_GOAL <= move < DRAW:
        return GOAL_HIDDEN
    if DRAW <= move < DRAW + KINDS:
        return DRAW_HIDDEN + level_of(move - DRAW)
    if READ <= move < LOSE:
        return READ_HIDDEN
    if LOSE <= move < SEE_GOAL:
        return LOSE_HIDDEN + level_of(move - LOSE)
    if SEE_GOAL <= move < SEE_CLAN:
        return SEE_GOAL_HIDDEN
    if SEE_CLAN <= move < TURN_UP:
        return SEE_CLAN_HIDDEN
    return ASIDE_HIDDEN if SEE_ASIDE <= move < TALLY else move
