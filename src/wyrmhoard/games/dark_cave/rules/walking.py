"""Moves of dwarves and creatures, step by step, and goals that are turned up."""

from wyrmhoard.engine.arrays import sort
from wyrmhoard.engine.contract import bit

from ..cards import CREATURES, EXIT, GOAL, GOLD, LADDER, LEVELS, MIDDLE, ROOM, TUNNEL
from ..state import (
    CHOP, CLIMB, CREEPING, CROSS, FACE_DOWN, NOTHING, NOWHERE, STEP, STOP, STRIDE, TURNED,
)  # fmt: skip
from .board import (
    as_it_lies, beside, beyond, border, find, has, linked, map_of, mouth, on_bridge, spot_of,
    symmetric, tear, web_on,
)  # fmt: skip
from .memory import cards_in_hand


def mover_at(s):
    """The field of the one who moves: the creature lured, or the dwarf whose turn it is."""
    return s.lurk[s.creeps] - 1 if s.phase == CREEPING else s.stand[s.turn]


def ways(box, s, out):
    """SD-9, SD-10: every neighbouring field."""
    if s.steps == 0:
        return 0
    at = mover_at(s)
    slot, f, n = at // STRIDE, at % STRIDE, 0
    card = s.card[slot]
    if card != FACE_DOWN:
        words = box.cards[map_of(card)]
        for g in range(ROOM):
            if linked(words, f, named(card, g)):
                out[n] = STEP + g
                n += 1
    for side in range(4):
        if beyond(box, s, at, side) != NOWHERE:
            out[n] = CROSS + side
            n += 1
    return climbs(box, s, slot, out, n) if has(box, card, LADDER, f) else n


def named(card, f):
    """The card's own field that a step of this name leads to: fields are named as they lie."""
    return as_it_lies(card, f)


def climbs(box, s, here, out, n):
    """SD-10: from any ladder to any other, connected or not."""
    first = n
    for slot in range(s.slots):
        if slot != here and spot_of(box, s.card[slot], LADDER) != NOWHERE:
            out[n] = CLIMB + s.place[slot]
            n += 1
    sort(out, first, n)
    return n


def chops(box, s, out, n):
    """SD-30: webs the dwarf whose turn it is stands at, if it has an axe."""
    for side in range(4):
        if can_chop(box, s, side):
            out[n] = CHOP + side
            n += 1
    return n


def can_chop(box, s, side):
    p = s.turn
    if s.out >> p & 1 or not has_axe(s, p):
        return False
    slot = s.stand[p] // STRIDE
    if web_on(s, border(s.place[slot], side)) == NOWHERE:
        return False
    return mouth(box, s.card[slot], side) == s.stand[p] % STRIDE


def may_chop(box, s):
    for side in range(4):
        if can_chop(box, s, side):
            return True
    return False


def has_axe(s, p):
    return s.axes[p, 0] + s.axes[p, 1] + s.axes[p, 2] > 0


def lay_off(s, p):
    """SD-30: of several axes the lowest level goes."""
    for level in range(LEVELS):
        if s.axes[p, level] > 0:
            s.axes[p, level] -= 1
            return


