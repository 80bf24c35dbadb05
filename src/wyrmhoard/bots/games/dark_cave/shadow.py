"""The match as everybody followed it: a state played along with what was heard.

What is hidden is filled in somehow, so that all that is public is as it was at every move. Kernels:
plain functions over the game's state.
"""

from wyrmhoard.engine.contract import CHANCE, play
from wyrmhoard.games.dark_cave.cards import KINDS, LAID, LEVELS, level_of
from wyrmhoard.games.dark_cave.rules.meeting import next_of
from wyrmhoard.games.dark_cave.state import (
    ASIDE_HIDDEN, CLAN, CLAN_HIDDEN, DISCARD, DISCARD_HIDDEN, DRAW, DRAW_HIDDEN,
    ENOUGH, GOAL_HIDDEN, HIDE_GOAL, LAY, LOSE, LOSE_HIDDEN, LOYAL, PLAY, READ, READ_HIDDEN,
    SEE_ASIDE, SEE_CLAN, SEE_CLAN_HIDDEN, SEE_GOAL, SEE_GOAL_HIDDEN, UNMASK,
)  # fmt: skip

FIRST_OF = tuple(next(k for k in range(KINDS) if level_of(k) == level) for level in range(LEVELS))


def follow(box, s, who, heard):
    """Carry out a move as it was heard."""
    if who == CHANCE:
        play(box, s, who, luck_as_heard(s, heard))
    else:
        play(box, s, who, move_as_heard(s, who, heard))


def move_as_heard(s, q, heard):
    """A card shown turns out to be in the hand; of one put face down only the level counts."""
    if heard >= DISCARD_HIDDEN:
        return DISCARD + some_card(s, q, heard - DISCARD_HIDDEN)
    if heard < PLAY:
        turns_out(s, q, (heard - LAY) // 2)
    elif heard < DISCARD:
        turns_out(s, q, LAID + heard - PLAY)
    elif heard < ENOUGH:
        turns_out(s, q, heard - DISCARD)
    return heard


def luck_as_heard(s, heard):
    if heard >= SEE_ASIDE:
        return heard
    if heard >= UNMASK:
        s.loyalty[next_of(s, s.exposed)] = LOYAL + heard - UNMASK
    elif LOSE <= heard < SEE_GOAL:
        turns_out(s, next_of(s, s.losers), heard - LOSE)
    elif DRAW <= heard < READ:
        return drawn(s, heard)
    elif heard < CLAN:
        return uncovered(s, heard)
    return heard


def drawn(s, heard):
    """The cards in the pile are not counted by kind."""
    if heard < DRAW + KINDS:
        s.deck[heard - DRAW] += 1
    return heard


def uncovered(s, heard):
    """Luck's hidden moves, with anything where nothing was told."""
    if heard >= ASIDE_HIDDEN:
        return heard if heard > ASIDE_HIDDEN else SEE_ASIDE
    if heard >= SEE_CLAN_HIDDEN:
        return SEE_CLAN
    if heard >= SEE_GOAL_HIDDEN:
        return SEE_GOAL
    if heard >= LOSE_HIDDEN:
        return LOSE + some_card(s, next_of(s, s.losers), heard - LOSE_HIDDEN)
    if heard >= READ_HIDDEN:
        return READ
    if heard >= DRAW_HIDDEN:
        return drawn(s, DRAW + FIRST_OF[heard - DRAW_HIDDEN])
    if heard >= GOAL_HIDDEN:
        return HIDE_GOAL + s.dealt
    return CLAN + 2 * (heard - CLAN_HIDDEN)


def some_card(s, q, level):
    """The first card of that level in a hand."""
    for kind in range(KINDS):
        if s.hand[q, kind] > 0 and level_of(kind) == level:
            return kind
    return FIRST_OF[level]


def turns_out(s, q, kind):
    """A card taken for another was this one."""
    if s.hand[q, kind] == 0:
        s.hand[q, some_card(s, q, level_of(kind))] -= 1
        s.hand[q, kind] += 1
