"""A downloaded log, shown move by move from every seat, or gone on from."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from wyrmhoard.engine import log
from wyrmhoard.engine.bind import Binding
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from ...protocol.forms import Continue, OpenTable, Replayed, ReplayStep, TableMade
from ...protocol.messages import Changes, Events
from ...store.base import Person
from ...tables.commands import Sit, Sitter
from ...tables.table import STAND_IN, WATCHER
from ...tables.view_diff import SeatViews
from ..context import AppContext, RequestContext
from ..people import NAME, clean
from .tables import open_mine

MOVES = 3000  # of a log that is still looked at
LARGEST = 2 << 20  # bytes of one
TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")


async def replay(call: RequestContext) -> bytes:
    app, data = call.app, call.form.log
    return await app.replays.do(lambda: msgspec.json.encode(replayed(app, data)))


def replayed(app: AppContext, data: dict[str, Any]) -> Replayed:
    match = judged(app, data, MOVES)
    views = AllViews(match.game, match)
    steps = [views.step(who, move) for who, move in match.moves]
    return Replayed(
        game=match.game.name,
        seats=match.seats,
        names=names(data, match.seats),
        box=data["box"],
        steps=[
            ReplayStep(who=who, move=move, time=time)
            for (who, move), time in zip(match.moves, times(data, len(steps)), strict=True)
        ],
        heard=views.heard,
        first=views.first,
        views=views.changes,
        events=views.events,
        choices=steps,
        scores=views.scores,
        points=[match.score(p) for p in range(match.seats)],
        shares=match.outcome() if match.over else [],
    )


def judged(app: AppContext, data: dict[str, Any], most: int) -> Match:
    """The match of a log that anyone may have written."""
    log.checked(data)
    if len(data["moves"]) > most:
        raise Refused("log-too-long", most=most)
    game = load(data["game"]).at(data["rules"])
    run: Binding = app.registry.rules(game)
    return log.replay(game, data, run)


class AllViews:
    """A match played again while every seat and a spectator look on."""

    def __init__(self, game: Any, match: Match) -> None:
        self.match = Match(game, match.seats, match.boxes, run=match.run)
        self.seats = [*range(match.seats), WATCHER]
        self.views = SeatViews(self.match, self.seats)
        self.first = [self.views.whole(game, i) for i, _ in enumerate(self.seats)]
        self.heard: list[list[int]] = [[] for _ in self.seats]
        self.changes: list[list[Changes]] = [[] for _ in self.seats]
        self.events: list[list[Events]] = [[] for _ in self.seats]
        self.scores: list[list[int]] = []

    def step(self, who: int, move: int) -> list[int]:
        """One move; what else could have been done."""
        choices = self.match.legal(who)
        heard = self.match.heard(self.seats, who, move)
        self.match.play(who, move)
        changes = self.views.diff(self.match)
        events = self.views.events(self.match, who, heard)
        for i, _ in enumerate(self.seats):
            self.heard[i].append(heard[i])
            self.changes[i].append(changes[i])
            self.events[i].append(events[i])
        self.scores.append([self.match.score(p) for p in range(self.match.seats)])
        return choices


def names(data: dict[str, Any], seats: int) -> list[str]:
    """The players' names, if the log has them."""
    players = data.get("players")
    if not isinstance(players, list):
        players = []
    said = [one.get("name") if isinstance(one, dict) else None for one in players[:seats]]
    known = [name[:NAME] if isinstance(name, str) else "" for name in said]
    return known + [""] * (seats - len(known))


def times(data: dict[str, Any], moves: int) -> list[int | None]:
    given = data.get("times")
    if not isinstance(given, list) or len(given) != moves:
        return [None] * moves
    return [time if isinstance(time, int) and 0 <= time < 2**53 else None for time in given]


async def go_on(call: RequestContext) -> TableMade:
    """A new table where the log was after so many moves; free seats wait for others."""
    form: Continue = call.form
    match = await call.app.replays.do(lambda: cut(call.app, form))
    if len(form.seats) != match.seats:
        raise Refused("seat-not-there", given=len(form.seats), seats=match.seats)
    opening = OpenTable(game=match.game.name, seats=match.seats, box=form.log["box"], sit=0)  # type: ignore[arg-type]
    given = origin(form.log), match.moves, match.game.version
    id = await open_mine(call, opening, *given)
    session = await call.app.registry.session(id)
    if found := sitters(call.me, form):
        await session.run(Sit(found, call.identity))
    call.app.unready.discard(id)
    return TableMade(id=id)


def cut(app: AppContext, form: Continue) -> Match:
    data = dict(form.log)
    log.checked(data)
    if form.moves > len(data["moves"]):  # type: ignore[arg-type]
        raise Refused("log-too-short", given=form.moves, moves=len(data["moves"]))  # type: ignore[arg-type]
    match = judged(app, data | {"moves": data["moves"][: form.moves]}, MOVES)  # type: ignore[index]
    if match.over:
        raise Refused("table-over")
    return match


def sitters(me: Person, form: Continue) -> list[Sitter]:
    return [
        Sitter(p, "person", me.id, clean(plan.name))
        if plan.name
        else Sitter(p, "bot", me.id, "", plan.level or STAND_IN)
        for p, plan in enumerate(form.seats)
        if plan.name or plan.level
    ]


def origin(data: dict[str, Any]) -> str:
    """The table the log is of, if it says so."""
    luck = data.get("luck")
    table = luck.get("table") if isinstance(luck, dict) else None
    return table if isinstance(table, str) and TABLE.fullmatch(table) else ""
