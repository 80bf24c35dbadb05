"""The rules of Dragon's Cave.

The dwarves' players lay cards in secret, in any order; the dragon then chooses its square. Luck
turns the cards up one by one, and opens the hands the dragon picks: moves with a single outcome,
so that logs and searches hear of them. Clause numbers are those of RULES.md.
"""

import numpy as np

from wyrmhoard.engine.arrays import share
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, NONE, bit

from .state import (
    AMOUNTS, BEGIN, CHEST, CHOOSING, DIVIDE, DRAWING, DRAWN, DWARVES, EQUAL, HANDS, KINDS, LAIR,
    LAY, LAY_FOR, LEFT, LOSE, NOTHING, OPENING, OVER, PATH, PICK, PLACE, REVEAL, REVEAL_FOR,
    REVEALING, SEATS, SETTLING, START,
)  # fmt: skip


def setup(box, s, seats):
    """DC-5, DC-6, DC-23."""
    s.seats = seats
    s.treasure = box.treasure
    for p in range(seats):
        s.hand[p] = 1
    if box.first != DRAWN:
        begin(s, box.first)


def begin(s, p):
    s.dragon = p
    s.phase = CHOOSING


def actors(box, s):
    if s.phase == OVER:
        return NOBODY
    if s.phase == CHOOSING:
        return waited_for(s, s.laid) or bit(s.dragon)  # DC-8
    if s.phase == SETTLING:
        return waited_for(s, s.left) or bit(s.dragon)  # DC-18
    return LUCK


def waited_for(s, done):
    """The seats that have yet to lay a card, or to divide their purse."""
    mask = 0
    for p in range(s.seats):
        if p != s.dragon and done[p] == NOTHING and (s.phase == CHOOSING or s.caught[p]):
            mask |= bit(p)
    return mask


def legal(box, s, p, out):
    if p == s.dragon:
        if s.phase == CHOOSING:
            return ways(out, PLACE, CHEST)
        return ways(out, PICK + next_robbed(s) * HANDS, HANDS)
    if s.phase == SETTLING:
        return ways(out, DIVIDE, s.purse[p] + 1)
    return cards(s, p, out) if s.seats > 2 else cards_for(s, p, out)


def ways(out, verb, n):
    """Every move of a verb, from its first word to the `n`-th."""
    for k in range(n):
        out[k] = verb + k
    return n


def cards(s, p, out):
    """DC-7."""
    n = 0
    for card in range(KINDS):
        if s.hand[p, card]:
            out[n] = LAY + card
            n += 1
    return n


def cards_for(s, p, out):
    """DC-24, DC-26."""
    n = 0
    for card in range(KINDS):
        for dwarf in range(DWARVES):
            if s.hand[p, card] and s.spot[p, dwarf] != LAIR:
                out[n] = LAY_FOR + card * DWARVES + dwarf
                n += 1
    return n


def odds(box, s, out, weights):
    if s.phase == DRAWING:
        weights[: s.seats] = 1
        return ways(out, BEGIN, s.seats)
    weights[0] = 1
    if s.phase == OPENING:
        out[0] = LOSE + next_robbed(s) * AMOUNTS + in_hand(s)
        return 1
    p = next_shown(s)
    card = p * KINDS + s.laid[p] - 1
    out[0] = REVEAL + card if s.seats > 2 else REVEAL_FOR + card * DWARVES + s.mover - 1
    return 1


def next_shown(s):
    """Cards are turned up clockwise from the dragon; together, as far as the rules care."""
    p = after(s, int(s.dragon))
    while s.laid[p] == NOTHING:
        p = after(s, p)
    return p


def next_robbed(s):
    """DC-18: clockwise from the dragon."""
    p = after(s, int(s.dragon))
    while not s.caught[p]:
        p = after(s, p)
    return p


def after(s, p):
    return p + 1 if p + 1 < s.seats else 0


def in_hand(s):
    p = next_robbed(s)
    left = s.left[p] - 1
    return left if s.picked == LEFT else s.purse[p] - left


def play(box, s, p, move):
    if p == CHANCE:
        play_luck(box, s, move)
    elif move >= PICK:
        s.picked, s.phase = (move - PICK) % HANDS + LEFT, OPENING
    elif move >= DIVIDE:
        s.left[p] = move - DIVIDE + 1  # DC-13
    elif move >= PLACE:
        place(s, move - PLACE)
    elif move >= LAY_FOR:
        s.laid[p] = (move - LAY_FOR) // DWARVES + 1
        s.mover = (move - LAY_FOR) % DWARVES + 1
    else:
        s.laid[p] = move - LAY + 1


