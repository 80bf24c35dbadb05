"""The luck of a finished match, checked offline: every draw is worked out again from the log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec

from wyrmhoard.engine import log
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from .export import draws
from .luck import commitment, draw, seal


class Luck(msgspec.Struct, frozen=True):
    table: str
    commitment: str
    secret: str
    seeds: list[str]
    seals: list[str] = []
    start: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(name="from", default=0)


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
    secret = bytes.fromhex(luck.secret)
    if luck.start > len(match.moves):
        raise Refused("log-bad-header", key="from")
    if len(luck.seeds) != match.seats:
        raise Refused("log-bad-header", key="seeds")
    if luck.seals and len(luck.seals) != match.seats:
        raise Refused("log-bad-header", key="seals")
    committed = commitment(luck.table, secret, luck.start) == luck.commitment
    verdict = Verdict(match, luck.start, 0, committed, 0, -1, *broken_seals(luck))
    count = 0
    for n, choices, weights, move in draws(match, luck.start):
        count += 1
        should = choices[draw(secret, luck.seeds, n, weights)]
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
