"""Why a move is refused in The Dark Cave: the most helpful reason first, from the seat's view.

Here: whose turn it is, and what it is the time for. Cards and steps have files of their own.
"""

from wyrmhoard.engine.contract import LUCK, NOBODY
from wyrmhoard.engine.why import Reason, because

from ..rules.meeting import next_asked
from ..rules.walking import has_axe
from ..state import (
    AIMING, ANSWERING, ASKING, BEGINNING, CLAN_CARDS, CLAN_DRAW, CLAUSES, CREEPING, DEALING,
    DISCARDING, DRAWING, HIDING, LOOKING_ASIDE, LOSING, ORIENTING, PLACING, PLAYING, READING,
    SEEING, SPYING, TALLYING, TURNING_UP, UNMASKING, WALKING,
)  # fmt: skip
from .aiming import (
    aim_first, verbs_of, why_not_at, why_not_give, why_not_look_clan, why_not_look_goal,
    why_not_swap, why_not_web,
)  # fmt: skip
from .playing import why_not_discard, why_not_lay, why_not_play
from .walking import why_not_chop, why_not_climb, why_not_cross, why_not_step

AT_WORK = {
    CLAN_DRAW: "SD-13", CLAN_CARDS: "SD-13", HIDING: "SD-12", DEALING: "SD-15", BEGINNING: "SD-16",
    SEEING: "SD-25", SPYING: "SD-25", READING: "SD-27", LOSING: "SD-33 SD-34", TURNING_UP: "SD-36",
    UNMASKING: "SD-35 SD-38 SD-40", LOOKING_ASIDE: "SD-38", TALLYING: "SD-39", DRAWING: "SD-37",
}  # fmt: skip

STEPS = ("step", "cross", "climb", "stop", "chop")
TIME_FOR = {  # what is played in a phase; AIMING depends on the card
    PLAYING: ("lay", "play", "discard", "chop"),
    PLACING: ("at",),
    DISCARDING: ("discard", "enough"),
    CREEPING: STEPS,
    WALKING: STEPS,
}
FIRST = {  # what must be done first instead
    PLAYING: ("why-card-first", "SD-18"),
    PLACING: ("why-place-first", "SD-18 SD-21"),
    DISCARDING: ("why-discarding", "SD-18 SD-20"),
    CREEPING: ("why-creature-first", "SD-31 SD-32"),
    WALKING: ("why-dwarf-walks", "SD-18"),
    ORIENTING: ("why-goal-first", "SD-36"),
    ASKING: ("why-axe-first", "SD-30"),
    ANSWERING: ("why-answer-first", "SD-39"),
}


def why_not(box, v, p, who, words):
    """`who` may move now, as `actors` says; `words` are those of a move `p` may not play."""
    verb, *rest = words
    if who == NOBODY:
        return because("why-over", "SD-39")
    if verb not in REASONS:
        return because("why-not-yours", CLAUSES[verb])
    if who == LUCK:
        return because("why-luck", AT_WORK[int(v.wait)])
    if verb in UNASKED:
        return REASONS[verb](box, v, p)
    if not who >> p & 1:
        return not_the_turn(v)
    if v.wait == AIMING and verb not in verbs_of(v):
        return aim_first(v)
    if v.wait != AIMING and verb not in TIME_FOR.get(int(v.wait), ()):
        return because(*FIRST[int(v.wait)])
    return REASONS[verb](box, v, p, *rest)


def not_the_turn(v):
    """SD-16; SD-30: or somebody is asked for an axe; SD-39: or the others have yet to answer."""
    if v.wait == ANSWERING:
        return because("why-answered", "SD-39")
    if v.wait == ASKING:
        return because("why-turn", "SD-30", who=f"p{next_asked(v)}")
    return because("why-turn", "SD-16", who=f"p{v.turn}")


def why_not_strike(box, v, p):
    """SD-30: who is attacked, has an axe, and is asked."""
    if v.wait != ASKING or not v.victims >> p & 1:
        return because("why-no-creature", "SD-30 SD-32")
    if not has_axe(v, p):
        return because("why-no-axe", "SD-30")
    return not_the_turn(v)


def why_not_orient(box, v, p):
    """SD-36: the mover, and only where both ways are as good."""
    if v.wait == ORIENTING:
        return not_the_turn(v)
    return because("why-no-goal-turned", "SD-36")


def why_not_propose(box, v, p):
    """SD-39: if the table allows it, once a turn, before playing a card."""
    if not box.call_it:
        return because("why-no-calling", "SD-39")
    if p != v.turn:
        return because("why-turn", "SD-16 SD-39", who=f"p{v.turn}")
    if v.proposed:
        return because("why-proposed", "SD-39")
    return because("why-too-late", "SD-39")


def why_not_answer(box, v, p):
    """SD-39."""
    if v.wait == ANSWERING:
        return because("why-answered", "SD-39")
    return because("why-no-proposal", "SD-39")


UNASKED = ("strike", "refrain", "orient", "propose", "agree", "refuse")  # of no card and no walk
REASONS: dict[str, Reason] = {  # `enough` and `stop` are refused by their time alone
    "lay": why_not_lay,
    "play": why_not_play,
    "discard": why_not_discard,
    "enough": why_not_discard,
    "at": why_not_at,
    "web": why_not_web,
    "look_goal": why_not_look_goal,
    "look_clan": why_not_look_clan,
    "swap": why_not_swap,
    "give": why_not_give,
    "step": why_not_step,
    "cross": why_not_cross,
    "climb": why_not_climb,
    "stop": why_not_step,
    "chop": why_not_chop,
    "strike": why_not_strike,
    "refrain": why_not_strike,
    "orient": why_not_orient,
    "propose": why_not_propose,
    "agree": why_not_answer,
    "refuse": why_not_answer,
}
