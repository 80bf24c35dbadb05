"""make wasm: every game's rules and bots as WebAssembly, beside the rules they were made from.

`python web/wasm.py` makes what no longer fits its sources; with `--kept` it makes all anew and
compares the bytes. Only here a compiler is needed (`pip install --group wasm`).
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import tests.conftest  # noqa: F401  one game more is named there
from tests.engine.wasm import vocabulary
from wyrmhoard.bots.wasm import source
from wyrmhoard.engine.wasm.source import Source
from wyrmhoard.games import GAMES, load

ZIG = [sys.executable, "-m", "ziglang"]
STACK = 1 << 20  # lies first, so that what grows beyond it traps and overwrites nothing
COMPILE = [
    "-target", "wasm32-freestanding", "-std=gnu17", "-O3", "-g0", "-w", "-fno-sanitize=all",
    "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-math-errno",
    "-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext", "-fvisibility=hidden",
]  # fmt: skip
LINK = [
    "--no-entry", "--strip-all", "--gc-sections", "--export-dynamic", "--export=__stack_pointer",
    "--stack-first", "-z", f"stack-size={STACK}",
]  # fmt: skip


def compiled(code: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        text, made, linked = (str(Path(folder, name)) for name in ("a.c", "a.o", "a.wasm"))
        Path(text).write_text(code, "utf-8")
        subprocess.run([*ZIG, "cc", *COMPILE, "-c", "-o", made, text], check=True)
        subprocess.run([*ZIG, "wasm-ld", *LINK, "-o", linked, made], check=True)
        return Path(linked).read_bytes()


def make(one: Source) -> str:
    if one.fits():
        return "fits its sources"
    one.keep(compiled(one.code))
    return "made anew"


def compare(one: Source) -> str:
    if not one.fits():
        sys.exit(f"{one.file}: not made from these sources. Run: make wasm")
    if one.file.read_bytes() != compiled(one.code):
        sys.exit(f"{one.file}: other bytes come of the same sources. Remove it, and: make wasm")
    return "the same bytes"


if __name__ == "__main__":
    games = [game for name in GAMES for game in load(name).versions()]
    for one in [*map(source, games), vocabulary.source()]:
        done = compare(one) if sys.argv[1:] == ["--kept"] else make(one)
        print(f"{one.file}: {done}", flush=True)
