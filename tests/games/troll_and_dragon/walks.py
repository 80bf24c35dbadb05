"""What is conserved in Troll & Dragon, and the boxes it is walked with."""

from tests.walk import Walk
from wyrmhoard.games.troll_and_dragon.state import (
    DIAMOND, ENTER, GROTTO_DICE, LEAVE, NUGGET, SHARING,
)  # fmt: skip


def bold(walker, s, who, moves, rng):
    """Into the Cavern whenever it is open, and seldom out of anywhere."""
    if ENTER in moves:
        return ENTER
    stay = [move for move in moves if move != LEAVE]
    return int(rng.choice(stay if rng.random() < 0.9 else moves))


def timid(walker, s, who, moves, rng):
    return LEAVE if LEAVE in moves else moves[0]


WALKS = {
    "standard": Walk(),
    "bold": Walk({"auto_share": False}, bold),
    "beats": Walk({"race": "beats", "end": "both", "first": "drawn"}, bold),
    "poor": Walk({"diamonds": 5, "nuggets": 4, "end": "both", "auto_share": False}, bold),
    "barren": Walk({"diamonds": 5, "end": "both", "dragon": [1, 1]}, timid),
    "wild": Walk({"dragon": [2, 2], "grotto": [1, 2, 2, 1], "from_hand": 0, "race": "beats"}),
}
SHORT = {"diamonds": 12, "nuggets": 8, "pause": 300, "pause_passing": 300}


def conserved(box, s):
    """TD-1, TD-6: every treasure is in one of its places, and every Grotto die on the table."""
    packs = s.pack.sum(0)
    given = s.grotto + s.gathered[DIAMOND] + s.dropped[DIAMOND] + packs[DIAMOND] + s.hand
    assert given == box.diamonds
    assert s.cavern + s.gathered[NUGGET] + s.dropped[NUGGET] + packs[NUGGET] == box.nuggets
    assert min(s.grotto, s.cavern, s.hand, s.gathered.min(), s.dropped.min(), s.pack.min()) >= 0
    assert s.showing.sum() + s.blocked.sum() <= GROTTO_DICE
    assert s.phase == SHARING or not s.dropped.any()
