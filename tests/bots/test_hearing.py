"""No bot can tell worlds apart that look and sound the same to its seat."""

import numpy as np
import pytest

from tests.whole import sampled
from wyrmhoard.bots.level import BOTS, bot, levels
from wyrmhoard.bots.search import Search
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.queries import imagine_worlds
from wyrmhoard.games import GAMES, load

ROUNDS = 4


def moment(game, seats, n, rng):
    """A match at random, after so many choices."""
    match = Match(game, seats)
    while n or not match.movers:
        match.draw(rng)
        seat = match.next_seat(rng)
        match.play(seat, int(rng.choice(match.legal(seat))))
        match.draw(rng)
        n = max(0, n - 1)
    return match


def other_world(match, seat, rng):
    """The match with another state that looks the same to the seat. What it heard is its own log,
    which is the same in both by the contract (tests/contract)."""
    view, worlds = match.view(seat), match.game.state.blank()
    many = match.run.many
    match.run(imagine_worlds)(match.handles[0], many(view), seat, rng, many(worlds))
    return worlds


def answer(level, match, seat, heard):
    game = match.game
    made = bot(level, game, lambda: plain(game), 7)
    if isinstance(made, Search):
        made.rounds = ROUNDS
    return made.choose(match.boxes, match.view(seat), seat, heard)


@pytest.mark.parametrize("level", sampled(BOTS, "novice", "master"))
@pytest.mark.parametrize("name", GAMES)
def test_another_world_that_looks_and_sounds_the_same_is_answered_the_same(name, level):
    game, rng = load(name), np.random.default_rng(5)
    assert level in levels(game)
    for n in (1, 8, 60) if name == "dark-cave" else (1, 8):  # by then they believe something
        match = moment(game, game.seats[-1], n, rng)
        seat = match.movers[0]
        heard = Hearing(match).of(seat)
        first, worlds = answer(level, match, seat, heard), other_world(match, seat, rng)
        match.raw[:] = worlds.view(np.uint8)
        assert answer(level, match, seat, heard) == first
