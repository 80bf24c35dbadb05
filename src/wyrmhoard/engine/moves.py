"""Moves are small integers. Each verb owns a run of them, one per combination of its words."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from math import prod

from .refused import Refused

WORDS = 4  # a verb's at most: texts call them $a to $d


class Heard(tuple[Sequence[str], ...]):
    """The words of a verb nobody plays: what is told of a hidden move."""


class Luck(tuple[Sequence[str], ...]):
    """The words of a verb that luck alone plays."""


class Moves:
    """Moves(buy=[("left", "right")], wait=[]) numbers: buy left 0, buy right 1, wait 2.

    Verbs of seats come first: their moves are those below `of_seats`.
    """

    def __init__(self, **verbs: Sequence[Sequence[str]]) -> None:
        self.verbs = verbs
        self.names = list(verbs)
        self.starts: list[int] = []
        self.count = self.of_seats = 0
        for verb, axes in verbs.items():
            if len(axes) > WORDS:
                raise ValueError(f"{verb!r} has {len(axes)} words; a move has at most {WORDS}")
            self.starts.append(self.count)
            self.count += prod(len(axis) for axis in axes)
            if not isinstance(axes, Heard | Luck):
                if self.of_seats != self.starts[-1]:
                    raise ValueError(f"{verb!r} is a seat's; such verbs come first")
                self.of_seats = self.count

    def __len__(self) -> int:
        return self.count

    def words(self, move: int) -> tuple[str, ...]:
        """A move's verb and words: 1 -> ("buy", "right")."""
        k = bisect(self.starts, move) - 1
        verb, left, words = self.names[k], int(move) - self.starts[k], []
        for axis in reversed(self.verbs[verb]):
            left, i = divmod(left, len(axis))
            words.append(axis[i])
        return (verb, *reversed(words))

    def text(self, move: int) -> str:
        """The move as logs write it: 1 -> "buy right"."""
        return " ".join(self.words(move))

    def parse(self, text: str) -> int:
        verb, *words = text.split() or [""]
        axes = self.verbs.get(verb)
        if axes is None or len(axes) != len(words):
            raise Refused("no-such-move", move=text)
        move = 0
        for axis, said in zip(axes, words, strict=True):
            if said not in axis:
                raise Refused("no-such-move", move=text)
            move = move * len(axis) + axis.index(said)
        return self.starts[self.names.index(verb)] + move
