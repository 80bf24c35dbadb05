"""Dragon's Cave for two: a round solved exactly, over rounds to come that are solved alike.

Whoever lays wins `on[row]` if the dragon sits elsewhere and `caught[row]` if it sits on the card's
colour; a row is a dwarf and a card. The dragon makes the worth of all cards meet, each guessed as
often as it takes, and the cards are mixed so that no guess is better: this is the equilibrium of
such a game. The dwarf is named openly, so each dwarf is a game of its own unless the box hides it;
then one colour stands for either dwarf, and who would rather be caught with it is not thought of.
Kernels: plain functions over the game's state.
"""

import numpy as np

from wyrmhoard.engine.contract import NOBODY, NONE, actors
from wyrmhoard.engine.marks import apart, small
from wyrmhoard.games.dragons_cave.state import (
    CHEST, DWARVES, KINDS, LAIR, LAY_FOR, NOTHING, PLACE, SETTLING,
)  # fmt: skip

from .steps import divide, lay_and_place, next_seat, rob
from .value import guess

ROWS = DWARVES * KINDS
LOSSES = 4  # ways to be robbed that are thought through: nothing, all, and either half
OUTCOMES = ROWS * 2 * LOSSES
ABSENT = -1.0  # of what cannot be
DEEPEST = 7  # rounds
TINY = 1e-9


@apart
@small
def mix_two(box, worlds, p, leaves, out, n, chances, worth, notes):
    """Write how often each move of `p` is to be made, and what it is worth to it."""
    s, rows = worlds[1], np.zeros(2 * ROWS)
    cards, colours = np.zeros(ROWS), np.zeros(CHEST)
    named = s.mover - 1 if s.mover != NOTHING and not box.hide_mover else NONE
    foresee(box, worlds, named, leaves, rows, notes)
    best = ABSENT
    for dwarf in range(DWARVES):
        first, last = (0, ROWS) if box.hide_mover else (dwarf * KINDS, dwarf * KINDS + KINDS)
        value = strategies(rows, first, last, cards, colours)
        if value > best:
            best = value
            note_moves(s, p, rows, first, last, cards, colours, out, n, chances, worth)


@apart
@small
def foresee(box, worlds, named, leaves, rows, notes):
    """Write what each card is worth to whoever lays it, gone on with and caught."""
    results, cursor = np.zeros((DEEPEST, OUTCOMES)), np.zeros(DEEPEST, np.int64)
    depth = max(1, depth_within(worlds[1], leaves))
    think_ahead(box, worlds, 1, depth, named, results, cursor, rows, notes)


@apart
@small
def depth_within(s, leaves):
    """How many rounds can be thought through until so many positions lie at their end."""
    p = next_seat(s, int(s.dragon))
    whole, most, depth = outcomes(s, p), max(outcomes(s, p), outcomes(s, int(s.dragon))), 0
    while depth < DEEPEST and whole <= leaves:
        whole, depth = whole * most, depth + 1
    return depth