def chop(s, side):
    """SD-30: a web turns from 2 to 1, or goes."""
    lay_off(s, s.turn)
    k = web_on(s, border(s.place[s.stand[s.turn] // STRIDE], side))
    wear(s, k)


def wear(s, k):
    """SD-17, SD-30."""
    if s.web_side[k] == 1:
        tear(s, k)
    else:
        s.web_side[k] -= 1


def reached(box, s, move):
    """The field a step leads to."""
    at = mover_at(s)
    if move >= CLIMB:
        slot = find(s, move - CLIMB)
        return slot * STRIDE + spot_of(box, s.card[slot], LADDER)
    if move >= CROSS:
        return beyond(box, s, at, move - CROSS)
    slot = at // STRIDE
    return slot * STRIDE + named(s.card[slot], move - STEP)


def go(box, s, move):
    """One step of the creature or the dwarf."""
    to = reached(box, s, move)
    s.steps -= 1
    s.climbed = move >= CLIMB
    if s.phase == CREEPING:
        s.lurk[s.creeps] = to + 1
        pounce(s)
    elif s.card[to // STRIDE] == FACE_DOWN:
        s.moved, s.steps = 1, 0
        s.turning, s.came = to // STRIDE, (move - CROSS) ^ 2
    else:
        s.moved = 1
        enter(box, s, to)


def pounce(s):
    """SD-32: a creature that reaches dwarves stops and attacks all of them."""
    for q in range(s.seats):
        if not s.out >> q & 1 and s.stand[q] == s.lurk[s.creeps] - 1:
            s.victims |= bit(q)
    if s.victims:
        s.steps = 0
        s.attackers = bit(s.creeps)


def enter(box, s, to):
    """SD-34: the cost of a bridge or a tunnel comes before attacks."""
    p = s.turn
    if on_bridge(box, s, to) and to // STRIDE != s.stand[p] // STRIDE:
        lose_one(s, p)
    if has(box, s.card[to // STRIDE], TUNNEL, to % STRIDE):
        pay(s, p)
    s.stand[p] = to
    s.arrived = 1


def lose_one(s, p):
    """SD-33, SD-34: a hand limit, never below 0, and a random card if there is one."""
    s.limit[p] = max(0, s.limit[p] - 1)
    if cards_in_hand(s, p) > 0:
        s.losers |= bit(p)


def pay(s, p):
    """SD-33, SD-34: a nugget to the bank, if any."""
    if s.gold[p] > 0:
        s.gold[p] -= 1
        s.bank += 1


def arrive(box, s):
    """SD-34: creatures here attack the dwarf alone, and its move ends; SD-38: then the exit."""
    p = s.turn
    s.arrived = 0
    for k in range(CREATURES):
        if s.lurk[k] == s.stand[p] + 1:
            s.attackers |= bit(k)
    if s.attackers:
        s.victims, s.steps = bit(p), 0
    if has(box, s.card[s.stand[p] // STRIDE], EXIT, s.stand[p] % STRIDE):
        s.leaving, s.steps = 1, 0


def turn_up(box, s, goal):
    """SD-36: so that it continues the path; with fewer misfits; else the mover chooses."""
    s.revealed = GOAL + goal + 1
    more = 0
    for turned in range(2):
        n = misfits(box, s, s.revealed + turned * TURNED)
        more += n if turned else -n
    if more > 0 or (more == 0 and symmetric(box, s.revealed)):
        s.way_up = 1
    elif more < 0:
        s.way_up = 2


def misfits(box, s, card):
    """Borders to visible cards that do not fit; far too many if the path is not continued."""
    n, cell = 0, s.place[s.turning]
    for side in range(4):
        is_open = mouth(box, card, side) != NOWHERE
        near = find(s, beside(cell, side))
        if side == s.came and not is_open:
            n += 8
        elif near != NOWHERE and s.card[near] != FACE_DOWN:
            n += is_open != (mouth(box, s.card[near], side ^ 2) != NOWHERE)
    return n


def settle_goal(box, s):
    """SD-36: the dwarf enters its first field, and creatures standing there come to it."""
    slot, card = s.turning, s.revealed + (s.way_up - 1) * TURNED
    s.revealed = s.turning = s.way_up = NOTHING
    s.card[slot], s.fresh = card, slot
    enter(box, s, slot * STRIDE + mouth(box, card, s.came))
    for k in range(CREATURES):
        if s.lurk[k] == slot * STRIDE + MIDDLE + 1:
            s.lurk[k] = s.stand[s.turn] + 1
    s.came = 0


def dig(box, s):
    """SD-35: a move that ends on a vein's nugget takes it, and unmasks."""
    p = s.turn
    slot = s.stand[p] // STRIDE
    if not s.moved or s.out >> p & 1 or not s.vein[slot]:
        return
    if has(box, s.card[slot], GOLD, s.stand[p] % STRIDE):
        s.vein[slot] = 0
        s.gold[p] += 1
        s.exposed = bit(p) & ~s.open_clan


def steps(box, s, out):
    """SD-18, SD-32: on, or stop."""
    n = ways(box, s, out)
    out[n] = STOP
    return n + 1
