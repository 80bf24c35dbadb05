"""What is conserved in The Dark Cave, and how it is walked."""

import numpy as np

from tests.walk import Walk, anything
from wyrmhoard.engine.contract import SEATS
from wyrmhoard.games.dark_cave.cards import CARDS, KINDS, LEVELS, SWAP, level_of
from wyrmhoard.games.dark_cave.state import (
    AT, CORNER, DROPPED, ENOUGH, FACE_DOWN, GAVE, GIVE, HIDING, LAY, PLAY, REACH, REFUSE, SIDE,
    STEP, STOP, SWAPPED, SWAP_WITH, TURNED, WEB,
)  # fmt: skip

DEAR = 2  # a position takes as long as two of other games
NOBODY_MAY_WIN = True  # SD-40: nobody out, no winner
BY_LEVEL = np.eye(LEVELS, dtype=int)[[int(level_of(kind)) for kind in range(KINDS)]]
BOOTS, AXES = (
    slice(CARDS.index(card), CARDS.index(card) + LEVELS) for card in ("boots-1", "axe-1")
)


def eager(walker, s, who, moves, rng):
    """Builds towards the goals, keeps walking and does not give in; anything now and then."""
    for first, last in ((AT, WEB), (STEP, STOP), (LAY, PLAY), (REFUSE, REFUSE + 1), (ENOUGH, AT)):
        some = [move for move in moves if first <= move < last]
        if some and first == AT and rng.random() < 0.8:
            return min(some, key=lambda move: far(s[0], move - AT))
        if some and rng.random() < 0.75:
            return int(rng.choice(some))
    return anything(walker, s, who, moves, rng)


def far(s, cell):
    """How far a cell is from the nearest goal that is face down."""
    goals = [place for place, card in zip(s.place, s.card, strict=True) if card == FACE_DOWN]
    here = divmod(cell, SIDE)
    away = [abs(here[0] - x) + abs(here[1] - y) for x, y in (divmod(int(g), SIDE) for g in goals)]
    return min(away, default=REACH)


def swapping(walker, s, who, moves, rng):
    """Exchanges hands whenever it can."""
    some = [move for move in moves if move in SWAPS]
    return int(rng.choice(some or moves))


SWAPS = [*range(SWAP_WITH, GIVE), *(PLAY + SWAP * LEVELS + level for level in range(LEVELS))]
MANY_SWAPS = {  # and some cards twice or more, so that one seen again need not be the same
    "actions": [[3, 2, 2], [1, 1, 1], [3, 3, 3], [1, 1, 1], [2, 2, 0], [1, 1, 1], [3, 3, 3],
                [0, 1, 3], [0, 1, 3]],
    "action_cards": [14, 15, 17],
}  # fmt: skip
WALKS = {
    "standard": Walk({"call_it": True}),
    "eager": Walk({"clan": "blue", "finish_turn": True}, eager),
    "near": Walk({"corners": [1] * 7, "first": 1, "clan": "yellow"}, eager),
    "crowded": Walk({"corners": [2] * 7, "call_it": True}, eager),
    "swapping": Walk(MANY_SWAPS, swapping),
}
SHORT = {
    "hands": [[2, 0, 0]] * 7,
    "boxed": 6,
    "action_cards": [3, 3, 3],
    "actions": [[1, 0, 0], [0, 1, 0], [0, 0, 1]] * 3,
}


def conserved(box, s):
    """SD-1: 46 nuggets and 82 cards, whoever has them; and the counts by level are true (SD-2)."""
    assert s.bank + s.gold.sum() + s.vein.sum() == box.nuggets
    assert min(s.bank, s.gold.min(), s.limit.min()) >= 0
    deck, hand, dropped, shown = s.deck, s.hand, s.dropped, s.shown
    assert min(cards.min() for cards in (deck, hand, dropped, shown)) >= 0
    whole = deck + hand.sum(0) + dropped.sum(0) + shown
    assert (whole == np.concatenate([box.copies, box.actions.ravel()])).all()
    assert whole.sum() == (box.path_cards + box.action_cards).sum()
    assert (deck @ BY_LEVEL == s.pile + box.boxed).all()
    assert (hand @ BY_LEVEL == s.held).all()
    assert (dropped @ BY_LEVEL == s.drops).all()
    assert (on_table(s) <= shown).all()
    remembered(s)
    if s.phase > HIDING:
        assert sorted(s.goal) == [1, 2, 3, 4]


def remembered(s):
    """SD-27: taken back deed by deed, the cards of the record were where it says."""
    hand, given = s.hand.copy(), np.zeros_like(s.hand)
    deeds, which = s.deed.tolist(), s.which.tolist()
    for i in reversed(range(s.deeds)):
        deed, q, kind = deeds[i], deeds[i] % SEATS, which[i] - 1
        if deed >= SWAPPED:
            a = (deed - SWAPPED) // SEATS
            hand[[a, q]] = given[[a, q]] = hand[[q, a]]
            continue
        assert level_of(kind) == deed // SEATS % LEVELS
        if deed >= GAVE:
            given[q, kind] -= 1
            assert deed != deeds[i + 1] or which[i] <= which[i + 1]
        else:
            hand[q, kind] += -1 if deed < DROPPED else 1
        assert min(hand[q, kind], given[q, kind]) >= 0
    assert not given.any()
    assert not any(deeds[s.deeds :] + which[s.deeds :])


def on_table(s):
    """The cards that lie in the cave or before a player, by kind."""
    paths = s.card[1 + CORNER :]
    n = np.bincount(paths[paths > 0] % TURNED - 1, minlength=KINDS)
    n[BOOTS] += (s.boots[:, None] == (1, 2, 3)).sum(0)
    n[AXES] += s.axes.sum(0)
    return n
