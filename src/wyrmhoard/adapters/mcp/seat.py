"""A seat as a model has it: what it sees, may do, and has heard since it last looked, in words."""

from __future__ import annotations

import io
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import RECALLED, Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.why import why_not
from wyrmhoard.texts import Texts
from wyrmhoard.texts.fields import label, told
from wyrmhoard.texts.rulebook import clauses
from wyrmhoard.texts.story import Story

WIDE = 100  # columns a board may take
Draw = Callable[[Any, Any, int, Mapping[int, str], Texts], RenderableType]
Board = Callable[[Game], Draw]  # how a game's view is drawn in text
Told = dict[str, Any]


class Unplayable(ValueError):
    """A move that is not legal: why, in words, with the clauses."""


class Seat(ABC):
    """At one table, here or at a server. `names` are those of all seats."""

    def __init__(
        self, table: str, game: Game, boxes: Records, seat: int, names: Mapping[int, str],
        lang: str, board: Board,
    ) -> None:  # fmt: skip
        self.table, self.game, self.boxes, self.seat = table, game, boxes, seat
        self.tell, self.draw = Texts(lang, game.folder / "texts"), board(game)
        self.names, self.lines = dict(names), list[str]()
        self.story = Story(
            game, self.tell, self.names, seat, lambda _, line: self.lines.append(line)
        )

    @property
    @abstractmethod
    def view(self) -> Records: ...

    @property
    @abstractmethod
    def moves(self) -> Sequence[int]:
        """What it may do now; nothing while others are to move."""

    @property
    @abstractmethod
    def status(self) -> str:
        """open, playing, over or ended."""

    @property
    @abstractmethod
    def shares(self) -> Sequence[float] | None:
        """Of the victory, at the end."""

    @abstractmethod
    async def play(self, move: int) -> None:
        """Make a legal move, and go on until the seat is asked again, or for a while."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Until the seat is asked, or the match is over."""

    async def leave(self) -> None:
        """Stand up for good."""

    def look(self) -> Told:
        """All there is to know now; what was told is not told again."""
        self.story.flush()
        since, self.lines[:] = list(self.lines), []
        known: Told = {
            "table": self.table, "game": self.game.name, "you": self.names[self.seat],
            "status": self.status, "your_turn": bool(self.moves), "since": since,
            "view": self.fields(), "question": self.question(), "moves": self.offered(),
        }  # fmt: skip
        if self.shares is not None:
            known["shares"] = {self.names[p]: share for p, share in enumerate(self.shares)}
        return known

    def fields(self) -> dict[str, str]:
        """The view in words, but for what is only recalled."""
        shown = {n: f for n, f in self.game.view.fields.items() if f.seen_by != RECALLED}
        v = self.view[0]
        return {label(n, f, self.tell): told(n, v[n], self.tell) for n, f in shown.items()}

    def picture(self) -> str:
        """The table as people see it in a terminal. It takes longer than all the rest."""
        console = Console(file=io.StringIO(), width=WIDE, color_system=None, highlight=False)
        v, box = self.view[0], self.boxes[0]
        with console.capture() as drawn:
            console.print(self.draw(v, box, self.seat, self.names, self.tell))
        return "\n".join(line.rstrip() for line in drawn.get().splitlines()).strip("\n")

    def words(self) -> dict[str, str]:
        """Players as moves name them."""
        return {f"p{p}": name for p, name in self.names.items()}

    def question(self) -> str:
        moves = [self.game.moves.words(move) for move in self.moves]
        v = self.view[0]
        numbers = {name: int(v[name]) for name in v.dtype.names if not v[name].shape}
        return (self.tell.question(moves, numbers, self.words()) or "") if moves else ""

    def offered(self) -> list[Told]:
        """Each legal move: as it is played, as people say it, and the clauses behind it."""
        moves = self.game.moves
        return [
            {
                "move": moves.text(move),
                "said": self.tell.move(moves.words(move), self.words()),
                "clauses": self.game.clauses_of(move),
            }
            for move in self.moves
        ]

    def chosen(self, said: str) -> int:
        """A legal move, or a refusal that says why it is none."""
        if not self.moves:
            raise Refused("not-your-turn")
        move = self.game.moves.parse(said)
        if move in self.moves:
            return move
        why = why_not(self.game, self.boxes, self.view, self.seat, move)
        if why is None:
            raise Refused("not-legal-now", move=said)
        known = clauses(self.game.folder, self.tell.lang)
        because = self.tell(why.text, **self.tell.blanks(why.blanks, self.words()))
        cited = [f"{clause}: {known[clause]}" for clause in why.clauses]
        raise Unplayable("\n".join([because, *cited]))