def outcomes(s, p):
    n = 0
    for k in range(OUTCOMES):
        row, caught, way = k // (2 * LOSSES), k // LOSSES % 2, k % LOSSES
        if open_to(s, p, row // KINDS, row % KINDS, NONE):
            n += int(loses(s.purse[p], row % KINDS, caught, way))
    return n


def note_moves(s, p, rows, first, last, cards, colours, out, n, chances, worth):
    for k in range(n):
        if p == s.dragon:
            colour = out[k] - PLACE
            chances[k], worth[k] = colours[colour], 1 - laid_under(rows, cards, colour)
        else:
            card, dwarf = (out[k] - LAY_FOR) // DWARVES, (out[k] - LAY_FOR) % DWARVES
            row = dwarf * KINDS + card
            chances[k] = cards[row] if first <= row < last else 0.0
            if rows[row] == ABSENT:
                row = card
            often = colours[card] if card != CHEST else 0.0
            worth[k] = rows[row] - often * (rows[row] - rows[ROWS + row])


def laid_under(rows, cards, colour):
    """What is won by cards mixed so while the dragon sits on this colour."""
    whole = 0.0
    for r in range(ROWS):
        if cards[r] > 0:
            whole += cards[r] * (rows[ROWS + r] if r % KINDS == colour else rows[r])
    return whole


@apart
def think_ahead(box, worlds, base, depth, named, results, cursor, rows, notes):
    """What the round in `worlds[base]` is worth to seat 0, its outcomes in `results[0]`."""
    level = 0
    cursor[0] = 0
    while True:
        k = cursor[level]
        if k == OUTCOMES:
            worth = worth_of_round(box, worlds[base + level], results[level], rows)
            if level == 0:
                return worth
            level -= 1
            results[level, cursor[level]] = worth
            cursor[level] += 1
        elif not follow(box, worlds, base + level, k, named if level == 0 else NONE):
            results[level, k] = ABSENT
            cursor[level] += 1
        elif level + 1 == depth or actors(box, worlds[base + level + 1]) == NOBODY:
            guess(box, worlds[base + level + 1], notes)
            results[level, k] = notes[0]
            cursor[level] += 1
        else:
            level += 1
            cursor[level] = 0


@apart
def follow(box, worlds, at, k, named):
    """Play the `k`-th outcome of a round in the next world, if there is such a one."""
    s, row, caught, way = worlds[at], k // (2 * LOSSES), k // LOSSES % 2, k % LOSSES
    p, dwarf, card = next_seat(s, int(s.dragon)), row // KINDS, row % KINDS
    if not open_to(s, p, dwarf, card, named) or not loses(s.purse[p], card, caught, way):
        return False
    worlds[at + 1] = worlds[at]
    to = worlds[at + 1]
    lay_and_place(box, to, card, dwarf, card if caught else (card + 1) % CHEST)
    if to.phase == SETTLING:
        coins = lost(int(to.purse[p]), way)
        divide(box, to, p, coins)
        rob(box, to, p, coins)
    return True


def open_to(s, p, dwarf, card, named):
    """Dwarves on the same square are alike, and so is a Chest card for either."""
    if not s.hand[p, card] or s.spot[p, dwarf] == LAIR:
        return False
    if named != NONE:
        return dwarf == named
    first = s.spot[p, 0] == LAIR or dwarf == 0
    return first or (card != CHEST and s.spot[p, 0] != s.spot[p, 1])


def loses(purse, card, caught, way):
    """Whether this way to be robbed is one of its own."""
    if card == CHEST or not caught or purse == 0:
        return way == 0 and not (card == CHEST and caught)
    return way < 2 or (way == 2 and purse > 1) or (way == 3 and purse > 1 and purse % 2 == 1)


def lost(purse, way):
    """DC-13: the hands that are picked, of all in one hand and of halves."""
    if way < 2:
        return purse * way
    return purse // 2 if way == 2 else purse - purse // 2


def worth_of_round(box, s, result, rows):
    """What it is worth to seat 0; `rows` are left with what they are worth to whoever lays."""
    fill_rows(s, result, rows)
    worth = ABSENT
    for dwarf in range(DWARVES):
        first, last = (0, ROWS) if box.hide_mover else (dwarf * KINDS, dwarf * KINDS + KINDS)
        worth = max(worth, meet(rows, first, last))
    return 1 - worth if s.dragon == 0 else worth


def fill_rows(s, result, rows):
    """`rows[r]` if it goes on, `rows[ROWS + r]` if it is caught, to whoever lays."""
    for r in range(ROWS):
        at = r * 2 * LOSSES
        rows[r] = rows[ROWS + r] = ABSENT
        if result[at] != ABSENT:
            rows[r] = sided(s, result[at])
            rows[ROWS + r] = rows[r] if r % KINDS == CHEST else robbed(s, result, at + LOSSES)


def sided(s, worth):
    return 1 - worth if s.dragon == 0 else worth


def robbed(s, result, at):
    """DC-13: hands are picked blindly, so each is as likely; the better way to divide."""
    if result[at + 1] == ABSENT:
        return sided(s, result[at])
    best = (sided(s, result[at]) + sided(s, result[at + 1])) / 2
    if result[at + 2] != ABSENT:
        other = result[at + 3] if result[at + 3] != ABSENT else result[at + 2]
        best = max(best, (sided(s, result[at + 2]) + sided(s, other)) / 2)
    return best


@apart
def meet(rows, first, last):
    """The worth at which the cards from `first` to `last` meet, ABSENT if there are none. The
    guesses it takes fall with the worth in straight pieces, so that Newton's steps end."""
    worth = ABSENT
    for r in range(first, last):
        if rows[r] != ABSENT:
            worth = max(worth, min(rows[r], rows[ROWS + r]))
    if worth == ABSENT:
        return worth
    for _ in range(2 * ROWS):
        whole, slope = 0.0, 0.0
        for card in range(CHEST):
            r = guessed(rows, first + card, last, worth)
            if r != NONE:
                whole += (rows[r] - worth) / risk(rows, r)
                slope += 1 / risk(rows, r)
        if whole <= 1 + TINY:
            return worth
        worth += (whole - 1) / slope
    return worth


def guessed(rows, first, last, worth):
    """Of the rows of one colour the one that must be guessed most to be worth no more, or NONE."""
    best, most = NONE, 0.0
    for r in range(first, last, KINDS):
        if rows[r] > worth and rows[r] - rows[ROWS + r] > 0:
            often = (rows[r] - worth) / risk(rows, r)
            if often > most:
                best, most = r, often
    return best


def risk(rows, r):
    return max(TINY, rows[r] - rows[ROWS + r])


def strategies(rows, first, last, cards, colours):
    """Write how often each card is laid and each colour guessed; return what it is worth."""
    worth, whole, meant = meet(rows, first, last), 0.0, 0.0
    for card in range(CHEST):
        colours[card] = 0.0
        r = guessed(rows, first + card, last, worth)
        if r != NONE:
            colours[card] = (rows[r] - worth) / risk(rows, r)
            meant += colours[card]
    for r in range(first, last):
        cards[r] = 0.0
    for card in range(CHEST):
        r = guessed(rows, first + card, last, worth)
        if r != NONE and meant >= 1 - 1e-6:
            cards[r] = 1 / risk(rows, r)
            whole += cards[r]
    if whole == 0:
        lay_safely(rows, first, last, worth, cards)
        whole = 1.0
    spread(rows, first, last, meant, colours)
    for r in range(first, last):
        cards[r] = cards[r] / whole
    return worth


def lay_safely(rows, first, last, worth, cards):
    """Nothing is gained by mixing: the first card that is worth it, guessed or not."""
    for r in range(first, last):
        if rows[r] != ABSENT and min(rows[r], rows[ROWS + r]) >= worth - TINY:
            cards[r] = 1.0
            return


def spread(rows, first, last, meant, colours):
    """What guesses are left over go where they do no harm."""
    if meant >= 1 - 1e-6:
        for card in range(CHEST):
            colours[card] = colours[card] / meant
        return
    harmless = 0
    for card in range(CHEST):
        harmless += int(is_harmless(rows, first + card, last))
    for card in range(CHEST):
        if harmless == 0 or is_harmless(rows, first + card, last):
            colours[card] += (1 - meant) / (harmless if harmless > 0 else CHEST)


def is_harmless(rows, first, last):
    for r in range(first, last, KINDS):
        if rows[r] != ABSENT and rows[ROWS + r] > rows[r]:
            return False
    return True
