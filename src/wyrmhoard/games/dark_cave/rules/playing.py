"""Playing a card: which may be played, where and on whom, and what it does at once."""

from wyrmhoard.engine.arrays import sort
from wyrmhoard.engine.contract import bit

from ..cards import (
    ACTIONS, BOOTS, CAVE_IN, INFORMATION, KINDS, LAID, LAIR, LEVELS, RAT, SPIDERWEB, SWAP,
)  # fmt: skip
from ..state import (
    AIMING, AT, CORNER, CREEPING, DISCARD, DISCARDING, ENOUGH, FACE_DOWN, GIVE, LAY, LOOK_CLAN,
    LOOK_GOAL, NOTHING, NOWHERE, PLACING, PLAY, RESOLVED, STRIDE, SWAP_WITH, TURNED, WEB,
)  # fmt: skip
from .board import (
    beside, border, find, fitting, free_slot, has_place, mouth, occupied, open_sides, spot_of,
    symmetric, take_up, tear, web_on,
)  # fmt: skip
from .memory import cards_in_hand, drops, exchange, shows
from .walking import pounce


def act_of(s):
    """Which action is being played; negative for a path card."""
    return (s.playing - 1 - LAID) // LEVELS


def playable(box, s, p, out):
    """SD-18: what may be played; SD-20: every card may be discarded."""
    n = lays(box, s, p, out)
    for k in range(len(ACTIONS)):
        if s.hand[p, LAID + k] > 0 and has_aim(box, s, p, k // LEVELS):
            out[n] = PLAY + k
            n += 1
    return discards(s, p, out, n)


def lays(box, s, p, out):
    """SD-21, SD-22: path cards that fit somewhere, turned or not."""
    n = 0
    for kind in range(LAID):
        if s.hand[p, kind] > 0:
            for turned in range(2):
                if lies(box, s, kind + 1 + turned * TURNED):
                    out[n] = LAY + kind * 2 + turned
                    n += 1
    return n


def lies(box, s, card):
    """Whether a card fits somewhere this way up. A symmetric one is only ever laid upright."""
    return has_place(s, open_sides(box, card)) and not (card >= TURNED and symmetric(box, card))


def discards(s, p, out, n):
    for kind in range(KINDS):
        if s.hand[p, kind] > 0:
            out[n] = DISCARD + kind
            n += 1
    return n


def another(s, p, out):
    """SD-18: a second card to discard, or enough."""
    n = discards(s, p, out, 0)
    out[n] = ENOUGH
    return n + 1


def has_aim(box, s, p, act):
    """Whether an action has anything to act on."""
    if act == INFORMATION:
        return unread_goal(s) or s.open_clan | bit(p) != (1 << int(s.seats)) - 1
    if act == BOOTS:
        return barefoot(s)
    if act >= RAT and s.lurk[act - RAT] != NOTHING:
        return True
    return has_place_for(box, s, act) if act == CAVE_IN or act >= RAT else True


def unread_goal(s):
    for k in range(CORNER):
        if s.card[1 + k] == FACE_DOWN:
            return True
    return False


def barefoot(s):
    for q in range(s.seats):
        if s.boots[q] == NOTHING:
            return True
    return False


def is_place(box, s, act, slot):
    """SD-26: a path card with nobody on it; SD-31: a card with a visible lair."""
    if act == CAVE_IN:
        return slot > CORNER and s.card[slot] != NOTHING and not occupied(s, slot)
    return spot_of(box, s.card[slot], LAIR) != NOWHERE


def has_place_for(box, s, act):
    for slot in range(s.slots):
        if is_place(box, s, act, slot):
            return True
    return False


def places(box, s, out):
    """Where the card may go: SD-22, or the cards a cave-in buries, or the lairs."""
    act = act_of(s)
    if act < 0:
        return building_sites(box, s, out)
    n = 0
    for slot in range(s.slots):
        if is_place(box, s, act, slot):
            out[n] = AT + s.place[slot]
            n += 1
    sort(out, 0, n)
    return n


def building_sites(box, s, out):
    n, sides = 0, open_sides(box, s.playing + s.turned * TURNED)
    for i in range(s.rims):
        if fitting(sides, s.demand[i]):
            out[n] = AT + s.rim[i]
            n += 1
    return n


def aims(box, s, p, out):
    """SD-25 to SD-30: on what, or on whom."""
    act = act_of(s)
    if act == INFORMATION:
        return unknowns(s, p, out)
    if act == SPIDERWEB:
        return web_sites(box, s, out)
    n, verb = 0, SWAP_WITH if act == SWAP else GIVE
    for q in range(s.seats):
        if not ((act == SWAP and q == p) or (act == BOOTS and s.boots[q] != NOTHING)):
            out[n] = verb + q
            n += 1
    return n


def unknowns(s, p, out):
    """SD-25: face-down goals, and the face-down clan cards of others."""
    n = 0
    for k in range(CORNER):
        if s.card[1 + k] == FACE_DOWN:
            out[n] = LOOK_GOAL + k
            n += 1
    for q in range(s.seats):
        if q != p and not s.open_clan >> q & 1:
            out[n] = LOOK_CLAN + q
            n += 1
    return n


def web_sites(box, s, out):
    """SD-28: every open end and every border with a path over it, one web each."""
    n = 0
    for slot in range(s.slots):
        for side in range(4):
            if has_path(box, s, slot, side) and not told_from_beyond(box, s, slot, side):
                edge = border(s.place[slot], side)
                if web_on(s, edge) == NOWHERE:
                    out[n] = WEB + edge
                    n += 1
    sort(out, 0, n)
    return n


def has_path(box, s, slot, side):
    """Whether a visible card is open on this side."""
    card = s.card[slot]
    return card != NOTHING and card != FACE_DOWN and mouth(box, card, side) != NOWHERE


def told_from_beyond(box, s, slot, side):
    """A border open on both cards is listed once: by the one south or west of it."""
    if side < 2:
        return False
    near = find(s, beside(s.place[slot], side))
    return near != NOWHERE and has_path(box, s, near, side ^ 2)


def choose_path(s, p, choice):
    """SD-21: a path card, and which way up it will lie."""
    s.playing, s.turned = choice // 2 + 1, choice % 2
    shows(s, p, choice // 2)
    s.phase = PLACING


def choose_action(box, s, p, k):
    """SD-3: an action card is shown to all. A creature on the board needs no lair (SD-31)."""
    act = k // LEVELS
    s.playing = LAID + k + 1
    shows(s, p, LAID + k)
    s.phase = PLACING if act == CAVE_IN or act >= RAT else AIMING
    if act >= RAT and s.lurk[act - RAT] != NOTHING:
        lure(box, s, p, act - RAT)


def lure(box, s, p, k):
    """SD-31: the creature is now this player's, whoever had it before."""
    s.lured_by[k] = p
    s.creeps, s.steps = k, box.moves[k]
    s.phase = CREEPING


def place_card(box, s, p, cell):
    """Carry out `at`."""
    act, slot = act_of(s), find(s, cell)
    s.phase = RESOLVED
    if act < 0:
        s.fresh = free_slot(s)
        s.place[s.fresh], s.card[s.fresh] = cell, s.playing + s.turned * TURNED
    elif act == CAVE_IN:
        cave_in(box, s, slot)
    else:
        k = act - RAT
        s.lurk[k] = slot * STRIDE + spot_of(box, s.card[slot], LAIR) + 1
        lure(box, s, p, k)
        pounce(s)  # SD-32: on a dwarf that stands there, at once


def cave_in(box, s, slot):
    """SD-26: webs go with their open ends; on another card's open end they stay."""
    cell = s.place[slot]
    for side in range(4):
        k = web_on(s, border(cell, side))
        near = find(s, beside(cell, side))
        if k != NOWHERE and not (near != NOWHERE and has_path(box, s, near, side ^ 2)):
            tear(s, k)
    take_up(box, s, slot)


def aim_at(s, p, q):
    """SD-29, SD-30: boots or an axe before a player; SD-27: hands change."""
    act = act_of(s)
    if act == SWAP:
        exchange(s, p, q)
        s.drawer, s.swapped = q, q + 1
    elif act == BOOTS:
        s.boots[q] = 1 + (s.playing - 1 - LAID) % LEVELS
    else:
        s.axes[q, (s.playing - 1 - LAID) % LEVELS] += 1
    s.phase = RESOLVED


def spin(s, p, edge):
    """SD-28."""
    k = 0
    while s.web[k] != NOTHING:
        k += 1
    s.web[k], s.web_side[k], s.web_owner[k] = edge + 1, 2, p
    s.phase = RESOLVED


def look(s, k, wait):
    """SD-25: luck will tell what is there, and only to the one who looks."""
    s.aim = k + 1
    s.phase = wait


def learn(s, seen):
    """SD-25."""
    seen[s.turn] |= bit(s.aim - 1)
    s.phase, s.aim = RESOLVED, NOTHING


def discard(s, p, kind):
    """SD-20; SD-37: as many are drawn."""
    drops(s, p, kind)
    again = s.phase == DISCARDING
    s.to_draw = 2 if again else 1
    s.phase = RESOLVED if again or cards_in_hand(s, p) == 0 else DISCARDING
