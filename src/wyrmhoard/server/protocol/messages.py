"""What goes over a table's WebSocket, both ways. Every message is one JSON object with a `type`.

A client says Hello first and is answered with Welcome and one Scene for each seat it may see, or
one for a spectator (`seat` null). From then on it hears what changed, in order and numbered: `n`
counts the entries of the table's log, and a client that was away says the last it has `seen`.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

VERSION = 2
LONGEST = 4096  # bytes of a client's message; the longest lawful one is a chat line
CHAT = 500  # characters of a chat line

Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=366 * 86_400)]
Pace = Literal["normal", "quick", "off"]  # at which others' turns are made and shown; off: at once


def hyphenated(name: str) -> str:
    """TableChanged as `type` says it: table-changed."""
    return re.sub("(?<=.)(?=[A-Z])", "-", name).lower()


class Message(msgspec.Struct, tag_field="type", tag=hyphenated, frozen=True, kw_only=True):
    """One JSON object."""


class FromClient(Message, forbid_unknown_fields=True):
    """`id` comes back in the answer, so that a client knows what was answered."""


# What a client says


class Hello(FromClient):
    """The first message. `token` is an outside bot's; people are known by their cookie."""

    version: int
    seen: int = -1
    token: str = ""
    pace: Pace = "normal"


class Seal(FromClient):
    """The hash of a seed for the luck, before anybody tells theirs."""

    seat: Seat
    seal: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    id: Number = 0


class TellSeed(FromClient):
    """The seed that was sealed, when all seals are in."""

    seat: Seat
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    id: Number = 0


class Play(FromClient):
    """A move, and the question it answers: `at` as it came in Asked. `decided`: it was with the
    seat's last move, which the rules ask for apart; both are taken back together."""

    seat: Seat
    at: Number
    move: Number
    decided: bool = False
    id: Number = 0


class Why(FromClient):
    """Why may this seat not make this move? Answered with Because."""

    seat: Seat
    move: Number
    id: Number = 0


class Hint(FromClient):
    """What would a bot do, and why? Answered with Advice, where the table allows it."""

    seat: Seat
    id: Number = 0


class Undo(FromClient):
    """Take back my last move: at once if it is free, else the others are asked."""

    seat: Seat
    id: Number = 0


class Agree(FromClient):
    """The answer to somebody's wish to take a move back, or to end the match."""

    seat: Seat
    yes: bool
    to: Literal["undo", "end"] = "undo"
    id: Number = 0


class ProposeEnd(FromClient):
    """End the match as it stands: the others are asked, if there are any."""

    seat: Seat
    id: Number = 0


class Resign(FromClient):
    """I give the match up. Of two, the other wins; else a bot plays on for good."""

    seat: Seat
    id: Number = 0


class Return(FromClient):
    """I am here again: give my seat back from the bot that plays on for me."""

    seat: Seat
    id: Number = 0


class Say(FromClient):
    """A line of chat, from a seat or (null) from a spectator with a name."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT)]
    id: Number = 0


class SetPace(FromClient):
    """Bots take as long as the calmest of those at the table wants, from their next turn on."""

    pace: Pace
    id: Number = 0


class Ping(FromClient):
    """Answered with Pong; a quiet line is closed after a while."""

    id: Number = 0


ClientMessage = (
    Hello | Seal | TellSeed | Play | Why | Hint | Undo | Agree | ProposeEnd | Resign | Return | Say
    | SetPace | Ping
)  # fmt: skip

# What the server says

Values = dict[str, int | list[int]]  # a view: arrays are flat, in C order; shapes are in GameInfo
Changes = dict[str, int | list[tuple[int, int]]]  # of a view: (flat index, new number) in arrays


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `taken` is empty, or who sits there."""

    taken: Literal["", "person", "bot", "outside"] = ""
    name: str = ""
    level: str = ""  # of a bot, or of the bot that stands in
    away: bool = False  # a bot plays on until its player returns
    here: bool = False  # connected now
    left: int | None = None  # milliseconds on its clock, when this was sent
    ticking: bool = False  # and whether it runs
    agreed: bool | None = None  # to the wish to take back
    ends: bool | None = None  # and to the wish to end the match
    luck: Literal["", "awaited", "sealed", "told"] = ""  # its seed; empty: it gives none
    seal: str = ""


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each move, for the whole match, either or both."""

    move: Seconds | None = None
    match: Seconds | None = None


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """Why a table was stopped before its end: host, admin, rematch, agreed, resigned."""

    why: str
    seat: int | None  # that proposed it, or resigned


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match that had begun ended, and what is needed to check the luck."""

    shares: list[float]  # of the victory, by seat; 0 for all if nobody has won
    points: list[int]  # as they stand
    secret: str  # empty as long as others may play the same deal
    seeds: list[str]
    seals: list[str] = []  # of tables where seeds were sealed; a seed that was not told is empty


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it, without the match itself."""

    id: str
    game: str
    rules: int
    status: Literal["open", "playing", "over", "ended"]
    seats: list[SeatInfo]
    host: str  # the name of who opened it
    box_name: str = ""  # what its owner calls a box that is not as printed
    clock: ClockInfo | None
    listed: bool
    hints: bool
    rated: bool = False  # its result counts for ratings
    commitment: str
    sealed: bool = False  # all seals are in: seeds are told now
    spectators: int = 0
    warming: bool = False  # rules are being compiled: until then its bots are below their level
    undo: int | None = None  # the seat that wishes to take back
    end: int | None = None  # the seat that proposes to end the match
    ending: Ending | None = None  # why it was stopped before its end
    result: Result | None = None
    rematch: str = ""  # the table where these people go on
    origin: str = ""  # the table whose match this one goes on from
    deal: str = ""  # whose luck it is played with; until the day it begins with is over (UTC)
    hidden: bool = False  # from me, who has yet to play that deal: match, result and chat


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a seat: the moves it may make, and the number to give with the answer."""

    at: int
    moves: list[int]
    wait: dict[int, int] = {}  # in a race: milliseconds until a move may be made


