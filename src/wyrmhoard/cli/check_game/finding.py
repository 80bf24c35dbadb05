"""What is checked, and what may be found."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused, fit
from wyrmhoard.games import FOLDERS, load

from ..checkout import checkout

MANY = 20  # of a kind that are named; the rest is counted


@dataclass(frozen=True)
class Finding:
    """A text id and what fills its blanks. A note tells something that is as it may be."""

    text: str
    blanks: dict[str, Any] = field(default_factory=dict)
    note: bool = False


def found(text: str, **blanks: object) -> Finding:
    return Finding(text, {name: fit(value) for name, value in blanks.items()})


def noted(text: str, **blanks: object) -> Finding:
    return Finding(text, {name: fit(value) for name, value in blanks.items()}, note=True)


class Subject:
    """The game that is checked, loaded when first asked for, and where its parts lie."""

    def __init__(self, name: str, draft: bool) -> None:
        if name not in FOLDERS:
            load(name)  # refused, with the one that may be meant
        self.name, self.draft, self.folder = name, draft, FOLDERS[name]
        self.module, self.root = self.folder.name, checkout()

    @cached_property
    def game(self) -> Game:
        return load(self.name)

    @property
    def tests(self) -> Path:
        """The folder of its tests: its own, or the one of its name among all tests."""
        if (self.folder / "walks.py").exists() or self.root is None:
            return self.folder
        return self.root / "tests" / "games" / self.module

    def walks(self) -> Any:
        """Its `walks.py`, as a module."""
        if self.root and str(self.root) not in sys.path:
            sys.path.append(str(self.root))  # it is written with what all tests use
        home = "wyrmhoard.games" if self.tests == self.folder else "tests.games"
        return import_module(f"{home}.{self.module}.walks")

    def sources(self) -> Iterator[Path]:
        """The Python files of its rules."""
        for path in sorted(self.folder.rglob("*.py")):
            if path.name != "walks.py" and not path.name.startswith("test_"):
                yield path


Check = Callable[[Subject], Iterable[Finding]]


def some(names: Iterable[object]) -> str:
    """The first of them, and how many more there are."""
    said = [str(name) for name in names]
    more = [f"… +{len(said) - MANY}"] if len(said) > MANY else []
    return ", ".join(said[:MANY] + more)


def broken(no: Exception, subject: Subject) -> Finding:
    """What went wrong, and where in the game's own files."""
    if isinstance(no, Refused) and no.why == "text-missing":
        return found("check-text-missing", texts=no.blanks["text"], file=texts(subject, "en"))
    reason = f"{type(no).__name__}: {no}" if str(no) else type(no).__name__
    return found("check-broken", where=place(no, subject), reason=reason)


def place(no: Exception, subject: Subject) -> str:
    if isinstance(no, SyntaxError) and no.filename:
        return f"{no.filename}:{no.lineno}"
    frames = traceback.extract_tb(no.__traceback__)
    own = [f for f in frames if Path(f.filename).is_relative_to(subject.folder)]
    return f"{own[-1].filename}:{own[-1].lineno}" if own else str(subject.folder)


def texts(subject: Subject, lang: str) -> Path:
    return subject.folder / "texts" / f"{lang}.ftl"
