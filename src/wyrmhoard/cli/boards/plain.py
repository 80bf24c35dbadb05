"""A board for a game that has none of its own: every field of the view in words.

A field is called by the game's text `field-<name>`, or else by what its layout says `about` it;
`field-<name>.value` puts its numbers, given as $n, into words. The page does the same.
"""

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

WATCHER = SEATS  # the seat of one who sits nowhere
LONG = 12  # of more numbers only those that are not 0 are told, with their places


def draw(
    game: Game, v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts
) -> RenderableType:
    shown = {name: f for name, f in game.view.fields.items() if f.seen_by != RECALLED}
    by_seat = {name: f for name, f in shown.items() if game.by_seat(f)}
    around = Table.grid(padding=(0, 2))
    for name, f in shown.items():
        if name not in by_seat and name != "seats":
            around.add_row(label(name, f, tell), told(name, v[name], tell))
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
        table.add_row(label(name, f, tell), *(told(name, v[name][p], tell) for p in names))
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


def label(name: str, f: Field, tell: Texts) -> Text:
    said = tell(text(name)) if tell.has(text(name)) else f.about
    return Text(said[:1].upper() + said[1:])


def told(name: str, held: Any, tell: Texts) -> Text:
    """One number or several, in the words of the field's text if it has some."""
    value = f"{text(name)}.value"

    def say(n: int) -> str:
        return tell(value, n=n) if tell.has(value) else str(n)

    numbers: list[int] = np.ravel(held).tolist()
    if len(numbers) <= LONG:
        return Text(" · ".join(map(say, numbers)))
    return Text(" · ".join(f"{i}: {say(n)}" for i, n in enumerate(numbers) if n) or "–")


def text(name: str) -> str:
    return f"field-{name.replace('_', '-')}"
