"""What came of a move in The Dark Cave, as a seat may know it."""

from wyrmhoard.engine.contract import CHANCE, SILENT
from wyrmhoard.engine.events import told_1, told_2

from ..cards import CAVE_IN, RAT, TUNNEL
from ..rules.board import border, has, on_bridge, web_on
from ..rules.meeting import attacker
from ..rules.memory import cards_in_hand
from ..rules.playing import act_of
from ..state import (
    AT, CHOP, CLIMB, CREEPING, DISCARD, DISCARD_HIDDEN, ENOUGH, GIVE, LOOK_GOAL, PLAY, REFRAIN,
    STEP, STOP, STRIDE, STRIKE, SWAP_WITH, WALKING, WEB,
)  # fmt: skip
from ..cards import BOOTS
from .attacks import attacks
from .endings import ended, upkeep
from .happened import (
    BRIDGE_PAID, CAME_OUT, CAVED_IN, CHOPPED, CLIMBED, CREPT, DISCARDED, DISCARDED_CARDS, DUG,
    EQUIPPED, LAID_CARD, LEFT_CAVE, PLAYED, STRUCK, HANDS_SWAPPED, TUNNEL_PAID, WALKED, WEB_SPUN,
    happened,
)  # fmt: skip
from .luck import in_a_row, luck
from .places import told_place

__all__ = ["events", "happened"]


def events(box, v, w, p, who, move, out):
    told = luck(v, w, move, out) if who == CHANCE else made(v, w, who, move, out)
    n = max(0, told)
    if who != CHANCE and STEP <= move < STOP and v.phase == WALKING:
        n = paid(box, v, w, out, n)
    n = attacks(v, w, who, move, out, n)
    n = dug_or_left(v, w, out, n)
    n = upkeep(v, w, who, move, out, n)
    n = ended(v, w, who, move, out, n)
    return n if n > 0 else told


def made(v, w, who, move, out):
    """What a seat did."""
    if STEP <= move < DISCARD_HIDDEN:
        return moved(v, w, who, move, out)
    if move >= DISCARD_HIDDEN:
        return told_2(out, 0, DISCARDED, who, 1)
    if move >= AT:
        return aimed(v, who, move, out)
    if move < PLAY or move == ENOUGH:
        return SILENT  # a path card is told when it lies
    if move >= DISCARD:
        return in_a_row(out, DISCARDED_CARDS, move - DISCARD)
    return told_2(out, 0, PLAYED, who, move - PLAY)


def aimed(v, who, move, out):
    """What a card was for."""
    if move >= GIVE:
        return told_2(out, 0, EQUIPPED, move - GIVE, int(act_of(v) != BOOTS))
    if move >= SWAP_WITH:
        return told_2(out, 0, HANDS_SWAPPED, who, move - SWAP_WITH)
    if move >= LOOK_GOAL:
        return 0
    if move >= WEB:
        return told_place(v, (move - WEB) // 2, out, told_1(out, 0, WEB_SPUN, who))
    act = act_of(v)
    n = told_1(out, 0, CAME_OUT, act - RAT)
    if act < 0:
        n = told_2(out, 0, LAID_CARD, who, v.playing - 1)
    elif act == CAVE_IN:
        out[0], n = CAVED_IN, 1
    return told_place(v, move - AT, out, n)


def moved(v, w, who, move, out):
    """SD-18, SD-30, SD-32: a step, or an axe."""
    if move >= REFRAIN:
        return 0
    if move == STRIKE:
        return told_2(out, 0, STRUCK, who, attacker(v))
    if move >= CHOP:
        return chopped(v, w, who, move - CHOP, out)
    if move >= STOP:
        return SILENT
    if v.phase == CREEPING:
        return told_2(out, 0, CREPT, v.creeps, 1)
    if move >= CLIMB:
        return told_place(v, move - CLIMB, out, told_1(out, 0, CLIMBED, who))
    return told_2(out, 0, WALKED, who, 1)


def chopped(v, w, who, side, out):
    """SD-30: how often the web must be cut before it goes."""
    k = web_on(v, border(v.place[v.stand[who] // STRIDE], side))
    return told_2(out, 0, CHOPPED, who, v.web_side[k] - 1)


def paid(box, v, w, out, n):
    """SD-34: a bridge costs a card, a tunnel a nugget."""
    p = v.turn
    at = w.stand[p]
    slot = at // STRIDE
    if at == v.stand[p]:
        return n
    if on_bridge(box, v, at) and slot != v.stand[p] // STRIDE:
        n = told_2(out, n, BRIDGE_PAID, p, int(cards_in_hand(v, p) > 0))
    if has(box, v.card[slot], TUNNEL, at % STRIDE):
        n = told_2(out, n, TUNNEL_PAID, p, int(v.gold[p] > 0))
    return n


def dug_or_left(v, w, out, n):
    """SD-35, SD-38."""
    for q in range(v.seats):
        if w.gold[q] > v.gold[q]:
            n = told_1(out, n, DUG, q)
        if (w.out & ~v.out) >> q & 1:
            n = told_2(out, n, LEFT_CAVE, q, w.gold[q])
    return n
