"""DC-1 to DC-6: the box, the set-up, and who is the dragon."""

import pytest

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games.dragons_cave.state import CARDS, CHEST, COLOURS, PATH, START

from .table import CAVE, a_round, can, play


@pytest.mark.clause("DC-1", "DC-2", "DC-5")
def test_the_set_up(cave):
    for seats in (3, 4):
        s = cave(seats).states[0]
        assert s.treasure == 44
        assert not s.purse.any()
        assert not s.chest.any()
        assert (s.spot == START).all()
        assert s.hand[:seats].all()
        assert not s.hand[seats:].any()
    assert len(CARDS) == 6
    assert CARDS[:CHEST] == COLOURS
    match = play(cave(), "1 lay red", "2 lay red")
    assert can(match, 0) == [f"place {colour}" for colour in COLOURS]


@pytest.mark.clause("DC-3", "DC-4")
def test_the_standard_board():
    box = CAVE.standard()[0]
    assert PATH == 20
    assert box.path.tolist() == [0, 1, 2, 3, 4] * 4
    assert box.coins.tolist() == [1, 0, 1, 1, 2] * 4
    assert (box.lair, box.treasure) == (4, 44)


@pytest.mark.clause("DC-6")
def test_the_dragon_goes_to_the_left_after_every_round(cave):
    match = cave(3)
    assert match.states[0].dragon == 0
    assert a_round(match, "red", "green", "green").dragon == 1
    assert a_round(match, "red", "orange", "orange").dragon == 2
    assert a_round(match, "red", "blue", "purple").dragon == 0


@pytest.mark.clause("DC-6")
def test_the_first_dragon_is_a_seat_or_drawn(cave):
    assert cave(4, box={"first": 2}).states[0].dragon == 2
    match = cave(3, box={"first": -1})
    assert [CAVE.moves.text(m) for m in match.legal(CHANCE)] == ["begin p0", "begin p1", "begin p2"]
    assert match.weights[:3].tolist() == [1, 1, 1]
    match.play(CHANCE, CAVE.moves.parse("begin p2"))
    assert match.states[0].dragon == 2
    assert match.movers == [0, 1]
    with pytest.raises(Refused, match="first-not-seated"):
        cave(3, box={"first": 3})


@pytest.mark.clause("DC-3")
def test_a_path_with_a_colour_too_many_is_refused():
    boxes = CAVE.standard()
    boxes[0].path[1] = 0
    with pytest.raises(Refused) as no:
        CAVE.checked(boxes)
    assert no.value.blanks == {"key": "path", "word": "red", "given": 5, "needed": 4}
