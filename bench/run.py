"""make bench: measure everything in one run and keep it, newest first, in results.md."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from measure import SECTIONS, SLOW, Row

RESULTS = Path(__file__).parent / "results.md"
HEAD = """# What was measured

Written by `make bench`, newest first; nothing is typed in by hand. Ratios are taken within one run
on one machine, because absolute figures swing with whatever else it does.
"""


def main(names: list[str]) -> None:
    """All sections but the slow ones, or those named."""
    rows: list[Row] = []
    for name, section in SECTIONS.items():
        if name in names or (not names and name not in SLOW):
            print(f"{name} ...", flush=True)
            for row in section():
                rows.append(row)
                print("  " + " | ".join(map(str, row)), flush=True)
    keep(rows, names)


def keep(rows: list[Row], names: list[str]) -> None:
    old = RESULTS.read_text("utf-8").removeprefix(HEAD) if RESULTS.exists() else ""
    lines = [f"\n## {datetime.now(UTC):%Y-%m-%d}, {commit()}", ""]
    lines += [f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.machine()}"]
    lines += [f"Only: {', '.join(names)}"] if names else []
    lines += ["", "| figure | wanted | seen | |", "|---|---|---|---|"]
    mark = {True: "reached", False: "**missed**", None: ""}
    lines += [f"| {figure} | {wanted} | {seen} | {mark[ok]} |" for figure, wanted, seen, ok in rows]
    RESULTS.write_text(HEAD + "\n".join(lines) + "\n" + old, "utf-8")
    print(f"written to {RESULTS.name}")


def commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    return f"commit {made.stdout.strip()}" if made.returncode == 0 else "no commit"


if __name__ == "__main__":
    main(sys.argv[1:])
