"""DC-7 to DC-12: cards laid in secret, the dragon, and where dwarves go."""

import pytest

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games.dragons_cave.state import CARDS, LAIR, START

from .table import CAVE, a_round, can, luck, play


@pytest.mark.clause("DC-7")
def test_all_but_the_dragon_lay_a_card_they_hold_and_it_stands(cave):
    match = cave(3, hand={1: ["green", "chest"]})
    assert match.movers == [1, 2]
    assert can(match, 1) == ["lay green", "lay chest"]
    play(match, "2 lay red", "1 lay green")
    with pytest.raises(Refused, match="not-your-turn"):
        play(match, "1 lay chest")


@pytest.mark.clause("DC-7")
def test_a_laid_card_is_seen_by_its_owner_alone(cave):
    match, other = cave(3), cave(3)
    play(match, "1 lay red")
    play(other, "1 lay blue")
    for p in (0, 2, 8):
        assert match.view(p) == other.view(p)
        assert match.hears(p, 1, CAVE.moves.parse("lay red")) == CAVE.moves.parse("lay_hidden")
        assert match.view(p)[0].hand[1].all()
    assert match.view(1)[0].my_card == CARDS.index("red") + 1


@pytest.mark.clause("DC-8")
def test_the_dragon_chooses_last_and_any_colour_again(cave):
    match = play(cave(3), "1 lay red")
    assert match.movers == [2]
    play(match, "2 lay red")
    assert match.movers == [0]
    play(match, "0 place red")
    luck(match)
    play(match, "2 lay red", "0 lay red", "1 place red")
    assert match.states[0].perch == 1


@pytest.mark.clause("DC-9")
def test_the_dragons_own_dwarf_neither_moves_nor_is_caught(cave):
    match = cave(3, spot={0: 6}, purse=[5])
    s = a_round(match, "red", "orange", "green")
    assert s.spot[0, 0] == 6
    assert s.purse[0] == 5
    stood = int(s.spot[1, 0])  # now this one is the dragon, and its card lies there still
    assert s.dragon == 1
    assert a_round(match, "red", "blue", "blue").spot[1, 0] == stood


@pytest.mark.clause("DC-9")
def test_cards_are_turned_up_clockwise_from_the_dragon(cave):
    match = play(
        cave(4, box={"first": 2}), "0 lay red", "1 lay blue", "3 lay chest", "2 place green"
    )
    told = []
    while match.may(CHANCE):
        told.append(CAVE.moves.text(match.legal(CHANCE)[0]))
        match.play(CHANCE, match.legal(CHANCE)[0])
    assert told == ["reveal p3 chest", "reveal p0 red", "reveal p1 blue"]


@pytest.mark.clause("DC-10")
@pytest.mark.parametrize(
    ("spot", "card", "after"),
    [
        (5, "purple", 10),
        (17, "purple", 20),
        (17, "red", LAIR),
        (START, "red", 1),
        (1, "red", 6),
        (1, "green", 2),
        (20, "purple", LAIR),
        (19, "purple", 20),
        (4, "orange", 8),
    ],
)
def test_a_dwarf_goes_on_to_the_next_square_of_its_colour(cave, spot, card, after):
    dragon = "green" if card != "green" else "red"
    s = a_round(cave(3, spot={1: spot}), dragon, card, "chest")
    assert s.spot[1, 0] == after


@pytest.mark.clause("DC-10")
def test_the_path_is_the_boxs(cave):
    match = cave(3)
    match.boxes[0].path[:] = [4, 3, 2, 1, 0] * 4
    assert a_round(match, "green", "red", "purple").spot[1:3, 0].tolist() == [5, 1]


@pytest.mark.clause("DC-11")
@pytest.mark.parametrize(("card", "coins"), [("red", 1), ("green", 0), ("purple", 2)])
def test_a_square_pays_what_it_shows_into_the_purse(cave, card, coins):
    dragon = "blue"
    s = a_round(cave(3, purse=[0, 3, 0]), dragon, card, card)
    assert s.purse.tolist() == [0, 3 + coins, coins, 0]
    assert s.treasure == 44 - 2 * coins
    assert s.spot[1, 0] == s.spot[2, 0]  # they share a square
    assert not s.hand[1, CARDS.index(card)]  # it lies face up
    assert s.hand[1].sum() == 5


@pytest.mark.clause("DC-11")
def test_the_lair_pays_four(cave):
    s = a_round(cave(3, spot={1: 20}), "red", "green", "chest")
    assert s.purse[1] == 4


@pytest.mark.clause("DC-12")
@pytest.mark.parametrize(
    ("spot", "card", "after"),
    [(3, "green", 2), (1, "green", START), (START, "red", START), (7, "green", 2), (6, "red", 1),
     (20, "purple", 15), (2, "green", START)],
)  # fmt: skip
def test_a_caught_dwarf_goes_back(cave, spot, card, after):
    s = a_round(cave(3, spot={1: spot}), card, card, "chest")
    assert s.spot[1, 0] == after
    assert s.purse[1] == 0
