"""Why a move is refused in Dragon's Cave: the most helpful reason first, from the seat's view."""

from wyrmhoard.engine.marks import small
from wyrmhoard.engine.arrays import run_of
from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.reasons import NUMBER, SEAT, Reasons

from .rules import next_robbed
from .state import (
    CARDS, CHOOSING, CLAUSES, DIVIDE, DRAWING, DWARF, DWARVES, HANDS, LAIR, LAY, LAY_FOR,
    LAY_HIDDEN, MOVES, NOTHING, OPENING, PICK, PLACE, REVEALING, SETTLING,
)  # fmt: skip

VERBS = tuple(MOVES.starts)

because = Reasons()
MATCH_OVER = because("why-over", "DC-20 DC-19")
MATCH_OF_TWO_OVER = because("why-over", "DC-20 DC-27")
NOT_YOURS = because.each("why-not-yours", {k: CLAUSES[verb] for k, verb in enumerate(MOVES.names)})
AT_WORK = because.each("why-luck", {DRAWING: "DC-6", REVEALING: "DC-9", OPENING: "DC-13"})
NAME_A_DWARF = because("why-name-a-dwarf", "DC-24")
ONE_DWARF = because("why-one-dwarf", "DC-7 DC-23")
DWARF_IN_LAIR = because("why-dwarf-in-lair", "DC-24 DC-26", dwarf=DWARF)
DRAGON_LAYS_NO_CARD = because("why-dragon-lays-no-card", "DC-9")
CARDS_ARE_UP = because("why-cards-are-up", "DC-9 DC-18")
CARD_LAID = because("why-card-laid", "DC-7")
CARD_NOT_IN_HAND = because("why-card-not-in-hand", "DC-7 DC-14 DC-15", card=CARDS)
DRAGON_SITS = because("why-dragon-sits", "DC-9 DC-13")
DRAGON_WAITS = because("why-dragon-waits", "DC-8")
NOT_THE_DRAGON = because("why-not-the-dragon", "DC-6", who=SEAT)
NOT_THE_DRAGON_OF_TWO = because("why-not-the-dragon", "DC-25", who=SEAT)
NOT_ROBBED = because("why-not-robbed", "DC-13 DC-17")
HANDS_CLOSED = because("why-hands-closed", "DC-13")
TOO_FEW_COINS = because("why-too-few-coins", "DC-13", n=NUMBER)
NOBODY_CAUGHT = because("why-nobody-caught", "DC-13")
OTHER_HAND = because("why-other-hand", "DC-18", who=SEAT)
HANDS_NOT_CLOSED = because("why-hands-not-closed", "DC-18")


@small
def why_not(box, v, p, who, move, out):
    if who == NOBODY:
        return MATCH_OVER if v.seats > 2 else MATCH_OF_TWO_OVER
    if move >= LAY_HIDDEN:
        return NOT_YOURS[run_of(VERBS, move)]
    if who == LUCK:
        return AT_WORK[v.phase]
    if move >= PICK:
        return why_not_pick(v, p, (move - PICK) // HANDS, out)
    if move >= DIVIDE:
        return why_not_divide(v, p, out)
    if move >= PLACE:
        return why_not_place(v, p, out)
    if move >= LAY_FOR:
        return why_not_lay_for(v, p, (move - LAY_FOR) // DWARVES, (move - LAY_FOR) % DWARVES, out)
    return why_not_lay(v, p, move - LAY, out)


def why_not_lay(v, p, card, out):
    if v.seats == 2 and p != v.dragon:
        return NAME_A_DWARF
    return cannot_lay(v, p, card, out)


def why_not_lay_for(v, p, card, dwarf, out):
    if v.seats > 2:
        return ONE_DWARF
    if may_lay(v, p) and v.hand[p, card] and v.spot[p, dwarf] == LAIR:
        out[0] = dwarf
        return DWARF_IN_LAIR
    return cannot_lay(v, p, card, out)


def may_lay(v, p):
    return v.phase == CHOOSING and p != v.dragon and v.my_card == NOTHING


def cannot_lay(v, p, card, out):
    """DC-7: one card of the hand, once a round, and not by the dragon."""
    if p == v.dragon:
        return DRAGON_LAYS_NO_CARD
    if v.phase == SETTLING:
        return CARDS_ARE_UP
    if v.my_card != NOTHING:
        return CARD_LAID
    out[0] = card
    return CARD_NOT_IN_HAND


def why_not_place(v, p, out):
    """DC-8: the dragon's player, once all cards are laid."""
    if p != v.dragon:
        return not_the_dragon(v, out)
    return DRAGON_SITS if v.phase == SETTLING else DRAGON_WAITS


def not_the_dragon(v, out):
    out[0] = v.dragon
    return NOT_THE_DRAGON if v.seats > 2 else NOT_THE_DRAGON_OF_TWO


def why_not_divide(v, p, out):
    """DC-13: the caught, once, and no more than there is."""
    if v.phase == CHOOSING or not v.caught[p]:
        return NOT_ROBBED
    if v.my_left != NOTHING:
        return HANDS_CLOSED
    out[0] = v.purse[p]
    return TOO_FEW_COINS


def why_not_pick(v, p, whose, out):
    """DC-13, DC-18: the dragon's player, when all have divided, one after the other."""
    if p != v.dragon:
        return not_the_dragon(v, out)
    if v.phase == CHOOSING:
        return NOBODY_CAUGHT
    out[0] = next_robbed(v)
    return OTHER_HAND if whose != out[0] else HANDS_NOT_CLOSED
