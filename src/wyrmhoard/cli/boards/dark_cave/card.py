"""One card of the cave in 7 by 3 characters: its roads, and where on them each field lies."""

from __future__ import annotations

from typing import Any

from wyrmhoard.games.dark_cave.cards import (
    BRIDGE, EXIT, GOLD, LADDER, LAIR, LINKS, MIDDLE, ROOM, TUNNEL,
)  # fmt: skip
from wyrmhoard.games.dark_cave.rules import board
from wyrmhoard.games.dark_cave.state import NOWHERE

CAVE: Any = board  # rules are compiled code and carry no types

Spot = tuple[int, int]  # column and row
Lines = dict[Spot, str]

WIDTH, HEIGHT = 7, 3
CENTRE = (3, 1)
ENDS = ((3, 0), (5, 1), (3, 2), (1, 1))  # where a field at each side lies: N, E, S, W
ARMS: tuple[tuple[Spot, ...], ...] = (
    ((3, 0),),
    ((4, 1), (5, 1), (6, 1)),
    ((3, 2),),
    ((0, 1), (1, 1), (2, 1)),
)
# Sides as bits: 1 north, 2 east, 4 south, 8 west.
NORTH_SOUTH, EAST_WEST = 5, 10
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
CURVES: dict[int, Lines] = {
    3: {(3, 0): "┗", (4, 0): "━", (5, 0): "┓", (5, 1): "┗", (6, 1): "━"},
    9: {(3, 0): "┛", (2, 0): "━", (1, 0): "┏", (1, 1): "┛", (0, 1): "━"},
    6: {(3, 2): "┏", (4, 2): "━", (5, 2): "┛", (5, 1): "┏", (6, 1): "━"},
    12: {(3, 2): "┓", (2, 2): "━", (1, 2): "┗", (1, 1): "┓", (0, 1): "━"},
}
BENDS = {3: (5, 0), 9: (1, 0), 6: (5, 2), 12: (1, 2)}  # the middle of a curve
BELOW = {NORTH_SOUTH: (3, 2), EAST_WEST: (2, 1)}  # the middle of the road under a bridge
STRETCH = {(1, 1): (2, 1), (5, 1): (4, 1)}  # between a far end and the middle

FIELD = "•"
DUG_OUT = "◇"
GLYPHS = {LAIR: "∩", LADDER: "≡", TUNNEL: "○", GOLD: "◆", EXIT: "☼"}
PLANKS = {NORTH_SOUTH: "╫", EAST_WEST: "╪"}


def words_of(box: Any, card: int) -> Any:
    return box.cards[CAVE.map_of(card)]


def mouths(box: Any, card: int) -> dict[int, int]:
    """The field each open side leads to."""
    found = {side: int(CAVE.mouth(box, card, side)) for side in range(4)}
    return {side: f for side, f in found.items() if f != NOWHERE}


def fields(box: Any, card: int) -> list[int]:
    words = words_of(box, card)
    links = words[LINKS : LINKS + ROOM * ROOM].reshape(ROOM, ROOM)
    leads = set(mouths(box, card).values())
    return [f for f in range(ROOM) if f in leads or links[f].any() or links[:, f].any()]


def road(box: Any, card: int, f: int) -> set[int]:
    """The fields of the road that f is on; the way through a tunnel does not join two roads."""
    words, found = words_of(box, card), {f}
    free = [g for g in fields(box, card) if not CAVE.has(box, card, TUNNEL, g)]
    while more := {
        g for g in free if g not in found and any(CAVE.linked(words, g, h) for h in found)
    }:
        found |= more
    return found


def sides(box: Any, card: int, f: int) -> int:
    """The open sides of the road that f is on, as bits."""
    on = road(box, card, f)
    return sum(1 << side for side, g in mouths(box, card).items() if g in on)


def roads(box: Any, card: int) -> set[int]:
    return {sides(box, card, f) for f in mouths(box, card).values()}


def lines(box: Any, card: int) -> Lines:
    """The roads, without what stands or lies on them."""
    found = roads(box, card)
    if len(found) == 2 and found <= set(CURVES):
        return {spot: line for bits in found for spot, line in CURVES[bits].items()}
    if found == {NORTH_SOUTH, EAST_WEST}:
        return crossing(bridged(box, card))
    return star(CAVE.open_sides(box, card)) | dead_end(box, card)


def dead_end(box: Any, card: int) -> Lines:
    """The last stretch of a dead end that goes beyond the middle."""
    last = [f for f in fields(box, card) if f >= MIDDLE and spot(box, card, f) in STRETCH]
    return {STRETCH[spot(box, card, f)]: "━" for f in last}


def star(bits: int) -> Lines:
    """Roads that meet in the middle."""
    drawn = {CENTRE: JOINTS[bits]}
    for side in range(4):
        if bits >> side & 1:
            drawn |= dict.fromkeys(ARMS[side], "━" if side % 2 else "┃")
    return drawn


def crossing(bridge: int) -> Lines:
    """Two roads that do not meet: one is a bridge over the other."""
    drawn = star(15)
    for side in range(4):
        if bridge >> side & 1:
            drawn |= dict.fromkeys((*ARMS[side], CENTRE), "═" if side % 2 else "║")
    return drawn


def bridged(box: Any, card: int) -> int:
    """The sides of the road that is a bridge."""
    f = CAVE.spot_of(box, card, BRIDGE)
    return EAST_WEST if f == NOWHERE else sides(box, card, int(f))


def spot(box: Any, card: int, f: int) -> Spot:
    """Where a field lies in the picture."""
    if f < MIDDLE:
        return ENDS[CAVE.as_it_lies(card, f)]
    bits, found = sides(box, card, f), roads(box, card)
    if len(found) == 2:
        other = BELOW.get(bits, CENTRE) if bits != bridged(box, card) else CENTRE
        return BENDS.get(bits, other)
    return far_end(box, card, f) if f > MIDDLE and MIDDLE in fields(box, card) else CENTRE


def far_end(box: Any, card: int, f: int) -> Spot:
    """A dead end's last field lies opposite its mouth; a tunnel in the middle."""
    open_side = next(iter(mouths(box, card)))
    return CENTRE if CAVE.has(box, card, TUNNEL, f) else ENDS[open_side ^ 2]


def glyph(box: Any, card: int, f: int, full: bool) -> str:
    """What lies on a field; `full` is whether a vein has its nugget."""
    if CAVE.has(box, card, BRIDGE, f):
        return PLANKS.get(bridged(box, card), FIELD)
    for feature, sign in GLYPHS.items():
        if CAVE.has(box, card, feature, f):
            return DUG_OUT if feature == GOLD and not full else sign
    return FIELD
