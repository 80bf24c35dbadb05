"""Walks through any game, state by state, for the contract tests and the coverage of rules."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import (
    CHANCE, SEATS, actors, hears, imagine, legal, odds, outcome, pace, play, secret, setup, takeback,
    view,
)  # fmt: skip
from wyrmhoard.games import load

WATCHER = SEATS  # one who sits nowhere: a spectator
WAYS = {"plain": plain, "compiled": compiled}


def anything(walker, s, who, moves, rng):
    return int(rng.choice(moves))


@dataclass(frozen=True)
class Walk:
    """How a game is walked: its box with some values changed, and who chooses the moves."""

    box: dict[str, Any] = field(default_factory=dict)
    choose: Callable = anything


# Compiled rules are called thousands of times from here; arrays go in ten times faster than records.
def one_actors(boxes, states):
    return actors(boxes[0], states[0])


def one_legal(boxes, states, p, out):
    return legal(boxes[0], states[0], p, out)


def one_odds(boxes, states, out, weights):
    return odds(boxes[0], states[0], out, weights)


def one_play(boxes, states, p, move):
    play(boxes[0], states[0], p, move)


def one_view(boxes, states, p, views):
    view(boxes[0], states[0], p, views[0])


def one_imagine(boxes, views, p, rng, states):
    return imagine(boxes[0], views[0], p, rng, states[0])


def one_hears(boxes, states, p, who, move):
    return hears(boxes[0], states[0], p, who, move)


def same(records):
    """A copy. (NumPy copies large records field by field, which takes long.)"""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


class Walker:
    """One game's rules as tests like them: lists in, lists out, states never changed in place."""

    def __init__(self, name: str, seats: int, way: str = "plain", **box: Any) -> None:
        self.game, self.seats = load(name), seats
        self.run = WAYS[way](self.game)
        standard = written(self.game.box, self.game.standard())
        self.boxes = self.game.fill_box({**standard, **box})
        self.box, self.many = self.run.one(self.boxes), self.run.many(self.boxes)
        self.out, self.weights = np.empty(len(self.game.moves), "i4"), np.zeros(len(self.game.moves))

    def start(self):
        states = self.game.state.blank()
        self.run(setup)(self.box, self.run.one(states), self.seats)
        return states

    def actors(self, s):
        mask = int(self.run(one_actors)(self.many, self.run.many(s)))
        return [p for p in range(CHANCE + 1) if mask >> p & 1]

    def legal(self, s, p):
        if p == CHANCE:
            n = self.run(one_odds)(self.many, self.run.many(s), self.out, self.weights)
            assert (self.weights[:n] > 0).all()
        else:
            n = self.run(one_legal)(self.many, self.run.many(s), p, self.out)
        return self.out[:n].tolist()

    def pace(self, s):
        """Each seat's weight in a race, or nothing where there is none."""
        whole = self.run(pace)(self.box, self.run.one(s), self.weights)
        return self.weights[:SEATS].copy() if whole > 0 else None

    def play(self, s, p, move):
        """The state after; `s` itself stays."""
        after = same(s)
        self.run(one_play)(self.many, self.run.many(after), p, move)
        return after

    def secret(self, s, p):
        return int(self.run(secret)(self.box, self.run.one(s), p))

    def takeback(self, s, p):
        before = same(s)
        self.run(takeback)(self.box, self.run.one(before), p)
        return before

    def view(self, s, p):
        v = self.game.view.blank()
        self.run(one_view)(self.many, self.run.many(s), p, self.run.many(v))
        return v

    def imagine(self, v, p, rng):
        """A world, and how believable it is."""
        s = self.game.state.blank()
        world = self.run.many(s)
        return s, float(self.run(one_imagine)(self.many, self.run.many(v), p, rng, world))

    def hears(self, s, p, who, move):
        return int(self.run(one_hears)(self.many, self.run.many(s), p, who, move))

    def outcome(self, s):
        shares = np.zeros(SEATS)
        self.run(outcome)(self.box, self.run.one(s), shares)
        return shares

    def walk(self, seed: int, choose: Callable, longest: int) -> Iterator[Step]:
        rng, s = np.random.default_rng(seed), self.start()
        for _ in range(longest):
            seats = self.actors(s)
            if not seats:
                yield Step(s, None, [], None)
                return
            who = int(rng.choice(seats))
            moves = self.legal(s, who)
            move = anything(self, s, who, moves, rng) if who == CHANCE else None
            move = choose(self, s, who, moves, rng) if move is None else move
            yield Step(s, who, moves, move)
            s = self.play(s, who, move)


@dataclass(frozen=True)
class Step:
    """A state, who moves in it, their moves and the one played; at the end nobody and none."""

    s: np.ndarray
    who: int | None
    moves: list[int]
    move: int | None


def of_game(name: str) -> Any:
    """A game's own part: `conserved(box, s)` and WALKS, in tests/games/<game>/walks.py."""
    return importlib.import_module(f"tests.games.{name.replace('-', '_')}.walks")


@cache
def positions(name: str, seats: int, way: str, count: int) -> list[tuple[Walker, list[Step]]]:
    """At least `count` positions, over all the game's walks in turn, match by match."""
    walks = list(of_game(name).WALKS.values())
    made, seed, matches = 0, 0, []
    while made < count or seed < len(walks):
        how = walks[seed % len(walks)]
        walker = Walker(name, seats, way, **how.box)
        steps = list(walker.walk(seed, how.choose, 20_000))
        made, seed = made + len(steps), seed + 1
        matches.append((walker, steps))
    return matches
