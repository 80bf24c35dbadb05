"""SD-1 to SD-8: what is in the box, and boxes that are refused."""

import numpy as np
import pytest

from wyrmhoard.engine.box import fill, written
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games.dark_cave.cards import (
    CARDS, FEATURED, FEATURES, GOALS, LAID, LINKS, MAPS, PATHS, ROOM, SIDES, level_of,
)  # fmt: skip
from wyrmhoard.games.dark_cave.rules.board import symmetric

from .cave import GAME

BOX = GAME.standard()[0]
LONG_TUNNEL = "N=N E=E S=S W=W N-E S-W N-a E-a a-t S-t W-t tunnel@t"
FAR = 99


class Card:
    """One card's map, read in another way than the check does."""

    def __init__(self, words):
        sides = words[:LINKS].reshape(len(SIDES), ROOM)
        links = words[LINKS:FEATURED].reshape(ROOM, ROOM)
        self.links, self.features = links | links.T, words[FEATURED:].reshape(len(FEATURES), ROOM)
        self.mouths = [int(row.argmax()) for row in sides if row.any()]

    def far(self, without=None):
        """How many fields one goes over between any two, both counted; FAR if there is no way."""
        away = np.where(np.eye(ROOM, dtype=bool), 1, np.where(self.links, 2, FAR))
        for via in range(ROOM):
            if via != without:
                away = np.minimum(away, away[:, [via]] + away[[via], :] - 1)
        return away


CARD = {name: Card(BOX.cards[k]) for k, name in enumerate(MAPS)}


def broken(**changed):
    """The refusal of the standard box with some values changed."""
    data = written(GAME.box, GAME.standard())
    cards = {**data["cards"], **changed.pop("cards", {})}
    with pytest.raises(Refused) as no:
        GAME.fill_box({**data, **changed, "cards": cards})
    return no.value.why, no.value.blanks


@pytest.mark.clause("SD-1", "SD-2")
def test_fifty_path_cards_and_thirty_two_actions_by_level():
    levels = [level_of(kind) for kind in range(LAID)]
    assert np.bincount(levels, BOX.copies).tolist() == [19, 17, 14]
    assert BOX.actions.sum(0).tolist() == [10, 10, 12]
    assert BOX.copies.sum() + BOX.actions.sum() == 82
    assert (BOX.loyal, BOX.saboteurs, BOX.nuggets) == (3, 2, 46)


@pytest.mark.clause("SD-3", "SD-4")
def test_actions_by_kind_and_level():
    assert BOX.actions.sum(1).tolist() == [5, 3, 2, 3, 3, 3, 5, 4, 4]
    assert BOX.actions[6:].tolist() == [[2, 2, 1], [0, 1, 3], [0, 1, 3]]
    assert BOX.moves.tolist() == [3, 4, 5]
    assert [level_of(CARDS.index(f"rat-{level}")) for level in (1, 2, 3)] == [0, 1, 2]


@pytest.mark.clause("SD-5")
def test_special_cards():
    features = BOX.cards[:LAID, FEATURED:].reshape(LAID, -1, ROOM).any(2)
    assert (features * BOX.copies[:, None]).sum(0).tolist() == [9, 4, 4, 5, 2, 0]
    assert BOX.copies[~features.any(1)].sum() == 26
    assert CARD["start"].features[1].any()
    on_goals = [np.flatnonzero(CARD[name].features.any(1)).tolist() for name in GOALS]
    assert on_goals == [[5], [0], [1], [4]]


@pytest.mark.clause("SD-6", "SD-7", "SD-8")
def test_every_road_is_crossed_in_its_level():
    for kind, name in enumerate(PATHS):
        card, level = CARD[name], level_of(kind) + 1
        roads = card.far(without=6 if "curves" in name else None)
        spans = {int(roads[a, b]) for a in card.mouths for b in card.mouths if a < b}
        assert spans <= ({1, 99} if level == 1 else {level, 99}), name
        if "curves" in name:
            assert card.far()[card.mouths[0]][card.mouths].max() == {1: 3, 2: 3, 3: 5}[level]
        if "bridge" in name:
            assert roads[card.mouths[0]].max() == 99  # the two roads do not meet
    assert CARD["start"].mouths == [4, 4, 4, 4]
    assert CARD["goal-exit"].far()[0, 2] == 3


