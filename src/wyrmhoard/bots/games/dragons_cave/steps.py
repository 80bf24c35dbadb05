"""A round of Dragon's Cave played on in an imagined world, by its rules. Kernels."""

from wyrmhoard.engine.contract import CHANCE, play
from wyrmhoard.engine.marks import apart
from wyrmhoard.games.dragons_cave.state import (
    AMOUNTS, DIVIDE, HANDS, KINDS, LAY, LAY_FOR, DWARVES, LOSE, NOTHING, PICK, PLACE, REVEAL,
    REVEAL_FOR,
)  # fmt: skip


@apart
def go(box, s, p, move):
    """The rules, compiled once for all that think ahead."""
    play(box, s, p, move)


def forget(s, p):
    """As if nobody but `p` had chosen yet: what lies hidden must not be looked at."""
    for q in range(s.seats):
        if q != p:
            s.laid[q], s.left[q] = NOTHING, NOTHING


def next_seat(s, p):
    return p + 1 if p + 1 < s.seats else 0


def next_robbed(s):
    """DC-18."""
    p = next_seat(s, int(s.dragon))
    while not s.caught[p]:
        p = next_seat(s, p)
    return p


def lay_and_place(box, s, card, dwarf, colour):
    """Two players: a card for a dwarf, the dragon on a square, and the card turned up."""
    p, what = next_seat(s, int(s.dragon)), card * DWARVES + dwarf
    go(box, s, p, LAY_FOR + what)
    go(box, s, int(s.dragon), PLACE + colour)
    go(box, s, CHANCE, REVEAL_FOR + p * KINDS * DWARVES + what)


def lay_all(box, s, picks):
    """Three and four players: each one's card, the dragon's colour, and all turned up."""
    dragon = int(s.dragon)
    for p in range(s.seats):
        if p != dragon:
            go(box, s, p, LAY + int(picks[p]))
    go(box, s, dragon, PLACE + int(picks[dragon]))
    p = next_seat(s, dragon)
    while p != dragon:
        go(box, s, CHANCE, REVEAL + p * KINDS + int(picks[p]))
        p = next_seat(s, p)


def divide(box, s, p, coins):
    """So many coins in the hand that will be picked."""
    go(box, s, p, DIVIDE + coins)


def rob(box, s, p, coins):
    """The hand picked and opened, of one who has divided so."""
    go(box, s, int(s.dragon), PICK + p * HANDS)
    go(box, s, CHANCE, LOSE + p * AMOUNTS + coins)
