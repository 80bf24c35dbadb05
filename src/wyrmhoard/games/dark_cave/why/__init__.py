"""Why a move is refused in The Dark Cave: the most helpful reason first, from the seat's view.

Here: whose turn it is, and what it is the time for. Cards and steps have files of their own.
"""

from wyrmhoard.engine.arrays import run_of
from wyrmhoard.engine.contract import FINE, LUCK, NOBODY
from wyrmhoard.engine.reasons import table

from ..cards import AXE, BOOTS, INFORMATION, SPIDERWEB, SWAP
from ..rules.meeting import next_asked
from ..rules.playing import act_of
from ..rules.walking import has_axe
from ..state import (
    AGREE, AIMING, ANSWERING, ASKING, AT, CHOP, CREEPING, DISCARD, DISCARDING, DISCARD_HIDDEN,
    MOVES, ORIENT, ORIENTING, OVER, PLACING, PLAY, PLAYING, PROPOSE, STEP, STRIKE, WALKING,
)  # fmt: skip
from .aiming import why_not_aim
from .playing import why_not_discard, why_not_lay, why_not_play
from .reasons import (
    AIM_FIRST, ANSWERED, AT_WORK, FIRST, MATCH_OVER, NOT_ASKED, NOT_YOURS, NOT_YOURS_TO_PROPOSE,
    NOT_YOUR_TURN, NO_AXE, NO_CALLING, NO_CREATURE, NO_GOAL_TURNED, NO_PROPOSAL, PROPOSED, TOO_LATE,
    because,
)  # fmt: skip
from .walking import why_not_chop, why_not_go

__all__ = ["because", "why_not"]

VERBS = tuple(MOVES.starts)


def verbs(*names: str) -> int:
    """Some verbs, as bits."""
    return sum(1 << MOVES.names.index(name) for name in names)


STEPS = verbs("step", "cross", "climb", "stop", "chop")
TIME_FOR = table({  # what is played in a phase; AIMING depends on the card
    PLAYING: verbs("lay", "play", "discard", "chop"),
    PLACING: verbs("at"),
    DISCARDING: verbs("discard", "enough"),
    CREEPING: STEPS,
    WALKING: STEPS,
    ORIENTING: 0,
    ASKING: 0,
    ANSWERING: 0,
    OVER: 0,
})  # fmt: skip
AIMED_WITH = table({  # what an action is aimed with
    INFORMATION: verbs("look_goal", "look_clan"),
    SWAP: verbs("swap"),
    SPIDERWEB: verbs("web"),
    BOOTS: verbs("give"),
    AXE: verbs("give"),
})  # fmt: skip


def why_not(box, v, p, who, move, out):
    if who == NOBODY:
        return MATCH_OVER
    if move >= DISCARD_HIDDEN:
        return NOT_YOURS[run_of(VERBS, move)]
    if who == LUCK:
        return AT_WORK[v.wait]
    if move >= STRIKE:
        return why_not_unasked(box, v, p, move, out)
    if not who >> p & 1:
        return not_the_turn(v, out)
    return not_the_time(v, run_of(VERBS, move), out) or why_not_now(box, v, p, move, out)


def not_the_turn(v, out):
    """SD-16; SD-30: or somebody is asked for an axe; SD-39: or the others have yet to answer."""
    if v.wait == ANSWERING:
        return ANSWERED
    out[0] = next_asked(v) if v.wait == ASKING else v.turn
    return NOT_ASKED if v.wait == ASKING else NOT_YOUR_TURN


def not_the_time(v, verb, out):
    """Something else comes first; the card played may still wait for its aim."""
    if v.wait != AIMING:
        return FINE if TIME_FOR[v.wait] >> verb & 1 else FIRST[v.wait]
    out[0] = v.playing - 1
    return FINE if AIMED_WITH[act_of(v)] >> verb & 1 else AIM_FIRST[act_of(v)]


def why_not_now(box, v, p, move, out):
    """`enough` and `stop` are refused by their time alone."""
    if move >= CHOP:
        return why_not_chop(v, p, move - CHOP, out)
    if move >= STEP:
        return why_not_go(box, v, p, move, out)
    if move >= AT:
        return why_not_aim(box, v, p, move, out)
    if move >= DISCARD:
        return why_not_discard(move - DISCARD, out)
    if move >= PLAY:
        return why_not_play(v, move - PLAY, out)
    return why_not_lay(box, v, move, out)


def why_not_unasked(box, v, p, move, out):
    """What belongs to no card and no walk."""
    if move >= AGREE:
        return ANSWERED if v.wait == ANSWERING else NO_PROPOSAL  # SD-39
    if move >= PROPOSE:
        return why_not_propose(box, v, p, out)
    if move >= ORIENT:  # SD-36: the mover, and only where both ways are as good
        return not_the_turn(v, out) if v.wait == ORIENTING else NO_GOAL_TURNED
    return why_not_strike(v, p, out)


def why_not_strike(v, p, out):
    """SD-30: who is attacked, has an axe, and is asked."""
    if v.wait != ASKING or not v.victims >> p & 1:
        return NO_CREATURE
    return not_the_turn(v, out) if has_axe(v, p) else NO_AXE


def why_not_propose(box, v, p, out):
    """SD-39: if the table allows it, once a turn, before playing a card."""
    if not box.call_it:
        return NO_CALLING
    if p != v.turn:
        out[0] = v.turn
        return NOT_YOURS_TO_PROPOSE
    return PROPOSED if v.proposed else TOO_LATE
