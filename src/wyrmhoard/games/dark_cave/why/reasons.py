"""Every reason The Dark Cave has, with its clauses."""

from wyrmhoard.engine.reasons import SEAT, Reasons, table

from ..cards import AXE, BOOTS, CARDS, INFORMATION, SPIDERWEB, SWAP
from ..state import (
    ANSWERING, ASKING, BEGINNING, BORDERS, CLAN_CARDS, CLAN_DRAW, CLAUSES, CREEPING, DEALING,
    DISCARDING, DRAWING, HIDING, LOOKING_ASIDE, LOSING, MOVES, ORIENTING, PLACING, PLAYING, READING,
    SEEING, SPYING, TALLYING, TURNING_UP, UNMASKING, WALKING, WAY_UP,
)  # fmt: skip

because = Reasons()
MATCH_OVER = because("why-over", "SD-39")
NOT_YOURS = because.each("why-not-yours", {k: CLAUSES[verb] for k, verb in enumerate(MOVES.names)})
AT_WORK = because.each("why-luck", {
    CLAN_DRAW: "SD-13", CLAN_CARDS: "SD-13", HIDING: "SD-12", DEALING: "SD-15", BEGINNING: "SD-16",
    SEEING: "SD-25", SPYING: "SD-25", READING: "SD-27", LOSING: "SD-33 SD-34", TURNING_UP: "SD-36",
    UNMASKING: "SD-35 SD-38 SD-40", LOOKING_ASIDE: "SD-38", TALLYING: "SD-39", DRAWING: "SD-37",
})  # fmt: skip

# Whose turn it is
NOT_YOUR_TURN = because("why-turn", "SD-16", who=SEAT)
NOT_ASKED = because("why-turn", "SD-30", who=SEAT)
NOT_YOURS_TO_PROPOSE = because("why-turn", "SD-16 SD-39", who=SEAT)
ANSWERED = because("why-answered", "SD-39")

# What must be done first instead
FIRST = table({
    PLAYING: because("why-card-first", "SD-18"),
    PLACING: because("why-place-first", "SD-18 SD-21"),
    DISCARDING: because("why-discarding", "SD-18 SD-20"),
    CREEPING: because("why-creature-first", "SD-31 SD-32"),
    WALKING: because("why-dwarf-walks", "SD-18"),
    ORIENTING: because("why-goal-first", "SD-36"),
    ASKING: because("why-axe-first", "SD-30"),
    ANSWERING: because("why-answer-first", "SD-39"),
})  # fmt: skip
AIM_FIRST = because.each("why-aim-first", {
    INFORMATION: "SD-25", SWAP: "SD-27", SPIDERWEB: "SD-28", BOOTS: "SD-29", AXE: "SD-30",
}, card=CARDS)  # fmt: skip

# Of no card and no walk
NO_CREATURE = because("why-no-creature", "SD-30 SD-32")
NO_AXE = because("why-no-axe", "SD-30")
NO_GOAL_TURNED = because("why-no-goal-turned", "SD-36")
NO_CALLING = because("why-no-calling", "SD-39")
PROPOSED = because("why-proposed", "SD-39")
TOO_LATE = because("why-too-late", "SD-39")
NO_PROPOSAL = because("why-no-proposal", "SD-39")

# A card played
NOT_HELD = because("why-not-held", "SD-18", card=CARDS)
SAME_TURNED = because("why-same-turned", "SD-21", card=CARDS)
FITS_NOWHERE = because("why-fits-nowhere", "SD-22", card=CARDS, way=WAY_UP)
NOTHING_SECRET = because("why-nothing-secret", "SD-25")
NOTHING_TO_BURY = because("why-nothing-to-bury", "SD-26")
ALL_IN_BOOTS = because("why-all-in-boots", "SD-29")
NO_LAIR = because("why-no-lair", "SD-31")

# and where it goes
NO_CARD_TO_BURY = because("why-no-card-there", "SD-26")
NO_CARD_WITH_LAIR = because("why-no-card-there", "SD-31")
NO_LAIR_THERE = because("why-no-lair-there", "SD-31")
NEVER_BURIED = because("why-never-buried", "SD-26")
OCCUPIED = because("why-occupied", "SD-26")
CELL_TAKEN = because("why-cell-taken", "SD-21")
NOTHING_BESIDE = because("why-nothing-beside", "SD-21")
MEETS_A_WALL = because("why-meets-a-wall", "SD-22", side=BORDERS)
NO_PATH_PROLONGED = because("why-no-path-prolonged", "SD-22")
WEB_THERE = because("why-web-there", "SD-28")
NO_PATH_THERE = because("why-no-path-there", "SD-28")
GOAL_OPEN = because("why-goal-open", "SD-25")
OWN_CLAN = because("why-own-clan", "SD-25")
CLAN_OPEN = because("why-clan-open", "SD-25", who=SEAT)
OWN_HAND = because("why-own-hand", "SD-27")
HAS_BOOTS = because("why-has-boots", "SD-29", who=SEAT)
NOBODY_TO_LOOK_AT = because("why-nobody-there", "SD-25")
NOBODY_TO_SWAP_WITH = because("why-nobody-there", "SD-27")
NOBODY_TO_GIVE_TO = because("why-nobody-there", "SD-29 SD-30")

# A step
LYING_DOWN = because("why-lying-down", "SD-17")
JUST_UP = because("why-just-up", "SD-17")
NO_STEPS = because("why-no-steps", "SD-18 SD-29")
NOT_NEXT = because("why-not-next", "SD-9")
WALL_HERE = because("why-wall-here", "SD-9", side=BORDERS)
OTHER_FIELD = because("why-other-field", "SD-9", side=BORDERS)
NOTHING_BEYOND = because("why-nothing-beyond", "SD-9", side=BORDERS)
WEB_HOLDS = because("why-web-holds", "SD-9 SD-28", side=BORDERS)
WALL_BEYOND = because("why-wall-beyond", "SD-9", side=BORDERS)
NOT_ON_LADDER = because("why-not-on-ladder", "SD-10")
SAME_LADDER = because("why-same-ladder", "SD-10")
NO_LADDER_THERE = because("why-no-ladder-there", "SD-10")
OUT_OF_THE_CAVE = because("why-out", "SD-30 SD-38")
NO_WEB = because("why-no-web", "SD-30", side=BORDERS)
NOT_AT_WEB = because("why-not-at-web", "SD-30", side=BORDERS)