def play_luck(box, s, move):
    if move >= LOSE:
        lose(box, s, (move - LOSE) // AMOUNTS, (move - LOSE) % AMOUNTS)
    elif move >= REVEAL:
        reveal(box, s, move)
    else:
        begin(s, move - BEGIN)


def place(s, colour):
    """DC-8. What was turned up last round is cleared away."""
    s.perch = colour + 1
    for p in range(s.seats):
        s.shown[p] = NOTHING
    s.moved = NOTHING
    s.phase = REVEALING


def reveal(box, s, move):
    """DC-9: once all cards are up, the round is settled."""
    if move >= REVEAL_FOR:
        s.moved, s.mover = s.mover, NOTHING
        move = REVEAL + (move - REVEAL_FOR) // DWARVES
    p, card = (move - REVEAL) // KINDS, (move - REVEAL) % KINDS
    s.shown[p], s.laid[p] = card + 1, NOTHING
    s.hand[p, card] = 0
    for q in range(s.seats):
        if s.laid[q] != NOTHING:
            return
    settle(box, s)


def settle(box, s):
    """DC-9: chests, moves, gold; DC-20; then purses, and DC-19."""
    won = np.zeros(SEATS, np.int64)
    for p in range(s.seats):
        if s.shown[p] == CHEST + 1:
            stow(s, p)
        elif s.shown[p] != NOTHING and s.shown[p] == s.perch:
            go_back(box, s, p)
        elif s.shown[p] != NOTHING:
            go_on(box, s, p)
            spot = s.spot[p, dwarf_of(s)]
            won[p] = box.lair if spot == LAIR else box.coins[spot - 1]
    pay(box, s, won)
    if s.treasure == 0:
        s.phase = OVER  # DC-20
    else:
        rob(box, s)


def stow(s, p):
    """DC-15."""
    s.chest[p] += s.purse[p]
    s.purse[p] = 0
    s.hand[p] = 1


def dwarf_of(s):
    """The dwarf this round's card moves: a seat's only one, or the one named (DC-24)."""
    return max(0, s.moved - 1)


def go_on(box, s, p):
    """DC-10: to the nearest square of the card's colour ahead, else into the lair."""
    spot = s.spot[p, dwarf_of(s)] + 1
    while spot <= PATH and box.path[spot - 1] != s.shown[p] - 1:
        spot += 1
    s.spot[p, dwarf_of(s)] = spot


def go_back(box, s, p):
    """DC-12: to the nearest square of that colour behind, else to the start; the purse waits."""
    spot = s.spot[p, dwarf_of(s)] - 1
    while spot > START and box.path[spot - 1] != s.shown[p] - 1:
        spot -= 1
    s.spot[p, dwarf_of(s)] = max(START, spot)
    s.caught[p] = 1


def pay(box, s, won):
    """DC-11, and DC-21 when the treasure cannot pay all: equal shares, or no more than was won."""
    needed, winners = 0, 0
    for p in range(s.seats):
        needed += won[p]
        winners += int(won[p] > 0)
    short = needed > s.treasure
    part = s.treasure // winners if short else 0
    for p in range(s.seats):
        coins = int(won[p])
        if short and won[p] > 0:
            coins = part if box.shortage == EQUAL else min(coins, part)
        s.purse[p] += coins
        s.treasure -= coins


def rob(box, s):
    """DC-13 for all caught with coins; DC-17: an empty purse is not divided."""
    waiting = False
    for p in range(s.seats):
        if s.caught[p] and s.purse[p] == 0:
            take_back(s, p)
        elif s.caught[p]:
            waiting = True
    if waiting:
        s.phase = SETTLING
    else:
        end_round(box, s)


def take_back(s, p):
    """DC-14."""
    s.caught[p] = 0
    s.hand[p] = 1


def lose(box, s, p, coins):
    """DC-13: the hand the dragon picked goes back to the treasure."""
    s.purse[p] -= coins
    s.treasure += coins
    s.left[p], s.picked = NOTHING, NOTHING
    take_back(s, p)
    rob(box, s)


def end_round(box, s):
    """DC-6, DC-19; two players DC-25, DC-27."""
    s.rounds += 1
    s.phase = CHOOSING
    if s.seats > 2:
        for p in range(s.seats):
            if s.spot[p, 0] == LAIR:
                s.phase = OVER
                return
        s.dragon = after(s, s.dragon)
        return
    p = after(s, s.dragon)
    if s.spot[p, 0] == LAIR and s.spot[p, 1] == LAIR:
        s.phase = OVER
    elif s.shown[p] == CHEST + 1 or s.shown[p] == s.perch:
        s.dragon = p


def score(box, s, p):
    return s.purse[p] + s.chest[p]


def outcome(box, s, out):
    """DC-22, DC-27: most coins, then nearest the lair (two dwarves together), then shared."""
    ranks = np.zeros(SEATS, np.int64)
    for p in range(s.seats):
        near = int(s.spot[p, 0]) + int(s.spot[p, 1])
        ranks[p] = int(score(box, s, p)) * 1000 + near
    share(ranks, s.seats, out)


def secret(box, s, p):
    if s.phase == CHOOSING and s.laid[p] != NOTHING:
        if s.seats > 2:
            return LAY + s.laid[p] - 1
        return LAY_FOR + (s.laid[p] - 1) * DWARVES + s.mover - 1
    if s.phase == SETTLING and s.left[p] != NOTHING:
        return DIVIDE + s.left[p] - 1
    return NONE


def takeback(box, s, p):
    """As if `p` had not chosen yet."""
    s.laid[p] = s.left[p] = NOTHING
    if s.seats == 2:
        s.mover = NOTHING
