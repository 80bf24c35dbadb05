"""Why a move is refused in Two Tunnels."""

from wyrmhoard.engine.arrays import run_of
from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.reasons import Reasons

from .state import CLAUSES, DIG, DIG_HIDDEN, MOVES, TUNNELS

VERBS = tuple(MOVES.starts)

because = Reasons()
MATCH_OVER = because("why-over", "TT-4")
NOT_YOURS = because.each("why-not-yours", {k: CLAUSES[verb] for k, verb in enumerate(MOVES.names)})
LUCK_AT_WORK = because("why-luck", "TT-3")
CHOSEN = because("why-chosen", "TT-2", tunnel=TUNNELS)


def why_not(box, v, p, who, move, out):
    if who == NOBODY:
        return MATCH_OVER
    if move >= DIG_HIDDEN:
        return NOT_YOURS[run_of(VERBS, move)]
    if who == LUCK:
        return LUCK_AT_WORK
    out[0] = move - DIG
    return CHOSEN
