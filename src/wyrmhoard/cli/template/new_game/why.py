"""Why a move is refused in New Game: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.why import because

from .state import CLAUSES, NOTHING


def why_not(box, v, p, who, words):
    """`who` may move now, as `actors` says; `words` are those of a move `p` may not play."""
    verb, *rest = words
    if who == NOBODY:
        return because("why-over", "NG-4")
    if verb != "lay":
        return because("why-not-yours", CLAUSES[verb])
    if who == LUCK:
        return because("why-luck", "NG-3")
    if v.my_card != NOTHING:
        return because("why-card-lies", "NG-2")
    return because("why-card-gone", "NG-4", card=rest[0])
