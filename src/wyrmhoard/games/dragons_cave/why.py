"""Why a move is refused in Dragon's Cave: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.why import Reason, because

from .rules import next_robbed
from .state import CARDS, CHOOSING, CLAUSES, DRAWING, DWARF, LAIR, NOTHING, REVEALING, SETTLING

AT_WORK = {DRAWING: "DC-6", REVEALING: "DC-9"}  # what luck does in a phase; else it opens a hand


def why_not(box, v, p, who, words):
    """`who` may move now, as `actors` says; `words` are those of a move `p` may not play."""
    verb, *rest = words
    if who == NOBODY:
        return because("why-over", "DC-20 DC-19" if v.seats > 2 else "DC-20 DC-27")
    if verb not in REASONS:
        return because("why-not-yours", CLAUSES[verb])
    if who == LUCK:
        return because("why-luck", AT_WORK.get(int(v.phase), "DC-13"))
    return REASONS[verb](v, p, *rest)


def why_not_lay(v, p, card):
    if v.seats == 2 and p != v.dragon:
        return because("why-name-a-dwarf", "DC-24")
    return cannot_lay(v, p, card)


def why_not_lay_for(v, p, card, dwarf):
    if v.seats > 2:
        return because("why-one-dwarf", "DC-7 DC-23")
    held = v.hand[p, CARDS.index(card)]
    if may_lay(v, p) and held and v.spot[p, DWARF.index(dwarf)] == LAIR:
        return because("why-dwarf-in-lair", "DC-24 DC-26", dwarf=dwarf)
    return cannot_lay(v, p, card)


def may_lay(v, p):
    return v.phase == CHOOSING and p != v.dragon and v.my_card == NOTHING


def cannot_lay(v, p, card):
    """DC-7: one card of the hand, once a round, and not by the dragon."""
    if p == v.dragon:
        return because("why-dragon-lays-no-card", "DC-9")
    if v.phase == SETTLING:
        return because("why-cards-are-up", "DC-9 DC-18")
    if v.my_card != NOTHING:
        return because("why-card-laid", "DC-7")
    return because("why-card-not-in-hand", "DC-7 DC-14 DC-15", card=card)


def why_not_place(v, p, colour):
    """DC-8: the dragon's player, once all cards are laid."""
    if p != v.dragon:
        return not_the_dragon(v)
    if v.phase == SETTLING:
        return because("why-dragon-sits", "DC-9 DC-13")
    return because("why-dragon-waits", "DC-8")


def not_the_dragon(v):
    return because("why-not-the-dragon", "DC-6" if v.seats > 2 else "DC-25", who=f"p{v.dragon}")


def why_not_divide(v, p, coins):
    """DC-13: the caught, once, and no more than there is."""
    if v.phase == CHOOSING or not v.caught[p]:
        return because("why-not-robbed", "DC-13 DC-17")
    if v.my_left != NOTHING:
        return because("why-hands-closed", "DC-13")
    return because("why-too-few-coins", "DC-13", n=int(v.purse[p]))


def why_not_pick(v, p, whose, hand):
    """DC-13, DC-18: the dragon's player, when all have divided, one after the other."""
    if p != v.dragon:
        return not_the_dragon(v)
    if v.phase == CHOOSING:
        return because("why-nobody-caught", "DC-13")
    if whose != f"p{next_robbed(v)}":
        return because("why-other-hand", "DC-18", who=f"p{next_robbed(v)}")
    return because("why-hands-not-closed", "DC-18")


REASONS: dict[str, Reason] = {
    "lay": why_not_lay,
    "lay_for": why_not_lay_for,
    "place": why_not_place,
    "divide": why_not_divide,
    "pick": why_not_pick,
}
