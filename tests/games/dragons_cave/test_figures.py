"""Exact figures of Dragon's Cave."""

import pytest

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.games.dragons_cave.state import COLOURS

from .table import a_round, can, play


@pytest.mark.clause("DC-8", "DC-10")
def test_a_random_dragon_catches_one_card_in_five_exactly(cave):
    """Of the 25 ways to lay a colour and place the dragon, five catch."""
    caught = 0
    for card in COLOURS:
        for colour in COLOURS:
            caught += a_round(cave(3, spot={1: 8}), colour, card, "chest").spot[1, 0] < 8
    assert caught == 5


@pytest.mark.clause("DC-5", "DC-7", "DC-24")
def test_the_number_of_first_rounds(cave):
    """Six cards each, then five squares: 6 * 6 * 5 for three, 12 * 5 for two players."""
    assert first_rounds(cave, 3) == 6 * 6 * 5
    assert first_rounds(cave, 2) == 12 * 5


def first_rounds(cave, seats):
    def count(lines):
        match = play(cave(seats), *lines)
        if match.may(CHANCE):
            return 1
        p = match.movers[0]
        return sum(count([*lines, f"{p} {text}"]) for text in can(match, p))

    return count([])
