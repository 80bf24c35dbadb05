"""Walks through any game, state by state, for the contract tests and the coverage of rules."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from wyrmhoard.engine.bind import Binding, compiled, plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, ROOM, SEATS, SILENT, secret, takeback
from wyrmhoard.engine.handles import Handles, handle
from wyrmhoard.engine.queries import (
    carry_out, hear_move, imagine_worlds, list_moves, set_up, share_victory, tell_move, toss_luck,
    view_seats, weigh_race, who_acts,
)  # fmt: skip
from wyrmhoard.games import load

HERE = Path(__file__).parent / "games"
WATCHER = SEATS  # one who sits nowhere: a spectator
WAYS = {"plain": plain, "compiled": compiled}
# Positions of each game and number of seats. `make test` looks at some; `make check` asks for many
# more (see Makefile). In plain Python they take far longer.
COMPILED = int(os.environ.get("POSITIONS", 400))
PLAIN = int(os.environ.get("PLAIN_POSITIONS", 40))


def anything(walker, s, who, moves, rng):
    return moves[rng.integers(len(moves))]


@dataclass(frozen=True)
class Walk:
    """How a game is walked: its box with some values changed, and who chooses the moves."""

    box: dict[str, Any] = field(default_factory=dict)
    choose: Callable = anything


def same(records):
    """A copy. (NumPy copies large records field by field, which takes long.)"""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def together(records):
    """Some arrays of one type, as one."""
    records = list(records)
    return np.frombuffer(bytearray(b"".join(records)), records[0].dtype)


def each(records):
    """One by one, as arrays of one."""
    return [records[i : i + 1] for i in range(len(records))]


def is_records(given):
    return isinstance(given, np.ndarray) and given.dtype.names is not None


def secret_choice(boxes, states, p):
    return secret(boxes[0], states[0], p)


def take_back(boxes, states, p):
    takeback(boxes[0], states[0], p)


class Walker:
    """One game's rules as tests like them: lists in, lists out, states never changed in place."""

    def __init__(self, name: str, seats: int, way: str = "plain", **box: Any) -> None:
        self.game, self.seats = load(name), seats
        standard = written(self.game.box, self.game.standard())
        self.boxes = self.game.fill_box({**standard, **box})
        self.pads = self.game.pad()
        self.out, self.weights = self.pads[0].out, self.pads[0].weights
        self.follow(WAYS[way](self.game))

    def follow(self, run: Binding) -> None:
        """Walk by these rules."""
        self.run, self.kernel, self.held = run, cache(run), run.many(self.boxes)

    def ask(self, kernel, *given):
        """Records go in as arrays: ten times quicker into compiled code than one by one."""
        if not self.run.fast:
            given = [Handles(x) if is_records(x) else x for x in given]
        return self.kernel(kernel)(self.held, *given)

    def start(self):
        states = self.game.state.blank()
        self.ask(set_up, states, self.seats)
        return states

    def actors(self, s):
        mask = int(self.ask(who_acts, s))
        return [p for p in range(CHANCE + 1) if mask >> p & 1]

    def legal(self, s, p):
        n = self.ask(list_moves, s, p, self.pads)
        assert p != CHANCE or (self.weights[:n] > 0).all(), "`odds` lists a move of weight 0"
        return self.out[:n].tolist()

    def toss(self, s, r):
        return int(self.ask(toss_luck, s, r, self.pads))

    def pace(self, s):
        """Each seat's weight in a race, or nothing where there is none."""
        whole = self.ask(weigh_race, s, self.weights)
        return self.weights[:SEATS].copy() if whole > 0 else None

    def play(self, s, p, move):
        """The state after; `s` itself stays."""
        after = same(s)
        self.ask(carry_out, after, p, move)
        return after

    def secret(self, s, p):
        return int(self.ask(secret_choice, s, p))

    def takeback(self, s, p):
        before = same(s)
        self.ask(take_back, before, p)
        return before

    def view(self, s, p):
        """Of each state, if there are more."""
        v = self.game.view.blank(len(s))
        self.ask(view_seats, s, np.full(len(s), p), v)
        return v

    def imagine(self, v, p, rng):
        """A world for each view, and how believable the least is."""
        s = self.game.state.blank(len(v))
        return s, float(self.ask(imagine_worlds, v, p, rng, s))

    def hears(self, s, p, who, move):
        heard = np.zeros(1, np.int64)
        self.ask(hear_move, s, np.array([p]), who, move, heard)
        return int(heard[0])

    def events(self, before, after, p, who, heard, noise=0):
        """What `p` is told has come of a move; None if nothing. What lay there before is noise."""
        counts, out = np.zeros(1, np.int64), np.full(ROOM, noise, np.int64)
        given = np.array([p]), who, np.array([heard], np.int64), counts, out
        self.ask(tell_move, before, after, *given)
        return None if counts[0] == SILENT else self.game.happened.split(out[: counts[0]].tolist())

    def told(self, s, who, move):
        """What each seat hears, and a spectator."""
        seats, heard = [*range(self.seats), WATCHER], np.zeros(self.seats + 1, np.int64)
        self.ask(hear_move, s, np.array(seats), who, move, heard)
        return dict(zip(seats, heard.tolist(), strict=True))

    def outcome(self, s):
        shares = np.zeros(SEATS)
        self.ask(share_victory, s, shares)
        return shares

    def walk(self, seed: int, choose: Callable, longest: int) -> Iterator[Step]:
        rng, s = np.random.default_rng(seed), self.start()
        for _ in range(longest):
            seats = self.actors(s)
            if not seats:
                yield Step(s, [], None, [], None)
                return
            who = seats[rng.integers(len(seats))]
            moves = self.legal(s, who)
            assert moves, f"`actors` names {who}, but `legal` or `odds` has no move for it"
            move = anything(self, s, who, moves, rng) if who == CHANCE else None
            move = choose(self, s, who, moves, rng) if move is None else move
            yield Step(s, seats, who, moves, move)
            s = self.play(s, who, move)


