"""A board for a game that has none of its own: every field of the view in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import OWNER, RECALLED, Field
from wyrmhoard.engine.match import Match
from wyrmhoard.texts import Texts
from wyrmhoard.texts.fields import label, told

WATCHER = SEATS  # the seat of one who sits nowhere


def draw(
    game: Game, v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts
) -> RenderableType:
    shown = {name: f for name, f in game.view.fields.items() if f.seen_by != RECALLED}
    by_seat = {name: f for name, f in shown.items() if game.by_seat(f)}
    around = Table.grid(padding=(0, 2))
    for name, f in shown.items():
        if name not in by_seat and name != "seats":
            around.add_row(Text(label(name, f, tell)), Text(told(name, v[name], tell)))
    return Group(Text(), around, Text(), players(v, by_seat, seat, names, tell), Text())


def players(
    v: Any, fields: Mapping[str, Field], seat: int, names: Mapping[int, str], tell: Texts
) -> Table:
    """A column for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for p, name in names.items():
        table.add_column(name, style="bold" if p == seat else "")
    for name, f in fields.items():
        values = (Text(told(name, v[name][p], tell)) for p in names)
        table.add_row(Text(label(name, f, tell)), *values)
    return table


def revealed(match: Match, names: Mapping[int, str], tell: Texts) -> list[str]:
    """What a seat knew of its own and somebody who watched did not."""
    game, watched = match.game, match.view(WATCHER)[0].copy()
    own = {n: f for n, f in game.view.fields.items() if game.by_seat(f) and f.seen_by == OWNER}
    lines = []
    for p, who in names.items():
        v = match.view(p)[0]
        known = [name for name in own if not np.array_equal(v[name][p], watched[name][p])]
        lines += [f"{who}: {label(n, own[n], tell)}: {told(n, v[n][p], tell)}" for n in known]
    return lines
