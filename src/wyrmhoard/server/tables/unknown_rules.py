"""A table played with rules this program does not have: its log is read, but not replayed.

Where they are really gone it is shown as ended for that reason. Its log is laid open to those who
sat there as soon as the end is written into it: nobody can play on then, wherever the rules are.
"""

from __future__ import annotations

from typing import Any

from wyrmhoard.engine.log import FORMAT, said
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load

from ..protocol.forms import TableLine
from ..protocol.messages import Ending, SeatInfo, TableInfo
from ..store.base import Row, Store
from .deal import secret_told
from .events import Ended, Left, Moved, Opened, Sat, Sealed, SeedTold, Undone, decode, encode

UNKNOWN = ("log-unknown-rules", "no-such-game")  # why a table could not be loaded
GONE = "rules"  # why it is shown as ended
TRIES = 20  # to append before a server that is quicker


class UnreplayedTable:
    def __init__(self, row: Row, bodies: list[bytes]) -> None:
        self.row, self.n = row, len(bodies)
        self.events = [event for body in bodies for event in decode(body)]
        first = self.events[0]
        assert isinstance(first, Opened)
        self.opened = first
        self.changed = self.events[-1].at

    @property
    def gone(self) -> bool:
        """A newer program has them, an older one had them, nobody has: of the first, no."""
        game = self.opened.game
        return game not in GAMES or self.opened.rules < load(game).version

    @property
    def ending(self) -> Ending | None:
        """Whatever it was: what cannot be shown is over for that reason."""
        return Ending(why=GONE, seat=None) if self.gone else None

    @property
    def status(self) -> str:
        if self.row.status == "over":
            return "over"
        return "ended" if self.stopped or self.gone else self.row.status

    @property
    def stopped(self) -> bool:
        """Its end is in the store, and not only shown. The list of tables may lag behind the log,
        so it is looked for in both."""
        written = any(isinstance(event, Ended) for event in self.events)
        return written or self.row.status in ("over", "ended")

    @property
    def made(self) -> list[Moved]:
        """Its moves that were not taken back."""
        made: list[Moved] = []
        for event in self.events:
            if isinstance(event, Moved):
                made.append(event)
            elif isinstance(event, Undone):
                del made[len(made) - event.moves :]
        return made

    @property
    def moves(self) -> int:
        return len(self.opened.moves) + len(self.made)

    @property
    def seats(self) -> list[Sat | None]:
        """Who sat down where, and did not leave."""
        found: list[Sat | None] = [None] * self.opened.seats
        for event in self.events:
            if isinstance(event, Sat):
                found[event.seat] = event
            elif isinstance(event, Left):
                found[event.seat] = None
        return found

    def seats_of(self, person: str) -> list[int]:
        sat = enumerate(self.seats)
        return [p for p, one in sat if one and one.taken == "person" and one.person == person]


async def read(store: Store, id: str) -> UnreplayedTable:
    row = await store.row(id)
    if row is None:
        raise Refused("no-such-table")
    return UnreplayedTable(row, await store.read(id))


async def end(store: Store, id: str, why: str, now: int) -> UnreplayedTable:
    """Stop it where it is."""
    for _ in range(TRIES):
        table = await read(store, id)
        if table.stopped:
            raise Refused("table-over")
        at = max(now, table.changed)
        if await store.append(id, table.n, encode([Ended(at, why)])):
            await store.set_status(id, at, "ended")
            return await read(store, id)
    raise Refused("table-busy")


async def laid_open(store: Store, id: str, now: int) -> dict[str, Any]:
    """Its log, which nobody plays on."""
    table = await read(store, id)
    if not table.stopped:
        if not table.gone:
            raise Refused("table-not-over")
        table = await end(store, id, GONE, now)
    return record(table, now)


def record(table: UnreplayedTable, now: int) -> dict[str, Any]:
    """As every log is told, but moves by their numbers: only their rules know the words."""
    head = table.opened
    moves = [*head.moves, *((one.who, one.move) for one in table.made)]
    return {
        "format": FORMAT,
        "game": head.game,
        "rules": head.rules,
        "seats": head.seats,
        "box": head.box,
        "moves": [f"{said(who)} #{move}" for who, move in moves],
        "players": [player(sat) for sat in table.seats],
        "times": [None] * len(head.moves) + [one.at for one in table.made],
        **stopped(table),
        "luck": luck_of(table, now),
    }


def stopped(table: UnreplayedTable) -> dict[str, Any]:
    ended = [event for event in table.events if isinstance(event, Ended)]
    return {"ended": {"why": ended[0].why, "seat": ended[0].seat}} if ended else {}


def player(sat: Sat | None) -> dict[str, str]:
    return {
        "name": sat.name if sat else "",
        "taken": sat.taken if sat else "",
        "level": sat.level if sat else "",
    }


def luck_of(table: UnreplayedTable, now: int) -> dict[str, Any]:
    seeds, seals = [""] * table.opened.seats, [""] * table.opened.seats
    for event in table.events:
        if isinstance(event, Sat | SeedTold):
            seeds[event.seat] = event.seed
        if isinstance(event, Sat | Sealed):
            seals[event.seat] = event.seal if isinstance(event, Sealed) else ""
    return {
        "table": table.row.id,
        "commitment": table.opened.commitment,
        "secret": secret_told(table.opened.deal, table.row.secret, now),
        "seeds": seeds,
        "from": len(table.opened.moves),
        **({"seals": seals} if any(seals) else {}),
        **({"deal": table.opened.deal} if table.opened.deal else {}),
    }


def about(table: UnreplayedTable) -> dict[str, Any]:
    return {
        "table": table.row.id,
        "game": table.opened.game,
        "status": table.status,
        "host": table.opened.host_name,
        "seats": [sat.name or sat.level if sat else "" for sat in table.seats],
        "moves": table.moves,
        "changed": table.changed,
    }


def line(table: UnreplayedTable, person: str) -> TableLine:
    """In lists of tables."""
    ending = table.ending
    return TableLine(
        id=table.row.id,
        game=table.opened.game,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(sat) if sat else SeatInfo() for sat in table.seats],
        actors=[],
        me=table.seats_of(person) if person else [],
        clock=table.opened.clock,
        changed=table.changed,
        ending=ending.why if ending else "",
    )


def info(table: UnreplayedTable) -> TableInfo:
    """As everybody sees it, without the match."""
    head = table.opened
    return TableInfo(
        id=table.row.id,
        game=head.game,
        rules=head.rules,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(sat) if sat else SeatInfo() for sat in table.seats],
        host=head.host_name,
        box_name=head.box_name,
        clock=head.clock,
        listed=head.listed,
        hints=head.hints,
        commitment=head.commitment,
        ending=table.ending,
        origin=head.origin,
        deal=head.deal,
    )


def seat_info(sat: Sat) -> SeatInfo:
    return SeatInfo(taken=sat.taken, name=sat.name, level=sat.level)
