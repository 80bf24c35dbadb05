"""Why a move is refused in Mount Drago: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.arrays import run_of
from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.reasons import NUMBER, SEAT, Reasons

from .state import (
    AWAY, CLAUSES, COLOURS, DEALING, DISCARD, DISCARDING, DRAWING, DRAW_HIDDEN, ENOUGH, HAND, MOUNT,
    MOUNTING, MOVES, PLAY, PLAYING, REFILLING, SADDLING, SWAPPING, TRADING, VALUES,
)  # fmt: skip

VERBS = tuple(MOVES.starts)

because = Reasons()
MATCH_OVER = because("why-over", "MD-19")
NOT_YOURS = because.each("why-not-yours", {k: CLAUSES[verb] for k, verb in enumerate(MOVES.names)})
AT_WORK = because.each("why-luck", {
    DRAWING: "MD-5", SADDLING: "MD-4", DEALING: "MD-5", REFILLING: "MD-17", TRADING: "MD-16",
})  # fmt: skip
NOT_YOUR_TURN = because("why-turn", "MD-5", who=SEAT)
MOUNT_FIRST = because("why-mount-first", "MD-6 MD-10")
CARD_PLAYED = because("why-card-played", "MD-6 MD-16")
NO_CHOICE = because("why-no-choice", "MD-7 MD-8 MD-9 MD-10")
NOT_DISCARDING = because("why-not-discarding", "MD-16 MD-17")
NOT_ON_SUMMIT = because("why-not-on-summit", "MD-16", dragon=COLOURS)
# To play, or to discard.
AWAY_TO_PLAY = because("why-dragon-away", "MD-3 MD-6", dragon=COLOURS)
AWAY_TO_DISCARD = because("why-dragon-away", "MD-3 MD-16", dragon=COLOURS)
NOT_IN_HAND_TO_PLAY = because("why-not-in-hand", "MD-6", dragon=COLOURS, n=NUMBER)
NOT_IN_HAND_TO_DISCARD = because("why-not-in-hand", "MD-16", dragon=COLOURS, n=NUMBER)


def why_not(box, v, p, who, move, out):
    if who == NOBODY:
        return MATCH_OVER
    if move >= DRAW_HIDDEN:
        return NOT_YOURS[run_of(VERBS, move)]
    if who == LUCK:
        return AT_WORK[v.phase]
    if p != v.turn:
        out[0] = v.turn
        return NOT_YOUR_TURN
    if move >= ENOUGH:
        return NOT_DISCARDING
    if move >= DISCARD:
        return why_not_discard(v, move - DISCARD, out)
    if move >= MOUNT:
        return NO_CHOICE  # MD-7 to MD-10: only a free dragon that left the last place leaves one
    return why_not_play(v, move - PLAY, out)


def why_not_play(v, card, out):
    """MD-6: one card of the hand, and only one."""
    if v.phase == MOUNTING:
        return MOUNT_FIRST
    if v.phase != PLAYING:
        return CARD_PLAYED
    tell(card, out)
    return AWAY_TO_PLAY if is_away(v, card) else NOT_IN_HAND_TO_PLAY


def why_not_discard(v, card, out):
    """MD-16: when asked, a card of the hand, of a dragon on the summit."""
    if v.phase not in (DISCARDING, SWAPPING):
        return NOT_DISCARDING
    tell(card, out)
    if holds(v, card):
        return NOT_ON_SUMMIT
    return AWAY_TO_DISCARD if is_away(v, card) else NOT_IN_HAND_TO_DISCARD


def tell(card, out):
    out[0], out[1] = card // VALUES, card % VALUES + 1


def is_away(v, card):
    return v.spot[card // VALUES] == AWAY


def holds(v, card):
    for i in range(HAND):
        if v.mine[i] == card + 1:
            return True
    return False
