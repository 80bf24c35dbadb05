"""The luck of a finished match, checked offline: every draw is worked out again from the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec

from wyrmhoard.engine import log
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from . import deal as deals
from .deal import Questions
from .export import draws
from .luck import commitment, draw, seal


class Luck(msgspec.Struct, frozen=True):
    table: str
    commitment: str
    secret: str
    seeds: list[str]
    seals: list[str] = []
    start: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(name="from", default=0)
    deal: str = ""

    def committed(self, secret: bytes) -> bool:
        if self.deal:
            return deals.commitment(self.deal, secret) == self.commitment
        return commitment(self.table, secret, self.start) == self.commitment

    def drawn(self, match: Match) -> Iterator[tuple[int, int, int]]:
        """Each draw by its number, what should have come, and what came."""
        secret, asked = bytes.fromhex(self.secret), Questions()
        for n, choices, weights, move, seat in draws(match, self.start):
            at = (
                asked.draw(secret, choices, weights, seat)
                if self.deal
                else draw(secret, self.seeds, n, weights)
            )
            yield n, choices[at], move


@dataclass(frozen=True)
class Verdict:
    """`wrong` is the number of the first draw that is not what the secret says, from 1; or 0.
    The first `given` moves come from another table: their luck was not drawn here, nor checked."""

    match: Match
    given: int
    draws: int
    committed: bool
    wrong: int = 0
    should: int = -1
    unsealed: tuple[int, ...] = ()  # seats whose seed is not the one they sealed
    untold: tuple[int, ...] = ()  # seats that sealed a seed and did not tell it in time

    @property
    def fair(self) -> bool:
        return self.committed and not self.unsealed and not self.wrong


def verify(game: Game, data: dict[str, Any]) -> Verdict:
    """Judge all moves again by the rules, then all luck by the secret."""
    match, luck = log.replay(game, data), laid_open(data)
    if luck.deal and not luck.secret:
        raise Refused("deal-not-open", day=luck.deal[: deals.DATE])
    if luck.start > len(match.moves):
        raise Refused("log-bad-header", key="from")
    if len(luck.seeds) != match.seats:
        raise Refused("log-bad-header", key="seeds")
    if luck.seals and len(luck.seals) != match.seats:
        raise Refused("log-bad-header", key="seals")
    committed = luck.committed(bytes.fromhex(luck.secret))
    verdict = Verdict(match, luck.start, 0, committed, 0, -1, *broken_seals(luck))
    count = 0
    for n, should, move in luck.drawn(match):
        count += 1
        if should != move:
            return replace(verdict, draws=count, wrong=n + 1, should=should)
    return replace(verdict, draws=count)


def broken_seals(luck: Luck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Seats whose seed is not what they sealed, and those that told none. A table whose seeds were
    not sealed has no seals at all."""
    each = [(p, kept, luck.seeds[p]) for p, kept in enumerate(luck.seals)]
    unsealed = (p for p, kept, seed in each if seed and seal(luck.table, p, seed) != kept)
    return tuple(unsealed), tuple(p for p, kept, seed in each if kept and not seed)


def laid_open(data: dict[str, Any]) -> Luck:
    if "luck" not in data:
        raise Refused("luck-not-there")
    try:
        luck = msgspec.convert(data["luck"], Luck)
        bytes.fromhex(luck.secret)
        "".join([luck.table, *luck.seeds]).encode()
    except (msgspec.ValidationError, ValueError):
        raise Refused("log-bad-header", key="luck") from None
    return luck
