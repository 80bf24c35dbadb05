"""Why a move in Troll & Dragon: what is at risk, and how likely it is lost.

Kernels: plain functions over the game's view, in which nothing is hidden.
"""

from wyrmhoard.engine.events import NUMBER, Events, told_1, told_2
from wyrmhoard.games.troll_and_dragon.rules import dragon_sides, free
from wyrmhoard.games.troll_and_dragon.state import (
    DIAMOND, DRAGON, ENTER, GROTTO, LEAVE, NUGGET, RACING, ROLL_GROTTO, ROLL_TREASURE,
    SIDES, TROLL,
)  # fmt: skip

reasons = Events()
TROLL_COMES = reasons("hint-troll", "TD-9", percent=NUMBER, diamonds=NUMBER)
TROLL_MISSED = reasons("hint-leave-troll", "TD-9 TD-10", percent=NUMBER, diamonds=NUMBER)
GOLD_WAITS = reasons("hint-enter", "TD-12 TD-14", nuggets=NUMBER, points=NUMBER)
KEPT_ASIDE = reasons("hint-set-aside", "TD-11 TD-12", n=NUMBER)
DRAGON_WAKES = reasons("hint-dragon", "TD-16 TD-18", percent=NUMBER, points=NUMBER)
DRAGON_MISSED = reasons("hint-leave-dragon", "TD-16 TD-17", percent=NUMBER, points=NUMBER)


def reason(box, v, s, p, move, heard, out):
    if s.phase == GROTTO:
        return in_the_grotto(box, s, move, out)
    if s.phase == RACING and move == ROLL_TREASURE:
        return told_2(out, 0, DRAGON_WAKES, waking(box, s), carried(box, s))
    if s.phase == RACING and move == LEAVE:
        return told_2(out, 0, DRAGON_MISSED, waking(box, s), carried(box, s))
    return 0


def in_the_grotto(box, s, move, out):
    if move == ROLL_GROTTO:
        return told_2(out, 0, TROLL_COMES, caught(box, s), s.gathered[DIAMOND])
    if move == LEAVE:
        return told_2(out, 0, TROLL_MISSED, caught(box, s), s.gathered[DIAMOND])
    if move == ENTER:
        return told_2(out, 0, GOLD_WAITS, s.cavern, box.points[NUGGET])
    return told_1(out, 0, KEPT_ASIDE, free(s) - 1)


def caught(box, s):
    """TD-9: of 100 rolls, how many show nothing but trolls."""
    chance = 100.0
    for _ in range(free(s)):
        chance *= box.grotto[TROLL] / SIDES
    return int(chance + 0.5)


def waking(box, s):
    """TD-16: of 100 rolls of the Dragon dice, how many wake it."""
    both = dragon_sides(box, s, 0, DRAGON) * dragon_sides(box, s, 1, DRAGON)
    return int(100.0 * both / (SIDES * SIDES) + 0.5)


def carried(box, s):
    """TD-1: what is beside the pack, in points."""
    return s.gathered[DIAMOND] * box.points[DIAMOND] + s.gathered[NUGGET] * box.points[NUGGET]
