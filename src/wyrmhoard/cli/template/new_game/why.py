"""Why a move is refused in New Game: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.reasons import Reasons

from .state import CARD, LAY, LAY_HIDDEN, NOTHING, TURN_UP

because = Reasons()
MATCH_OVER = because("why-over", "NG-4")
HEARD_ONLY = because("why-not-yours", "NG-2")
TURNED_UP_BY_LUCK = because("why-not-yours", "NG-3 NG-4")
LUCK_AT_WORK = because("why-luck", "NG-3")
CARD_LIES = because("why-card-lies", "NG-2")
CARD_GONE = because("why-card-gone", "NG-4", card=CARD)


def why_not(box, v, p, who, move, out):
    """`who` may move now, as `actors` says; `p` may not play the move."""
    if who == NOBODY:
        return MATCH_OVER
    if move >= LAY_HIDDEN:
        return HEARD_ONLY if move < TURN_UP else TURNED_UP_BY_LUCK
    if who == LUCK:
        return LUCK_AT_WORK
    if v.my_card != NOTHING:
        return CARD_LIES
    out[0] = move - LAY
    return CARD_GONE
