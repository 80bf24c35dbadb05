"""Why a move is refused in Two Tunnels."""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.why import because

from .state import CLAUSES


def why_not(box, v, p, who, words):
    if who == NOBODY:
        return because("why-over", "TT-4")
    if words[0] != "dig":
        return because("why-not-yours", CLAUSES[words[0]])
    if who == LUCK:
        return because("why-luck", "TT-3")
    return because("why-chosen", "TT-2", tunnel=words[1])
