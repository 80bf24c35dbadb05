"""How a match ended, as it is stored with the entry that ends it: once for each table.

For ratings only victory counts: who won, and who did not. Whoever gave up, or was away when it
ended, has lost, whatever became of the seat; the bot that played on there is not rated for it.
"""

from __future__ import annotations

import msgspec

from wyrmhoard.engine.contract import NOBODY
from wyrmhoard.lab.games import team_of

from ..store.base import ResultRow
from .chair import Chair
from .entry import Entry
from .events import Ended, Returned
from .played import follow, trying
from .table import Table
from .table_info import shares_of

BROKEN_OFF = ("host", "admin", "rematch", "agreed", "rules")  # nobody has won or lost


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's part in it. `person` is who played there, also if they gave up."""

    person: str = ""
    name: str
    taken: str
    level: str = ""
    share: float
    points: int
    place: int  # 1 for all who won
    team: int  # whose victory it shares
    gone: bool = False  # gave up, or was away at the end


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    ending: str = ""  # why it was stopped before its end
    parts: list[Part]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Result).decode


def result_ended(table: Table, entry: Entry) -> ResultRow | None:
    """What comes of a match that this entry ends; the table has not applied it yet."""
    ended = next((event for event in entry.events if isinstance(event, Ended)), None)
    over = bool(entry.played) and entry.played[-1].acting == NOBODY
    if not (over or (ended and table.begun)):
        return None
    back = {event.seat for event in entry.events if isinstance(event, Returned)}
    with trying(table.match) as match:
        for one in entry.played:
            follow(match, one)
        return result_of(table, ended, entry.events[-1].at, back)


def result_told(table: Table) -> ResultRow | None:
    """The same of a table that has ended: before there were results, or by another hand."""
    if not table.begun or table.status not in ("over", "ended"):
        return None
    return result_of(table, table.ended, table.ended_at, set())


def result_of(table: Table, ended: Ended | None, at: int, back: set[int]) -> ResultRow:
    head, why = table.opened, ended.why if ended else ""
    gone = {p for p, chair in enumerate(table.chairs) if is_gone(chair)} - back
    if why == "resigned" and ended and ended.seat is not None:
        gone.add(ended.seat)
    result = Result(ending=why, parts=parts(table, shares_of(table.match, ended), gone))
    return ResultRow(
        tab=table.id, game=head.game, seats=head.seats, ended=at, listed=int(head.listed),
        counts=int(head.rated and why not in BROKEN_OFF and tells(result.parts)),
        body=encode(result), people=sorted({p.person for p in result.parts if p.person}),
    )  # fmt: skip


def is_gone(chair: Chair) -> bool:
    return chair.gave_up or (chair.taken == "person" and chair.away)


def parts(table: Table, shares: list[float], gone: set[int]) -> list[Part]:
    match, team = table.match, team_of(table.game)
    seats = range(match.seats)
    teams = [team(match.state, p) for p in seats]
    alone = len(set(teams)) == len(teams)
    points = [match.score(p) for p in seats]

    def worse(p: int) -> tuple[bool, bool, int]:
        """The least is the best. Among those who lost a team has no second place."""
        won = shares[p] > 0 and p not in gone
        return p in gone, not won, 0 if won or not alone else -points[p]

    return [
        Part(
            person=who(chair), name=chair.name, taken="person" if who(chair) else chair.taken,
            level=chair.level, share=shares[p], points=points[p],
            place=1 + sum(worse(q) < worse(p) for q in seats), team=teams[p], gone=p in gone,
        )
        for p, chair in enumerate(table.chairs)
    ]  # fmt: skip


def who(chair: Chair) -> str:
    """A bot has the seat of one who gave up, and belongs to whoever put it there anywhere else."""
    return chair.person if chair.taken == "person" or chair.gave_up else ""


def rank(part: Part) -> int:
    """As ratings see it."""
    return 2 if part.gone else int(part.share == 0)


def tells(parts: list[Part]) -> bool:
    """Whether somebody won, or lost by going."""
    gone = sum(part.gone for part in parts)
    return any(rank(part) == 0 for part in parts) or 0 < gone < len(parts)
