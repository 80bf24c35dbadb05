"""Which worlds The Dark Cave's bots take to be true, from what they heard and what they see.

A world is where the exit lies and who works for whom. Kernels: plain functions over the game's
state.
"""

from wyrmhoard.engine.exact import exp, log
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.dark_cave.cards import AXE, BOOTS, INFORMATION, LAID, LEVELS
from wyrmhoard.games.dark_cave.rules.dealing import in_play, left_over, works_for
from wyrmhoard.games.dark_cave.state import CORNER, LOYAL, NOTHING, SABOTEUR
from wyrmhoard.games.dark_cave.view import agrees

from .weights import KEPT

AT_ONCE = (BOOTS, AXE, INFORMATION)  # what is mostly played soon
IMPOSSIBLE = -1e9


@apart
def weigh_up(box, v, p, shadows, notes):
    """Write how likely each world is, given all that was heard and what is known for sure."""
    s, d = shadows[0], notes[0]
    list_unknown(v, s, d)
    d.worlds = 0
    top, whole = IMPOSSIBLE, 0.0
    for m in range(1 << int(d.unsure)):
        suppose(v, s, d, m)
        faith = how_likely(box, v, p, s, d)
        for i in range(d.places):
            d.chance[d.worlds] = faith + d.exit[d.place[i]]
            top = max(top, d.chance[d.worlds])
            d.worlds += 1
    for i in range(d.worlds):
        whole += exp(max(-60.0, d.chance[i] - top)) if d.chance[i] > IMPOSSIBLE / 2 else 0.0
        d.chance[i] = whole
    suppose(v, s, d, 0)


def list_unknown(v, s, d):
    """The goals that may be the exit, and the seats whose loyalty is not known."""
    d.places = d.unsure = 0
    s.seats, s.mix = v.seats, v.mix
    for k in range(CORNER):
        if v.goal[k] == 1:
            d.place[0], d.places = k, 1
            break
        if v.goal[k] == NOTHING:
            d.place[d.places] = k
            d.places += 1
    for q in range(v.seats):
        s.clan[q] = v.clan[q]
        if v.loyalty[q] == NOTHING and v.clan[q] != NOTHING:
            d.seat[d.unsure] = q
            d.unsure += 1


def suppose(v, s, d, m):
    """The loyalties of one world: of those not known one bit each, set for saboteurs."""
    for q in range(v.seats):
        s.loyalty[q] = v.loyalty[q] if v.loyalty[q] != NOTHING else LOYAL
    for i in range(d.unsure):
        if m >> i & 1:
            s.loyalty[d.seat[i]] = SABOTEUR


def how_likely(box, v, p, s, d):
    """The log of it, up to what is the same for all."""
    if not (agrees(v, s, 0) and agrees(v, s, 1)):
        return IMPOSSIBLE
    ways = dealt_so(box, v, s, 0) * dealt_so(box, v, s, 1)
    if ways <= 0:
        return IMPOSSIBLE
    told = log(ways)
    for q in range(v.seats):
        if q != p:
            done = d.guessed[q]
            for r in range(v.seats):
                done += d.known[q, r] * side(s, r)
            told += side(s, q) * done
    return told


def side(s, q):
    return 1 - 2 * works_for(s, q)


def dealt_so(box, v, s, clan):
    """SD-13: in how many ways the cards of a clan can have come to lie so."""
    ways = 1
    for loyalty in range(LOYAL, SABOTEUR + 1):
        left = left_over(box, s, clan, loyalty)
        for k in range(left, in_play(box, s, clan, loyalty)):
            ways *= max(0, k + 1)
    seen = v.aside[clan] != NOTHING  # by the first one out
    return ways if not seen or left == v.aside[clan] - 1 else 0


def presume(v, d, r, guess):
    """Write into a copy of the view what is so in the world that `r`, from 0 up to 1, falls on."""
    wanted, i = r * d.chance[d.worlds - 1], 0
    while i < d.worlds - 1 and d.chance[i] <= wanted:
        i += 1
    guess.goal[d.place[i % d.places]] = 1
    m = i // d.places
    for k in range(d.unsure):
        guess.loyalty[d.seat[k]] = SABOTEUR if m >> k & 1 else LOYAL


def plausible(s, p, d):
    """From 0 up to 1, how well the hands of others explain what they have not played."""
    worth = 1.0
    for q in range(s.seats):
        for k in range(len(AT_ONCE) if q != p else 0):
            for level in range(LEVELS):
                if s.hand[q, LAID + AT_ONCE[k] * LEVELS + level] > 0:
                    worth *= KEPT[min(len(KEPT) - 1, d.idle[q, level])]
    return worth
