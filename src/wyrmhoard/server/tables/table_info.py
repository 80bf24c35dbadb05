"""A table as everybody sees it: seats, clocks, status and result, without the match itself."""

from __future__ import annotations

from wyrmhoard.bots.level import needs_compiling
from wyrmhoard.engine.match import Match

from ..protocol.messages import Ending, Result, SeatInfo, TableInfo
from .deal import secret_told
from .events import Ended
from .table import Table


def info(
    table: Table, here: frozenset[int], spectators: int, now: int, hidden: bool = False
) -> TableInfo:
    """`hidden`: to one who has yet to play the same deal."""
    head = table.opened
    over = table.status in ("over", "ended") and not hidden
    return TableInfo(
        id=table.id,
        game=head.game,
        rules=head.rules,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_info(table, p, p in here, now) for p in range(len(table.chairs))],
        host=head.host_name,
        box_name=head.box_name,
        clock=head.clock,
        listed=head.listed,
        hints=head.hints,
        rated=head.rated,
        commitment=head.commitment,
        sealed=table.sealed,
        spectators=spectators,
        warming=warming(table),
        undo=table.undo_seat,
        end=table.end_seat,
        ending=Ending(why=table.ended.why, seat=table.ended.seat) if table.ended and over else None,
        result=result(table, now) if over and table.begun else None,
        rematch=table.rematch,
        origin=head.origin,
        deal=head.deal,
        hidden=hidden,
    )


def warming(table: Table) -> bool:
    if table.match.run.fast or table.status not in ("open", "playing"):
        return False
    bots = [chair for chair in table.chairs if chair.taken == "bot"]
    return any(needs_compiling(chair.level, table.game) for chair in bots)


def seat_info(table: Table, p: int, here: bool, now: int) -> SeatInfo:
    chair = table.chairs[p]
    return SeatInfo(
        taken=chair.taken,  # type: ignore[arg-type]
        name=chair.name,
        level=chair.level,
        away=chair.away,
        here=here,
        left=chair.left(table.opened.clock, now),
        ticking=chair.ticking,
        agreed=table.undo_answers.get(p) if table.undo_seat is not None else None,
        ends=table.end_answers.get(p) if table.end_seat is not None else None,
        luck=chair.luck,
        seal=chair.seal,
    )


def result(table: Table, now: int = 0) -> Result:
    match = table.match
    return Result(
        shares=shares(table),
        points=[match.score(p) for p in range(match.seats)],
        secret=secret_told(table.opened.deal, table.secret, now),
        seeds=table.seeds,
        seals=table.seals if any(table.seals) else [],
    )


def shares(table: Table) -> list[float]:
    """As the rules say it; of a match that was stopped only one who faced a single other wins."""
    return shares_of(table.match, table.ended)


def shares_of(match: Match, ended: Ended | None) -> list[float]:
    if ended is None:
        return match.outcome()
    won = ended.why == "resigned" and match.seats == 2
    return [float(won and p != ended.seat) for p in range(match.seats)]