# What came of a move, to a seat: each event's number, in GameInfo, and what fills its blanks. With
# none the move tells itself; null says that it is not worth a sentence.
Events = list[list[int]] | None


class LogMove(msgspec.Struct, tag_field="kind", tag="move", frozen=True, gc=False, kw_only=True):
    """A move, as a seat heard it."""

    n: int
    who: int
    move: int
    time: int  # milliseconds since 1970, by the server's clock
    events: Events = []


class LogUndo(msgspec.Struct, tag_field="kind", tag="undo", frozen=True, gc=False, kw_only=True):
    """A seat has taken back its last move and all that came after it: so many moves."""

    n: int
    who: int
    moves: int
    time: int


LogLine = LogMove | LogUndo


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One move as heard, what it changed in the view, and what came of it."""

    who: int
    move: int
    view: Changes
    events: Events = []


class Welcome(Message):
    version: int
    table: TableInfo
    box: dict[str, object]
    me: list[int]  # the seats that are mine
    now: int  # the server's clock


class Scene(Message):
    """All a seat sees: at the start, after a break, and after a move was taken back."""

    seat: int | None
    n: int
    view: Values
    told: list[LogLine]  # what came after `seen`
    actors: list[int]  # the seats whose move is awaited
    racing: bool  # whoever of them is quicker moves first; else they choose in secret
    asked: Asked | None
    undo: Literal["no", "free", "ask"]


class Change(Message):
    """What one entry of the log changed for a seat."""

    seat: int | None
    n: int
    time: int
    steps: list[Step]
    actors: list[int]
    racing: bool
    asked: Asked | None
    left: list[int | None] = []  # milliseconds on the clock of each seat, where there are clocks


class UndoChanged(Message):
    """Whether a seat may take its last move back, once the table has come to rest at `n`."""

    seat: int
    n: int
    undo: Literal["no", "free", "ask"]


class TableChanged(Message):
    """The table has changed around the match: seats, clocks, the end."""

    table: TableInfo
    me: list[int]
    now: int


class Said(Message):
    n: int
    seat: int | None
    name: str
    text: str
    time: int


class Refusal(Message):
    """Why something was not done: a text id and what fills its blanks."""

    id: int
    why: str
    blanks: dict[str, str | int] = {}


class Because(Message):
    """Why a move may not be made; `why` is empty when it may."""

    id: int
    why: str
    clauses: list[str] = []
    blanks: dict[str, str | int] = {}


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and what is made of it."""

    move: int
    share: float | None = None  # of the victory that is expected, if it can be said
    error: float = 0  # the standard error of that; 0: calculated, not tried
    meant: float = 0  # of a choice nobody should foresee, how often it is to be made; else 0
    reason: list[int] = []  # an event of GameInfo.hints, and what fills its blanks; or nothing
    beliefs: list[list[int]] = []  # of the others, with the best move: events as well


class Advice(Message):
    """What a bot would do, and its best moves, with what each is worth."""

    id: int
    move: int
    moves: list[Advised] = []


class Pong(Message):
    id: int
    now: int


ServerMessage = (
    Welcome | Scene | Change | UndoChanged | TableChanged | Said | Refusal | Because | Advice | Pong
)
