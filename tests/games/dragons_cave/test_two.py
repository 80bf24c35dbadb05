"""DC-23 to DC-27: two players, with two dwarves each."""

import pytest

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.games.dragons_cave.state import CARDS, LAIR, NOTHING, OVER

from .table import CAVE, a_round, can, luck, play


@pytest.mark.clause("DC-23")
def test_two_players_have_two_dwarves_each_and_one_set_of_cards(cave):
    match = cave(2)
    assert match.movers == [1]
    assert match.states[0].spot[:2].shape == (2, 2)
    assert len(can(match, 1)) == 12
    assert can(match, 1)[:3] == ["lay_for red first", "lay_for red second", "lay_for green first"]


@pytest.mark.clause("DC-24")
def test_only_the_named_dwarf_moves_or_is_caught(cave):
    s = a_round(cave(2, spot={(1, 0): 3, (1, 1): 8}), "red", "blue", dwarf="second")
    assert s.spot[1].tolist() == [3, 9]
    s = a_round(cave(2, spot={(1, 0): 3, (1, 1): 8}), "green", "green", dwarf="first")
    assert s.spot[1].tolist() == [2, 8]


@pytest.mark.clause("DC-24")
def test_the_dwarf_is_named_openly_also_with_the_chest_card(cave):
    match = cave(2)
    assert "lay_for chest second" in can(match, 1)
    move = CAVE.moves.parse("lay_for chest second")
    assert match.hears(0, 1, move) == CAVE.moves.parse("lay_hidden_for second")
    match.play(1, move)
    assert match.view(0)[0].mover == 2
    assert match.view(0)[0].my_card == NOTHING


@pytest.mark.clause("DC-24")
def test_hide_mover_names_the_dwarf_under_the_card(cave):
    first, second = cave(2, box={"hide_mover": 1}), cave(2, box={"hide_mover": 1})
    for match, dwarf in ((first, "first"), (second, "second")):
        move = CAVE.moves.parse(f"lay_for red {dwarf}")
        assert match.hears(0, 1, move) == CAVE.moves.parse("lay_hidden")
        match.play(1, move)
    assert first.view(0) == second.view(0)
    assert [match.view(1)[0].mover for match in (first, second)] == [1, 2]
    play(second, "0 place green")
    assert CAVE.moves.text(second.legal(CHANCE)[0]) == "reveal_for p1 red second"
    assert luck(second).moved == 2


@pytest.mark.clause("DC-25")
def test_the_roles_change_only_when_caught_or_with_the_chest_card(cave):
    match = cave(2)
    s = a_round(match, "green", "red", dwarf="first")
    assert (s.dragon, s.hand[1].sum()) == (0, 5)
    s = a_round(match, "red", "blue", dwarf="first")
    assert (s.dragon, s.hand[1].sum()) == (0, 4)
    s = a_round(match, "red", "chest", dwarf="first")
    assert s.dragon == 1
    assert s.hand[1].all()
    assert a_round(match, "red", "red", dwarf="second").dragon == 0


@pytest.mark.clause("DC-25", "DC-13")
def test_the_roles_change_after_the_purse_is_robbed(cave):
    match = cave(2, purse=[0, 4])
    a_round(match, "red", "red", dwarf="first")
    play(match, "1 divide 1", "0 pick p1 right")
    s = luck(match)
    assert (s.purse[1], s.dragon) == (1, 1)


@pytest.mark.clause("DC-26")
def test_a_dwarf_in_the_lair_stays_there(cave):
    match = cave(2, spot={(1, 0): 20})
    s = a_round(match, "green", "red", dwarf="first")
    assert (s.spot[1, 0], s.purse[1], match.over) == (LAIR, 4, False)
    assert can(match, 1) == [f"lay_for {card} second" for card in CARDS if card != "red"]


@pytest.mark.clause("DC-27")
def test_two_players_end_when_both_dwarves_of_one_are_in_the_lair(cave):
    match = cave(2, spot={(1, 0): LAIR, (1, 1): 20, (0, 0): LAIR}, purse=[6, 1], treasure=30)
    a_round(match, "green", "red", dwarf="second")
    assert match.over
    assert match.outcome() == [1, 0]


@pytest.mark.clause("DC-27")
def test_one_in_the_lair_and_one_before_it_are_not_both_there(cave):
    match = cave(2, spot={(1, 0): LAIR, (1, 1): 17}, treasure=30)
    assert a_round(match, "green", "purple", dwarf="second").spot[1].tolist() == [LAIR, 20]
    assert not match.over


@pytest.mark.clause("DC-27")
def test_a_tie_of_two_goes_to_the_larger_sum_of_squares(cave):
    fields = {"purse": [5, 5], "phase": OVER}
    assert cave(2, spot={(0, 0): LAIR, (1, 0): 11, (1, 1): 11}, **fields).outcome() == [0, 1]
    even = {(0, 0): LAIR, (1, 0): 11, (1, 1): 10}
    assert cave(2, spot=even, **fields).outcome() == [0.5, 0.5]
