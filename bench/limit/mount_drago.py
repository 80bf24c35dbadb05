"""Mount Drago in C beside the engine: the same matches move by move, and random play against time.

    python -m bench.limit.mount_drago [MATCHES]

Prints JSON: moves a second of both on one core, by number of players, and their ratio.
"""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import numpy as np

from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import NOBODY, actors, play, setup
from wyrmhoard.engine.playout import begin, finish, next_seat, random_move
from wyrmhoard.games import load

SOURCE = Path(__file__).with_suffix(".c")
FLAGS = ["-O3", "-march=native", "-std=gnu11", "-shared", "-fPIC"]
LONGEST, FACTS = 20_000, 29  # moves of a match; numbers told after each
ROUNDS = 7  # of timing; the two take turns, and the best of each counts


def compiler() -> str | None:
    return shutil.which("gcc") or shutil.which("cc")


@cache
def library() -> ctypes.CDLL:
    found = compiler()
    assert found, "no C compiler"
    made = Path(tempfile.mkdtemp(prefix="mount-drago-")) / "mount_drago.so"
    subprocess.run([found, *FLAGS, str(SOURCE), "-o", str(made)], check=True)
    c = ctypes.CDLL(str(made))
    c.playouts.restype = ctypes.c_int64
    c.playouts.argtypes = [
        ctypes.c_char_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_uint64,
    ]  # fmt: skip
    return c


def box_of(boxes: np.ndarray) -> bytes:
    """The box as the C struct has it."""
    box = boxes[0]
    parts = [box.copies.ravel(), box.spaces, box.numbers.ravel()]
    rules = [box.first, box.floor_at_zero, box.summit_swap]
    packed = np.concatenate([*parts, rules]).astype("i1").tobytes()
    assert len(packed) == library().box_size()
    return packed


def record(box, s, seats, rng, pads, who, moves, facts):
    """A kernel: one random match, told move by move; returns how many there were."""
    out, weights, n = pads[0].out, pads[0].weights, 0
    setup(box, s, seats)
    mask = actors(box, s)
    while mask != NOBODY:
        who[n] = next_seat(box, s, mask, rng, weights)
        moves[n] = random_move(box, s, who[n], rng, out, weights)
        play(box, s, who[n], moves[n])
        mask = actors(box, s)
        told = facts[n]
        told[0], told[1], told[2], told[3] = s.phase, s.turn, s.stock, s.climbed
        for dragon in range(10):
            told[4 + dragon] = s.spot[dragon]
        for p in range(5):
            told[14 + p], told[19 + p], told[24 + p] = s.points[p], s.top[p], s.holds[p]
        n += 1
    return n


def compare(matches: int, seats: int, seed: int, **house_rules: object) -> int:
    """Play matches with the engine, replay each in C; every number must agree after every move."""
    game = load("mount-drago")
    run, boxes, rng = compiled(game), game.standard(), np.random.default_rng(seed)
    for name, value in house_rules.items():
        boxes[0][name] = value
    who, moves = np.zeros(LONGEST, "i4"), np.zeros(LONGEST, "i4")
    ours, theirs = np.zeros((LONGEST, FACTS), "i4"), np.zeros((LONGEST, FACTS), "i4")
    packed, pads, told = box_of(boxes), run.many(game.pad()), 0
    for _ in range(matches):
        states = game.state.blank()
        n = run(record)(run.one(boxes), run.one(states), seats, rng, pads, who, moves, ours)
        pointers = [a.ctypes.data_as(ctypes.c_void_p) for a in (who, moves, theirs)]
        done = library().replay(packed, seats, n, *pointers)
        assert done == n, f"move {done} of {n} refused: {game.moves.text(moves[done])}"
        assert (ours[:n] == theirs[:n]).all()
        told += n
    return told


def ours_per_second(seats: int, matches: int, seed: int) -> float:
    game = load("mount-drago")
    run, boxes, states = compiled(game), game.standard(), game.state.blank(matches)
    pads, rng = game.pad(), np.random.default_rng(seed)
    since = time.perf_counter()
    run(begin)(run.one(boxes), run.many(states), seats)
    made = run(finish)(run.one(boxes), run.many(states), rng, run.many(pads), 1 << 30)
    return made / (time.perf_counter() - since)


def theirs_per_second(seats: int, matches: int, seed: int) -> float:
    packed = box_of(load("mount-drago").standard())
    states = np.zeros((matches, library().state_size()), "i1")
    since = time.perf_counter()
    made = library().playouts(packed, states.ctypes.data, matches, seats, seed)
    return made / (time.perf_counter() - since)


def race(seats: int, matches: int) -> dict[str, float]:
    ours_per_second(seats, 10, 0)
    ours, theirs = 0.0, 0.0
    for seed in range(1, ROUNDS + 1):
        theirs = max(theirs, theirs_per_second(seats, matches, seed))
        ours = max(ours, ours_per_second(seats, matches, seed))
    return {
        "engine_moves_per_second": round(ours),
        "c_moves_per_second": round(theirs),
        "ratio": round(ours / theirs, 3),
    }


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    seats = load("mount-drago").seats
    told = sum(compare(1000, n, n) for n in seats)
    figures = {
        "compared_moves": told,
        "generator": "PCG64 (XSL-RR) on both sides",
        "matches": matches,
    }
    print(json.dumps({**figures, "players": {n: race(n, matches) for n in seats}}, indent=2))


if __name__ == "__main__":
    main()
