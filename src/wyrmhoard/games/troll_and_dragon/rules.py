"""The rules of Troll & Dragon.

A seat calls a roll, then luck rolls. In the Cavern two seats may call at any time, in whatever
order their calls come: the adventurer and whoever has the Dragon dice. Clause numbers are those
of RULES.md.
"""

import numpy as np

from wyrmhoard.engine.arrays import add, picked, share, total
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, bit
from wyrmhoard.engine.contract import SEATS as PLACES

from .falls import CHOOSE, FIRST, LAST, MOVE, ORDERS, OTHERS, POWER, SHOW
from .state import (
    ARRIVING, BEATS, BEGIN, BOTH, DIAMOND, DONE, DOOR, DRAGON, DRAWN, ENTER, ENTERED,
    FACES, FALLING, FIND, FINDING, GROTTO, GROTTO_DICE, KEY, LEAVE, LIVE, NUGGET, NUGGETS, OVER,
    RACING, ROLL_DRAGON, ROLL_GROTTO, ROLL_TREASURE, SEATS, SET_ASIDE, SHARING, SIDES, STIR,
    STIRRING, TAKE, TROLL,
)  # fmt: skip


def setup(box, s, seats):
    """TD-4: all treasure lies in its place, the Troll Hand and the packs are empty."""
    s.seats = seats
    s.grotto, s.cavern = box.diamonds, box.nuggets
    if box.first != DRAWN:
        begin_turn(s, box.first)


def begin_turn(s, p):
    """The dice of the last turn lie where they fell until they are picked up."""
    s.turn = p
    s.phase = ARRIVING
    s.barren += s.grotto == 0  # TD-23: a nugget found sets this back to 0


def after(s, p):
    return p + 1 if p + 1 < s.seats else 0


def after_roller(s):
    """TD-15: clockwise, skipping the adventurer."""
    q = after(s, s.roller)
    return q if q != s.turn else after(s, q)


def actors(box, s):
    if s.phase <= FINDING:
        return LUCK
    if s.phase == RACING and box.race == LIVE:
        return bit(s.turn) | bit(s.roller)
    if s.phase == SHARING:
        return bit(s.roller)
    return bit(s.turn) if s.phase != OVER else NOBODY


def pace(box, s, weights):
    """TD-22: a side's rolls per second, by its pause."""
    if s.phase != RACING or box.race != LIVE:
        return 0.0
    weights[:PLACES] = 0
    weights[s.turn] = 1000 / box.pause
    weights[s.roller] = 1000 / dragon_pause(box, s)
    return weights[s.turn] + weights[s.roller]


def pause(box, s, move):
    """TD-20: a side that has rolled waits before it rolls again."""
    if move == ROLL_TREASURE and box.race == LIVE:
        return box.pause
    return dragon_pause(box, s) if move == ROLL_DRAGON else 0


def dragon_pause(box, s):
    return box.pause if s.seats == 2 else box.pause_passing


def patience(box, s, p):
    """TD-20: how long the adventurer may stand still, and another hold the Dragon dice."""
    if box.race != LIVE or (s.phase != RACING and s.phase != ENTERED):
        return 0
    return box.idle_adventurer if p == s.turn else box.idle_roller


def otherwise(box, s, p):
    """TD-20: the adventurer leaves, the Dragon dice roll."""
    return LEAVE if p == s.turn else ROLL_DRAGON


def legal(box, s, p, out):
    if s.phase == GROTTO:
        return grotto_moves(s, out)
    if s.phase == SHARING:
        out[0], out[1] = TAKE + DIAMOND, TAKE + NUGGET
        return 2
    if s.phase == ARRIVING:
        out[0] = ROLL_GROTTO  # TD-7
        return 1
    if p != s.turn:
        out[0] = ROLL_DRAGON
        return 1
    out[0], out[1] = ROLL_TREASURE, LEAVE  # TD-14, TD-17
    return 2


def grotto_moves(s, out):
    """TD-10, TD-11; TD-19: with an empty Cavern, keys and doors are of no use."""
    out[0], n = ROLL_GROTTO, 1
    if s.cavern > 0:
        for face in range(KEY, DOOR + 1):
            if s.showing[face] and not s.blocked[face] and free(s) > 1:
                out[n] = SET_ASIDE + face - KEY
                n += 1
        if at_hand(s, KEY) and at_hand(s, DOOR):  # TD-12
            out[n] = ENTER
            n += 1
    out[n] = LEAVE
    return n + 1


