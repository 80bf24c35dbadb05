"""What each seat heard: its own log, whatever the match does."""

import numpy as np
import pytest

from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.witness import witnessed
from wyrmhoard.games import GAMES, load


def some_moves(match, n, rng):
    while not match.over and n:
        match.draw(rng)
        if match.movers:
            seat = match.next_seat(rng)
            match.play(seat, int(rng.choice(match.legal(seat))))
        n -= 1
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_hears_what_it_is_told_and_no_more(name):
    game, rng = load(name), np.random.default_rng(1)
    match = Match(game, game.seats[-1])
    hearing = Hearing(match)
    for _ in range(3):
        some_moves(match, 12, rng)
        for seat in range(match.seats):
            told = [(who, move) for who, move, _ in witnessed(match, seat)]
            assert hearing.of(seat).tolist() == told


def test_room_grows_and_what_was_given_stays():
    match = Match(load("troll-and-dragon"), 2)
    hearing = Hearing(match)
    some_moves(match, 5, np.random.default_rng(2))
    early, kept = hearing.of(0), hearing.of(0).copy()
    while len(match.moves) < 300:
        match.moves.append((1, 3))  # a game that hides nothing: the moves themselves are heard
    assert hearing.of(0).tolist() == match.moves
    assert (early == kept).all()


def test_moves_taken_back_were_never_heard():
    match, rng = Match(load("dark-cave"), 3), np.random.default_rng(3)
    hearing = Hearing(match)
    match.draw(rng)
    state, seat = match.states.tobytes(), match.movers[0]
    match.play(seat, match.legal(seat)[0])
    before = len(hearing.of(1))
    match.go_back(1, state)
    assert len(hearing.of(1)) == before - 1
    match.play(seat, match.legal(seat)[1])
    assert hearing.of(seat)[-1].tolist() == (seat, match.moves[-1][1])
