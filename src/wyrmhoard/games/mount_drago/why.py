"""Why a move is refused in Mount Drago: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.why import Reason, because

from .state import (
    AWAY, CLAUSES, COLOURS, DEALING, DISCARDING, DRAWING, MOUNTING, PLAYING, REFILLING, SADDLING,
    SWAPPING, TRADING, VALUES,
)  # fmt: skip

AT_WORK = {
    DRAWING: "MD-5", SADDLING: "MD-4", DEALING: "MD-5", REFILLING: "MD-17", TRADING: "MD-16",
}  # fmt: skip


def why_not(box, v, p, who, words):
    """`who` may move now, as `actors` says; `words` are those of a move `p` may not play."""
    verb, *rest = words
    if who == NOBODY:
        return because("why-over", "MD-19")
    if verb not in REASONS:
        return because("why-not-yours", CLAUSES[verb])
    if who == LUCK:
        return because("why-luck", AT_WORK[int(v.phase)])
    if p != v.turn:
        return because("why-turn", "MD-5", who=f"p{v.turn}")
    return REASONS[verb](v, *rest)


def why_not_play(v, colour, value):
    """MD-6: one card of the hand, and only one."""
    if v.phase == MOUNTING:
        return because("why-mount-first", "MD-6 MD-10")
    if v.phase != PLAYING:
        return because("why-card-played", "MD-6 MD-16")
    return not_held(v, colour, value, "MD-6")


def not_held(v, colour, value, clause):
    if v.spot[COLOURS.index(colour)] == AWAY:
        return because("why-dragon-away", f"MD-3 {clause}", dragon=colour)
    return because("why-not-in-hand", clause, dragon=colour, n=int(value))


def why_not_choose(v):
    """MD-7 to MD-10: only a free dragon that left the last place leaves a choice."""
    return because("why-no-choice", "MD-7 MD-8 MD-9 MD-10")


def why_not_discard(v, colour, value):
    """MD-16: when asked, a card of the hand, of a dragon on the summit."""
    if v.phase not in (DISCARDING, SWAPPING):
        return why_not_enough(v)
    card = COLOURS.index(colour) * VALUES + int(value)
    if card not in v.mine:
        return not_held(v, colour, value, "MD-16")
    return because("why-not-on-summit", "MD-16", dragon=colour)


def why_not_enough(v):
    return because("why-not-discarding", "MD-16 MD-17")


REASONS: dict[str, Reason] = {
    "play": why_not_play,
    "mount": why_not_choose,
    "stay": why_not_choose,
    "discard": why_not_discard,
    "enough": why_not_enough,
}
