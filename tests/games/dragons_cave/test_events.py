"""What came of a move in Dragon's Cave, in sentences."""

import pytest

from tests.games.dragons_cave.table import cave_of
from tests.story import told
from wyrmhoard.engine.bind import plain
from wyrmhoard.games import load


@pytest.fixture
def cave():
    hand = {1: ["red", "chest"], 2: ["green", "blue"]}
    at = {"spot": {1: 1, 2: 6}, "purse": [0, 3, 0], "treasure": 41, "hand": hand}
    return cave_of(plain(load("dragons-cave")), 3, phase=1, dragon=0, **at)


def test_dc_12_dc_13_who_is_caught_and_what_the_dragon_takes(cave):
    lines = told(
        cave, 2, "1 lay red", "2 lay green", "0 place red", "chance reveal p1 red",
        "chance reveal p2 green", "1 divide 1", "0 pick p1 left", "chance lose p1 1",
    )  # fmt: skip
    assert lines[3:] == [
        "The card of Slate: pickaxe (red).",
        "Your card: lantern (green). Slate is caught, back to the start! You go on to square 7.",
        "Slate divides the purse between two closed hands.",
        "Ember picks a hand of Slate: left.",
        "Slate loses 1 coin to the dragon and keeps 2. Round 2: the dragon is Slate.",
    ]


def test_dc_15_dc_11_what_is_stowed_and_what_is_found(cave):
    lines = told(
        cave, 1, "1 lay chest", "2 lay blue", "0 place red", "chance reveal p1 chest",
        "chance reveal p2 blue",
    )  # fmt: skip
    assert lines[-1] == (
        "The card of Quartz: minecart (blue). You stow 3 coins in your chest. "
        "Quartz goes on to square 9 and takes 1 coin. Round 2: you are the dragon."
    )
