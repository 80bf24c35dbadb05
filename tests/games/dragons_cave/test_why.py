"""Why not? in Dragon's Cave: the reason, clause by clause."""

import pytest

from tests.reason import cited, reason
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import LAIR

CAVE = load("dragons-cave")


def cave(seats, *lines, purse=()):
    """Moves in words, luck's made by themselves where there is just one; seat 0 is the dragon."""
    match = Match(CAVE, seats)
    match.states[0].purse[: len(purse)] = purse
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(int(who), CAVE.moves.parse(text))
    return match


def turned_up(match):
    while match.may(CHANCE):
        match.play(CHANCE, match.legal(CHANCE)[0])
    return match


@pytest.mark.clause("DC-7", "DC-9")
def test_laying():
    match = cave(3, "1 lay red")
    assert reason(match, 0, "lay red") == "dragon-lays-no-card"
    assert reason(match, 1, "lay green") == "card-laid"
    assert reason(match, 2, "lay green") is None
    assert reason(match, 2, "lay_for green first") == "one-dwarf"
    assert cited(match, 1, "lay green") == ("DC-7",)


@pytest.mark.clause("DC-6")
def test_luck_is_at_work():
    match = Match(CAVE, 3, CAVE.fill_box(written(CAVE.box, CAVE.standard()) | {"first": "drawn"}))
    assert reason(match, 1, "lay red") == "luck"
    assert cited(match, 1, "lay red") == ("DC-6",)


@pytest.mark.clause("DC-24", "DC-9")
def test_the_dragon_of_two_lays_no_card_either():
    match = cave(2)
    assert reason(match, 0, "lay red") == "dragon-lays-no-card"
    assert reason(match, 1, "lay red") == "name-a-dwarf"


@pytest.mark.clause("DC-7", "DC-14", "DC-15")
def test_a_card_that_lies_face_up():
    match = turned_up(cave(3, "1 lay red", "2 lay green", "0 place blue"))
    assert reason(match, 2, "lay green") == "card-not-in-hand green"
    assert reason(match, 2, "lay red") is None


@pytest.mark.clause("DC-8", "DC-6")
def test_placing():
    match = cave(3, "1 lay red")
    assert reason(match, 0, "place red") == "dragon-waits"
    assert reason(match, 1, "place red") == "not-the-dragon p0"
    match = cave(3, "1 lay red", "2 lay red")
    assert reason(match, 0, "place red") is None


@pytest.mark.clause("DC-13", "DC-17", "DC-18")
def test_dividing_and_picking():
    match = cave(3, "1 lay red", "2 lay red")
    assert reason(match, 0, "pick p1 left") == "nobody-caught"
    assert reason(match, 1, "divide 0") == "not-robbed"
    match = cave(4, "1 lay red", "2 lay red", "3 lay blue", "0 place red", purse=[0, 1, 5, 3])
    match = turned_up(match)
    assert reason(match, 1, "divide 2") == "too-few-coins 1"
    assert reason(match, 3, "divide 0") == "not-robbed"
    assert reason(match, 3, "lay red") == "cards-are-up"
    assert reason(match, 3, "pick p1 left") == "not-the-dragon p0"
    assert reason(match, 0, "place red") == "dragon-sits"
    assert reason(match, 0, "pick p1 left") == "hands-not-closed"
    match.play(2, CAVE.moves.parse("divide 2"))
    assert reason(match, 2, "divide 3") == "hands-closed"
    match.play(1, CAVE.moves.parse("divide 1"))
    assert reason(match, 0, "pick p2 left") == "other-hand p1"
    assert reason(match, 0, "pick p1 left") is None


@pytest.mark.clause("DC-23", "DC-24", "DC-25", "DC-26")
def test_two_players():
    match = cave(2)
    match.states[0].spot[1] = [3, LAIR]
    assert reason(match, 1, "lay red") == "name-a-dwarf"
    assert reason(match, 1, "lay_for red second") == "dwarf-in-lair second"
    assert reason(match, 1, "lay_for red first") is None
    assert reason(match, 0, "lay_for red second") == "dragon-lays-no-card"
    assert cited(match, 1, "place red") == ("DC-25",)
    match.states[0].hand[1, 0] = 0
    assert reason(match, 1, "lay_for red first") == "card-not-in-hand red"
    assert reason(match, 1, "lay_for red second") == "card-not-in-hand red"


@pytest.mark.clause("DC-9", "DC-19", "DC-20", "DC-27")
def test_luck_and_the_end():
    match = cave(3, "1 lay red", "2 lay red", "0 place red")
    assert reason(match, 1, "lay red") == "luck"
    assert cited(match, 1, "lay red") == ("DC-9",)
    assert reason(match, 1, "reveal p1 red") == "not-yours"
    for seats, end in ((3, "DC-19"), (2, "DC-27")):
        lay = ["1 lay purple", "2 lay purple"] if seats == 3 else ["1 lay_for purple first"]
        match = cave(seats, *lay, "0 place red")
        match.states[0].treasure = 2
        assert turned_up(match).over
        assert reason(match, 1, "lay red") == "over"
        assert cited(match, 1, "lay red") == ("DC-20", end)
