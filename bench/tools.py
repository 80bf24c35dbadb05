"""Other people's tools: learners' loops beside PettingZoo's own games, batches, language models."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from peers import openspiel, pgx

HOME = Path(__file__).parents[1]
Row = tuple[str, str, str, bool | None]
SMALL = ("dragons-cave", "mount-drago", "troll-and-dragon")


def asked(module: str, *given: str) -> Any:
    command = [sys.executable, "-m", module, *given]
    made = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    return json.loads(made.stdout) if made.returncode == 0 else made.stderr[-200:]


def learners() -> list[Row]:
    told = asked("bench.learners")
    if isinstance(told, str):
        return [("decisions/s for learners", "", f"not measured: {told}", None)]
    peers = told["peers"]
    best = max(peers, key=peers.get, default="")
    beside = f"PettingZoo's {best}" if best else "PettingZoo's games are not installed"
    rows: list[Row] = [
        (f"PettingZoo's {name}: decisions a CPU second", "", f"{rate:,.0f}", None)
        for name, rate in peers.items()
    ]
    for tool in ("pettingzoo", "gymnasium"):
        for name, rate in told[tool].items():
            least = 60_000 if name in SMALL else 15_000
            seen = f"{rate:,.0f}"
            figure = f"{name}, most players, {tool}: decisions a CPU second"
            rows.append((figure, f"{least:,}", seen, rate >= least))
            if best and name in SMALL:
                times = rate / peers[best]
                figure = f"{name}, {tool}: beside {beside}"
                rows.append((figure, "3 x", f"{times:.1f} x", times >= 3))
    return rows


def batches() -> list[Row]:
    told = asked("bench.batch", "--json")
    if isinstance(told, str):
        return [("decisions/s in batches", "", f"not measured: {told}", None)]
    rows: list[Row] = []
    for name, rate in told.items():
        least = 5.0 if name in SMALL else 0.6
        figure = f"{name}, most players, 1,024 matches, view bytes and mask: decisions a CPU second"
        rows.append((figure, f"{least} M", f"{rate / 1e6:.2f} M", rate >= least * 1e6))
    return rows + beside_batches()


def beside_batches() -> list[Row]:
    """Other games, so orders of magnitude only."""
    rows: list[Row] = [
        (f"beside it Pgx's {name}, 1,024 matches: decisions a CPU second", "",
         f"{rate / 1e6:.2f} M", None)
        for name, rate in pgx().items()
    ]  # fmt: skip
    if found := openspiel():
        name, rate = found
        figure = f"beside it OpenSpiel's {name}, from Python: moves a second, luck's included"
        rows.append((figure, "", f"{rate / 1e6:.2f} M", None))
    return rows


def models() -> list[Row]:
    told = asked("bench.models")
    if isinstance(told, str):
        return [("wyrmhoard mcp", "", f"not measured: {told}", None)]
    up = told.pop("up")
    rows: list[Row] = [("wyrmhoard mcp: until its tools are listed", "2 s", f"{up:.2f} s", up <= 2)]
    for name, (play, look) in told.items():
        seen = f"{play:.1f} ms"
        rows.append((f"wyrmhoard mcp, {name}: a call of `play`", "10 ms", seen, play <= 10))
        figure = f"wyrmhoard mcp, {name}: a call of `look`, which draws the board"
        rows.append((figure, "10 ms", f"{look:.1f} ms", look <= 10))
    return rows


TOOLS = {"learners": learners, "batches": batches, "models": models}
