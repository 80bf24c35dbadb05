"""Compiling ahead, so that nobody waits for it later."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from wyrmhoard.bots.adviser import Adviser
from wyrmhoard.bots.greedy import Greedy
from wyrmhoard.bots.mixed import Mixed
from wyrmhoard.bots.mixture import mixture_of
from wyrmhoard.bots.search import Search
from wyrmhoard.bots.solution import best_solved, solution_of
from wyrmhoard.bots.solved import Solved
from wyrmhoard.engine.bind import OURS, Binding, cache_folder, compiled, plain
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.queries import hear_move, imagine_worlds
from wyrmhoard.engine.refused import Refused

from .simulate import simulate

try:
    import fcntl
except ImportError:  # where there is none, the same is compiled twice at worst
    fcntl = None  # type: ignore[assignment]


def warm(game: Game) -> None:
    """Compile all that simulations, bots and tables run, and say so beside the cache."""
    with alone(game):
        if not mark(game).exists():
            compile_all(game)
            mark(game).touch()


@contextmanager
def alone(game: Game) -> Iterator[None]:
    """Servers and matches that start together ask for the same: one works, the others wait."""
    folder = cache_folder(game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = open(folder / "warming", "w")  # noqa: SIM115  closed below
    except OSError as no:
        reason = no.strerror or str(no)
        raise Refused("file-not-written", file=str(folder), reason=reason) from None
    with file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)  # let go of by the system, however this ends
        yield


def compile_all(game: Game) -> None:
    run, match, rng = compiled(game), Match(game, game.seats[0]), np.random.default_rng(0)
    match.draw(rng)
    seat = match.next_seat(rng)
    heard = Hearing(match).of(seat)
    Greedy(game, lambda: run, 1).choose(match.boxes, match.view(seat), seat, heard)
    Search(game, lambda: run, 1).think(match.boxes, match.view(seat), seat)
    Search(game, lambda: run, 1).weigh(match.boxes, match.view(seat), seat)
    if solution_of(game):
        Solved(game, lambda: run).ask(run, best_solved, match.boxes, match.view(seat), seat)
    if mixture_of(game):
        Mixed(game, lambda: run, 0).choose(match.boxes, match.view(seat), seat, heard)
    Adviser(game, lambda: run, rounds=1).advise(match.boxes, match.view(seat), seat, heard)
    simulate(game, game.seats[0], ["random"], 1, threads=1)
    touch(game)


def touch(game: Game) -> None:
    """Compile, or load from the cache, what a live table asks of a match."""
    match, rng = Match(game, game.seats[0], run=compiled(game)), np.random.default_rng(0)
    match.draw(rng)
    seat = match.next_seat(rng)
    move = match.legal(seat)[0]
    heard = np.zeros(1, np.int64)
    match.ask(hear_move, np.array([seat]), seat, move, heard)
    match.pause(move), match.patience(seat)
    match.score(seat), match.outcome(), match.racing
    match.run(imagine_worlds)(match.handles[0], match.view(seat), seat, rng, game.state.blank())
    match.play(seat, move)


def mark(game: Game) -> Path:
    """The file that is there once everything is compiled from just these sources."""
    return cache_folder(game) / "warm"


class Warming:
    """Start at once in plain Python; go on compiled when another process has compiled the game."""

    def __init__(self, game: Game) -> None:
        self.game, self.mark, self.work = game, mark(game), None
        if not self.mark.exists():
            name = f"{game.name}@{game.version}" if game.past else game.name
            command = [sys.executable, "-m", OURS, "warm", name]
            # A session of its own: it goes on when the one who asked for it is interrupted.
            self.work = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

    @property
    def going(self) -> bool:
        return self.work is not None and self.work.poll() is None

    def run(self) -> Binding:
        """The fastest binding there is now; never waits."""
        return compiled(self.game) if self.mark.exists() else plain(self.game)
