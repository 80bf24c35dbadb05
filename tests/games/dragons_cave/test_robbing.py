"""DC-13 to DC-18: closed hands, chests, and cards that come back."""

import pytest

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.layout import RECALLED

from .table import CAVE, a_round, can, luck, play


@pytest.mark.clause("DC-13", "DC-14")
@pytest.mark.parametrize(
    ("left", "hand", "lost"), [(2, "left", 2), (2, "right", 5), (0, "left", 0)]
)
def test_the_dragon_picks_one_of_two_closed_hands(cave, left, hand, lost):
    match = cave(3, purse=[0, 7, 0], treasure=37, hand={1: ["red", "chest"]})
    a_round(match, "red", "red", "chest")
    assert match.movers == [1]
    assert can(match, 1) == [f"divide {n}" for n in range(8)]
    play(match, f"1 divide {left}")
    assert can(match, 0) == ["pick p1 left", "pick p1 right"]
    play(match, f"0 pick p1 {hand}")
    assert [CAVE.moves.text(m) for m in match.legal(CHANCE)] == [f"lose p1 {lost}"]
    s = luck(match)
    assert s.purse[1] == 7 - lost
    assert s.treasure == 37 + lost
    assert s.hand[1].all()  # the one just played too


@pytest.mark.clause("DC-13")
def test_a_division_is_seen_by_its_owner_alone(cave):
    matches = []
    for left in (1, 6):
        match = cave(3, purse=[0, 7, 0])
        a_round(match, "red", "red", "chest")
        hidden = CAVE.moves.parse("divide_hidden")
        assert match.hears(0, 1, CAVE.moves.parse(f"divide {left}")) == hidden
        matches.append(play(match, f"1 divide {left}"))
    for p in (0, 2):
        assert matches[0].view(p) == matches[1].view(p)
    assert [match.view(1)[0].my_left for match in matches] == [2, 7]


@pytest.mark.clause("DC-15")
def test_the_chest_card_keeps_the_whole_purse_and_brings_all_cards_back(cave):
    match = cave(3, purse=[0, 6, 0], chest=[0, 2, 0], spot={1: 4}, hand={1: ["red", "chest"]})
    s = a_round(match, "red", "chest", "green")
    assert (s.purse[1], s.chest[1], s.spot[1, 0]) == (0, 8, 4)
    assert s.hand[1].all()


@pytest.mark.clause("DC-16")
def test_a_good_memory_follows_every_coin_into_the_chests(cave):
    s = a_round(cave(3, purse=[0, 6, 0]), "red", "chest", "green")
    match = cave(3, purse=[0, 6, 0])
    a_round(match, "red", "chest", "green")
    for p in range(3):
        assert match.view(p)[0].chest.tolist() == s.chest.tolist()
    assert CAVE.state.fields["chest"].seen_by == RECALLED
    assert CAVE.box.fields["open_chests"].flag


@pytest.mark.clause("DC-17")
def test_an_empty_purse_is_not_divided(cave):
    match = cave(3, hand={1: ["red", "chest"]})
    s = a_round(match, "red", "red", "chest")
    assert s.hand[1].all()
    assert s.dragon == 1  # the round is over
    assert s.hand[2].all()  # a Chest card with an empty purse
    assert s.chest[2] == 0


@pytest.mark.clause("DC-17")
def test_there_is_always_a_card_to_lay(cave):
    match = cave(3, hand={1: ["chest"]})
    assert can(match, 1) == ["lay chest"]
    assert a_round(match, "red", "chest", "chest").hand[1].all()


@pytest.mark.clause("DC-18")
def test_all_divide_before_the_first_hand_is_picked_clockwise(cave):
    match = cave(4, box={"first": 2}, purse=[3, 4, 0, 5])
    a_round(match, "red", "red", "red", "red")
    assert match.movers == [0, 1, 3]
    play(match, "1 divide 4", "3 divide 0")
    assert match.movers == [0]
    play(match, "0 divide 1")
    for seat, hand in ((3, "left"), (0, "right"), (1, "left")):
        assert can(match, 2)[0] == f"pick p{seat} left"
        play(match, f"2 pick p{seat} {hand}")
        s = luck(match)
    assert s.purse.tolist() == [1, 0, 0, 5]
    assert s.dragon == 3
