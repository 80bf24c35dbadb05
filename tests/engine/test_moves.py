"""Moves are numbers with words."""

import pytest

from wyrmhoard.engine.moves import Heard, Luck, Moves
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load


@pytest.mark.parametrize("name", GAMES)
def test_words_and_numbers_agree(name):
    moves = load(name).moves
    for move in range(0, len(moves), 1 + len(moves) // 2000):
        assert moves.parse(moves.text(move)) == move


def test_each_verb_owns_a_run():
    moves = Moves(buy=[("left", "right"), ("1", "2", "3")], wait=[])
    assert moves.starts == [0, 6]
    assert [moves.text(m) for m in (0, 4, 6)] == ["buy left 1", "buy right 2", "wait"]


@pytest.mark.parametrize(
    "text", ["", "sell", "buy", "buy left", "buy left 4", "wait now", "buy 1 left"]
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(Refused, match="no-such-move"):
        Moves(buy=[("left", "right"), ("1", "2", "3")], wait=[]).parse(text)


def test_verbs_of_seats_come_first():
    assert Moves(buy=["ab"], wait=[], hidden=Heard(), fall=Luck(["xyz"])).of_seats == 3
    with pytest.raises(ValueError, match="wait"):
        Moves(buy=["ab"], fall=Luck(), wait=[])
