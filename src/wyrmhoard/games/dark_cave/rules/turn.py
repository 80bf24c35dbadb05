"""A turn from upkeep to drawing, and what happens by itself between two moves."""

from wyrmhoard.engine.contract import bit

from ..state import (
    CREEPING, DRAWING, IDLE, LOSING, NOTHING, ORIENTING, PLAYING, READING, RESOLVED, TURNING_UP,
    UNMASKING, WALKING, WEBS,
)  # fmt: skip
from .board import put_down
from .ending import end, leave
from .meeting import meet, send_home
from .memory import cards_in_hand, nobody_holds
from .walking import arrive, dig, may_chop, settle_goal, wear


def proceed(box, s):
    """Do what the rules do by themselves, until luck or a player must move."""
    s.wait = IDLE
    while s.wait == IDLE:
        if s.fresh:
            put_down(box, s, s.fresh)
            s.fresh = NOTHING
        elif s.to_read:
            s.wait = READING
        elif s.losers:
            s.wait = LOSING
        elif s.turning and s.way_up:
            settle_goal(box, s)
        elif s.turning:
            s.wait = ORIENTING if s.revealed else TURNING_UP
        elif s.arrived:
            arrive(box, s)
        elif s.attackers:
            meet(s)
        elif s.exposed:
            s.wait = UNMASKING
        elif s.leaving:
            leave(box, s)
        else:
            go_on(box, s)


def go_on(box, s):
    """Nothing interrupts: the turn stands still, or its next part begins."""
    if s.phase == RESOLVED:
        begin_walk(box, s)
    elif s.phase == CREEPING and s.steps == 0:
        s.phase = RESOLVED
    elif s.phase == WALKING and all_played(s) and not box.finish_turn:
        end(s)  # SD-39
    elif s.phase == WALKING and s.steps == 0 and not may_chop(box, s):
        dig(box, s)
        s.phase = DRAWING
    elif s.phase == DRAWING and not may_draw(s):
        next_turn(s)
    else:
        s.wait = s.phase


def begin_walk(box, s):
    """SD-18: up to 3 fields; SD-29: 4 in boots; SD-17: not lying down, nor just up again."""
    s.playing = s.turned = NOTHING
    s.phase = WALKING
    able = not (s.stuck or (s.out | s.lying) >> s.turn & 1)
    s.steps = 0
    if able:
        s.steps = box.walk_in_boots if s.boots[s.turn] else box.walk


def stop(box, s):
    """SD-18, SD-32, SD-35: no further."""
    s.steps = 0
    if s.phase == CREEPING:
        s.phase = RESOLVED
    else:
        dig(box, s)
        s.phase = DRAWING


def all_played(s):
    """SD-39: the pile is empty and nobody holds a card."""
    return top(s) == len(s.pile) and nobody_holds(s)


def top(s):
    """SD-15: the level of the next card to draw: I lies on II, and II on III."""
    level = 0
    while level < len(s.pile) and s.pile[level] == 0:
        level += 1
    return level


def may_draw(s):
    """SD-37: never above the limit; an empty pile gives none."""
    if s.to_draw == 0 or top(s) == len(s.pile):
        return False
    return cards_in_hand(s, s.drawer) < s.limit[s.drawer]


def begin(s, p):
    """SD-16: as if the one before had just finished."""
    s.turn = (p + s.seats - 1) % s.seats
    s.to_draw, s.phase = 0, DRAWING


def next_turn(s):
    """SD-16: clockwise; SD-19: a player without cards is skipped, but for the upkeep."""
    if nobody_holds(s):
        end(s)  # SD-39
        return
    skipping = True
    while skipping:
        s.turn = (s.turn + 1) % s.seats
        upkeep(s)
        skipping = cards_in_hand(s, s.turn) == 0
    s.drawer, s.to_draw, s.phase = s.turn, 1, PLAYING


def upkeep(s):
    """SD-17."""
    p = s.turn
    send_home(s, p)
    for k in range(WEBS):
        if s.web[k] != NOTHING and s.web_owner[k] == p:
            wear(s, k)
    s.stuck = s.lying >> p & 1
    s.lying &= ~bit(p)
    s.moved = s.proposed = 0
