"""New Game: the box, the state and the verbs, each declared once."""

from wyrmhoard.engine.layout import OWNER, Layout, field, number
from wyrmhoard.engine.moves import Heard, Luck, Moves

SEATS, CARDS = 2, 5
NOTHING = 0  # a card k is held as k + 1, so that blank means none

BOX = Layout(
    prizes=number("i2", CARDS, least=0, most=9, about="points for the winner of each round"),
    draw_pays=number("i2", least=0, most=9, about="points for both when the cards are equal"),
)

STATE = Layout(
    seats=field("i1", most=SEATS, about="players at the table"),
    rounds=field("i2", most=CARDS, about="rounds played"),
    hand=field("i1", SEATS, CARDS, most=1, about="1 for each card not yet turned up"),
    shown=field("i1", SEATS, most=CARDS, names=True, about="the card each turned up last"),
    points=field("i2", SEATS, most=9 * CARDS, about="points won so far"),
    laid=field("i2", SEATS, most=CARDS, names=True, seen_by=OWNER,
        about="the card lying face down"),
)  # fmt: skip

CARD = [str(k + 1) for k in range(CARDS)]
MOVES = Moves(
    lay=[CARD],  # a card face down
    lay_hidden=Heard(),  # what the other hears of it
    turn_up=Luck([CARD, CARD]),  # luck: both cards, the first seat's first
)
LAY, LAY_HIDDEN, TURN_UP = MOVES.starts

CLAUSES = {
    "lay": "NG-2 NG-3",
    "lay_hidden": "NG-2",
    "turn_up": "NG-3 NG-4",
}
