"""A match as one seat witnesses it: what it hears of each move, and what it is told came of it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .events import Told
from .match import Match

Heard = tuple[int, int, list[Told] | None]  # who, the move as heard, its events


class Witness:
    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat

    def play(self, who: int, move: int) -> Heard:
        """Carry out a move, and say what this seat hears of it."""
        match, seats = self.match, np.array([self.seat], np.int64)
        before, sound = match.view(self.seat), match.hears(self.seat, who, move)
        match.play(who, move)
        (events,) = match.events(before, match.view(self.seat), seats, who, [sound])
        return who, sound, events


def witnessed(match: Match, seat: int) -> Iterator[Heard]:
    """A match that was played, again, as the seat heard it."""
    witness = Witness(Match(match.game, match.seats, match.boxes), seat)
    for who, move in match.moves:
        yield witness.play(who, move)
