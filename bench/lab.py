"""The lab by CPU seconds: bots in compiled batches beside the loop of a table, rows, a report."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

import numpy as np

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.bind import compiled
from wyrmhoard.games import load
from wyrmhoard.lab import simulate, tables
from wyrmhoard.lab.arena import play_match

Row = tuple[str, str, str, bool | None]
# A level, matches in the batch, matches in the loop, how many times as fast, or how many a second.
# What was "easy" when the figures were set is "novice" today.
CASES = [
    ("dragons-cave", "novice", 4000, 40, 0, 10_000), ("mount-drago", "novice", 2000, 40, 0, 3_000),
    ("dragons-cave", "greedy", 200, 5, 9, 0), ("mount-drago", "greedy", 100, 5, 9, 0),
    ("troll-and-dragon", "greedy", 100, 5, 9, 0), ("dark-cave", "greedy", 3, 1, 9, 0),
    ("troll-and-dragon", "master", 40, 5, 1.3, 0), ("dragons-cave", "easy", 20, 5, 0, 0),
    ("mount-drago", "easy", 20, 5, 0, 0),
]  # fmt: skip


def in_batch(name: str, level: str, matches: int, events: bool = True) -> float:
    """Matches a CPU second, two seats."""
    simulate(name, 2, [level], 1, threads=1)
    start = process_time()
    simulate(name, 2, [level], matches, threads=1, seed=1, events=events)
    return matches / (process_time() - start)


def in_loop(name: str, level: str, matches: int) -> float:
    game, rng = load(name), np.random.default_rng(1)
    bots = [bot(level, game, lambda: compiled(game), seed) for seed in range(2)]
    play_match(game, bots, rng)
    start = process_time()
    for _ in range(matches):
        play_match(game, bots, rng)
    return matches / (process_time() - start)


def batches() -> list[Row]:
    rows: list[Row] = []
    for name, level, many, few, times, rate in CASES:
        fast, slow = in_batch(name, level, many), in_loop(name, level, few)
        seen = f"{fast:,.1f} = {fast / slow:.1f} x the loop's {slow:,.2f}"
        wanted = f"{rate:,}" if rate else f"{times} x" if times else ""
        reached = fast >= rate if rate else fast >= times * slow if times else None
        figure = f"{name}, 2 {level} bots in compiled batches: matches a CPU second"
        rows.append((f"{figure}, with what came of each move", wanted, seen, reached))
        if rate:  # the loop does not count that either
            alone = in_batch(name, level, many, events=False)
            rows.append((f"{figure}, without", wanted, f"{alone:,.1f}", alone >= rate))
    return rows


def rows_written() -> list[Row]:
    """Rows of seats of random matches, the most players, played and written as Parquet."""
    rows: list[Row] = []
    for name, wanted in (("dragons-cave", 1.0), ("mount-drago", 0.5)):
        for events in (False, True):
            rate = row_rate(name, events) / 1e6
            told = "with what came of each move" if events else "without"
            figure = f"{name}: M rows a CPU second into Parquet, {told}"
            rows.append((figure, f"{wanted:g}", f"{rate:.2f}", rate >= wanted))
    return rows


def row_rate(name: str, events: bool, matches: int = 200_000) -> float:
    """Of about a million rows, with nothing to load or compile."""
    given = {"threads": 1, "events": events}
    with tempfile.TemporaryDirectory() as folder:
        made = simulate(name, None, ["random"], 10, **given)  # type: ignore[arg-type]
        tables.store(made, Path(folder) / "first.parquet")
        start = process_time()
        made = simulate(name, None, ["random"], matches, **given)  # type: ignore[arg-type]
        tables.store(made, Path(folder) / "rows.parquet")
        return matches * len(made.plan.seating) / (process_time() - start)


def reports() -> list[Row]:
    """A page, from the command to the file, on all cores; the ladder has its own time."""
    rows: list[Row] = []
    cases = [
        ("dragons-cave", 100_000, "novice", 60), ("mount-drago", 100_000, "novice", 60),
        ("troll-and-dragon", 100_000, "novice", 60), ("dark-cave", 10_000, "random", 300),
    ]  # fmt: skip
    for name, matches, level, most in cases:
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.html"
            command = [sys.executable, "-m", "wyrmhoard", "report", name, "--bots", level]
            asked = ["--matches", str(matches), "--ladder", "none", "--seed", "1", "-o", str(page)]
            start, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([*command, *asked], check=True, capture_output=True)
            took, after = perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
            cpu = after.ru_utime - before.ru_utime
            size = page.stat().st_size / 1000
            seen = f"{took:.0f} s ({cpu:.0f} CPU s), {size:.0f} KB"
            figure = f"{name}: report of {matches:,} matches of {level} bots"
            rows.append((figure, f"{most} s, 60 KB", seen, took <= most and size < 60))
    return rows


LAB = {"batches": batches, "rows": rows_written, "reports": reports}
