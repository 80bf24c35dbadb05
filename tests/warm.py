"""Compiles what tests run, each kernel once, before two processes would compile the same; what else
they need is installed meanwhile, if this machine lets us.

`make test` runs it first: python -m tests.warm
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import Process
from pathlib import Path
from time import perf_counter

import tests.conftest  # noqa: F401  the cache is named there

import numpy as np

import wyrmhoard.bots.games

from tests.browser.chromium import chromium
from tests.server.postgres import installed
from tests.walk import Walker, anything
from wyrmhoard.engine.queries import count_points
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import CHANCE, NONE
from wyrmhoard.engine.playout import begin, finish
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.warm import warm

KNOWN = Path(wyrmhoard.bots.games.__file__).parent


def size(name):
    """Of a game's rules and of what bots know of it, which says how long they take."""
    folders = load(name).folder, *KNOWN.glob(name.replace("-", "_"))
    return sum(path.stat().st_size for folder in folders for path in folder.rglob("*.py"))


LONGEST_FIRST = sorted(GAMES, key=size, reverse=True)


def positions(name):
    """Of a match in plain Python, and who asks the compiled rules about them."""
    seats = load(name).seats[0]
    walker = Walker(name, seats, "compiled")
    for step in Walker(name, seats).walk(0, anything, 100):
        yield walker, step


def moves(name):
    for walker, step in positions(name):
        walker.start(), walker.actors(step.s), walker.pace(step.s), walker.outcome(step.s)
        if step.who is not None:
            walker.legal(step.s, step.who), walker.play(step.s, step.who, step.move)
        if step.who == CHANCE:
            walker.toss(step.s, 0.5)
        if walker.secret(step.s, 0) != NONE:
            walker.takeback(step.s, 0)


def knowledge(name):
    for walker, step in positions(name):
        walker.imagine(walker.view(step.s, 0), 0, np.random.default_rng(0))
        walker.ask(count_points, step.s, 0)
        if step.who is not None:
            heard = walker.hears(step.s, 0, step.who, step.move)
            after = walker.view(walker.play(step.s, step.who, step.move), 0)
            walker.events(walker.view(step.s, 0), after, 0, step.who, heard)


def bots(name):
    warm(load(name))


def playouts(name):
    game = load(name)
    run, boxes, states = compiled(game), game.standard(), game.state.blank(2)
    run(begin)(boxes[0], states, game.seats[0])
    run(finish)(boxes[0], states, np.random.default_rng(0), game.pad(), 1)


def made(part, name):
    start = perf_counter()
    part(name)
    return f"{name}: {part.__name__} compiled, {perf_counter() - start:.0f} s"


if __name__ == "__main__":
    needs = [Process(target=find) for find in (chromium, installed)]
    for need in needs:
        need.start()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for parts in ((moves, knowledge), (bots, playouts)):  # the latter are made of the former
            jobs = [pool.submit(made, part, name) for name in LONGEST_FIRST for part in parts]
            for job in jobs:
                print(job.result(), flush=True)
    for need in needs:
        need.join()
