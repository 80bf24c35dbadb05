"""Troll & Dragon: the box, the state and the verbs, each declared once. Nothing is hidden."""

from wyrmhoard.engine.layout import Layout, field, flag, number, word
from wyrmhoard.engine.moves import Luck, Moves

SEATS = 5
SIDES = 6  # of every die
FACES = ("diamond", "key", "door", "troll")  # of a Grotto die (TD-2)
DIAMOND, KEY, DOOR, TROLL = range(len(FACES))
GROTTO_DICE = 4
TREASURES = ("diamond", "nugget")
KINDS, NUGGET = len(TREASURES), 1  # a diamond's place among treasures is that among FACES
NUGGETS = 3  # a Treasure die shows 0, 1 or 2 of them (TD-3)
BLANK, DRAGON = 0, 1  # what a Dragon die shows
RICHEST = 200  # of each treasure, the most a box may hold
DRAWN = -1  # of `first`: luck says who begins
ONE, BOTH = 0, 1  # of `end`
LIVE, BEATS = 0, 1  # of `race`
FASTEST, SLOWEST = 300, 3_000  # ms: the pauses allowed (TD-20)

# Phases in which luck moves, then those of the seats; DONE lasts only until a move is carried out.
DRAWING, FALLING, STIRRING, FINDING = range(4)
ARRIVING, GROTTO, ENTERED, RACING, SHARING, DONE, OVER = range(FINDING + 1, FINDING + 8)

BOX = Layout(
    diamonds=number("i2", least=1, most=RICHEST, about="diamonds in the Grotto at the start"),
    nuggets=number("i2", least=1, most=RICHEST, about="nuggets in the Cavern at the start"),
    points=number("i2", KINDS, least=0, most=9, about="what a diamond and a nugget are worth"),
    grotto=number(
        "i2", len(FACES), least=1, most=3, about="sides of a Grotto die that show a face"
    ),
    treasure=number("i2", NUGGETS, least=0, most=SIDES, about="the same of a Treasure die"),
    dragon=number("i2", 2, least=1, most=SIDES, about="dragons on the first and second Dragon die"),
    from_hand=number("i2", least=0, most=RICHEST, about="two players: diamonds the Troll drops"),
    first=number("i1", least=0, most=SEATS - 1, drawn=DRAWN, about="the seat that begins"),
    end=word(among=("one", "both"), about="the locations that must be empty at the end"),
    barren_rounds=number("i2", least=1, most=99, about="rounds without a nugget that end it too"),
    auto_share=flag(about="whether dropped treasure is dealt, nuggets first, without asking"),
    race=word(among=("live", "beats"), about="whether the Cavern is raced by the clock"),
    pause=number("i2", least=FASTEST, most=SLOWEST, about="ms before a side may roll again"),
    pause_passing=number("i2", least=FASTEST, most=SLOWEST, about="ms where dice are passed on"),
    idle_adventurer=number("i4", least=5_000, most=600_000, about="ms until an adventurer leaves"),
    idle_roller=number("i4", least=500, most=60_000, about="ms until the Dragon dice roll alone"),
)

STATE = Layout(
    seats=field("i1", most=SEATS, about="players at the table, 2 to 5"),
    phase=field("i1", most=OVER, names=True, about="DRAWING to OVER"),
    turn=field("i1", most=SEATS - 1, names=True, about="the seat of the adventurer"),
    roller=field("i1", most=SEATS - 1, names=True,
        about="who has the Dragon dice, or is next to take of the dropped treasure"),
    showing=field("i2", len(FACES), most=GROTTO_DICE,
        about="free Grotto dice, by face, until they are picked up"),
    blocked=field("i2", len(FACES), most=GROTTO_DICE,
        about="blocked Grotto dice: set aside, or trolls"),
    found=field("i1", 2, most=NUGGETS - 1, about="nuggets on each Treasure die"),
    dragon=field("i1", 2, most=1, about="1 for each Dragon die set aside with its dragon"),
    grotto=field("i2", most=RICHEST, about="diamonds left"),
    cavern=field("i2", most=RICHEST, about="nuggets left"),
    gathered=field("i2", KINDS, most=RICHEST,
        about="treasure beside the adventurer's pack, at risk"),
    hand=field("i2", most=RICHEST, about="diamonds in the Troll Hand"),
    dropped=field("i2", KINDS, most=RICHEST, about="treasure the others have yet to share"),
    pack=field("i2", SEATS, KINDS, most=RICHEST, about="treasure safe for good"),
    barren=field("i2", most=99 * SEATS,
        about="turns in a row begun with an empty Grotto and without a nugget"),
)  # fmt: skip

AMOUNT = [str(n) for n in range(NUGGETS)]
DRAGON_DIE = ("blank", "dragon")
MOVES = Moves(
    roll_grotto=[],
    set_aside=[("key", "door")],
    enter=[],  # the Cavern
    roll_treasure=[],
    roll_dragon=[],
    leave=[],
    take=[TREASURES],  # of what was dropped
    begin=Luck([[f"p{p}" for p in range(SEATS)]]),  # chance: who is first
    show_one=Luck([FACES]),  # chance: how the free Grotto dice fall, in the order of FACES
    show_two=Luck([FACES] * 2),
    show_three=Luck([FACES] * 3),
    show_four=Luck([FACES] * 4),
    find=Luck([AMOUNT] * 2),  # chance: the Treasure dice, the lower first
    stir=Luck([DRAGON_DIE] * 2),  # chance: the Dragon dice, one set aside still showing its dragon
)
(
    ROLL_GROTTO, SET_ASIDE, ENTER, ROLL_TREASURE, ROLL_DRAGON, LEAVE, TAKE,
    BEGIN, SHOW_ONE, SHOW_TWO, SHOW_THREE, SHOW_FOUR, FIND, STIR,
) = MOVES.starts  # fmt: skip

CLAUSES = {
    "roll_grotto": "TD-7 TD-8 TD-9 TD-13",
    "set_aside": "TD-8 TD-11 TD-12",
    "enter": "TD-10 TD-12 TD-15 TD-18",
    "roll_treasure": "TD-14 TD-16 TD-18 TD-19",
    "roll_dragon": "TD-15 TD-16 TD-18",
    "leave": "TD-10 TD-17 TD-23",
    "take": "TD-18",
    "begin": "TD-4",
    "show_one": "TD-2 TD-8 TD-9",
    "show_two": "TD-2 TD-8 TD-9",
    "show_three": "TD-2 TD-8 TD-9",
    "show_four": "TD-2 TD-8 TD-9",
    "find": "TD-3 TD-14 TD-19",
    "stir": "TD-3 TD-16 TD-18",
}
