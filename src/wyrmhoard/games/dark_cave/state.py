"""The Dark Cave: the box, the state and the verbs, each declared once."""

from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.layout import HIDDEN, OWNER, Layout, field, flag, number, some, word
from wyrmhoard.engine.moves import Heard, Luck, Moves

from .cards import (
    ACTIONS, ACTS, CARDS, CREATURES, FIELDS, GOAL, GOALS, KINDS, LAID, LEVELS, MAPS, PATHS, WORDS,
)  # fmt: skip

# The board. A cell is a place for a card; the cave grows as far as the cards last, and 50 of them
# never reach round the torus (SD-22).
REACH, SIDE = 32, 64
CELLS = SIDE * SIDE
CORNER = 4  # goals, and the first of them among the slots
SLOTS = 1 + CORNER + 50  # slot 0 is the start, 1 to 4 are the goals by place, the rest path cards
RIM = 192  # most empty cells beside cards
TURNED = 64  # added to a card that lies turned by 180 degrees
FACE_DOWN = 63  # a goal nobody has reached
STRIDE = 8  # a field of the cave is slot * STRIDE + field
PLACES = SLOTS * STRIDE  # fields of a whole cave
NOWHERE = -1
NOTHING = 0  # what is numbered k is held as k + 1, so that blank means none
WEBS = 3

# What is done with a card. Of a swap: each hand given away, by level; then SWAPPED + SEATS * one
# seat + the other. There are at most 50 path cards, 219 actions and among these 27 swaps, and
# hands of up to 15.
DREW, DROPPED, SHOWED, GAVE, SWAPPED = (what * LEVELS * SEATS for what in range(5))
SWAPS = 27
DEEDS = 2 * (50 + 219) + SWAPS * (2 * 15 + 1)

CLANS = ("blue", "yellow")
LOYAL, SABOTEUR = 1, 2
LOYALTIES = ("loyal", "saboteur")
DRAWN = -1  # of `first`: luck draws
MIXES = (*CLANS, "drawn")  # of `clan`

# What the match waits for: luck's matters, then the players'.
(
    IDLE, CLAN_DRAW, CLAN_CARDS, HIDING, DEALING, BEGINNING, SEEING, SPYING, READING, LOSING,
    TURNING_UP, UNMASKING, LOOKING_ASIDE, TALLYING, DRAWING, PLAYING, PLACING, AIMING, DISCARDING,
    CREEPING, RESOLVED, WALKING, ORIENTING, ASKING, ANSWERING, OVER,
) = range(26)  # fmt: skip

DEALT = 100  # cards of a level, the most there are
PLAYERS = (2, 8)
TABLES = PLAYERS[1] - PLAYERS[0] + 1
BOX = Layout(
    path_cards=number("i2", LEVELS, least=0, most=50, about="path cards, by level"),
    action_cards=number("i2", LEVELS, least=0, most=50, about="action cards, by level"),
    specials=number("i2", 5, least=0, most=50, about="path cards with lair, ladder, bridge, ..."),
    copies=number("i2", LAID, least=0, most=9, about="path cards of each kind"),
    actions=number("i2", len(ACTS), LEVELS, least=0, most=9, about="action cards, by level"),
    moves=number("i2", CREATURES, least=0, most=20, about="how far each creature may go"),
    loyal=number("i2", least=3, most=5, about="loyal cards of each clan"),
    saboteurs=number("i2", least=2, most=5, about="saboteur cards of each clan"),
    nuggets=number("i2", least=1, most=99, about="in the box"),
    purse=number("i2", least=0, most=9, about="nuggets each dwarf starts with"),
    walk=number("i2", least=0, most=20, about="fields a dwarf may move"),
    walk_in_boots=number("i2", least=0, most=20, about="fields a dwarf in boots may move"),
    boxed=number("i2", least=0, most=9, about="cards of each level that are not played with"),
    corners=number("i2", TABLES, least=1, most=6, about="how far the goals lie, by players"),
    hands=number("i2", TABLES, LEVELS, least=0, most=5, about="first hands by players and level"),
    first=number("i1", least=0, most=SEATS - 1, drawn=DRAWN, about="the seat that begins"),
    clan=word(among=MIXES, about="three and four players: the clan of all"),
    finish_turn=flag(about="whether a dwarf walks after the last card of all"),
    call_it=flag(about="whether the end may be proposed"),
    cards=some(among=WORDS, rows=MAPS, about="each card's sides, neighbours and features"),
)

