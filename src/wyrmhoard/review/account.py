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

TOGETHER = -1  # seats that chose without seeing each other: what came of it is not one's alone
FORCED = -2  # a move without a choice, which is worth what positions are misjudged by


@dataclass(frozen=True)
class Change:
    """From one position that is valued to the next."""

    start: int  # moves made before
    end: int  # and after
    who: int  # CHANCE, the seat that decided, TOGETHER or FORCED
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
    together: float
    forced: float
    result: float


def changes(match: Match, values: Values) -> Iterator[Change]:
    """Play the moves of a match again, valuing what lies between them."""
    again = Match(match.game, match.seats, match.boxes, run=match.run, pad=match.pad)
    moves, n = match.moves, 0
    before = value(again, values)
    while n < len(moves):
        start, n = n, end_of(again, n, moves)
        who = whose(again, moves[start:n])
        for move in moves[start:n]:
            again.play(*move)
        after = value(again, values)
        yield Change(start, n, who, before, after)
        before = after


def whose(match: Match, moves: list[tuple[int, int]]) -> int:
    first = moves[0][0]
    if any(who != first for who, _ in moves):
        return TOGETHER
    return FORCED if first != CHANCE and len(match.listed(first)) == 1 else first


def end_of(match: Match, n: int, moves: list[tuple[int, int]]) -> int:
    """Draws that follow one another are one change. A choice that others do not see yet is one
    with what they choose until luck reveals it, or its seat moves again."""
    who, end = {moves[n][0]}, n + 1
    if CHANCE in who:
        while end < len(moves) and moves[end][0] == CHANCE:
            end += 1
    elif is_hidden(match, *moves[n]):
        while end < len(moves) and moves[end][0] not in {CHANCE, *who}:
            who.add(moves[end][0])
            end += 1
    return end


def is_hidden(match: Match, who: int, move: int) -> bool:
    return any(sound != move for sound in match.heard(range(match.seats), who, move))


def value(match: Match, values: Values) -> Shares:
    """Of wherever luck leaves the match to a seat; on average, if it moves first."""
    return values.before_luck(match) if match.actors == LUCK else values.of(match)


def account(found: list[Change], seat: int) -> Account:
    names = {CHANCE: "luck", seat: "own", TOGETHER: "together", FORCED: "forced"}
    sums = dict.fromkeys([*names.values(), "others"], 0.0)
    for change in found:
        sums[names.get(change.who, "others")] += change.of(seat)
    return Account(found[0].before[seat], **sums, result=found[-1].after[seat])
