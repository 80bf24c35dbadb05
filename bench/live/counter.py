"""The peer's small game on our engine: four seats count up in turn; hands are hidden."""

import sys
from pathlib import Path

from wyrmhoard.engine.contract import FINE, bit
from wyrmhoard.engine.game import Game, rules
from wyrmhoard.engine.layout import HIDDEN, OWNER, Layout, field, flag
from wyrmhoard.engine.moves import Moves
from wyrmhoard.engine.reasons import Reasons

SEATS, CELLS, HAND, DECK = 4, 60, 5, 20
STATE = Layout(
    n=field("i8", about="moves made"),
    cells=field("i1", CELLS, about="who marked each cell last"),
    hand=field("i1", SEATS, HAND, about="cards", seen_by=OWNER),
    deck=field("i1", DECK, about="cards", seen_by=HIDDEN),
)
VIEW = Layout(
    n=field("i8", about="moves made"),
    cells=field("i1", CELLS, about="who marked each cell last"),
    held=field("i1", SEATS, about="how many cards each seat has"),
    mine=field("i1", HAND, about="my cards"),
)
BOX = Layout(plain=flag(about="nothing"))


def setup(box, s, seats):
    for p in range(SEATS):
        for i in range(HAND):
            s.hand[p, i] = p * 10 + i
    for i in range(DECK):
        s.deck[i] = i


def actors(box, s):
    return bit(s.n % SEATS)


def legal(box, s, p, out):
    out[0] = 0
    return 1


def play(box, s, p, move):
    s.n += 1
    s.cells[s.n % CELLS] = p + 1


def score(box, s, p):
    return 0


def outcome(box, s, out):
    out[0] = 1.0


def view(box, s, p, v):
    v.n = s.n
    v.cells[:] = s.cells
    v.held[:] = HAND
    if p < SEATS:
        v.mine[:] = s.hand[p]


def imagine(box, v, p, rng, s):
    setup(box, s, SEATS)
    s.n = v.n
    s.cells[:] = v.cells
    return 1.0


def why_not(box, v, p, who, move, out):
    return FINE


GAME = Game(
    name="counter", version=1, seats=range(4, 5), box=BOX, state=STATE, view=VIEW,
    moves=Moves(inc=[]), rules=rules(sys.modules[__name__]), clauses={}, reasons=Reasons(),
    folder=Path(__file__).parent,
)  # fmt: skip
