"""What a table of a deal adds to the comparison: who began it in which seat, what came of it."""

from __future__ import annotations

from ..store.base import Play
from .table import Table
from .table_info import shares


def plays(table: Table) -> list[Play]:
    """One for each seat, also before anybody sits there: by them the deal's tables are found."""
    return [play(table, p) for p in range(len(table.chairs))]


def play(table: Table, p: int) -> Play:
    """Whoever gave up stays the one who played; that a bot played on its level says."""
    known = Play(deal=table.opened.deal, tab=table.id, seat=p, person="", name="", level="")
    if not table.begun:
        return known
    first, now = table.players[p], table.chairs[p]
    over = table.status in ("over", "ended")
    return Play(
        deal=known.deal, tab=known.tab, seat=p,
        person=first.person if first.taken == "person" else "",
        name=first.name,
        level=now.level,
        begun=table.since,
        done=table.changed if over else 0,
        points=table.match.score(p) if over else 0,
        share=shares(table)[p] if over else 0.0,
    )  # fmt: skip
