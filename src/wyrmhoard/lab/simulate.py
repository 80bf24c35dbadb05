"""A million matches at random, on all cores, the same for the same seed on any machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Any

import numpy as np

from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .tally import TALLY, play_many

CHUNK = 2000  # matches between two words of progress; each chunk has a seed of its own


@dataclass(frozen=True)
class Simulation:
    """What came of it."""

    game: str
    players: int
    seed: int
    games: int
    moves: int
    seconds: float  # of play; compiling is not counted
    longest: int  # moves of the longest match
    outcome: list[float]  # mean share of the victory by seat
    points: list[float]  # mean points at the end by seat

    def report(self) -> dict[str, Any]:
        """As JSON has it."""
        seconds = max(self.seconds, 1e-9)
        return {
            **vars(self),
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / seconds),
            "moves_per_second": round(self.moves / seconds),
            "mean_length": self.moves / self.games,
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    boxes: Records | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play so many random matches; `progress` hears how many more are done."""
    boxes = game.standard() if boxes is None else boxes
    game.welcome(players, boxes[0])
    chunk(game, players, 0, boxes, np.random.default_rng(0))  # compiles, or loads what was compiled
    sums, start = TALLY.blank(), perf_counter()
    for tally in chunks(game, players, games, boxes, seed, threads or os.cpu_count() or 1):
        for name in ("games", "moves", "shares", "points"):
            sums[name] += tally[name]
        sums["longest"] = np.maximum(sums["longest"], tally["longest"])
        progress(int(tally[0].games))
    total = sums[0]
    return Simulation(
        game=game.name,
        players=players,
        seed=seed,
        games=int(total.games),
        moves=int(total.moves),
        seconds=perf_counter() - start,
        longest=int(total.longest),
        outcome=(total.shares[:players] / games).tolist(),
        points=(total.points[:players] / games).tolist(),
    )


def chunks(
    game: Game, players: int, games: int, boxes: Records, seed: int, threads: int
) -> Iterator[Records]:
    """Tallies in the order of their seeds, whichever thread was first, a few in work at a time."""
    sizes = (min(CHUNK, games - done) for done in range(0, games, CHUNK))
    seeds = np.random.SeedSequence(seed)
    with ThreadPoolExecutor(threads) as pool:
        jobs: Iterator[Future[Records]] = (
            pool.submit(chunk, game, players, n, boxes, np.random.default_rng(seeds.spawn(1)[0]))
            for n in sizes
        )
        waiting = list(islice(jobs, 2 * threads))
        while waiting:
            yield waiting.pop(0).result()
            waiting.extend(islice(jobs, 1))


def chunk(
    game: Game, players: int, games: int, boxes: Records, rng: np.random.Generator
) -> Records:
    tallies = TALLY.blank()
    kernel, states = compiled(game)(play_many), game.state.blank(2)
    kernel(boxes[0], states, players, games, rng, game.pad(), tallies)
    return tallies
