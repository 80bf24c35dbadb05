"""A match in sentences: what came of each move, with dull runs told as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wyrmhoard.engine.events import Told
from wyrmhoard.engine.game import Game

from . import Texts


class Story:
    """Each line goes to `show` with who moved, as soon as nothing more can be added to it."""

    def __init__(
        self,
        game: Game,
        tell: Texts,
        names: Mapping[int, str],
        me: int | None,
        show: Callable[[int, str], object],
    ) -> None:
        self.game, self.tell, self.names, self.me, self.show = game, tell, names, me, show
        self.seats = {f"p{p}": name for p, name in names.items()}
        self.last: tuple[int, int, list[Told]] | None = None

    def add(self, who: int, move: int, events: list[Told] | None) -> None:
        """A move as it is told: by its events, by itself, or not at all."""
        if events is None:
            return
        if self.last and self.last[2] and len(events) == 1:
            earlier = self.last[2]
            if both := self.game.happened.joined(earlier[-1], events[0]):
                earlier[-1] = both
                return
        self.flush()
        self.last = who, move, list(events)

    def flush(self) -> None:
        """Nothing is added to the last line any more."""
        if self.last:
            who, move, events = self.last
            self.show(who, self.line(who, move, events))
            self.last = None

    def line(self, who: int, move: int, events: list[Told]) -> str:
        if not events:
            words = self.game.moves.words(move)
            return self.tell.move(words, self.seats, self.names.get(who, ""), who == self.me)
        told = (self.tell.event(self.game.happened, one, self.names, self.me) for one in events)
        return " ".join(told)