def free(s):
    return GROTTO_DICE - total(s.blocked)


def at_hand(s, face):
    return s.showing[face] + s.blocked[face] > 0


def odds(box, s, out, weights):
    if s.phase == FALLING:
        return fall_odds(box, s, out, weights)
    if s.phase == STIRRING:
        return stir_odds(box, s, out, weights)
    if s.phase == FINDING:
        return find_odds(box, out, weights)
    for p in range(s.seats):  # TD-4: drawn
        out[p], weights[p] = BEGIN + p, 1
    return s.seats


def fall_odds(box, s, out, weights):
    """TD-2: every way the free dice can fall."""
    dice = free(s)
    weights[0] = 1
    for n in range(1, dice + 1):
        add_die(box, n, weights)
    first = FIRST[dice]
    n = FIRST[dice + 1] - first
    for i in range(n):
        out[i], weights[i] = MOVE[first + i], weights[i] * ORDERS[first + i]
    return n


def add_die(box, n, weights):
    """From the odds of `n - 1` dice those of `n`, backwards: no fall lies before its others."""
    first = FIRST[n]
    for row in range(FIRST[n + 1] - 1, first - 1, -1):
        weights[row - first] = weights[OTHERS[row]] * box.grotto[LAST[row]]


def toss(box, s, r, out, weights):
    if s.phase == FALLING:
        return any_fall(box, free(s), r)
    n = odds(box, s, out, weights)
    return out[picked(weights[:n], r)]


def any_fall(box, dice, r):
    """TD-2: as `odds` has it. Face by face, how many of the dice that are left show it."""
    ordinal, left, others, shown = int(r * POWER[SIDES, dice]), dice, SIDES, 0
    for face in range(len(FACES)):
        sides, n = box.grotto[face], left
        others -= sides
        ways = POWER[sides, n]
        while ordinal >= ways * POWER[others, left - n]:
            ordinal -= ways * POWER[others, left - n]
            n -= 1
            ways = CHOOSE[left, n] * POWER[sides, n]
        ordinal //= ways
        left -= n
        for _ in range(n):
            shown = shown * len(FACES) + face
    return SHOW[dice] + shown


def find_odds(box, out, weights):
    """TD-3: two dice alike, the lower told first."""
    n = 0
    for low in range(NUGGETS):
        for high in range(low, NUGGETS):
            sides = box.treasure[low] * box.treasure[high]
            if sides > 0:
                out[n], weights[n] = FIND + low * NUGGETS + high, sides * (1 + (low != high))
                n += 1
    return n


def stir_odds(box, s, out, weights):
    """TD-3, TD-16: two dice of their own, each rolled until it shows a dragon."""
    n = 0
    for first in range(2):
        for second in range(2):
            sides = dragon_sides(box, s, 0, first) * dragon_sides(box, s, 1, second)
            if sides > 0:
                out[n], weights[n] = STIR + first * 2 + second, sides
                n += 1
    return n


def dragon_sides(box, s, die, shown):
    """The sides of a Dragon die that show this; one set aside shows its dragon for certain."""
    dragons = SIDES if s.dragon[die] else box.dragon[die]
    return dragons if shown == DRAGON else SIDES - dragons


def play(box, s, p, move):
    if p == CHANCE:
        play_luck(box, s, move)
    else:
        play_seat(box, s, p, move)
    if s.phase == SHARING:
        share_out(box, s)
    if s.phase == DONE:
        end_turn(box, s)


def play_seat(box, s, p, move):
    if move == ROLL_GROTTO:
        pick_up(s)
    elif move == LEAVE:
        leave(s, p)
    elif move == ROLL_TREASURE:
        s.phase = STIRRING if box.race == BEATS else FINDING  # TD-21: the dragon's side first
    elif move == ROLL_DRAGON:
        s.phase = STIRRING
    elif move == ENTER:
        enter(s)
    elif move >= TAKE:
        hand_over(s, move - TAKE)
    else:
        set_aside(s, KEY + move - SET_ASIDE)


