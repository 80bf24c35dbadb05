"""What each seat has heard of a match so far. It goes along with the match, move by move."""

from __future__ import annotations

import numpy as np

from .contract import SEATS, hears
from .layout import Layout, Records, field
from .match import Match

HEARD = Layout(
    who=field("i4", about="who moved: a seat, or CHANCE"),
    move=field("i4", about="the move, as it sounded"),
)
FIRST = 256  # moves there is room for at first


class Hearing:
    """A move sounds as it does in the state it was made in, so a match of its own follows."""

    def __init__(self, match: Match) -> None:
        self.match, self.heard = match, 0

    def begin(self) -> None:
        """Room is taken when somebody asks first."""
        match, self.heard = self.match, 0
        self.logs = HEARD.blank(SEATS * FIRST).reshape(SEATS, FIRST)
        self.behind = Match(match.game, match.seats, match.boxes, run=match.run, pad=match.pad)

    def of(self, seat: int) -> Records:
        """The seat's own log. Whoever takes moves back begins a new hearing."""
        if self.heard == 0 or len(self.match.moves) < self.heard:
            self.begin()
        if self.behind.run is not self.match.run:
            self.behind.go_on(self.match.run)
        for who, move in self.match.moves[self.heard :]:
            self.hear(who, move)
        return self.logs[seat, : self.heard]

    def hear(self, who: int, move: int) -> None:
        if self.heard == self.logs.shape[1]:  # what was given away stays as it is
            self.logs = np.concatenate([self.logs, np.zeros_like(self.logs)], axis=1)
        seats = range(self.match.seats)
        self.logs["who"][:, self.heard] = who
        self.logs["move"][: len(seats), self.heard] = self.behind.heard(seats, who, move)
        if self.match.answers(hears):  # else the state does not matter
            self.behind.make(who, move)
        self.heard += 1
