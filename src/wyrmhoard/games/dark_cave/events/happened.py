"""Everything that may come of a move in The Dark Cave, each with its text and clauses."""

from wyrmhoard.engine.events import NUMBER, SEAT, SUM, Events, case, run, word

from ..cards import ACTIONS, ACTS, CARDS, CREATURES, GOALS, PATHS, RAT
from ..state import CLANS, LOYALTIES

DIRECTIONS = (
    "here",
    "north",
    "east",
    "south",
    "west",
    "towards",
)  # of a place, as seen from a mark
HERE, BESIDE, TOWARDS = 0, 1, 5
CREATURE = case(ACTS[RAT : RAT + CREATURES])
WHOSE, FAITH = case(CLANS), case(LOYALTIES)
DIRECTION, MARK = case(DIRECTIONS), NUMBER  # the start is mark 0, the goals are 1 to 4
ITEMS = ("boots", "axe")

happened = Events()
# Dealing
MY_CLAN = happened("event-my-clan", "SD-13", clan=WHOSE, loyalty=FAITH)
CLAN_IS = happened("event-clan", "SD-13", who=SEAT, clan=WHOSE)
GOALS_LAID = happened("event-goals-laid", "SD-12")
DREW_SOME = happened("event-drew", "SD-15 SD-37", who=SEAT, n=SUM)
DREW_CARDS = happened("event-drew-cards", "SD-15 SD-37", cards=run(CARDS))
# Cards
LAID_CARD = happened(
    "event-laid", "SD-21 SD-22", who=SEAT, card=word(PATHS), side=DIRECTION, mark=MARK
)  # fmt: skip
PLAYED = happened("event-played", "SD-18", who=SEAT, card=word(ACTIONS))
DISCARDED = happened("event-discarded", "SD-20", who=SEAT, n=SUM)
DISCARDED_CARDS = happened("event-discarded-cards", "SD-20", cards=run(CARDS))
CAVED_IN = happened("event-caved-in", "SD-26", side=DIRECTION, mark=MARK)
CAME_OUT = happened("event-came-out", "SD-31", creature=CREATURE, side=DIRECTION, mark=MARK)
WEB_SPUN = happened("event-web-spun", "SD-28", who=SEAT, side=DIRECTION, mark=MARK)
HANDS_SWAPPED = happened("event-swapped", "SD-27", who=SEAT, whom=SEAT)
READ_CARDS = happened("event-read-cards", "SD-27", cards=run(CARDS))
EQUIPPED = happened("event-equipped", "SD-29 SD-30", who=SEAT, item=case(ITEMS))
SAW_GOAL = happened("event-saw-goal", "SD-25", n=NUMBER, goal=case(GOALS))
SAW_CLAN = happened("event-saw-clan", "SD-25", who=SEAT, loyalty=FAITH)
# Moving
WALKED = happened("event-walked", "SD-18", who=SEAT, n=SUM)
CLIMBED = happened("event-climbed", "SD-10", who=SEAT, side=DIRECTION, mark=MARK)
CREPT = happened("event-crept", "SD-32", creature=CREATURE, n=SUM)
CHOPPED = happened("event-chopped", "SD-30", who=SEAT, left=NUMBER)
STRUCK = happened("event-struck", "SD-30", who=SEAT, creature=CREATURE)
BRIDGE_PAID = happened("event-bridge", "SD-34", who=SEAT, n=NUMBER)
TUNNEL_PAID = happened("event-tunnel", "SD-34", who=SEAT, n=NUMBER)
REACHED = happened("event-reached", "SD-30 SD-32", creature=CREATURE, who=SEAT)
BITTEN = happened("event-bitten", "SD-33", who=SEAT, n=NUMBER)
FELLED = happened("event-felled", "SD-33", who=SEAT)
STOLEN = happened("event-stolen", "SD-33", who=SEAT, n=NUMBER)
LOST_CARD = happened("event-lost-card", "SD-33 SD-34", card=word(CARDS))
GOAL_UP = happened("event-goal-up", "SD-36", n=NUMBER, goal=case(GOALS))
DUG = happened("event-dug", "SD-35", who=SEAT)
UNMASKED = happened("event-unmasked", "SD-35 SD-38 SD-40", who=SEAT, loyalty=FAITH)
LEFT_CAVE = happened("event-left-cave", "SD-38", who=SEAT, n=NUMBER)
# The next turn
GONE = happened("event-gone", "SD-17", creature=CREATURE)
WEB_THIN = happened("event-web-thin", "SD-17")
WEB_GONE = happened("event-web-gone", "SD-17 SD-26")
GOT_UP = happened("event-got-up", "SD-17", who=SEAT)
SKIPPED = happened("event-skipped", "SD-19", who=SEAT)
# The end
ALL_OUT = happened("event-over-out", "SD-39", clan=WHOSE)
AGREED = happened("event-over-agreed", "SD-39")
NO_CARDS = happened("event-over-cards", "SD-39")
HOARDS = happened("event-hoards", "SD-40", clan=WHOSE, blue=NUMBER, yellow=NUMBER)
NOBODY_OUT = happened("event-nobody-out", "SD-40")
