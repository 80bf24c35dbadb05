"""Bots as they were in an earlier commit, to be measured against: their code runs beside ours."""

from __future__ import annotations

import base64
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path

import numpy as np

from wyrmhoard.bots.bot import Stop, never
from wyrmhoard.engine.layout import Records

HOME = Path(__file__).parents[1]


@cache
def source(commit: str) -> tempfile.TemporaryDirectory[str]:
    """The `src` of that commit, until this program ends."""
    folder = tempfile.TemporaryDirectory(prefix="wyrmhoard-earlier-")
    packed = subprocess.run(
        ["git", "archive", commit, "src/wyrmhoard"], cwd=HOME, capture_output=True, check=True
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
        files.extractall(folder.name, filter="data")
    return folder


class Earlier:
    """A bot of that commit, in a process of its own, which ends with ours. One may sit in several
    seats."""

    def __init__(self, commit: str, game: str, level: str, rounds: int = 0, seed: int = 0) -> None:
        env = os.environ | {"PYTHONPATH": f"{source(commit).name}/src"}
        command = [sys.executable, HOME / "bench" / "answer.py", game, level, rounds, seed]
        self.process = subprocess.Popen(
            list(map(str, command)), env=env, text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )  # fmt: skip
        self.rng = np.random.default_rng(seed)

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        told = [packed(box), packed(view), seat, packed(heard)]
        stdin.write(json.dumps(told) + "\n")
        stdin.flush()
        return int(stdout.readline())


def packed(records: Records) -> str:
    return base64.b64encode(records.tobytes()).decode()