# Numbers that rules pass on are i8, as wide as those they are compared with: the compiler makes
# every function anew for every width it is called with.
STATE = Layout(
    seats=field("i8", most=SEATS, about="players at the table, 2 to 8"),
    wait=field("i8", most=OVER, names=True, about="what must happen now: CLAN_DRAW to OVER"),
    phase=field("i8", most=OVER, names=True,
        about="where the turn stands, beneath what interrupts it"),
    dealt=field("i8", about="cards dealt so far of those being dealt"),
    mix=field("i8", most=len(CLANS), names=True,
        about="1 + the only clan there is, with three and four players"),
    turn=field("i8", most=SEATS - 1, names=True, about="the seat whose turn it is"),
    # the cave
    slots=field("i8", most=SLOTS, about="slots 0 to slots - 1 may hold a card"),
    place=field("i8", SLOTS, most=CELLS - 1, names=True, counted_by="slots",
        about="the cell of the card in each slot"),
    card=field(
        "i8", SLOTS, most=2 * TURNED - 1, names=True, counted_by="slots",
        about="1 + the card, + TURNED; or FACE_DOWN; or NOTHING"
    ),
    vein=field("i1", SLOTS, most=1, counted_by="slots",
        about="1 for each card with a nugget on it"),
    rims=field("i8", most=RIM, about="how many cells of `rim` are in use"),
    rim=field(
        "i2", RIM, most=CELLS - 1, names=True, counted_by="rims",
        about="empty cells beside a visible card, in rising order"
    ),
    demand=field(
        "i2", RIM, most=255, names=True, counted_by="rims",
        about="of each: 16 * sides touching a card + those open"
    ),
    web=field("i8", WEBS, most=2 * CELLS, names=True, about="1 + the border each web lies on"),
    web_side=field("i1", WEBS, most=2, names=True, about="2 or 1, the side that is up"),
    web_owner=field("i8", WEBS, most=SEATS - 1, names=True, about="the seat its card lies before"),
    lurk=field("i8", CREATURES, most=PLACES, names=True,
        about="1 + the field each creature stands on"),
    lured_by=field("i8", CREATURES, most=SEATS - 1, names=True,
        about="the seat its card lies before"),
    # the dwarves
    clan=field("i8", SEATS, most=len(CLANS), names=True, about="1 + the clan"),
    stand=field("i8", SEATS, most=PLACES, names=True, about="the field each dwarf stands on"),
    lying=field("i8", most=2**SEATS - 1, names=True, about="dwarves lying down, as bits"),
    out=field("i8", most=2**SEATS - 1, names=True, about="dwarves that have left, as bits"),
    first_out=field("i8", most=SEATS, names=True, about="1 + the seat whose dwarf left first"),
    open_clan=field("i8", most=2**SEATS - 1, names=True,
        about="seats whose clan card is face up, as bits"),
    within=field("i1", 2, most=1,
        about="1 if it is known that a worker for this clan is still inside"),
    done=field("i8", most=len(CLANS), names=True,
        about="1 + the clan all of whose workers are out"),
    gold=field("i2", SEATS, most=99, about="nuggets of each dwarf"),
    bank=field("i8", most=99, about="nuggets in the bank"),
    boots=field("i1", SEATS, most=LEVELS, names=True,
        about="1 + the level of the boots before each player"),
    axes=field("i1", SEATS, LEVELS, most=9, about="axes before each player, by level"),
    # the cards
    pile=field("i2", LEVELS, most=DEALT, about="cards to draw, by level"),
    limit=field("i2", SEATS, most=15, about="the most cards each player is refilled to"),
    held=field("i2", SEATS, LEVELS, most=15, about="cards in each hand, by level"),
    drops=field("i2", SEATS, LEVELS, most=DEALT,
        about="cards each player put or lost face down, by level"),
    shown=field("i1", KINDS, most=9, about="cards played for all to see, by kind"),
    swaps=field("i8", most=SWAPS, about="hands exchanged so far"),
    swapped=field("i8", most=SEATS, names=True,
        about="1 + the seat that was last chosen to exchange hands with"),
    deeds=field("i8", most=DEEDS, about="what was done with cards since the first swap, how many"),
    deed=field(
        "i2", DEEDS, most=SWAPPED + SEATS * SEATS - 1, names=True, counted_by="deeds",
        about="each: DREW to SWAPPED, + SEATS * level + the seat"
    ),
    saw_goal=field("i2", SEATS, most=2**CORNER - 1, names=True,
        about="the goals each player looked at face down, as bits"),
    saw_clan=field("i2", SEATS, most=2**SEATS - 1, names=True,
        about="the seats whose clan card each looked at, as bits"),
    looked=field("i1", most=1, about="1 once the first one out has looked at the cards set aside"),
    # this turn
    playing=field("i8", most=KINDS, names=True,
        about="1 + the card being played, until it is resolved"),
    turned=field("i8", most=1, about="1 if it is to be laid turned"),
    aim=field("i8", most=SEATS, names=True, about="1 + the goal or seat being looked at"),
    creeps=field("i8", most=CREATURES, names=True, about="the creature being moved"),
    steps=field("i8", most=20, about="moves left to the creature or the dwarf"),
    moved=field("i8", most=1, about="1 if the dwarf has moved this turn"),
    climbed=field("i8", most=1, about="1 if the last step of all went by ladder"),
    stuck=field("i8", most=1, about="1 if it stood up this turn"),
    to_draw=field("i8", most=15, about="cards still to draw"),
    drawer=field("i8", most=SEATS - 1, names=True, about="the seat that draws them"),
    proposed=field("i8", most=1, about="1 if the end was proposed this turn"),
    agreed=field("i8", most=2**SEATS - 1, names=True, about="seats that agreed to it, as bits"),
    # what interrupts it
    to_read=field("i8", most=30,
        about="cards of exchanged hands still to be looked at, the turn's first"),
    fresh=field("i8", most=SLOTS - 1, names=True,
        about="the slot of a card just put there face up"),
    losers=field("i8", most=2**SEATS - 1, names=True,
        about="seats about to lose a random card, as bits"),
    turning=field("i8", most=CORNER, names=True, about="the slot of the goal being turned up"),
    came=field("i8", most=3, names=True, about="the side of that goal by which it was reached"),
    revealed=field("i8", most=GOAL + len(GOALS), names=True,
        about="1 + the card of the goal turned up, until it lies right"),
    way_up=field("i8", most=2, names=True,
        about="1 if it is to lie upright, 2 if turned, once that is known"),
    arrived=field("i8", most=1, about="1 if the dwarf has just reached a field"),
    attackers=field("i8", most=2**CREATURES - 1, names=True,
        about="creatures about to attack, as bits"),
    victims=field("i8", most=2**SEATS - 1, names=True,
        about="seats whose dwarves they attack, as bits"),
    asked=field("i8", most=2**SEATS - 1, names=True,
        about="seats that have answered whether they use an axe, as bits"),
    exposed=field("i8", most=2**SEATS - 1, names=True,
        about="seats whose clan card is about to be turned up, as bits"),
    leaving=field("i8", most=1, about="1 while a dwarf leaves, until its going is settled"),
    # what is hidden
    hand=field("i1", SEATS, KINDS, most=15, seen_by=OWNER, about="cards in each hand, by kind"),
    dropped=field("i1", SEATS, KINDS, most=9, seen_by=OWNER,
        about="cards put or lost face down, by kind"),
    which=field(
        "i1", DEEDS, most=KINDS, names=True, seen_by=OWNER,
        about="1 + the card of each deed; those given, by kind"
    ),
    unread=field("i1", 2, KINDS, most=15, seen_by=HIDDEN,
        about="of these, the turn's and the other's"),
    loyalty=field("i8", SEATS, most=SABOTEUR, names=True, seen_by=OWNER,
        about="LOYAL or SABOTEUR, once dealt"),
    goal=field("i8", CORNER, most=len(GOALS), names=True, seen_by=HIDDEN,
        about="1 + which goal lies at each place"),
    deck=field("i1", KINDS, most=9, seen_by=HIDDEN,
        about="cards in the pile or back in the box, by kind"),
)  # fmt: skip

