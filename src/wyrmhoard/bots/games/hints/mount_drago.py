"""Why a move in Mount Drago: what it scores, or where it takes a dragon.

Kernels: plain functions over the game's state, of which the hands of others alone are imagined.
"""

from wyrmhoard.bots.games.mount_drago import mounted, scored, worth_of_mounting
from wyrmhoard.engine.contract import SEATS, play
from wyrmhoard.engine.events import GAINS, NUMBER, SEAT, Events, told_2, told_3, word
from wyrmhoard.games.mount_drago.rules import dragon_of
from wyrmhoard.games.mount_drago.state import (
    BLUE, COLOURS, DISCARD, FREE, GREEN, MOUNT, MOUNTING, STAY,
)  # fmt: skip

reasons = Events()
SCORES = reasons("hint-scores", "MD-11 MD-12 MD-13", gains=GAINS)
OWN_DRAGON = reasons("hint-own-dragon", "MD-11", a=NUMBER, b=NUMBER)
OTHERS_DRAGON = reasons("hint-others-dragon", "MD-11", who=SEAT, a=NUMBER, b=NUMBER)
CHANGE = reasons("hint-change", "MD-10", dragon=word(COLOURS), a=NUMBER, b=NUMBER)


def reason(box, v, s, p, move, heard, out):
    """`s` becomes what comes of the move, which is the same in all worlds."""
    if move >= DISCARD:
        return 0
    before = counts(box, s, p)
    if move >= MOUNT:
        return of_change(box, v, s, p, move, before, out)
    dragon = dragon_of(move + 1)
    rider, start = int(s.rider[dragon]), counts_at(box, s, s.spot[dragon])
    play(box, s, p, move)
    if s.phase == MOUNTING:
        play(box, s, p, MOUNT if worth_of_mounting(box, s, p) > 0 else STAY)
    n = gains(v, s, out)
    if n > 0:
        return n
    if rider in (FREE, p + 1):
        return own(before, counts(box, s, p), out)
    n = told_3(out, 0, OTHERS_DRAGON, rider - 1, start, counts_at(box, s, s.spot[dragon]))
    return n if out[2] != out[3] else 0


def counts(box, s, p):
    """The number under the dragon of `p`."""
    return counts_at(box, s, mounted(s, p))


def counts_at(box, s, spot):
    return scored(box, s, int(spot), False)


def gains(v, s, out):
    """MD-11 to MD-13: who gets how much, if anybody does."""
    some = False
    out[0] = SCORES
    for q in range(SEATS):
        out[1 + q] = s.points[q] - v.points[q] if q < s.seats else 0
        some = some or out[1 + q] != 0
    return 1 + SEATS if some else 0


def own(before, after, out):
    return told_2(out, 0, OWN_DRAGON, before, after) if before != after else 0


def of_change(box, v, s, p, move, before, out):
    """MD-10: what the move brings, or else what either dragon counts."""
    card = int(v.laid[v.count - 1])
    there = counts_at(box, s, s.spot[dragon_of(card)])
    space = box.spaces[s.spot[dragon_of(card)]]
    play(box, s, p, move)
    if space in (BLUE, GREEN):
        n = gains(v, s, out)
        if n > 0:
            return n
    return told_3(out, 0, CHANGE, dragon_of(card), there, before)
