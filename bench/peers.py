"""Other people's engines, in an environment of their own, .peers: what they do a second."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
PEERS = HERE.parent / ".peers"


@cache
def openspiel() -> tuple[str, float] | None:
    """Its quickest game and moves a second, or nothing."""
    speeds = speeds_of("openspiel.py", "0.5", "open_spiel")
    return best(speeds) if speeds else None


@cache
def pgx() -> dict[str, float]:
    return speeds_of("pgx_games.py", "1", "pgx", "jax[cpu]")


def best(speeds: dict[str, float]) -> tuple[str, float]:
    name = max(speeds, key=speeds.__getitem__)
    return name, speeds[name]


def speeds_of(script: str, seconds: str, *packages: str) -> dict[str, float]:
    """By game; nothing where it cannot be installed or does not run."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
    print(f"  {packages[0]}, in .peers ...", flush=True)
    install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
    subprocess.run(install, check=False, stderr=subprocess.DEVNULL)
    command = [python, HERE / script, seconds]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(made.stdout) if made.returncode == 0 else {}