@dataclass(frozen=True)
class Step:
    """A state, who may move in it, who does, their moves and the one played; at the end nobody and
    none."""

    s: np.ndarray
    actors: list[int]
    who: int | None
    moves: list[int]
    move: int | None


def of_game(name: str) -> Any:
    """A game's own part: `conserved(box, s)`, WALKS and, for tests that click, a SHORT box, in the
    `walks.py` beside its tests."""
    home = "wyrmhoard.games" if home_of(name) == load(name).folder else "tests.games"
    return importlib.import_module(f"{home}.{name.replace('-', '_')}.walks")


def home_of(name: str) -> Path:
    """The folder of a game's tests: its own, or the one of its name here."""
    folder = load(name).folder
    return folder if (folder / "walks.py").exists() else HERE / folder.name


def conserved(walker: Walker, s: np.ndarray) -> None:
    """Nothing of the box is lost or doubled."""
    of_game(walker.game.name).conserved(handle(walker.boxes), handle(s))


def count(name: str, way: str) -> int:
    return PLAIN if way == "plain" else COMPILED // getattr(of_game(name), "DEAR", 1)


@lru_cache(1)  # tests of one case run one after the other; all walks together fill the memory
def positions(name: str, seats: int, way: str) -> list[tuple[Walker, list[Step]]]:
    """At least as many as counted, over all the game's walks in turn, match by match."""
    walks = list(of_game(name).WALKS.values())
    made, seed, matches = 0, 0, []
    while made < count(name, way) or seed < len(walks):
        how = walks[seed % len(walks)]
        walker = Walker(name, seats, way, **how.box)
        steps = list(walker.walk(seed, how.choose, 20_000))
        made, seed = made + len(steps), seed + 1
        matches.append((walker, steps))
    return matches
