"""Rules and search in a browser's engine and as C, each beside native code in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from wyrmhoard.bots.wasm import module, source
from wyrmhoard.games import GAMES, load

import native

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
Row = tuple[str, str, str, bool | None]
SEATS, TURNS = 4, 15  # the best of so many turns
ROUNDS = {"dark-cave": 2000}  # a turn; the others 10,000
LARGEST = {"dark-cave": 50}  # KB, compressed; the others 30
PACK = """
const { readFileSync } = require("node:fs"), { brotliCompressSync } = require("node:zlib");
console.log(brotliCompressSync(readFileSync(0)).length);
"""


def told(command: list[Any], **env: str) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | env)
    if done.returncode:
        raise RuntimeError(done.stderr[-500:])
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def packed(path: Path) -> int:
    made = subprocess.run(["node", "-e", PACK], input=path.read_bytes(), capture_output=True)
    return int(made.stdout)


def wasm() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        timer = Path(folder, "timer.mjs")
        bundle = [WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs", HERE / "wasm.ts"]
        subprocess.run(
            ["node", *bundle, "--platform", "node", "--file", timer],
            check=True,
            capture_output=True,
        )
        return [row for name in GAMES for row in rows(name, Path(folder), timer)]


def rows(name: str, folder: Path, timer: Path) -> list[Row]:
    rounds, file = str(ROUNDS.get(name, 10_000)), module(load(name))
    given, cache = [name, str(SEATS), rounds, str(TURNS)], str(folder / "cache")
    library, script = folder / f"{name}.so", [sys.executable, HERE / "native.py"]
    start = time.perf_counter()
    native.build(load(name), library)
    building = time.perf_counter() - start
    cold = told([*script, "numba", *given], WYRMHOARD_CACHE=cache)
    numba = told([*script, "numba", *given], WYRMHOARD_CACHE=cache)
    c = told([*script, "c", *given, library])
    browser = told(["node", timer, file, str(SEATS), rounds, str(TURNS)])
    return [*in_browser(name, file, browser, numba), beside_numba(name, building, cold, numba, c)]


def in_browser(name: str, file: Path, browser: dict[str, Any], numba: dict[str, Any]) -> list[Row]:
    kb = (packed(file) + packed(file.with_name(file.name + ".json"))) / 1000
    ratio, mb = browser["rounds"] / numba["rounds"], browser["memory"] / 2**20
    most = LARGEST.get(name, 30)
    start = time.perf_counter()
    source(load(name))
    translated = time.perf_counter() - start
    said = f"{ratio:.2f} ({browser['rounds']:,.0f} against {numba['rounds']:,.0f})"
    return [
        (f"{name} as wasm: compressed", f"{most} KB", f"{kb:.1f} KB", kb <= most),
        (f"{name} as wasm: memory with a search", "16 MB", f"{mb:.1f} MB", mb <= 16),
        (f"{name} as wasm: ready after", "", f"{browser['started']:.0f} ms", None),
        (f"{name} as wasm: translated to C in", "", f"{translated:.1f} s", None),
        (
            f"{name}, {SEATS} players: search rounds a CPU second in V8, native",
            "0.75",
            said,
            ratio >= 0.75,
        ),
    ]


def beside_numba(
    name: str, building: float, cold: dict[str, Any], numba: dict[str, Any], c: dict[str, Any]
) -> Row:
    """The same C for this machine: what it would be to run it instead of numba."""
    assert c["used"] == numba["used"], "not the same search"
    seen = (
        f"compiled in {building:.1f} s against {cold['first']:.1f}; "
        f"speed {c['rounds'] / numba['rounds']:.2f}; "
        f"from disk to a first round {c['first']:.2f} s against {numba['first']:.2f}; "
        f"memory {c['memory']:.0f} MB against {numba['memory']:.0f}"
    )
    return (f"{name}: the same C beside numba", "", seen, None)
