"""What each seat is told of a table: whole scenes, and what changed. Nothing else leaves it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from .sight import Sight
from .table import WATCHER, Eyes, Table
from .undo import undo_kind
from .wire import (
    Asked, Change, LogLine, LogMove, LogUndo, Result, Scene, SeatInfo, Step, TableInfo, Values,
)  # fmt: skip


class Lookers(Eyes):
    """The seats somebody looks from, and what they have seen since they were last told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: dict[int, list[Step]] = {}  # of each of these seats
        self.sight: Sight  # what they have seen, in the same order
        self.heard: list[int] = []
        self.fresh = False  # nothing can be told as a change: all need a new scene

    def join(self, seat: int) -> None:
        if seat not in self.steps:
            self.steps[seat] = []
            self.look()

    def leave(self, seat: int) -> None:
        if self.steps.pop(seat, None) is not None:
            self.look()

    def look(self) -> None:
        if self.steps:
            self.sight = Sight(self.table.match, list(self.steps))

    def before(self, who: int, move: int) -> None:
        self.heard = self.table.match.heard(list(self.steps), who, move)

    def after(self, who: int, move: int) -> None:
        if not self.steps:
            return
        diffs = self.sight.look(self.table.match)
        for steps, heard, diff in zip(self.steps.values(), self.heard, diffs, strict=True):
            steps.append(Step(who=who, move=heard, view=diff))

    def anew(self) -> None:
        self.fresh = True

    def told(self) -> dict[int, list[Step]]:
        """What each of them has not been told, which they are now."""
        steps, self.steps = self.steps, {seat: [] for seat in self.steps}
        return steps

    def start_afresh(self) -> None:
        self.told()
        self.look()


def named(seat: int) -> int | None:
    return None if seat == WATCHER else seat


def scene(table: Table, seat: int, seen: int, now: int) -> Scene:
    return Scene(
        seat=named(seat),
        n=table.n - 1,
        view=sees(table, seat) if table.status != "open" else {},
        told=list(told(table, seat, seen)),
        actors=table.actors,
        racing=table.racing,
        asked=asked(table, seat, now),
        undo=undo_kind(table, seat) if seat != WATCHER else "no",
    )


def sees(table: Table, seat: int) -> Values:
    return Sight(table.match, [seat]).whole(table.game)


def changes(table: Table, lookers: Lookers, now: int) -> dict[int, Change]:
    """For each seat that somebody looks from, what happened since it was last told."""
    n, time, actors = table.n - 1, table.changed, table.actors
    asks = {p: asked(table, p, now) for p in actors}
    left = [table.left(chair, now) for chair in table.chairs] if table.opened.clock else []
    return {
        seat: Change(
            seat=named(seat), n=n, time=time, steps=steps, actors=actors,
            racing=table.racing, asked=asks.get(seat), left=left,
        )
        for seat, steps in lookers.told().items()
    }  # fmt: skip


def asked(table: Table, seat: int, now: int) -> Asked | None:
    if seat not in table.asks:
        return None
    moves = table.asks[seat]
    wait = {move: ms for move in moves if (ms := table.may_move(seat, move, now))}
    return Asked(at=table.chairs[seat].asked, moves=moves, wait=wait)


def told(table: Table, seat: int, seen: int) -> Iterator[LogLine]:
    """The log as a seat heard it, after the entry it has seen."""
    sounds = heard(table, seat, seen)
    for line in table.lines[bisect_right(table.lines, seen, key=lambda line: line.n) :]:
        if line.undone:
            yield LogUndo(n=line.n, who=line.who, moves=line.undone, time=line.time)
        else:
            yield LogMove(n=line.n, who=line.who, move=next(sounds), time=line.time)


def heard(table: Table, seat: int, seen: int) -> Iterator[int]:
    """Each move after the entry a seat has seen, as it sounded."""
    match, before = table.rewound(table.opened.moves), list[bytes]()
    for line in table.lines:
        if line.undone:
            match.go_back(line.undone, before[-line.undone])
            del before[-line.undone :]
            continue
        if line.n > seen:
            yield match.hears(seat, line.who, line.move)
        before.append(match.states.tobytes() if table.undone else b"")
        match.make(line.who, line.move)


def info(table: Table, here: frozenset[int], spectators: int, now: int) -> TableInfo:
    """What everybody may know around the match."""
    head = table.opened
    return TableInfo(
        id=table.id,
        game=head.game,
        rules=head.rules,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(table, p, p in here, now) for p in range(len(table.chairs))],
        host=head.host_name,
        clock=head.clock,
        listed=head.listed,
        hints=head.hints,
        commitment=head.commitment,
        spectators=spectators,
        undo=table.wish,
        result=result(table) if table.status == "over" else None,
        rematch=table.rematch,
        origin=head.origin,
    )


def seat_info(table: Table, p: int, here: bool, now: int) -> SeatInfo:
    chair = table.chairs[p]
    return SeatInfo(
        taken=chair.taken,  # type: ignore[arg-type]
        name=chair.name,
        level=chair.level,
        away=chair.away,
        here=here,
        left=table.left(chair, now),
        ticking=chair.ticking,
        agreed=table.answers.get(p) if table.wish is not None else None,
    )


def result(table: Table) -> Result:
    match = table.match
    return Result(
        shares=match.outcome(),
        points=[match.score(p) for p in range(match.seats)],
        secret=table.secret.hex(),
        seeds=table.seeds,
    )
