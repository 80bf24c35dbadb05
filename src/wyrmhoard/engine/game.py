"""What a game is, to everything that is not a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as member
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from . import box as boxes
from .contract import BLANKS, CONTRACT, FINE, OPTIONAL, check, most_seats
from .events import Events
from .handles import handle
from .layout import Field, Layout, Records, field
from .moves import Moves
from .reasons import Reasons
from .refused import Refused

Rules = Mapping[Callable[..., Any], Callable[..., Any]]


@dataclass(frozen=True, eq=False)
class Earlier:
    """What was otherwise in an earlier version of the rules. Moves, state and view are today's: a
    new version may add to their ends, but a version whose moves had other numbers is gone."""

    rules: Rules  # a function of today -> as it was
    box: Layout | None = None  # if it had other fields


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    version: int  # of the rules: a match lives and ends with the version it began with
    seats: range
    box: Layout
    state: Layout
    view: Layout
    moves: Moves
    rules: Rules  # the contract's function -> this game's
    clauses: Mapping[str, str]  # a move's words, or how they begin -> the clauses behind it
    reasons: Reasons  # why a move may not be played
    folder: Path
    refusals: Reasons = member(default_factory=Reasons)  # what may be wrong with a box
    happened: Events = member(default_factory=Events)  # what may come of a move
    most_moves: int = 0  # the most that may be legal for a seat at once; 0: all its moves
    cap: int = 10_000  # moves after which tools give up a match that nobody ends
    minutes: int = 0  # a match takes, as the box says
    age: int = 0  # from which on, as the box says
    slow_box: Mapping[str, object] = member(default_factory=dict)  # changed where nobody can hurry
    earlier: Mapping[int, Earlier] = member(default_factory=dict)  # versions that are still played
    past: bool = False  # it is one of these

    @cache  # noqa: B019  games are never given up
    def at(self, version: int) -> Game:
        """The game as it was in that version of its rules."""
        if version == self.version:
            return self
        if version not in self.earlier:
            blanks = {"game": self.name, "given": version, "known": self.version}
            raise Refused("log-unknown-rules", **blanks)
        was, box = self.earlier[version].rules, self.earlier[version].box or self.box
        rules = {asked: was.get(today, today) for asked, today in self.rules.items()}
        rules.update(was)
        return replace(self, version=version, rules=rules, box=box, earlier={}, past=True)

    def versions(self) -> list[Game]:
        """All that are still played, today's last."""
        return [*(self.at(version) for version in sorted(self.earlier)), self]

    def standard(self) -> Records:
        """The box as it is sold; to an earlier version, as far as it had it."""
        file = self.folder / "box.toml"
        if not self.past:
            return self.read_box(file)
        data = boxes.parse(file)
        return self.fill_box({key: data[key] for key in self.box.fields})

    def read_box(self, path: Path) -> Records:
        """An owner's own box, or a refusal that says what is wrong with it."""
        box = boxes.read(self.box, path)
        try:
            return self.checked(box)
        except Refused as no:
            raise boxes.placed(no, path) from None

    def variants(self) -> dict[str, dict[str, Any]]:
        """House rules that belong together, by name: what each changes in the standard box."""
        files = sorted((self.folder / "variants").glob("*.toml"))
        return {file.stem: boxes.parse(file) for file in files}

    def fill_box(self, data: Mapping[str, Any]) -> Records:
        """A box from named values, as logs keep it."""
        return self.checked(boxes.fill(self.box, data))

    def checked(self, box: Records) -> Records:
        out = np.zeros(BLANKS, np.int64)
        wrong = self.rules[check](handle(box), out)
        if wrong == FINE:
            return box
        why = self.refusals[wrong]
        no = Refused(why.text, **why.filled(out.tolist()))
        no.texts = self.folder / "texts"
        raise no

    def pad(self) -> Records:
        """Buffers for `legal` and `odds`. As parts of a record they are not counted references
        in compiled code, which would cost more than most rules do."""
        room = len(self.moves)
        weights, out = field("f8", room, about="of luck's moves"), field("i4", room, about="moves")
        return Layout(weights=weights, out=out).blank()

    @property
    def most_legal(self) -> int:
        """The most moves a seat may ever have to choose from."""
        return self.most_moves or self.moves.of_seats

    def by_seat(self, f: Field) -> bool:
        """Whether it says something of each seat: its first axis is as long as a full table."""
        return f.shape[:1] == (self.seats[-1],)

    def clauses_of(self, move: int) -> list[str]:
        """The clauses behind a move, by the longest entry its words begin with."""
        words = self.moves.words(move)
        for n in range(len(words), 0, -1):
            if found := self.clauses.get(" ".join(words[:n])):
                return found.split()
        return []

    def welcome(self, seats: int, box: Any) -> None:
        """Refuse a number of players this game or this box is not for."""
        if seats not in self.seats:
            raise Refused("wrong-seats", given=seats, least=self.seats[0], most=self.seats[-1])
        if seats > (most := self.rules[most_seats](box)):
            raise Refused("box-too-small", given=seats, most=most)
        if "first" in self.box.fields and box.first >= seats:
            raise Refused("first-not-seated", first=int(box.first), seats=seats)


def rules(*modules: ModuleType) -> Rules:
    """The game's own functions for the contract's, wherever its modules define them."""
    named = {name: f for module in modules for name, f in vars(module).items()}
    missing = [f.__name__ for f in CONTRACT if f.__name__ not in named and f not in OPTIONAL]
    if missing:
        raise TypeError(f"missing: {missing}")
    return {f: named.get(f.__name__, f) for f in CONTRACT}