WHERE = [str(at - REACH) for at in range(SIDE)]
WAY_UP = ("upright", "turned")
BORDERS, NORTH_EAST = ("north", "east", "south", "west"), ("north", "east")
SEAT = [f"p{p}" for p in range(SEATS)]
LEVEL = [str(level + 1) for level in range(LEVELS)]
ASIDE = [str(n) for n in range(6)]
MOVES = Moves(
    lay=[PATHS, WAY_UP],  # a path card; then `at`
    play=[ACTIONS],  # an action card; then its aim
    discard=[CARDS],
    enough=[],  # no second discard
    at=[WHERE, WHERE],  # east and north of the start: where a card goes, caves in, or has its lair
    web=[WHERE, WHERE, NORTH_EAST],  # on this border of that cell
    look_goal=[[str(k + 1) for k in range(CORNER)]],
    look_clan=[SEAT],
    swap=[SEAT],
    give=[SEAT],  # boots or an axe
    step=[[name.lower() for name in FIELDS]],  # inside the card: where the field lies on the table
    cross=[BORDERS],  # onto the next card
    climb=[WHERE, WHERE],  # by ladder
    stop=[],
    chop=[BORDERS],  # at a web, with an axe
    strike=[],  # a creature, with an axe
    refrain=[],
    orient=[WAY_UP],  # the goal turned up
    propose=[],
    agree=[],
    refuse=[],
    discard_hidden=Heard([LEVEL]),
    clan_hidden=Heard([CLANS]),
    goal_hidden=Heard(),
    draw_hidden=Heard([LEVEL]),
    read_hidden=Heard(),
    lose_hidden=Heard([LEVEL]),
    see_goal_hidden=Heard(),
    see_clan_hidden=Heard(),
    aside_hidden=Heard(),
    mix=Luck([CLANS]),  # chance: three and four players, the clan of all
    clan=Luck([CLANS, LOYALTIES]),  # chance: a clan card, seat by seat
    goal=Luck([GOALS]),  # chance: the next goal, face down
    draw=Luck([CARDS]),
    begin=Luck([SEAT]),
    read=Luck([CARDS]),  # chance: a card of the hand taken in exchange
    lose=Luck([CARDS]),
    see_goal=Luck([GOALS]),
    see_clan=Luck([LOYALTIES]),
    turn_up=Luck([GOALS]),
    unmask=Luck([LOYALTIES]),
    aside=Luck([ASIDE, ASIDE]),  # chance: blue and yellow saboteurs among the cards set aside
    tally=Luck([("all", "more")]),  # chance: whether all who worked for this clan are out
)
(
    LAY, PLAY, DISCARD, ENOUGH, AT, WEB, LOOK_GOAL, LOOK_CLAN, SWAP_WITH, GIVE, STEP, CROSS, CLIMB,
    STOP, CHOP, STRIKE, REFRAIN, ORIENT, PROPOSE, AGREE, REFUSE, DISCARD_HIDDEN, CLAN_HIDDEN,
    GOAL_HIDDEN, DRAW_HIDDEN, READ_HIDDEN, LOSE_HIDDEN, SEE_GOAL_HIDDEN, SEE_CLAN_HIDDEN,
    ASIDE_HIDDEN, MIX, CLAN, HIDE_GOAL, DRAW, BEGIN, READ, LOSE, SEE_GOAL, SEE_CLAN, TURN_UP,
    UNMASK, SEE_ASIDE, TALLY,
) = MOVES.starts  # fmt: skip

