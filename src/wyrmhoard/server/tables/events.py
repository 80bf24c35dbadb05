"""What happens at a table, as its log keeps it. A table is the sum of its events, nothing else.

Events are stored in entries: a seat's move and the luck that follows it are one entry, so that
either all of it is there or none. Whoever appends entry n first wins; the others catch up.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..protocol.messages import ClockInfo


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True):
    """`at` is in milliseconds since 1970, by the clock of the server that wrote it."""

    at: int


class Opened(Event):
    """The header: everything that never changes. Its secret lies elsewhere until the end."""

    game: str
    rules: int
    seats: int
    box: dict[str, object]
    commitment: str
    host: str  # a person's id
    host_name: str
    clock: ClockInfo | None
    listed: bool
    hints: bool
    origin: str = ""
    moves: list[tuple[int, int]] = []  # played before this table began, at another
    box_name: str = ""  # what its owner calls a box of their own
    rated: bool = False
    deal: str = ""  # whose luck it is played with


class Sat(Event):
    """`person` is who answers for the seat: a player, or the one who put a bot there."""

    seat: int
    taken: Literal["person", "bot", "outside"]
    person: str
    name: str
    level: str = ""
    token: str = ""  # of an outside program, hashed
    seeds: bool = False  # they will seal a seed
    seed: str = ""  # of tables before there were seals


class Left(Event):
    seat: int


class Sealed(Event):
    """A seat has chosen its seed, and nobody else knows it yet."""

    seat: int
    seal: str


class AllSealed(Event):
    """Nothing is sealed any more: seeds are told now."""


class SeedTold(Event):
    seat: int
    seed: str


class Started(Event):
    """All seats are taken, and all seeds are known that were told in time."""


class Moved(Event, omit_defaults=True):
    """`decided`: with the last move, by the same seat."""

    who: int
    move: int
    decided: bool = False


class Gone(Event):
    """The clock has run out: a bot plays on."""

    seat: int


class Returned(Event):
    seat: int


class UndoAsked(Event):
    seat: int


class UndoAnswered(Event):
    seat: int
    yes: bool


class Undone(Event):
    """The last moves are taken back, that many."""

    seat: int
    moves: int


class Spoke(Event):
    person: str
    seat: int | None
    name: str
    text: str


class EndAsked(Event):
    """A seat proposes to end the match as it stands."""

    seat: int


class EndAnswered(Event):
    seat: int
    yes: bool


class Ended(Event):
    """Stopped before its end: by its host, by the one who runs the server, because all `agreed`, or
    because a seat `resigned` and nobody is left to play against."""

    why: str
    seat: int | None = None  # that proposed it, or resigned


class Followed(Event):
    """The same people go on at another table."""

    table: str


class Forgotten(Event):
    """Somebody is forgotten who sat in these seats, perhaps opened the table, and spoke in these
    entries: what they were called and said is gone, also from the entries before this one."""

    seats: list[int]
    host: bool
    said: list[int]


AnyEvent = (
    Opened | Sat | Left | Sealed | AllSealed | SeedTold | Started | Moved | Gone | Returned
    | UndoAsked | UndoAnswered | Undone | Spoke | EndAsked | EndAnswered | Ended | Followed
    | Forgotten
)  # fmt: skip
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[AnyEvent]).decode
