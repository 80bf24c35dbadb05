"""Mount Drago: the box, the state and the verbs, each declared once."""

from wyrmhoard.engine.layout import (
    HIDDEN, OWNER, RECALLED, Layout, field, flag, number, word,
)  # fmt: skip
from wyrmhoard.engine.moves import Heard, Luck, Moves

SEATS = 5
COLOURS = (
    "blue", "brown", "black", "red", "yellow", "green", "gray", "lightblue", "purple", "orange",
)  # fmt: skip
VALUES = 5
DRAGONS, KINDS = len(COLOURS), len(COLOURS) * VALUES
CARDS = 110  # the most a box may hold (MD-1)
HAND = 6  # MD-5, MD-17
FEWEST = HAND + 1  # cards a seat needs: a hand and a mount, so that a draw always succeeds (MD-18)
SPACES = 31
START, LAST = 0, SPACES - 1
PLAIN, BLUE, GREEN, SUMMIT = range(4)  # what a space is (MD-2)
SIDE_A = 3  # the most players on side A; more play on side B
HIGHEST = 99  # the highest number a space may show
SMALL = 3  # a small scoring counts numbers up to this (MD-11)
CLIMBERS = 3  # dragons on the summit that end the match (MD-19)
AWAY = 99  # where a dragon stands that is not in the box
OPEN = -1  # instead of a space: whether to ride is still to be said (MD-10)
DRAWN = -1  # of `first`: luck says who begins
NOTHING = FREE = 0  # a card k is held as k + 1, a rider p as p + 1, so that blank means none

# Phases: first those in which luck moves, then those in which the seat whose turn it is does.
(
    DRAWING, SADDLING, DEALING, REFILLING, TRADING,
    PLAYING, MOUNTING, DISCARDING, SWAPPING,
    OVER,
) = range(10)  # fmt: skip

BOX = Layout(
    copies=number("i1", DRAGONS, VALUES, least=0, most=9, about="cards by dragon and value"),
    spaces=word(SPACES, among=("plain", "blue", "green", "summit"), about="what each space is"),
    numbers=number(
        "i1", 2, SPACES, least=-HIGHEST, most=HIGHEST, about="on the spaces of sides A and B"
    ),
    first=number("i1", least=0, most=SEATS - 1, drawn=DRAWN, about="the seat that begins"),
    floor_at_zero=flag(about="whether a total below 0 becomes 0 after each scoring"),
    summit_swap=flag(about="whether summit cards are swapped after every turn"),
    open_stacks=flag(about="whether the table shows what lies in the stacks"),
)

STATE = Layout(
    seats=field("i1", most=SEATS, about="players at the table, 2 to 5"),
    phase=field("i1", most=OVER, names=True, about="DRAWING to OVER"),
    turn=field("i1", most=SEATS - 1, names=True,
        about="the seat that plays, or that is being dealt to"),
    first=field("i1", most=SEATS - 1, names=True, about="the seat that begins"),
    owed=field("i1", most=HAND,
        about="cards the seat is to draw, or has discarded for new ones so far"),
    climbed=field("i1", most=CLIMBERS, about="dragons that have entered the summit"),
    stock=field("i2", most=CARDS, about="cards in the pile"),
    reshuffles=field("i4", about="how often the stacks became a new pile (MD-21)"),
    spot=field("i1", DRAGONS, most=AWAY, about="the space each dragon stands on"),
    rider=field("i1", DRAGONS, most=SEATS, names=True,
        about="1 + the seat that rides each dragon; 0: it is free"),
    top=field("i1", SEATS, most=KINDS, names=True,
        about="the card on top of each stack: the dragon that seat rides"),
    holds=field("i1", SEATS, most=HAND, about="cards in each hand"),
    points=field("i4", SEATS, least=None, about="points as they stand"),
    bottom=field("i1", SEATS, most=KINDS, names=True, seen_by=RECALLED,
        about="the card each stack began with: at set-up, or its top at the last reshuffle"),
    count=field("i2", most=CARDS, seen_by=RECALLED, about="cards laid since then"),
    laid=field("i1", CARDS, most=KINDS, names=True, seen_by=RECALLED, counted_by="count",
        about="those cards, in the order in which they were played or discarded"),
    layer=field("i1", CARDS, most=SEATS - 1, names=True, seen_by=RECALLED, counted_by="count",
        about="who laid each"),
    before=field("i1", CARDS, most=HAND, seen_by=RECALLED, counted_by="count",
        about="the cards in that hand just before"),
    hand=field("i2", SEATS, HAND, most=KINDS, names=True, seen_by=OWNER,
        about="the cards in hand, highest first"),
    kept=field("i2", SEATS, HAND, most=KINDS, names=True, seen_by=OWNER,
        about="the hand at the last reshuffle"),
    pile=field("i1", KINDS, most=9, seen_by=HIDDEN, about="cards in the pile by kind"),
    heap=field("i1", DRAGONS, most=9 * VALUES, seen_by=HIDDEN, about="cards in the pile by dragon"),
)  # fmt: skip

VALUE = [str(n + 1) for n in range(VALUES)]
MOVES = Moves(
    play=[COLOURS, VALUE],
    mount=[],  # ride the last dragon just moved
    stay=[],  # or do not
    discard=[COLOURS, VALUE],
    enough=[],  # no more discards
    draw_hidden=Heard(),
    begin=Luck([[f"p{p}" for p in range(SEATS)]]),  # chance: who begins
    saddle=Luck([COLOURS, VALUE]),  # chance: the card a seat starts its stack with
    draw=Luck([COLOURS, VALUE]),
)
PLAY, MOUNT, STAY, DISCARD, ENOUGH, DRAW_HIDDEN, BEGIN, SADDLE, DRAW = MOVES.starts

CLAUSES = {
    "play": "MD-6 MD-7 MD-8 MD-9 MD-10 MD-11 MD-12 MD-13",
    "mount": "MD-10 MD-9 MD-14",
    "stay": "MD-10 MD-14",
    "discard": "MD-16",
    "enough": "MD-16 MD-17",
    "draw_hidden": "MD-17 MD-18",
    "begin": "MD-5",
    "saddle": "MD-4",
    "draw": "MD-5 MD-17 MD-18",
}