CLAUSES = {
    "lay": "SD-21 SD-22 SD-23 SD-24",
    **{f"play information-{level}": "SD-25" for level in LEVEL},
    **{f"play cave-in-{level}": "SD-26" for level in LEVEL},
    **{f"play swap-{level}": "SD-27" for level in LEVEL},
    **{f"play spiderweb-{level}": "SD-28" for level in LEVEL},
    **{f"play boots-{level}": "SD-29" for level in LEVEL},
    **{f"play axe-{level}": "SD-30" for level in LEVEL},
    "play": "SD-31 SD-32 SD-33",
    "discard": "SD-18 SD-20 SD-37",
    "enough": "SD-18 SD-20 SD-37",
    "at": "SD-21 SD-22 SD-26 SD-31",
    "web": "SD-28",
    "look_goal": "SD-25",
    "look_clan": "SD-25",
    "swap": "SD-27",
    "give": "SD-29 SD-30",
    "step": "SD-9 SD-32 SD-34 SD-35 SD-38",
    "cross": "SD-9 SD-32 SD-34 SD-36",
    "climb": "SD-10",
    "stop": "SD-18 SD-32 SD-35",
    "chop": "SD-30",
    "strike": "SD-30 SD-33",
    "refrain": "SD-30 SD-33",
    "orient": "SD-36",
    "propose": "SD-39",
    "agree": "SD-39",
    "refuse": "SD-39",
    "discard_hidden": "SD-20",
    "clan_hidden": "SD-13",
    "goal_hidden": "SD-12",
    "draw_hidden": "SD-15 SD-37",
    "read_hidden": "SD-27",
    "lose_hidden": "SD-33 SD-34",
    "see_goal_hidden": "SD-25",
    "see_clan_hidden": "SD-25",
    "aside_hidden": "SD-38",
    "mix": "SD-13",
    "clan": "SD-13",
    "goal": "SD-12",
    "draw": "SD-15 SD-37",
    "begin": "SD-16",
    "read": "SD-27",
    "lose": "SD-33 SD-34",
    "see_goal": "SD-25",
    "see_clan": "SD-25",
    "turn_up": "SD-36",
    "unmask": "SD-35 SD-38 SD-40",
    "aside": "SD-38",
    "tally": "SD-39",
}
