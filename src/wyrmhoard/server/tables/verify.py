"""The luck of a finished match, checked offline: every draw is worked out again from the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from wyrmhoard.engine import log
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from .export import draws
from .luck import commitment, draw


class Luck(msgspec.Struct, frozen=True):
    table: str
    commitment: str
    secret: str
    seeds: list[str]
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

    @property
    def fair(self) -> bool:
        return self.committed and not self.wrong


def verify(game: Game, data: dict[str, Any]) -> Verdict:
    """Judge all moves again by the rules, then all luck by the secret."""
    match, luck = log.replay(game, data), laid_open(data)
    secret = bytes.fromhex(luck.secret)
    if luck.start > len(match.moves):
        raise Refused("log-bad-header", key="from")
    if len(luck.seeds) != match.seats:
        raise Refused("log-bad-header", key="seeds")
    committed = commitment(luck.table, secret, luck.start) == luck.commitment
    count = 0
    for n, choices, weights, move in draws(match, luck.start):
        count += 1
        should = choices[draw(secret, luck.seeds, n, weights)]
        if should != move:
            return Verdict(match, luck.start, count, committed, n + 1, should)
    return Verdict(match, luck.start, count, committed)


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
