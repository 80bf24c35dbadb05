"""Many matches stepped at once go as each would alone."""

import dataclasses

import numpy as np
import pytest

from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.batch import BatchEnv

QUICK = [name for name in GAMES if name != "dark-cave"]  # compiles in seconds


def copied(turn):
    return {name: np.copy(rows) for name, rows in vars(turn).items() if rows is not None}


def played(env, steps):
    turns = [copied(env.reset())]
    for _ in range(steps):
        turns.append(copied(env.step(env.any_moves())))
    env.close()
    return turns


@pytest.mark.parametrize("name", QUICK)
def test_threads_and_the_size_of_the_batch_change_nothing(name):
    game = load(name)
    alone = played(BatchEnv(game, game.seats[-1], 5, seed=3), 300)
    shared = played(BatchEnv(game, game.seats[-1], 16, seed=3, threads=3), 300)
    assert any(turn["terminated"].any() for turn in alone)
    for one, other in zip(alone, shared, strict=True):
        assert all(one[key].tobytes() == other[key][:5].tobytes() for key in one)
    other = played(BatchEnv(game, game.seats[-1], 5, seed=4), 40)
    assert other[40]["views"].tobytes() != alone[40]["views"].tobytes()


@pytest.mark.parametrize("name", QUICK)
def test_what_is_shown_is_what_a_match_shows(name):
    """Seat, view, moves and mask are those of a `Match` in the same state; so are the rewards."""
    game = load(name)
    seats = game.seats[-1]
    env, match = BatchEnv(game, seats, 3, seed=1), Match(game, seats, run=compiled(game))
    turn, ended = env.reset(), 0
    for _ in range(300):
        for i in range(3):
            match.raw[:] = env.states[i : i + 1].view(np.uint8)
            seat = int(turn.seat[i])
            assert seat in match.movers
            assert turn.bytes[i].tobytes() == match.view(seat).tobytes()
            assert turn.moves[i, : turn.count[i]].tolist() == match.legal(seat)
            assert np.nonzero(turn.mask[i])[0].tolist() == match.legal(seat)
        turn = env.step(env.any_moves())
        done = turn.terminated
        assert not turn.rewards[~done].any()
        assert np.allclose(turn.rewards[done].sum(1), 1)
        ended += done.sum()
    assert ended


def test_a_view_is_flat_in_the_order_of_its_fields():
    game = load("dragons-cave")
    turn = BatchEnv(game, 3, 4).reset()
    names = list(game.view.fields)
    first = np.concatenate([np.ravel(turn.views[0][name]) for name in names])
    assert turn.flat()[0].tolist() == first.tolist()


def test_a_move_that_is_not_legal_is_refused_and_nothing_is_played():
    env = BatchEnv(load("mount-drago"), 2, 4)
    env.reset()
    actions, before = env.any_moves(), env.states.tobytes()
    actions[2] = -1
    with pytest.raises(Refused):
        env.step(actions)
    with pytest.raises(ValueError, match="4 matches"):
        env.step(actions[:3])
    assert env.states.tobytes() == before


def test_a_match_that_nobody_ends_is_given_up():
    game = dataclasses.replace(load("two-tunnels"), cap=5)
    turns = played(BatchEnv(game, 2, 2), 20)
    assert any(turn["truncated"].any() for turn in turns)
    assert not any(turn["terminated"].any() or turn["rewards"].any() for turn in turns)


def test_luck_has_no_seat_here():
    turns = played(BatchEnv(load("dragons-cave"), 4, 8), 50)
    assert max(turn["seat"].max() for turn in turns) < 4 < CHANCE
