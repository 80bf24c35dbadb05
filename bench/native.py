"""One search in a process of its own, by numba or by the translated C: `native.py numba GAME`.

Prints how long it took until the first answer, rounds a CPU second then, and the memory it took.
"""

from __future__ import annotations

import ctypes
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from wyrmhoard.bots.search_tree import TREE, desk, plant, search
from wyrmhoard.bots.wasm import bots_doors
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.contract import LUCK
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.wasm.program import Program
from wyrmhoard.games import load

# As for wasm: gcc would not give back what an inlined function took of the stack until the end.
COMPILER = [
    sys.executable, "-m", "ziglang", "cc", "-std=gnu17", "-O3", "-march=native", "-w", "-shared",
    "-fPIC", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-math-errno",
    "-fvisibility=hidden",
    '-DDOOR=__attribute__((visibility("default")))',
]  # fmt: skip
Grow = Callable[..., Any]


def build(game: Game, library: Path) -> None:
    """The search alone, as numba compiles it."""
    doors = [door for door in bots_doors(game) if door.kernel is search]
    library.with_suffix(".c").write_text(Program(game).text(doors), "utf-8")
    subprocess.run([*COMPILER, "-o", library, library.with_suffix(".c")], check=True)


def by_numba(game: Game) -> Grow:
    run = compiled(game)

    def grow(
        box: Any, view: Any, seat: int, rounds: int, trees: Any, desks: Any, worlds: Any
    ) -> None:
        rng = np.random.default_rng(1)
        run(search)(box[0], view, seat, rng, rounds, trees, desks, worlds)

    return grow


def by_c(library: Path) -> Grow:
    made = ctypes.CDLL(str(library))
    luck = ctypes.create_string_buffer(32)

    def at(records: Any) -> ctypes.c_void_p:
        return ctypes.c_void_p(records.ctypes.data)

    def grow(
        box: Any, view: Any, seat: int, rounds: int, trees: Any, desks: Any, worlds: Any
    ) -> None:
        made.luck_from(luck, 1, 0)
        given = (at(box), at(view), 1, seat, luck, rounds)
        made.search(*given, at(trees), 1, at(desks), 1, at(worlds), 2)

    return grow


def first_choice(game: Game, seats: int) -> tuple[Match, int]:
    """Where a seat has more than one move, everyone having made the first they had."""
    match = Match(game, seats)
    while True:
        who = 15 if match.actors == LUCK else match.movers[0]
        moves = match.legal(who)
        if who != 15 and len(moves) > 1:
            return match, who
        match.play(who, moves[0])


def measured(
    game: Game, seats: int, rounds: int, turns: int, make: Callable[[], Grow]
) -> dict[str, Any]:
    match, seat = first_choice(game, seats)
    view, worlds = match.view(seat), game.state.blank(2)
    trees, desks = TREE.blank(), desk(len(game.moves)).blank()
    start = time.perf_counter()
    grow = make()
    best, first = 0.0, 0.0
    for turn in range(turns + 1):
        trees[:] = 0
        plain(game)(plant)(plain(game).many(trees), plain(game).many(desks), 1)
        n, begun = (rounds if turn else 1), time.process_time()
        grow(match.boxes, view, seat, n, trees, desks, worlds)
        if turn:
            best = max(best, n / (time.process_time() - begun))
        else:
            first = time.perf_counter() - start
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"first": first, "rounds": best, "memory": memory, "used": int(trees[0].used)}


if __name__ == "__main__":
    way, name, seats, rounds, turns, *library = sys.argv[1:]
    game = load(name)
    make = (lambda: by_numba(game)) if way == "numba" else (lambda: by_c(Path(library[0])))
    print(json.dumps(measured(game, int(seats), int(rounds), int(turns), make)))
