"""What only a checkout has: kept matches, and the tests every game must pass."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from wyrmhoard.engine import log
from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import Texts

from ..errors import refusal
from .finding import Finding, Subject, found, noted, some

FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)\S*(?: - (.*))?$", re.MULTILINE)
EVERY_GAME = ("tests/contract", "tests/games/test_clauses_are_shown.py", "tests/test_texts.py")


def kept(subject: Subject) -> Iterator[Finding]:
    """A match of each number of players, to be replayed for ever."""
    folder = subject.tests / "playthroughs"
    if missing := [n for n in subject.game.seats if not (folder / f"{n}.json").exists()]:
        yield found("check-not-kept", seats=some(missing), folder=folder)
    for file in sorted(folder.glob("*.json")):
        try:
            log.replay(subject.game, log.load(file))
        except Refused as no:
            yield found("check-refused", why=f"{file}: {refusal(Texts('en'), no)}")


def tests(subject: Subject) -> Iterator[Finding]:
    """The game's own and those of every game, in plain Python: compiling comes last."""
    if subject.root is None or not find_spec("pytest"):
        yield noted("check-tests-elsewhere")
        return
    own = sorted(map(str, subject.tests.glob("test_*.py")))
    plain = f"{subject.name} and not compiled"
    for files, chosen in ((own, "not compiled"), (list(EVERY_GAME), plain)):
        if files:
            yield from failures(subject.root, [*files, "-k", chosen])


def failures(root: Path, chosen: list[str]) -> Iterator[Finding]:
    command = [sys.executable, "-m", "pytest", "-n0", "--no-header", "--tb=no", "-rfE", *chosen]
    env = {**os.environ, "DRAFTS": "1"}  # languages that are missing were found before
    made = subprocess.run(command, cwd=root, env=env, capture_output=True, encoding="utf-8")
    failed = FAILED.findall(made.stdout)
    for test, reason in dict(reversed(failed)).items():  # the first reason of each
        yield found("check-test-failed", test=test, reason=reason)
    if made.returncode and not failed:
        last = (made.stdout + made.stderr).strip().splitlines()[-1:]
        yield found("check-broken", where="pytest", reason=" ".join(last))
