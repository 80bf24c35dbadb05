"""Compiles what tests run, each kernel once, before two processes would compile the same.

`make test` runs it first: python -m tests.warm
"""

import os
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import tests.conftest  # noqa: F401  the cache is named there

import numpy as np

from tests.walk import Walker, anything
from wyrmhoard.engine.ask import count_points
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import CHANCE, NONE
from wyrmhoard.engine.playout import begin, finish
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.warm import warm

LONGEST_FIRST = sorted(GAMES, key=lambda name: name != "dark-cave")


def ask_everything(name):
    """Every question of the contract, as walks and matches ask it, through a whole match."""
    walker = Walker(name, load(name).seats[0], "compiled")
    for step in walker.walk(0, anything, 20_000):
        walker.imagine(walker.view(step.s, 0), 0, np.random.default_rng(0))
        walker.pace(step.s), walker.ask(count_points, step.s, 0)
        if step.who == CHANCE:
            walker.toss(step.s, 0.5)
        if step.who is not None:
            walker.hears(step.s, 0, step.who, step.move)
        if walker.secret(step.s, 0) != NONE:
            walker.takeback(step.s, 0)
    walker.outcome(step.s)


def play_on(name):
    game = load(name)
    run, boxes, states = compiled(game), game.standard(), game.state.blank(2)
    run(begin)(boxes[0], states, game.seats[0])
    run(finish)(boxes[0], states, np.random.default_rng(0), game.pad(), 1)


def compile_game(name):
    start = perf_counter()
    ask_everything(name)
    play_on(name)
    warm(load(name))
    return f"{name} is compiled: {perf_counter() - start:.0f} s"


if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for told in pool.map(compile_game, LONGEST_FIRST):
            print(told, flush=True)