@pytest.mark.clause("SD-6")
def test_which_cards_a_half_turn_leaves_alone():
    alike = {name for k, name in enumerate(MAPS) if symmetric(BOX, k + 1)}
    assert {"cross-1", "line-ns-1", "cross-2", "bridge-ew-1", "bridge-ns-3", "curves-ne-1"} <= alike
    assert {"curves-ne-3", "curves-nw-2", "cross-3-lair", "line-ew-3-lair", "goal-exit"} <= alike
    assert not alike & {"tee-new-1", "line-ns-2-lair", "end-n-1", "bend-ne-3", "goal-lair"}


@pytest.mark.clause("SD-6", "SD-8")
@pytest.mark.parametrize(
    ("name", "words", "why", "blanks"),
    [
        ("line-ew-2", "E=a W=a", "box-card-crossing", {"given": 1, "needed": 2}),
        ("end-e-2", "E=E", "box-card-crossing", {"given": 1, "needed": 2}),
        ("curves-ne-2", LONG_TUNNEL, "box-card-crossing", {"given": 4, "needed": 3}),
        ("line-ns-1", "N=a S=a b-t", "box-card-field", {"field": "b"}),
        ("line-ns-1", "N=a S=a N=b", "box-card-side", {"side": "N"}),
        ("bend-ne-2-lair", "N=N E=E N-E lair@E lair@N", "box-card-feature", {"feature": "lair"}),
        ("start", "N=a E=a S=a ladder@a", "box-card-start", {}),
        ("goal-lair", "E=E W=W E-a W-a lair@a", "box-card-goal", {}),
        ("goal-exit", "N=N E=E S=S W=W N-a E-a S-a W-a lair@a", "box-card-exit", {}),
        ("cross-1", "N=a lair", "box-wrong-word", {"word": "lair"}),
        ("cross-1", "N=a N=a", "box-wrong-word", {"word": "N=a"}),
        ("cross-1-lair", "N=a E=a S=a W=a", "box-total", {"given": 8, "needed": 9}),
    ],
)  # fmt: skip
def test_a_broken_card_is_refused_with_its_reason(name, words, why, blanks):
    said, gaps = broken(cards={name: words})
    assert said == why
    assert gaps.items() >= blanks.items()
    assert gaps["key"] == ("specials" if why == "box-total" else name)


@pytest.mark.clause("SD-1", "SD-15")
@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"path_cards": [19, 17, 15]}, "box-total"),
        ({"action_cards": [10, 11, 12]}, "box-total"),
        ({"specials": [9, 4, 4, 5, 3]}, "box-total"),
        ({"hands": [[5, 0, 0]] * 7}, "box-too-many"),
        ({"hands": [[0, 0, 0]] + [[1, 0, 0]] * 6}, "box-total"),
        ({"nuggets": 20}, "box-too-many"),
        ({"cards": [1]}, "box-not-a-table"),
    ],
)
def test_totals_that_are_off_are_refused(changed, why):
    if changed.get("cards"):
        with pytest.raises(Refused, match=why):
            fill(GAME.box, {**written(GAME.box, GAME.standard()), **changed})
        return
    assert broken(**changed)[0] == why


@pytest.mark.clause("SD-41")
@pytest.mark.parametrize(("key", "given"), [("loyal", 4), ("loyal", 5), ("saboteurs", 3)])
def test_a_box_that_can_leave_a_clan_without_workers_is_refused(key, given):
    why, blanks = broken(**{key: given})
    assert (why, blanks["key"], blanks["given"]) == ("box-idle-clan", key, given)
    older = GAME.at(2)  # whose tables may have been opened with it
    older.fill_box({**written(older.box, older.standard()), key: given})


@pytest.mark.clause("SD-6")
def test_a_box_is_written_as_it_is_read():
    data = written(GAME.box, GAME.standard())
    assert data["cards"]["bridge-ew-1"] == "N=b E=a S=b W=a bridge@a"
    assert GAME.fill_box(data).tobytes() == GAME.standard().tobytes()
