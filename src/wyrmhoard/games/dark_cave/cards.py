"""The cards of The Dark Cave by name: which kinds there are is code, what is on them is the box."""

LEVELS = 3
# Path cards: shape, level, and what is special on them (SD-5, SD-6). Cards that are alike are one
# kind. `ne`, `new`, `nes`: the open sides.
PATHS = (
    "cross-1", "tee-new-1", "tee-nes-1", "bend-ne-1", "bend-nw-1", "line-ns-1", "line-ew-1",
    "end-n-1", "cross-1-lair", "tee-new-1-lair", "line-ew-1-lair", "bend-nw-1-lair",
    "end-n-1-ladder", "bend-ne-1-ladder", "bridge-ew-1", "curves-ne-1",
    "cross-2", "tee-new-2", "tee-nes-2", "bend-ne-2", "bend-nw-2", "line-ew-2", "end-e-2",
    "tee-nes-2-lair", "bend-ne-2-lair", "line-ns-2-lair", "bend-nw-2-ladder", "bridge-ns-2",
    "bridge-ew-2", "curves-ne-2", "curves-nw-2", "tee-new-2-gold",
    "cross-3", "tee-new-3", "tee-nes-3", "bend-ne-3", "bend-nw-3", "line-ns-3", "line-ew-3",
    "cross-3-lair", "line-ew-3-lair", "end-e-3-ladder", "bridge-ns-3", "curves-ne-3",
    "curves-nw-3", "tee-nes-3-gold",
)  # fmt: skip
LEVEL_2, LEVEL_3, LAID = 16, 32, len(PATHS)  # where the levels begin, and how many kinds there are
GOALS = ("goal-exit", "goal-lair", "goal-ladder", "goal-gold")
MAPS = (*PATHS, "start", *GOALS)  # everything that lies on the table as a piece of the cave
START, GOAL = LAID, LAID + 1

SIDES = ("N", "E", "S", "W")  # of a card; `side ^ 2` is the opposite one
FIELDS = ("N", "E", "S", "W", "a", "b", "t")
MIDDLE = FIELDS.index("a")  # the only field of a face-down goal (SD-11)
ROOM = len(FIELDS)
FEATURES = ("lair", "ladder", "bridge", "tunnel", "gold", "exit")
LAIR, LADDER, BRIDGE, TUNNEL, GOLD, EXIT = range(len(FEATURES))

# A map is a set of these words, held as a flag for each.
WORDS = (
    *(f"{side}={field}" for side in SIDES for field in FIELDS),
    *(f"{one}-{other}" for one in FIELDS for other in FIELDS),
    *(f"{feature}@{field}" for feature in FEATURES for field in FIELDS),
)
LINKS = len(SIDES) * ROOM  # where the neighbours begin among the words, and the features
FEATURED = LINKS + ROOM * ROOM

ACTS = (
    "information", "cave-in", "swap", "spiderweb", "boots", "axe", "rat", "lindworm", "goblin",
)  # fmt: skip
INFORMATION, CAVE_IN, SWAP, SPIDERWEB, BOOTS, AXE, RAT, LINDWORM, GOBLIN = range(len(ACTS))
CREATURES = 3  # rat, lindworm, goblin: they attack in this order (SD-34)
ACTIONS = tuple(f"{act}-{level}" for act in ACTS for level in range(1, LEVELS + 1))
CARDS = (*PATHS, *ACTIONS)
KINDS = len(CARDS)


def level_of(kind: int) -> int:
    """SD-2: 0, 1 or 2 for a card's back that shows I, II or III."""
    if kind >= LAID:
        return (kind - LAID) % LEVELS
    return int(kind >= LEVEL_2) + int(kind >= LEVEL_3)
