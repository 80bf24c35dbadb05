"""How a decision is marked, with restraint: only what is surely so. All thresholds are here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

SURE = 1.96  # standard errors: what differs by less may be chance
LOST = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))  # shares of the victory
ALONE = 0.10  # by how much a brilliant move is better than any other
MEANT = 0.05  # a choice that must not be foreseen is right if it is to be made so often
MARKS = ("brilliant", "best", "good", *(mark for mark, _ in reversed(LOST)))


@dataclass(frozen=True)
class Option:
    """A move that could have been made, and what was made of it."""

    move: int
    share: float  # of the victory expected
    error: float  # the standard error of that; 0: worked out
    meant: float  # of a secret choice, how often it should be made; else 0


def lost(options: Sequence[Option], made: Option) -> float:
    """What was given away, if that is sure; the best comes first."""
    best = options[0]
    loss = best.share - made.share
    sure = loss > SURE * hypot(best.error, made.error) and made.meant < MEANT
    return loss if sure and loss >= LOST[-1][1] else 0.0


def mark(options: Sequence[Option], made: Option) -> str:
    """All but whether a move that stands alone was easy to see."""
    loss = lost(options, made)
    for name, least in LOST:
        if loss >= least:
            return name
    as_good = made.error == 0 and made.share >= options[0].share
    return "best" if as_good or made == options[0] else "good"


def stands_alone(options: Sequence[Option]) -> bool:
    """Whether the best move is surely better, and by much, than any other of several."""
    best = options[0]
    return len(options) > 2 and all(
        best.share - one.share >= ALONE + SURE * hypot(best.error, one.error) for one in options[1:]
    )
