"""What bots know of Mount Drago: playouts are legal, take what can be had, and can be left out."""

import numpy as np

from wyrmhoard.bots.playout import LONGEST, likely_move, play_likely, policy_of
from wyrmhoard.bots.search import Search
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.mount_drago.state import PLAYING

GAME = load("mount-drago")


def begun(seats=2):
    match = Match(GAME, seats)
    match.draw(np.random.default_rng(4))
    return match


def likely(match, seat, r=0.5):
    run, out = plain(GAME), GAME.pad()[0].out
    return run(likely_move)(run.one(match.boxes), run.one(match.states), seat, r, out)


def test_a_whole_match_is_played_by_legal_moves():
    for seats in GAME.seats:
        match, rng = begun(seats), np.random.default_rng(seats)
        while not match.over:
            seat = match.next_seat(rng)
            move = likely(match, seat, rng.random())
            assert move in match.legal(seat)
            match.play(seat, move)
            match.draw(rng)


def played_on(match, turns):
    run, pad = plain(GAME), GAME.pad()[0]
    given = run.one(match.boxes), run.one(match.states), np.random.default_rng(7)
    return run(play_likely)(*given, pad.out, pad.weights, turns)


def test_a_world_is_played_on_for_some_turns_and_is_then_at_the_beginning_of_another():
    for seats in GAME.seats:
        match = begun(seats)
        assert not played_on(match, 4)
        s = match.states[0]
        assert (s.count, s.turn, s.phase) == (4, 4 % seats, PLAYING)
        assert played_on(match, LONGEST)
        assert match.over


def test_it_takes_the_scoring_that_puts_one_ahead():
    match = begun()
    s = match.states[0]
    mine = (int(s.top[0]) - 1) // 5
    s.spot[mine] = 7  # counts 5 on side A; green is next and counts 4
    s.hand[0] = sorted(
        (mine * 5 + 1, *((mine + 1 + k) % 10 * 5 + 3 for k in range(5))), reverse=True
    )
    s.rider[:] = 0
    s.rider[mine], s.rider[(int(s.top[1]) - 1) // 5] = 1, 2
    s.spot[(mine + 1) % 10] = 1 if s.rider[(mine + 1) % 10] == 0 else s.spot[(mine + 1) % 10]
    assert likely(match, 0) == GAME.moves.parse(f"play {GAME.moves.verbs['play'][0][mine]} 1")


def test_a_search_without_it_grows_other_trees():
    match, grown = begun(), []
    assert policy_of(GAME)
    for informed in (True, False):
        made = Search(GAME, lambda: plain(GAME), 12, seed=1, informed=informed)
        made.think(match.boxes, match.view(0), 0)
        grown.append(made.trees[0].total.tobytes())
    assert grown[0] != grown[1]
