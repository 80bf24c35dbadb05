"""Why not? is asked about seats and moves there are; bots and explainers ask the view alike."""

import numpy as np
import pytest

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.choices import standing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.why import Why, why_not
from wyrmhoard.games import load

GAME = load("dragons-cave")


def ask(seat, move):
    match = Match(GAME, 3)
    return why_not(GAME, match.boxes, match.view(min(seat, 2)), seat, move)


@pytest.mark.parametrize("seat", [-1, 3, 8, 15])
def test_only_seats_at_the_table_are_answered(seat):
    with pytest.raises(Refused, match="no-such-seat"):
        ask(seat, 0)


@pytest.mark.parametrize("move", [-1, len(GAME.moves)])
def test_only_moves_of_the_game_are_explained(move):
    with pytest.raises(Refused, match="no-such-move"):
        ask(1, move)


def test_an_answer_is_a_text_its_clauses_and_its_blanks():
    assert ask(1, GAME.moves.parse("lay red")) is None
    why = ask(1, GAME.moves.parse("place red"))
    assert why == Why("why-not-the-dragon", ("DC-6",), {"who": "p0"})


def test_a_seat_that_is_not_to_move_has_no_choices():
    match, run, rng = Match(GAME, 3), plain(GAME), np.random.default_rng(0)
    who, moves = standing(run, match.boxes, match.view(0), 0, rng)
    assert (who, moves) == (0b110, [])
    assert standing(run, match.boxes, match.view(1), 1, rng)[1] == match.legal(1)
