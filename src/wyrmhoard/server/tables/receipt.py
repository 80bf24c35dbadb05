"""What a player kept of a table's luck, compared with what was laid open at its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from .verify import Luck


class Receipt(msgspec.Struct, frozen=True):
    """The commitment that was seen before a seed was given, and the box, which says how likely what
    luck draws is; by seat the seeds; the seals of all seats as they were when the seeds were told;
    and of each move the draw as it was heard, None where somebody moved."""

    table: str
    commitment: str
    seeds: dict[int, str]
    heard: dict[int, list[int | None]] = {}
    seals: list[str] = []
    box: dict[str, Any] | None = None  # of those kept before it was


@dataclass(frozen=True)
class Compared:
    """`own`: it is the commitment, box and seals seen first, and the seeds that were given. `wrong`
    is the number of the first draw that is told otherwise now, from 1; or 0."""

    own: bool
    draws: int
    wrong: int

    @property
    def agrees(self) -> bool:
        return self.own and not self.wrong


def read(data: Any) -> Receipt:
    try:
        return msgspec.convert(data, Receipt, strict=False)
    except msgspec.ValidationError:
        raise Refused("log-bad-header", key="receipt") from None


def box_of(match: Match) -> Any:
    """As JSON has it."""
    return msgspec.to_builtins(written(match.game.box, match.boxes))


def compare(receipt: Receipt, luck: Luck, match: Match) -> Compared:
    given = dict(enumerate(luck.seeds))
    own = (
        (receipt.table, receipt.commitment) == (luck.table, luck.commitment)
        and receipt.box in (None, box_of(match))
        and (receipt.seals == luck.seals or not receipt.seeds)
        and all(given.get(p) == seed for p, seed in receipt.seeds.items())
    )  # fmt: skip
    again, draws, wrong = Match(match.game, match.seats, match.boxes, run=match.run), 0, 0
    for n, (who, move) in enumerate(match.moves):
        drawn = who == CHANCE
        for p, heard in receipt.heard.items():
            if not luck.start <= n < luck.start + len(heard) or p >= match.seats:
                continue
            told = again.hears(p, who, move) if drawn else None
            wrong = wrong or (n + 1 if heard[n - luck.start] != told else 0)
        draws += drawn and n >= luck.start
        again.play(who, move)
    longest = max((len(heard) for heard in receipt.heard.values()), default=0)
    if not wrong and luck.start + longest > len(match.moves):
        wrong = len(match.moves) + 1  # more was heard than is told now
    return Compared(own, draws, wrong)
