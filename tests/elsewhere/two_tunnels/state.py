"""Two Tunnels: the box, the state and the verbs."""

from wyrmhoard.engine.layout import OWNER, RECALLED, Layout, field, flag, number
from wyrmhoard.engine.moves import Heard, Luck, Moves

SEATS = 3
TUNNELS = ("left", "right")
NOTHING = 0  # a tunnel k is held as k + 1
CHOOSING, REVEALING, FALLING, OVER = range(4)  # phases

BOX = Layout(
    gems=number("i2", least=1, most=99, about="in the mountain at the start"),
    find=number("i2", 2, least=0, most=9, about="gems for a dwarf in each tunnel that holds"),
    rocks=number("i2", 2, least=0, most=9, about="how likely each tunnel is to fall in"),
    rounds=number("i2", least=1, most=50, about="until night falls"),
    open_bags=flag(about="whether all see what is in the bags"),
)

STATE = Layout(
    seats=field("i1", most=SEATS, about="players at the table"),
    phase=field("i1", most=OVER, names=True, about="CHOOSING to OVER"),
    rounds=field("i2", most=50, about="rounds played"),
    gems=field("i2", most=99, about="gems in the mountain"),
    at=field("i2", SEATS, most=len(TUNNELS), names=True, about="the tunnel each dwarf is seen in"),
    bag=field("i2", SEATS, most=99, seen_by=RECALLED, about="gems each has found"),
    chosen=field("i2", SEATS, most=len(TUNNELS), names=True, seen_by=OWNER,
        about="the tunnel each has chosen"),
)  # fmt: skip

PLAYER = [f"p{p}" for p in range(SEATS)]
MOVES = Moves(
    dig=[TUNNELS],
    dig_hidden=Heard(),
    reveal=Luck([PLAYER, TUNNELS]),
    fall=Luck([TUNNELS]),
)
DIG, DIG_HIDDEN, REVEAL, FALL = MOVES.starts

CLAUSES = {
    "dig": "TT-2 TT-4",
    "dig_hidden": "TT-2",
    "reveal": "TT-3",
    "fall": "TT-3 TT-4",
}
