"""What each seat is shown of a match: whole scenes, and what changed. Nothing else leaves it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from msgspec import Raw
from msgspec.json import Encoder

from ..protocol.messages import (
    Asked, Change, Events, LogLine, LogMove, LogUndo, Scene, Step, Values,
)  # fmt: skip
from .played import Played, set_state
from .table import WATCHER, Table
from .undo import undo_kind
from .view_diff import SeatViews


encode = Encoder().encode


class Projection:
    """The seats somebody watches from, and the views they were last shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats: list[int] = []
        self.views: SeatViews  # in the same order

    def watch(self, seat: int) -> None:
        if seat not in self.seats:
            self.seats.append(seat)
            self.look()

    def unwatch(self, seat: int) -> None:
        if seat in self.seats:
            self.seats.remove(seat)
            self.look()

    def look(self) -> None:
        if self.seats:
            self.views = SeatViews(self.table.match, self.seats)

    def scenes(self, seen: int, now: int) -> dict[int, Scene]:
        """Everything anew, to those who know the log as far as entry `seen`."""
        self.look()
        return {seat: scene(self.table, seat, seen, now) for seat in self.seats}

    def changes(self, played: list[Played], now: int) -> dict[int, bytes]:
        """What the moves just made have changed for each seat, as JSON. What several are told
        alike is written once."""
        table = self.table
        n, time, actors, racing = table.n - 1, table.changed, table.actors, table.racing
        asks, clock = {p: asked(table, p, now) for p in actors}, table.opened.clock
        left = [chair.left(clock, now) for chair in table.chairs] if clock else []
        told, written, found = list[Step](), Raw(), dict[int, bytes]()
        for seat, steps in zip(self.seats, self.steps(played), strict=True):
            if steps != told:
                told, written = steps, Raw(encode(steps))
            change = Change(
                seat=named(seat), n=n, time=time, steps=written, actors=actors,  # type: ignore[arg-type]
                racing=racing, asked=asks.get(seat), left=left,
            )  # fmt: skip
            found[seat] = encode(change)
        return found

    def steps(self, played: list[Played]) -> list[list[Step]]:
        """The match is led through its last states once more, one right after the other, and ends
        where it is."""
        match, found = self.table.match, [list[Step]() for _ in self.seats]
        set_state(match, played[0].before)
        for one in played:
            heard = match.heard(self.seats, one.who, one.move)
            set_state(match, one.after)
            diffs = self.views.diff(match)
            events = self.views.events(match, one.who, heard)
            for i, steps in enumerate(found):
                steps.append(Step(who=one.who, move=heard[i], view=diffs[i], events=events[i]))
        return found


def named(seat: int) -> int | None:
    return None if seat == WATCHER else seat


def scene(table: Table, seat: int, seen: int, now: int) -> Scene:
    return Scene(
        seat=named(seat),
        n=table.n - 1,
        view=whole_view(table, seat) if table.status != "open" else {},
        told=list(log_of(table, seat, seen)),
        actors=table.actors,
        racing=table.racing,
        asked=asked(table, seat, now),
        undo=undo_kind(table, seat) if seat != WATCHER else "no",
    )


def whole_view(table: Table, seat: int) -> Values:
    return SeatViews(table.match, [seat]).whole(table.game)


def asked(table: Table, seat: int, now: int) -> Asked | None:
    if seat not in table.asks:
        return None
    moves = table.asks[seat]
    wait = {move: ms for move in moves if (ms := table.pause(seat, move, now))}
    return Asked(at=table.chairs[seat].asked, moves=moves, wait=wait)


def log_of(table: Table, seat: int, seen: int) -> Iterator[LogLine]:
    """The log as a seat heard it, after the entry it has seen."""
    sounds = heard(table, seat, seen)
    for line in table.log[bisect_right(table.log, seen, key=lambda line: line.n) :]:
        if isinstance(line, LogUndo):
            yield line
        else:
            move, events = next(sounds)
            yield LogMove(n=line.n, who=line.who, move=move, time=line.time, events=events)


def heard(table: Table, seat: int, seen: int) -> Iterator[tuple[int, Events]]:
    """Each move after the entry a seat has seen, as it sounded, and what came of it."""
    match, before = table.rewound(table.opened.moves), list[bytes]()
    views = SeatViews(match, [seat])
    for line in table.log:
        if isinstance(line, LogUndo):
            match.go_back(line.moves, before[-line.moves])
            del before[-line.moves :]
            views.look(match)
            continue
        sound = match.hears(seat, line.who, line.move)
        before.append(match.states.tobytes() if table.undone else b"")
        match.make(line.who, line.move)
        views.look(match)
        if line.n > seen:
            yield sound, views.events(match, line.who, [sound])[0]
