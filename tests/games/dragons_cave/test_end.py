"""DC-19 to DC-22: the lair, a treasure that runs out, and who wins."""

import numpy as np
import pytest

from wyrmhoard.engine.match import Match
from wyrmhoard.games.dragons_cave.state import CAPPED, EQUAL, LAIR, OVER

from .table import CAVE, a_round, luck, play


@pytest.mark.clause("DC-9", "DC-20")
def test_when_the_treasure_is_empty_no_purse_is_divided(cave):
    """Order: gold is paid before the caught are robbed, and then it is over."""
    match = cave(3, treasure=1, purse=[0, 40, 3])
    s = a_round(match, "green", "green", "red")
    assert s.phase == OVER
    assert s.purse.tolist() == [0, 40, 4, 0]
    assert s.caught[1]
    assert match.over


@pytest.mark.clause("DC-19")
def test_the_match_ends_after_the_round_with_all_hands_picked(cave):
    match = cave(4, spot={1: 20, 2: 16}, purse=[0, 0, 0, 9], treasure=35)
    a_round(match, "green", "red", "red", "green")
    assert not match.over
    play(match, "3 divide 9", "0 pick p3 left")
    s = luck(match)
    assert match.over
    assert s.purse.tolist() == [0, 4, 4, 0]  # every dwarf that entered is paid
    assert s.rounds == 1


@pytest.mark.clause("DC-20")
def test_an_empty_treasure_ends_the_match_at_once(cave):
    match = cave(3, treasure=4)
    assert a_round(match, "red", "purple", "purple").treasure == 0
    assert match.over


@pytest.mark.clause("DC-21")
@pytest.mark.parametrize(
    ("treasure", "cards", "paid", "left"),
    [
        (3, ("purple", "purple"), [1, 1], 1),
        (4, ("purple", "purple"), [2, 2], 0),
        (3, ("purple", "red"), [2, 1], 0),  # just enough is not too little
        (2, ("purple", "red"), [1, 1], 0),
        (1, ("purple", "purple"), [0, 0], 1),  # nobody could be paid, and the match goes on
        (2, ("purple", "green"), [2, 0], 0),  # a square that shows nothing wins nothing
        (1, ("purple", "green"), [1, 0], 0),
    ],
)
def test_a_short_treasure_is_split_equally(cave, treasure, cards, paid, left):
    match = cave(3, treasure=treasure)
    s = a_round(match, "blue", *cards)
    assert s.purse[1:3].tolist() == paid
    assert s.treasure == left
    assert match.over == (left == 0)


@pytest.mark.clause("DC-21", "DC-19")
def test_a_short_treasure_pays_those_who_entered_too(cave):
    match = cave(3, treasure=5, spot={1: 20, 2: 20})
    s = a_round(match, "blue", "red", "green")
    assert s.purse.tolist() == [0, 2, 2, 0]
    assert s.treasure == 1
    assert match.over


@pytest.mark.clause("DC-21")
@pytest.mark.parametrize(("shortage", "paid", "left"), [(EQUAL, [2, 2], 0), (CAPPED, [2, 1], 1)])
def test_shares_are_equal_or_at_most_what_was_won(cave, shortage, paid, left):
    match = cave(3, box={"shortage": shortage}, treasure=4, spot={1: 20})
    s = a_round(match, "blue", "red", "red")  # 4 for the lair and 1 for the square
    assert (s.purse[1:3].tolist(), s.treasure) == (paid, left)


@pytest.mark.clause("DC-21")
@pytest.mark.parametrize("shortage", [EQUAL, CAPPED])
def test_one_who_entered_a_lair_worth_nothing_has_won_no_gold(cave, shortage):
    match = cave(3, box={"lair": 0, "shortage": shortage}, treasure=1, spot={1: 20, 2: 4})
    s = a_round(match, "blue", "red", "purple")  # 2 won, 1 there, 1 winner
    assert s.purse.tolist() == [0, 0, 1, 0]


def test_in_version_1_every_entrant_counted_and_nobody_got_more_than_they_won():
    old = CAVE.at(1)
    for coins, paid in ((4, [0, 2, 1, 0]), (0, [0, 0, 1, 0])):
        match = Match(old, 3)
        match.boxes[0].lair, match.states[0].treasure, match.states[0].spot[1] = coins, 4, 20
        assert a_round(match, "blue", "red", "red").purse.tolist() == paid
    match = Match(old, 3)
    match.boxes[0].lair, match.states[0].treasure = 0, 1
    match.states[0].spot[1:3, 0] = [20, 4]
    assert a_round(match, "blue", "red", "purple").purse.tolist() == [0, 0, 0, 0]


@pytest.mark.clause("DC-22")
@pytest.mark.parametrize(
    ("purse", "chest", "spot", "shares"),
    [
        ([5, 0, 2], [0, 0, 2], [3, 17, 4], [1, 0, 0]),
        ([4, 0, 0], [0, 0, 4], [3, 17, 6], [0, 0, 1]),
        ([4, 0, 0], [0, 4, 0], [LAIR, 17, 0], [1, 0, 0]),
        ([4, 0, 0], [0, 4, 0], [LAIR, LAIR, 0], [0.5, 0.5, 0]),
        ([0, 0, 0], [0, 0, 0], [7, 7, 7], [1 / 3, 1 / 3, 1 / 3]),
        ([40, 33, 0], [0, 0, 0], [0, 20, 0], [1, 0, 0]),
    ],
)
def test_most_coins_win_then_the_nearer_dwarf_then_it_is_shared(cave, purse, chest, spot, shares):
    match = cave(3, purse=purse, chest=chest, spot=dict(enumerate(spot)), phase=OVER)
    assert match.outcome() == pytest.approx(shares)
    assert [match.score(p) for p in range(3)] == (np.array(purse) + np.array(chest)).tolist()
