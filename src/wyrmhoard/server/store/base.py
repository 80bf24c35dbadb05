"""What a store of tables and people can do; there are two, SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from typing import Any, Protocol

import msgspec

from .errors import NotStored

LEASE = 15_000  # ms a process may be silent before others look after its tables
TAKEN = 60_000  # ms a process may be silent before others send what it had begun with
NOTE = 5000  # bytes of a passing note, the most that fits a notification of PostgreSQL


Outcome = Callable[[bool | NotStored], None]
Heard = Callable[[str, int, bytes], None]  # of a table, an entry, a note; see Store.listen


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists of tables need it. What it is in truth is in its log."""

    id: str
    game: str
    secret: bytes  # committed to at the start, told at the end
    created: int  # milliseconds since 1970, as all times here
    changed: int
    status: str  # open, playing, over, ended
    listed: bool


class Person(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    key: bytes  # hashed
    created: int


class Turn(msgspec.Struct, frozen=True):
    """A person's turn that an entry begins; whoever wants to hear of it is told from `due` on."""

    person: str
    seat: int
    due: int


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a table's match ended; what it did to ratings is told by `rates`, entry `k` of its pool:
    those of the same game with as many seats."""

    tab: str
    game: str
    seats: int
    ended: int  # ms
    counts: int  # 1: for ratings
    listed: int  # 1: whoever liked could see it
    body: bytes
    k: int = -1  # not yet
    rates: bytes = b""
    people: list[str] = []  # who took part; written, and not read


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way to reach a person."""

    id: str
    person: str
    kind: str
    state: str  # asked (it waits for a yes), on, broken
    trouble: str  # a text's id: why the last notice did not arrive
    since: int  # ms: when that was, or when it was added
    body: bytes  # where to, and what belongs to it


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be sent by one channel: that entry `n` of a table asks its person to move. Without
    a table's log (n is -1) it is a word about another of their channels, `tab`, that is broken."""

    channel: str
    person: str
    tab: str
    n: int
    seat: int
    due: int
    tries: int
    game: str = ""
    name: str = ""  # of the person
    wishes: bytes = b""


class Taken(msgspec.Struct, frozen=True):
    """Notices that were taken together, each with its channel, and by table and entry what has
    happened there since."""

    name: str = ""
    each: list[tuple[Notice, Channel]] = []
    since: dict[tuple[str, int], list[bytes]] = {}


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    id: bytes
    person: str
    public: bytes
    count: int  # how often it was used, as it says itself
    name: str
    created: int


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table that plays a deal, and what came of it."""

    deal: str
    tab: str
    seat: int
    person: str  # who sat there when the match began; nobody: a bot or a program
    name: str
    level: str  # of the bot that plays there; also of one that plays on
    begun: int = 0  # ms; 0: not yet
    done: int = 0  # likewise
    points: int = 0
    share: float = 0.0  # of the victory
    shown: bool = False  # to all who have finished the deal; as its person said, and nobody else


class Store(Protocol):
    """What is written is on disk when the call returns; every call may raise NotStored."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date; Refused if that cannot be."""

    async def close(self) -> None:
        """What waits is written first."""

    def append_soon(
        self, table: str, n: int, body: bytes, done: Outcome, turns: Sequence[Turn] = (),
        result: ResultRow | None = None,
    ) -> None:  # fmt: skip
        """Entry `n` of a table, counted from 0: `done` is told True if it is there now, False if
        another was first, or NotStored. A table that lives does so for every move. With it come,
        or do not come, a notice of each of these turns for each of its person's channels, and the
        result of a match that it ends."""

    async def append(self, table: str, n: int, body: bytes) -> bool:
        """The same for one who waits. Who no longer does does not know which, and reads."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table from number `since` on."""

    async def create(self, row: Row, body: bytes, people: list[str]) -> None:
        """A new table with entry 0, among the tables of these people. Its id is new as well."""

    async def row(self, table: str) -> Row | None: ...

    async def set_status(self, table: str, changed: int, status: str) -> None:
        """For lists only: may lag behind the log."""

    async def join(self, table: str, person: str) -> None:
        """The table is among this person's, from now on."""

    async def leave(self, table: str, person: str) -> None: ...

    async def listed(self, status: str, most: int) -> list[Row]:
        """Tables that want to be found, the last changed first."""

    async def tables_of(self, person: str, most: int) -> list[Row]:
        """A person's tables, those still played first, then the last changed."""

    async def tables_naming(self, person: str) -> list[str]:
        """All tables whose log has this person's id, also those that are not among theirs."""

    # Leases: at each table where something is due, one process looks after it.

    async def claim(self, tables: Sequence[str]) -> list[str]:
        """Those of them that are this process's now, for LEASE: nobody had them, or no longer."""

    async def renew(self) -> list[str]:
        """All that this process has, for LEASE from now on."""

    async def adopt(self, most: int) -> list[str]:
        """So many of those whose process is gone; they are this process's now."""

    async def level_out(self, most: int) -> list[str]:
        """So many taken over from the process that has most, if that is far more than this one."""

    async def release(self, table: str) -> None:
        """Nothing is due there any more."""

    async def hand_over(self) -> None:
        """This process ends: others may have its tables at once."""

    def all_tables(self) -> AsyncIterator[Row]:
        """Every table there is."""

    async def add_person(self, person: Person) -> None: ...

    async def person(self, id: str) -> Person | None: ...

    async def rename(self, id: str, name: str) -> None: ...

    async def add_code(self, code: bytes, person: str, until: int, now: int) -> None:
        """A hashed one-time code: `person` begins with whose it is. All whose time was over before
        `now` are gone then."""

    async def add_key(self, key: bytes, person: str) -> None:
        """One more that shows who one is, hashed."""

    async def has_key(self, key: bytes, person: str) -> bool: ...

    async def add_passkey(self, passkey: Passkey) -> None: ...

    async def passkey(self, id: bytes) -> Passkey | None: ...

    async def passkeys(self, person: str) -> list[Passkey]: ...

    async def count_passkey(self, id: bytes, count: int) -> None: ...

    async def remove_passkey(self, id: bytes, person: str) -> None: ...

    async def rewrite(self, table: str, bodies: dict[int, bytes]) -> None:
        """Entries as they are told from now on, where a person is to be forgotten."""

    async def forget(self, person: str) -> None:
        """A person with all that belongs to them alone."""

    # Channels, and notices that are to be sent by them

    async def add_channel(self, channel: Channel) -> None:
        """Or what it is from now on."""

    async def channel(self, id: str) -> Channel | None: ...

    async def channels(self, person: str) -> list[Channel]: ...

    async def mark_channel(self, id: str, state: str, trouble: str, since: int) -> None: ...

    async def remove_channel(self, id: str) -> None: ...

    async def reachable(self) -> list[str]:
        """Everybody who has a channel that is on."""

    async def set_wishes(self, person: str, body: bytes) -> None: ...

    async def wishes(self, person: str) -> bytes: ...

    async def tell_soon(self, about: Channel, now: int) -> None:
        """A notice of a broken channel, by each other channel of its person."""

    async def free_notices(self) -> None:
        """Those that a process of before had begun with, where there can be no other."""

    async def take_notices(self, now: int, most: int) -> Taken:
        """So many that are due, for this process alone until TAKEN is over."""

    async def keep_notices(self, taken: Sequence[str], now: int) -> None:
        """For TAKEN from now on: they are still being sent."""

    async def settle_notices(self, sent: Sequence[Notice], later: Sequence[Notice]) -> None:
        """Those are over and done with; these are `due` again, after so many `tries`."""

    async def hold_notices(self, here: Sequence[tuple[str, str]], until: int) -> None:
        """Tables and people who sit at them now: nothing is due before."""

    async def waiting_notices(self) -> int:
        """How many there are."""

    # Results, and what they did to ratings

    async def add_result(self, result: ResultRow) -> None:
        """Of a table that has none."""

    async def result(self, table: str) -> ResultRow | None: ...

    async def results_of(self, person: str, most: int) -> list[ResultRow]:
        """The last ones first."""

    async def took_part(self) -> set[str]:
        """Everybody who did, and is not forgotten."""

    async def rewrite_result(self, table: str, body: bytes) -> None:
        """As it is told from now on."""

    async def pools(self) -> list[tuple[str, int]]:
        """Games and numbers of seats with results that count."""

    async def rated(self, game: str, seats: int, since: int, most: int) -> list[ResultRow]:
        """Those of a pool whose rates are there, in their order, from entry `since` on."""

    async def unrated(self, game: str, seats: int, most: int) -> list[ResultRow]:
        """Those that count and whose rates are not there, the first that ended first."""

    async def append_rates(self, result: ResultRow, k: int, body: bytes) -> bool:
        """As entry `k` of its pool; False if another was first, or it is there already."""

    async def spend_code(self, code: bytes, now: int) -> str | None:
        """Whose it is, once; it is gone then, as are all whose time was over before `now`."""

    # Deals

    async def note_plays(self, plays: Sequence[Play]) -> None:
        """As they are now; what is `shown` stays."""

    async def plays(self, deal: str, most: int) -> list[Play]:
        """So many seats of a deal's tables, those that began first before the others."""

    async def plays_of(self, person: str, deal: str = "") -> list[Play]:
        """A person's, of one deal or of all."""

    async def show_play(self, table: str, person: str, shown: bool) -> None: ...

    async def setting(self, key: str, value: bytes) -> bytes:
        """The value of this key; `value` if there was none, which it has from then on."""

    async def probe(self) -> None:
        """Write something that does not matter, to see whether it can be done."""

    async def remove(self, table: str) -> None:
        """A table with all that belongs to it."""

    async def notify(self, table: str, note: bytes) -> None:
        """A passing note to the other processes at this table, at most NOTE bytes: not stored, and
        lost where the store is away. Does not raise NotStored."""

    def listen(self, heard: Heard) -> None:
        """From now on: `heard(table, n, note)` when another process appended entry n (note empty)
        or sent a note (n is -1). After a lost connection: `heard("", -1, b"")`, look at all."""

    def dump(self) -> AsyncGenerator[tuple[str, list[Sequence[Any]]], None]:
        """Everything as it is at this moment: a part and some of its rows, again and again."""

    async def fill(self, part: str, rows: list[Sequence[Any]]) -> None:
        """Rows as `dump` gives them."""
