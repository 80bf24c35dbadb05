"""Luck and skill told apart: what each draw and each decision changed, for every seat.

Luck is worth the position it led to, less the mean of those it could have led to, by the same
evaluation: nothing on average, whatever the evaluation is worth. All else is somebody's decision.
So start, luck and decisions add up to the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.match import Match

from .values import Shares, Values


@dataclass(frozen=True)
class Change:
    """From one position that is valued to the next."""

    start: int  # moves made before
    end: int  # and after
    who: int  # CHANCE, or the seat that decided
    before: Shares
    after: Shares

    def of(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]


@dataclass(frozen=True)
class Account:
    """Of one seat: they add up to the result less the start."""

    start: float
    luck: float
    own: float
    others: float
    result: float


def changes(match: Match, values: Values) -> Iterator[Change]:
    """Play the moves of a match again, valuing what lies between them."""
    again = Match(match.game, match.seats, match.boxes, run=match.run, pad=match.pad)
    moves, n = match.moves, 0
    before = value(again, values)
    while n < len(moves):
        start, who = n, moves[n][0]
        while n < len(moves) and (n == start or who == CHANCE == moves[n][0]):
            again.play(*moves[n])
            n += 1
        after = value(again, values)
        yield Change(start, n, who, before, after)
        before = after


def value(match: Match, values: Values) -> Shares:
    """Of wherever luck leaves the match to a seat; on average, if it moves first."""
    return values.before_luck(match) if match.actors == LUCK else values.of(match)


def account(found: list[Change], seat: int) -> Account:
    sums = {"luck": 0.0, "own": 0.0, "others": 0.0}
    for change in found:
        whose = "luck" if change.who == CHANCE else "own" if change.who == seat else "others"
        sums[whose] += change.of(seat)
    return Account(found[0].before[seat], **sums, result=found[-1].after[seat])