def play_luck(box, s, move):
    if s.phase == FALLING:
        fall(s, move)
    elif s.phase == FINDING:
        find(s, (move - FIND) // NUGGETS, (move - FIND) % NUGGETS)
    elif s.phase == STIRRING:
        stir(box, s, (move - STIR) // 2, (move - STIR) % 2)
    else:
        begin_turn(s, move - BEGIN)


def pick_up(s):
    """TD-7: all four dice at first, then TD-11: every free one."""
    if s.phase == ARRIVING:
        s.blocked[:] = 0
    s.showing[:] = 0
    s.phase = FALLING


def set_aside(s, face):
    """TD-11."""
    s.showing[face] -= 1
    s.blocked[face] += 1


def fall(s, move):
    """TD-8: trolls are blocked, diamonds gathered; TD-9: the Troll comes before any choice."""
    dice = free(s)
    left = move - SHOW[dice]
    for _ in range(dice):
        s.showing[left % len(FACES)] += 1
        left //= len(FACES)
    s.blocked[TROLL] += s.showing[TROLL]
    s.showing[TROLL] = 0
    gather(s)
    s.phase = GROTTO
    if free(s) == 0:
        s.hand += s.gathered[DIAMOND]
        s.gathered[DIAMOND] = 0
        s.phase = DONE


def gather(s):
    """TD-8; TD-13: an empty Grotto gives what is left."""
    n = min(s.showing[DIAMOND], s.grotto)
    s.grotto -= n
    s.gathered[DIAMOND] += n


def leave(s, p):
    """TD-10, TD-17: what was gathered is safe for good (TD-6)."""
    add(s.pack[p], s.gathered)
    s.gathered[:] = 0
    s.phase = DONE


def enter(s):
    """TD-15: the Dragon dice begin left of the adventurer."""
    s.roller = after(s, s.turn)
    s.found[:] = 0
    s.dragon[:] = 0
    s.phase = ENTERED


def find(s, low, high):
    """TD-14, TD-17: nuggets are taken at once; TD-19: as many as there are."""
    s.found[0], s.found[1] = low, high
    n = min(low + high, s.cavern)
    s.cavern -= n
    s.gathered[NUGGET] += n
    if n > 0:
        s.barren = 0
    s.phase = RACING


def stir(box, s, first, second):
    """TD-16; TD-21: in beats the adventurer's nuggets follow, if the dragon sleeps on."""
    s.dragon[0], s.dragon[1] = first, second
    if first == DRAGON and second == DRAGON:
        drop(box, s)
    else:
        s.roller = after_roller(s)
        s.phase = FINDING if box.race == BEATS else RACING


def drop(box, s):
    """TD-18: the adventurer loses everything, and the Troll its Hand; with two, only some of it."""
    n = s.hand if s.seats > 2 else min(box.from_hand, s.hand)
    s.hand -= n
    add(s.dropped, s.gathered)
    s.dropped[DIAMOND] += n
    s.gathered[:] = 0
    s.phase = SHARING


def share_out(box, s):
    """TD-18: nuggets first, unless somebody may choose and has a choice."""
    asking = not box.auto_share and s.seats > 2
    while s.dropped[NUGGET] > 0 or s.dropped[DIAMOND] > 0:
        if asking and s.dropped[NUGGET] > 0 and s.dropped[DIAMOND] > 0:
            return
        hand_over(s, NUGGET if s.dropped[NUGGET] > 0 else DIAMOND)
    s.phase = DONE


def hand_over(s, kind):
    s.dropped[kind] -= 1
    s.pack[s.roller, kind] += 1
    s.roller = after_roller(s)


def end_turn(box, s):
    """TD-23."""
    if at_the_end(box, s):
        s.phase = OVER
    else:
        begin_turn(s, after(s, s.turn))


def at_the_end(box, s):
    """TD-5, TD-23: one or both locations are empty, or no nugget was found for too long."""
    if box.end == BOTH:
        barren = s.barren >= box.barren_rounds * s.seats
        return barren or (s.grotto == 0 and s.cavern == 0)
    return s.grotto == 0 or s.cavern == 0


def score(box, s, p):
    """TD-1, TD-23: what is on the pack."""
    return s.pack[p, DIAMOND] * box.points[DIAMOND] + s.pack[p, NUGGET] * box.points[NUGGET]


def outcome(box, s, out):
    """TD-23: most points, then most nuggets, then shared."""
    ranks = np.zeros(SEATS, np.int64)
    for p in range(s.seats):
        ranks[p] = int(score(box, s, p)) * 1000 + int(s.pack[p, NUGGET])
    share(ranks, s.seats, out)
