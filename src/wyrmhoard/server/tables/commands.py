"""What can be wanted of a table; decide.py says what comes of it.

`by` is who wants it: an identity, or what the schedule says is due.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .chair import Identity
from .schedule import Due


class Command(msgspec.Struct, frozen=True):
    """Wanted of a table, and not yet decided."""


class Sitter(msgspec.Struct, frozen=True):
    """Who takes a seat. `person` answers for it: a player, or the one who put a bot there."""

    seat: int
    taken: Literal["person", "bot", "outside"]
    person: str
    name: str
    level: str = ""
    token: str = ""  # of an outside program, hashed
    seeds: bool = False  # they will seal a seed


class Sit(Command):
    sitters: list[Sitter]
    by: Identity


class Leave(Command):
    seat: int
    by: Identity


class Seal(Command):
    """Choose a seed without telling it."""

    seat: int
    seal: str
    by: Identity


class TellSeed(Command):
    """The one that was sealed."""

    seat: int
    seed: str
    by: Identity


class WaitNoMore(Command):
    """For seals, or for seeds."""

    by: Due


class Play(Command):
    """A move, and the question it answers: the entry that asked it."""

    seat: int
    at: int
    move: int
    by: Identity | Due
    decided: bool = False  # with the seat's last move: both are taken back together


class TakeOver(Command):
    """The clock has run out: a bot shall play on."""

    seat: int
    by: Due


class Return(Command):
    """I am here again: give my seat back from the bot that plays on for me."""

    seat: int
    by: Identity


class AskUndo(Command):
    seat: int
    by: Identity


class AnswerUndo(Command):
    seat: int
    yes: bool
    by: Identity


class Resign(Command):
    """Give the match up."""

    seat: int
    by: Identity


class AskEnd(Command):
    """End the match as it stands, if the others agree."""

    seat: int
    by: Identity


class AnswerEnd(Command):
    seat: int
    yes: bool
    by: Identity


class Say(Command):
    text: str
    name: str  # of one who sits nowhere
    by: Identity


class End(Command):
    """By its host, or (None) by the server itself."""

    why: str
    by: Identity | None = None


class Follow(Command):
    """The same people go on at another table."""

    table: str


class Forget(Command):
    """A person who wants to be forgotten and plays here no more."""

    person: str


class CatchUp(Command):
    """Read what other processes have written; nothing is decided."""
