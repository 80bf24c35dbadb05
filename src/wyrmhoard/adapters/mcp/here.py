"""Tables of this program alone: a model in one seat, bots in the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import numpy as np

from wyrmhoard.bots.bot import Bot, Run
from wyrmhoard.bots.level import PATIENCE, bot
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.witness import Witness
from wyrmhoard.lab.warm import Warming
from wyrmhoard.texts import Texts

from .seat import Board, Seat


def quickest(game: Game, level: str) -> Run:
    """How bots of a level run the rules; for one that does not think nothing is compiled."""
    return (lambda: plain(game)) if level == "random" else Warming(game).run


class SeatHere(Seat):
    def __init__(
        self, table: str, game: Game, boxes: Records, seats: int, seat: int, level: str, seed: int,
        lang: str, board: Board,
    ) -> None:  # fmt: skip
        tell, run = Texts(lang), quickest(game, level)
        names = {p: tell("seat-bot", n=p + 1, level=tell(f"level-{level}")) for p in range(seats)}
        names[seat] = tell("seat-program", n=seat + 1)
        super().__init__(table, game, boxes, seat, names, lang, board)
        self.match, self.rng = Match(game, seats, boxes), np.random.default_rng(seed)
        self.bots: dict[int, Bot] = {
            p: bot(level, game, run, seed + p + 1, PATIENCE) for p in range(seats) if p != seat
        }
        self.run = run
        self.witness, self.hearing = Witness(self.match, seat), Hearing(self.match)
        self.go_on()

    @property
    def view(self) -> Records:
        return self.match.view(self.seat)

    @property
    def moves(self) -> Sequence[int]:
        return self.match.legal(self.seat)

    @property
    def status(self) -> str:
        return "over" if self.match.over else "playing"

    @property
    def shares(self) -> Sequence[float] | None:
        return self.match.outcome() if self.match.over else None

    async def play(self, move: int) -> None:
        """Bots think in a thread: meanwhile other tables are looked at."""
        await asyncio.to_thread(self.make, move)

    def make(self, move: int) -> None:
        self.follow(self.seat, move)
        self.go_on()

    async def wait(self, seconds: float) -> None:
        """There is nobody to wait for."""

    def go_on(self) -> None:
        """Luck and bots move until the model is asked."""
        match, run = self.match, self.run()
        if match.run is not run:  # compiled by now
            match.go_on(run)
        while not match.over and self.seat not in match.movers:
            if match.movers:
                seat = match.next_seat(self.rng)
                heard = self.hearing.of(seat)
                move = self.bots[seat].choose(match.boxes, match.view(seat), seat, heard)
                self.follow(seat, move)
            else:
                self.follow(CHANCE, match.luck(self.rng))

    def follow(self, who: int, move: int) -> None:
        self.story.add(*self.witness.play(who, move))
