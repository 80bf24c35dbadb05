"""An entry of a table's log: events that are stored together or not at all."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .events import AnyEvent, Moved
from .played import Played

Events: TypeAlias = list[AnyEvent]


class Entry(msgspec.Struct, frozen=True):
    """`played` are its moves in order where they were decided here; else they are yet to be played
    and judged."""

    events: Events
    played: list[Played] = []


class Applied(msgspec.Struct, frozen=True):
    """What an entry did to a table."""

    played: list[Played]
    anew: bool  # everything may have changed in the match
    new_status: bool
    attended: bool  # by a person, or by the clock of one: not all of it is a bot's


def moved(now: int, played: list[Played], decided: bool = False) -> Events:
    """`decided`: so was the first of them."""
    return [Moved(now, one.who, one.move, decided and not n) for n, one in enumerate(played)]
