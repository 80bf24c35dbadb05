"""What luck deals, draws and lays open, as a seat hears it."""

from wyrmhoard.engine.contract import SILENT
from wyrmhoard.engine.events import told_0, told_1, told_2

from ..rules.meeting import next_of
from ..state import (
    ASIDE_HIDDEN, BEGIN, CLAN, CLAN_HIDDEN, DEALING, DRAW, DRAW_HIDDEN, GOAL_HIDDEN, HIDE_GOAL,
    HIDING, LOSE, MIX, READ, READ_HIDDEN, SEE_ASIDE, SEE_CLAN, SEE_GOAL, TALLY, TURN_UP, UNMASK,
)  # fmt: skip
from .happened import (
    CLAN_IS, DREW_SOME, DREW_CARDS, GOALS_LAID, GOAL_UP, LOST_CARD, MY_CLAN, READ_CARDS, SAW_CLAN,
    SAW_GOAL, UNMASKED,
)  # fmt: skip


def luck(v, w, move, out):
    if move < MIX:
        return hidden(v, w, move, out)
    if move >= SEE_GOAL:
        return laid_open(v, move, out)
    if move >= LOSE:
        return told_1(out, 0, LOST_CARD, move - LOSE)
    if move >= READ:
        return in_a_row(out, READ_CARDS, move - READ)
    if DRAW <= move < BEGIN:
        return in_a_row(out, DREW_CARDS, move - DRAW)
    if CLAN <= move < HIDE_GOAL:
        return told_2(out, 0, MY_CLAN, (move - CLAN) // 2, (move - CLAN) % 2)
    return 0


def in_a_row(out, event, card):
    n = told_1(out, 0, event, 1)
    out[n] = card
    return n + 1


def hidden(v, w, move, out):
    """SD-2: backs. What is lost was told with its cause, and what is seen is for one alone."""
    if move >= ASIDE_HIDDEN:
        return 0
    if move >= READ_HIDDEN:
        return SILENT
    if move >= DRAW_HIDDEN:
        return told_2(out, 0, DREW_SOME, drawer(v), 1)
    if move >= GOAL_HIDDEN:
        return SILENT if w.wait == HIDING else told_0(out, 0, GOALS_LAID)
    return told_2(out, 0, CLAN_IS, v.dealt, move - CLAN_HIDDEN)


def drawer(v):
    return v.dealt // v.limit[0] if v.wait == DEALING else v.drawer


def laid_open(v, move, out):
    """SD-25, SD-36, SD-40; who is out and who is not is told by the end alone."""
    if move >= TALLY:
        return SILENT
    if move >= SEE_ASIDE:
        return 0
    if move >= UNMASK:
        return told_2(out, 0, UNMASKED, next_of(v, v.exposed), move - UNMASK)
    if move >= TURN_UP:
        return told_2(out, 0, GOAL_UP, v.turning, move - TURN_UP)
    if move >= SEE_CLAN:
        return told_2(out, 0, SAW_CLAN, v.aim - 1, move - SEE_CLAN)
    return told_2(out, 0, SAW_GOAL, v.aim, move - SEE_GOAL)
