"""Dragon's Cave: the box, the state and the verbs, each declared once."""

from wyrmhoard.engine.layout import (
    OWNER, RECALLED, Layout, field, flag, number, word,
)  # fmt: skip
from wyrmhoard.engine.moves import Heard, Luck, Moves

SEATS, DWARVES = 4, 2  # with 2 players each has two dwarves, else one (DC-23)
COLOURS = ("red", "green", "orange", "blue", "purple")  # on the path and in the lair (DC-2)
CARDS = (*COLOURS, "chest")
KINDS, CHEST = len(CARDS), len(COLOURS)
BLOCKS = 4
PATH = CHEST * BLOCKS  # squares 1 to PATH; START lies before them and LAIR after them (DC-3)
START, LAIR = 0, PATH + 1
MOST = 99  # the most coins a box may hold
SHORTAGES = ("equal", "capped")
EQUAL, CAPPED = range(len(SHORTAGES))
DRAWN = -1  # of `first`: luck says who is the dragon first
NOTHING = 0  # a card, colour or dwarf k is held as k + 1, so that blank means none
SIDES = ("left", "right")
LEFT, RIGHT = 1, 2  # hands, held as such
DRAWING, CHOOSING, REVEALING, SETTLING, OPENING, OVER = range(6)  # phases

BOX = Layout(
    path=word(PATH, among=COLOURS, about="the colour of each square, from the start on"),
    coins=number("i2", PATH, least=0, most=MOST, about="the coins each square shows"),
    lair=number("i2", least=0, most=MOST, about="coins for entering the lair"),
    treasure=number("i2", least=1, most=MOST, about="the dragon's coins at the start"),
    first=number("i1", least=0, most=SEATS - 1, drawn=DRAWN, about="the first dragon's seat"),
    open_chests=flag(about="whether the table shows what is in the chests"),
    hide_mover=flag(about="two players: whether the dwarf is named under the card"),
    shortage=word(among=SHORTAGES, about="how a treasure that cannot pay all is divided"),
)

STATE = Layout(
    seats=field("i1", most=SEATS, about="players at the table, 2 to 4"),
    phase=field("i1", most=OVER, names=True, about="DRAWING to OVER"),
    rounds=field("i2", about="rounds finished"),
    dragon=field("i1", most=SEATS - 1, names=True, about="the seat that plays the dragon"),
    perch=field("i1", most=CHEST, names=True,
        about="the lair square the dragon sits on since it was last placed"),
    spot=field("i2", SEATS, DWARVES, most=LAIR, about="the square each dwarf stands on"),
    hand=field("i1", SEATS, KINDS, most=1, about="1 for each card not lying face up; open to all"),
    shown=field("i1", SEATS, most=KINDS, names=True,
        about="the card each turned up since the dragon was last placed"),
    moved=field("i1", most=DWARVES, names=True,
        about="two players: the dwarf named with that card"),
    treasure=field("i2", most=MOST, about="coins by the lair"),
    purse=field("i2", SEATS, most=MOST, about="coins at risk"),
    chest=field("i2", SEATS, most=MOST, seen_by=RECALLED, about="coins safe"),
    caught=field("i1", SEATS, most=1,
        about="1 for each seat whose purse the dragon has yet to rob"),
    picked=field("i1", most=RIGHT, names=True,
        about="the hand the dragon picked, until it is opened"),
    laid=field("i2", SEATS, most=KINDS, names=True, seen_by=OWNER,
        about="the card lying face down"),
    mover=field("i2", most=DWARVES, names=True, seen_by=OWNER,
        about="two players: the dwarf named with the laid card"),
    left=field("i2", SEATS, most=MOST + 1, seen_by=OWNER,
        about="1 + the coins in the left hand; 0: undivided"),
)  # fmt: skip

DWARF = ("first", "second")
AMOUNT = [str(n) for n in range(MOST + 1)]
PLAYER = [f"p{p}" for p in range(SEATS)]
AMOUNTS, HANDS = len(AMOUNT), 2
MOVES = Moves(
    lay=[CARDS],  # a card face down
    lay_for=[CARDS, DWARF],  # two players: and the dwarf that is to move
    place=[COLOURS],  # the dragon on a lair square
    divide=[AMOUNT],  # so many coins into the left hand, the rest into the right
    pick=[PLAYER, SIDES],  # whose hand, and which
    lay_hidden=Heard(),
    lay_hidden_for=Heard([DWARF]),
    divide_hidden=Heard(),
    begin=Luck([PLAYER]),  # chance: who is the dragon first
    reveal=Luck([PLAYER, CARDS]),
    reveal_for=Luck([PLAYER, CARDS, DWARF]),
    lose=Luck([PLAYER, AMOUNT]),  # chance: the coins in the hand picked
)
(
    LAY, LAY_FOR, PLACE, DIVIDE, PICK,
    LAY_HIDDEN, LAY_HIDDEN_FOR, DIVIDE_HIDDEN,
    BEGIN, REVEAL, REVEAL_FOR, LOSE,
) = MOVES.starts  # fmt: skip

CLAUSES = {
    "lay": "DC-7 DC-10 DC-11 DC-12",
    "lay chest": "DC-15 DC-16",
    "lay_for": "DC-24 DC-10 DC-11 DC-12 DC-25",
    "lay_for chest": "DC-24 DC-15 DC-16 DC-25",
    "place": "DC-8 DC-12",
    "divide": "DC-13 DC-14",
    "pick": "DC-13 DC-18",
    "lay_hidden": "DC-7",
    "lay_hidden_for": "DC-24",
    "divide_hidden": "DC-13",
    "begin": "DC-6",
    "reveal": "DC-9",
    "reveal_for": "DC-9",
    "lose": "DC-13",
}
