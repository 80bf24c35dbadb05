"""What is printed on a card of The Dark Cave is refused where it makes no sense.

Fields and sides are bits: a card has seven fields and four sides.
"""

import numpy as np

from wyrmhoard.engine.contract import FINE
from wyrmhoard.engine.reasons import NUMBER, Reasons

from .cards import (
    BRIDGE, EXIT, FEATURED, FEATURES, FIELDS, GOAL, LADDER, LAID, LINKS, MAPS, ROOM, SIDES, START,
    TUNNEL, level_of,
)  # fmt: skip

FAR = 99
ALL_SIDES = (1 << len(SIDES)) - 1

refused = Reasons()
TWO_MOUTHS = refused("box-card-side", key=MAPS, side=SIDES)
CUT_OFF = refused("box-card-field", key=MAPS, field=FIELDS)
WRONG_CROSSING = refused("box-card-crossing", key=MAPS, given=NUMBER, needed=NUMBER)
TWICE = refused("box-card-feature", key=MAPS, feature=FEATURES)
WRONG_START = refused("box-card-start", key=MAPS)
WRONG_GOAL = refused("box-card-goal", key=MAPS)
WRONG_EXIT = refused("box-card-exit", key=MAPS)


def check_card(words, number, out):
    """SD-7, SD-8: a way to every field, and every road crossed in the card's level."""
    near = np.zeros(ROOM, np.int64)
    join(words, near)
    out[0] = number
    return (
        check_mouths(words, out)
        or check_fields(words, near, out)
        or check_roads(words, near, needed_for(number), out)
        or check_features(words, number, out)
    )


def bits(words, first):
    """A flag for each field, from there on."""
    found = 0
    for f in range(ROOM):
        found |= int(words[first + f] != 0) << f
    return found


def join(words, near):
    """The neighbours of each field."""
    for f in range(ROOM):
        to = bits(words, LINKS + f * ROOM)
        near[f] |= to
        for g in range(ROOM):
            near[g] |= (to >> g & 1) << f


def around(near, fields):
    """The neighbours of some fields."""
    found = 0
    for f in range(ROOM):
        if fields >> f & 1:
            found |= int(near[f])
    return found


def check_mouths(words, out):
    for side in range(len(SIDES)):
        fields = bits(words, side * ROOM)
        if fields & (fields - 1):
            out[1] = side
            return TWO_MOUTHS
    return FINE


def check_fields(words, near, out):
    reached, used = 0, 0
    for side in range(len(SIDES)):
        reached |= bits(words, side * ROOM)
    for f in range(ROOM):
        used |= int(near[f])
    for feature in range(len(FEATURES)):
        used |= bits(words, FEATURED + feature * ROOM)
    for _ in range(ROOM):
        reached |= around(near, reached)
    for f in range(ROOM):
        if (used & ~reached) >> f & 1:
            out[1] = f
            return CUT_OFF
    return FINE


def needed_for(number):
    if number < LAID:
        return level_of(number) + 1
    return 1 if number == START else 3


def check_roads(words, near, needed, out):
    """SD-6: roads in the level, a dead end to its end; through a tunnel in 3, 3 and 5."""
    mouths, last = 0, 0
    for side in range(len(SIDES)):
        one = bits(words, side * ROOM)
        if one:
            mouths, last = mouths + 1, one
        for other in range(side + 1, len(SIDES)):
            wrong = check_road(words, near, one, bits(words, other * ROOM), needed, out)
            if wrong:
                return wrong
    out[1], out[2] = depth(near, last), needed
    return WRONG_CROSSING if mouths == 1 and out[1] != needed else FINE


def check_road(words, near, one, other, needed, out):
    tunnels = bits(words, FEATURED + TUNNEL * ROOM)
    out[1], out[2] = length(near, one, other, tunnels & -tunnels), needed
    if out[1] == FAR:
        out[1], out[2] = length(near, one, other, 0), max(3, 2 * needed - 1)
    return WRONG_CROSSING if out[1] not in (FAR, out[2]) else FINE


def length(near, one, other, closed):
    """How many fields one goes over from one to the other, both counted; FAR if there is no way but
    through what is closed."""
    seen = front = one
    n = 1
    while front:
        if front & other:
            return n
        front = around(near, front & ~closed if n > 1 else front) & ~seen
        seen |= front
        n += 1
    return FAR


def depth(near, one):
    """How many fields one goes over to the farthest."""
    seen = front = one
    n = 0
    while front:
        front = around(near, front) & ~seen
        seen |= front
        n += 1
    return n


def check_features(words, number, out):
    """SD-5: the start has a ladder and opens everywhere; a goal goes on from any side."""
    for feature in range(len(FEATURES)):
        fields = bits(words, FEATURED + feature * ROOM)
        if fields & (fields - 1) and feature != BRIDGE:
            out[1] = feature
            return TWICE
    opens, ladders = open_sides(words), bits(words, FEATURED + LADDER * ROOM)
    if number == START and not (opens == ALL_SIDES and ladders):
        return WRONG_START
    if number > START and (opens | opens >> 2 | opens << 2) & ALL_SIDES != ALL_SIDES:
        return WRONG_GOAL
    exits = bits(words, FEATURED + EXIT * ROOM)
    return WRONG_EXIT if (exits != 0) != (number == GOAL) else FINE


def open_sides(words):
    sides = 0
    for side in range(len(SIDES)):
        sides |= int(bits(words, side * ROOM) != 0) << side
    return sides
