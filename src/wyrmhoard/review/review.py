"""The review of a match, step by step, so that whoever waits sees how far it is and may stop it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from .account import FORCED, TOGETHER, Account, Change, account, changes
from .judge import ROUNDS, Decision, Judge
from .values import PLAYOUTS, Values

TURNS = 3  # moments at which a match turned
WHO = {CHANCE: "chance", TOGETHER: "together", FORCED: "forced"}


@dataclass
class Review:
    """What is known so far."""

    match: Match
    seats: Sequence[int]
    changes: list[Change] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def account(self, seat: int) -> Account | None:
        """Once all is valued."""
        whole = self.changes and self.changes[-1].end == len(self.match.moves)
        return account(self.changes, seat) if whole else None

    def of(self, seat: int) -> list[Decision]:
        return [one for one in self.decisions if one.seat == seat]

    def turns(self, seat: int) -> list[Change]:
        """What changed most for a seat, in their order."""
        some = [one for one in self.changes if one.who != FORCED and one.of(seat)]
        most = sorted(some, key=lambda change: -abs(change.of(seat)))[:TURNS]
        return sorted(most, key=lambda change: change.start)


def review(
    match: Match, seats: Sequence[int], seed: int = 0, rounds: int = ROUNDS,
    playouts: int = PLAYOUTS,
) -> Iterator[tuple[Review, int, int]]:  # fmt: skip
    """The review as far as it is, how many of its steps are done, and how many there are: first all
    moves are valued, then those of these seats are judged."""
    if not match.over:
        raise Refused("review-unfinished")
    found = Review(match, seats)
    asked = [n for n, (who, _) in enumerate(match.moves) if who in seats]
    whole, done = len(match.moves) + len(asked), 0
    for change in changes(match, Values(match, seed, playouts)):
        found.changes.append(change)
        done = change.end
        yield found, done, whole
    judge = Judge(match.game, lambda: match.run, seed, rounds)
    for decision in decisions(match, seats, judge):
        if decision:
            found.decisions.append(decision)
        done += 1
        yield found, done, whole


def decisions(match: Match, seats: Sequence[int], judge: Judge) -> Iterator[Decision | None]:
    """Of every move of these seats what is made of it; None where there was no choice."""
    again = Match(match.game, match.seats, match.boxes, run=match.run)
    hearing = Hearing(again)
    for n, (who, move) in enumerate(match.moves):
        if who in seats:
            yield (
                judge.judge(again.boxes, again.view(who), who, hearing.of(who), n, move)
                if len(again.listed(who)) > 1
                else None
            )
        again.play(who, move)


def as_data(found: Review) -> dict[str, Any]:
    """As the browser keeps it, too."""
    moves = found.match.game.moves
    return {
        "seats": list(found.seats),
        "curve": [
            {"n": one.start, "shares": one.before} for one in found.changes
        ] + [{"n": one.end, "shares": one.after} for one in found.changes[-1:]],
        "changes": [
            {
                "from": one.start, "to": one.end, "who": WHO.get(one.who, one.who),
                "shares": [one.of(q) for q in range(found.match.seats)],
            }
            for one in found.changes
        ],
        "accounts": {
            seat: asdict(told) for seat in found.seats if (told := found.account(seat))
        },
        "decisions": [
            asdict(one)
            | {"move": moves.text(one.move), "options": [
                asdict(option) | {"move": moves.text(option.move)} for option in one.options
            ]}
            for one in found.decisions
        ],
    }  # fmt: skip
