"""Where matches between bots take their luck from."""

from __future__ import annotations

from typing import Protocol
from zlib import crc32

import numpy as np

from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.queries import toss_luck

RACE = "race"  # the stream that says who is first, beside those of luck's verbs


class Luck(Protocol):
    def draw(self, match: Match) -> None:
        """Let luck move until a seat must, or the match is over."""

    def next_seat(self, match: Match) -> int: ...


class Stream:
    """All from one generator."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng

    def draw(self, match: Match) -> None:
        match.draw(self.rng)

    def next_seat(self, match: Match) -> int:
        return match.next_seat(self.rng)


class Deal:
    """The same for every seating, as far as it can be: each of luck's verbs has a stream of its
    own, so that the third throw of a match is the same throw whoever sits where."""

    def __init__(self, seed: int, number: int) -> None:
        self.seed, self.number = seed, number
        self.streams: dict[str, np.random.Generator] = {}

    def stream(self, kind: str) -> np.random.Generator:
        if kind not in self.streams:
            self.streams[kind] = np.random.default_rng(
                [self.seed, self.number, crc32(kind.encode())]
            )
        return self.streams[kind]

    def draw(self, match: Match) -> None:
        while match.actors == LUCK:
            verb, *_ = match.game.moves.words(match.listed(CHANCE)[0])
            move = match.ask(toss_luck, self.stream(verb).random(), match.pads)
            match.play(CHANCE, int(move))

    def next_seat(self, match: Match) -> int:
        return match.next_seat(self.stream(RACE))
