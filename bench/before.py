"""This tree beside an earlier one, by CPU time: BEFORE=<commit> make bench ONLY=before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

HOME = Path(__file__).parents[1]
Row = tuple[str, str, str, bool | None]
TURNS = 5
NOISE = 0.95  # of the earlier speed: what two runs of one tree may differ by
# Each tree is asked by its own bench/, so that only what both know is compared.
ASK = """
import json, sys, time
time.perf_counter = time.process_time
import measure, tables
from wyrmhoard.games import load
games = sys.argv[1:]
seen = {f"{name}: random moves a CPU second": measure.playout_speed(name, load(name).seats[-1])
        for name in games}
for figure, _, told, _ in measure.search_speed():
    if figure.split(",")[0] in games:
        seen[figure.replace("/s on one core", " a CPU second")] = float(told.replace(",", ""))
tables.peers()
load = {"warm": 3, "seconds": 4}
seen["the server: moves a CPU second"] = 1e6 / tables.ours("counter", 500, **load)["cpu_us"]
print(json.dumps(seen))
"""


def figures(tree: Path, games: list[str]) -> dict[str, float]:
    path = os.pathsep.join(map(str, (tree / "src", tree / "bench", tree)))
    made = subprocess.run(
        [sys.executable, "-c", ASK, *games], env=os.environ | {"PYTHONPATH": path}, cwd=tree,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if made.returncode:
        raise RuntimeError(made.stderr[-2000:])
    seen: dict[str, float] = json.loads(made.stdout.splitlines()[-1])
    return seen


def before() -> list[Row]:
    commit = os.environ.get("BEFORE", "")
    if not commit:
        return [("this tree beside an earlier one", "", "not measured: BEFORE names none", None)]
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder, "earlier")
        subprocess.run(["git", "clone", "-q", str(HOME), str(earlier)], check=True)
        subprocess.run(["git", "checkout", "-q", commit], cwd=earlier, check=True)
        games = sorted(p.name.replace("_", "-") for p in (earlier / "src/wyrmhoard/games").iterdir()
                       if (p / "box.toml").exists())  # fmt: skip
        turns = [(figures(earlier, games), figures(HOME, games)) for _ in range(TURNS)]
    return [row(figure, turns) for figure in turns[0][0]]


def row(figure: str, turns: list[tuple[dict[str, float], dict[str, float]]]) -> Row:
    old, new = (median(turn[k][figure] for turn in turns) for k in (0, 1))
    ratio = median(turn[1][figure] / turn[0][figure] for turn in turns)
    return figure, f"{NOISE} of before", f"{new:,.0f} = {ratio:.2f} of {old:,.0f}", ratio >= NOISE
