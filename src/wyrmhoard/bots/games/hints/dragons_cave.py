"""Why a move in Dragon's Cave: where a card leads, and how the dragon has sat so far.

Kernels: plain functions over the game's view, and what the seat has heard.
"""

from wyrmhoard.engine.marks import small
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.events import NUMBER, Events, told_1, told_2, told_3
from wyrmhoard.games.dragons_cave.rules import next_robbed
from wyrmhoard.games.dragons_cave.state import (
    CHEST, DIVIDE, DWARVES, KINDS, LAIR, LAY_FOR, LOSE, NOTHING, PATH, PICK, PLACE,
    REVEAL, REVEAL_FOR,
)  # fmt: skip

reasons = Events()
GOES_TO = reasons("hint-square", "DC-10 DC-11", square=NUMBER, coins=NUMBER, caught=NUMBER)
GOES_HOME = reasons("hint-lair", "DC-10 DC-11", coins=NUMBER, caught=NUMBER)
STOWS = reasons("hint-chest", "DC-15", coins=NUMBER)
HELD = reasons("hint-held", "DC-8 DC-12", n=NUMBER, laid=NUMBER)
HALVES = reasons("hint-divide", "DC-13", a=NUMBER, b=NUMBER)
AT_STAKE = reasons("hint-pick", "DC-13", coins=NUMBER)


@small
def reason(box, v, s, p, move, heard, out):
    if move >= PICK:
        return told_1(out, 0, AT_STAKE, v.purse[next_robbed(v)])
    if move >= DIVIDE:
        left = move - DIVIDE
        return told_2(out, 0, HALVES, left, v.purse[p] - left)
    if move >= PLACE:
        return of_square(v, p, move - PLACE, heard, out)
    if move >= LAY_FOR:
        card, dwarf = (move - LAY_FOR) // DWARVES, (move - LAY_FOR) % DWARVES
        return of_card(box, v, p, card, dwarf, heard, out)
    return of_card(box, v, p, move, 0, heard, out)


def of_card(box, v, p, card, dwarf, heard, out):
    """DC-10, DC-15: what it brings unless the dragon sits there, and how often it did."""
    if card == CHEST:
        return told_1(out, 0, STOWS, v.purse[p])
    spot = v.spot[p, dwarf] + 1
    while spot <= PATH and box.path[spot - 1] != card:
        spot += 1
    caught = times(heard, p, card, True)
    if spot == LAIR:
        return told_2(out, 0, GOES_HOME, box.lair, caught)
    return told_3(out, 0, GOES_TO, spot, box.coins[spot - 1], caught)


def of_square(v, p, card, heard, out):
    """DC-8: who may lay that card, and how often they have."""
    holders, laid = 0, 0
    for q in range(v.seats):
        if q != p:
            holders += int(v.hand[q, card] > 0)
            laid += times(heard, q, card, False)
    return told_2(out, 0, HELD, holders, laid)


def times(heard, p, card, caught):
    """How often a card of `p` was turned up, or just how often the dragon sat there then."""
    perch, n = NOTHING, 0
    for k in range(len(heard)):
        move = heard[k].move
        if PLACE <= move < PLACE + CHEST:
            perch = move - PLACE + 1
        elif heard[k].who == CHANCE and REVEAL <= move < LOSE:
            shown = (move - REVEAL_FOR) // DWARVES if move >= REVEAL_FOR else move - REVEAL
            mine = shown == p * KINDS + card
            n += int(mine and (perch == card + 1 or not caught))
    return n
