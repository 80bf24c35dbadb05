"""Compiling ahead, so that nobody waits for it later."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from wyrmhoard.bots.greedy import Greedy
from wyrmhoard.bots.search import Search
from wyrmhoard.engine.bind import OURS, Binding, cache_folder, compiled, plain
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match

from .simulate import simulate

import numpy as np


def warm(game: Game) -> None:
    """Compile all that simulations and bots run, and say so beside the cache."""
    run, match, rng = compiled(game), Match(game, game.seats[0]), np.random.default_rng(0)
    match.draw(rng)
    seat = match.next_seat(rng)
    Greedy(game, lambda: run, 1).choose(match.boxes, match.view(seat), seat)
    Search(game, lambda: run, 1).think(match.boxes, match.view(seat), seat)
    Search(game, lambda: run, 1).weigh(match.boxes, match.view(seat), seat)
    simulate(game, game.seats[0], 1, threads=1)
    mark(game).touch()


def mark(game: Game) -> Path:
    """The file that is there once everything is compiled from just these sources."""
    return cache_folder(game) / "warm"


class Warming:
    """Start at once in plain Python; go on compiled when another process has compiled the game."""

    def __init__(self, game: Game) -> None:
        self.game, self.mark = game, mark(game)
        if not self.mark.exists():
            command = [sys.executable, "-m", OURS, "warm", game.name]
            # A session of its own: it goes on when the one who asked for it is interrupted.
            subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

    def run(self) -> Binding:
        """The fastest binding there is now; never waits."""
        return compiled(self.game) if self.mark.exists() else plain(self.game)
