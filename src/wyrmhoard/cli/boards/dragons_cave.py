"""Dragon's Cave in the terminal: the winding path, the lair, and what lies before each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wyrmhoard.games.dragons_cave.state import (
    CARDS, CHOOSING, DRAWING, LAIR, NOTHING, OVER, PATH, START,
)  # fmt: skip
from wyrmhoard.texts import Texts

# A glyph beside each colour, so that colour never carries meaning alone.
GLYPHS = ("⚒", "☼", "♠", "▣", "◆", "■")
INK = (
    "white on red3",
    "black on green3",
    "black on dark_orange",
    "white on blue3",
    "white on purple",
)
PAINT = ("red3", "green3", "dark_orange", "dodger_blue1", "medium_purple1", "yellow3")
DWARVES = "①②③④"
ROWS = (2, 4)  # the path winds there and back, more often where the screen is narrow


def draw(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> RenderableType:
    head = Text.assemble(
        (tell("round", n=round_of(v)), "bold"),
        "   ",
        (f"● {tell('treasure', n=int(v.treasure))}", "yellow3"),
    )
    around = players(v, box, seat, names, tell)
    return Group(Text(), head, Text(), Cave(v, box, tell), Text(), around, Text())


def round_of(v: Any) -> int:
    """Rounds are counted when they end, but for one that an empty treasure cuts short (DC-20)."""
    return int(v.rounds) + int(v.phase != OVER or v.treasure == 0)


class Cave:
    """The path, as wide as there is room for."""

    def __init__(self, v: Any, box: Any, tell: Texts) -> None:
        self.drawn = [Padding(path(v, box, tell, rows), (0, 1)) for rows in ROWS]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        def fits(one: Padding) -> bool:
            return Measurement.get(console, options.update_width(1000), one).maximum <= room

        room = options.max_width
        yield next(filter(fits, self.drawn), self.drawn[-1])


def path(v: Any, box: Any, tell: Texts, rows: int) -> Table:
    """From the start below to the lair above, row by row, every other one back to the left."""
    wide = PATH // rows
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(wide + 1):
        grid.add_column(justify="center", min_width=5, no_wrap=True)
    beside = {  # the lower end and the upper one: who stands there, and its name
        0: (standing(v, START), Text(tell("start"), style="dim")),
        rows - 1: (standing(v, LAIR), lair(v, tell)),
    }
    for row in reversed(range(rows)):
        spots = range(START + 1 + row * wide, START + 1 + (row + 1) * wide)[:: -1 if row % 2 else 1]
        dwarves, name = beside.get(row, ("", Text()))
        lines: list[list[RenderableType]] = [
            [Text(dwarves, style="bold"), *(standing(v, spot) for spot in spots)],
            [name, *(square(box, spot) for spot in spots)],
        ]
        for line in lines if row else lines[::-1]:
            grid.add_row(*line)
        if row:
            grid.add_row("", *turn(row, wide))
    return grid


def turn(row: int, wide: int) -> list[Text]:
    """Where a row goes on from the one below it."""
    at = wide - 1 if row % 2 else 0
    return [Text("│" if i == at else "", style="dim") for i in range(wide)]


def square(box: Any, spot: int) -> Text:
    """A square: glyph in its colour, and a dot for each coin."""
    colour, coins = int(box.path[spot - 1]), int(box.coins[spot - 1])
    shown = "●" * coins if coins <= 2 else f"{coins}●"
    return Text(f" {GLYPHS[colour]} {shown:<2}", style=INK[colour])


def lair(v: Any, tell: Texts) -> Text:
    """The dragon's own corner, with the square it sits on."""
    name = Text(tell("lair"), style="bold red")
    if v.perch != NOTHING:
        name.append(f" {GLYPHS[v.perch - 1]}", style=INK[v.perch - 1])
    return name


def standing(v: Any, spot: int) -> str:
    """The dwarves on a square; with two players each has two of a kind."""
    dwarves = 2 if v.seats == 2 else 1
    return "".join(
        DWARVES[p] + ("ab"[d] if dwarves == 2 else "")
        for p in range(v.seats)
        for d in range(dwarves)
        if v.spot[p, d] == spot
    )


def players(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(tell("purse"), justify="right", style="yellow3")
    table.add_column(tell("chest"), justify="right")
    table.add_column(tell("cards"))
    table.add_column("")
    for p in range(v.seats):
        chest = str(v.chest[p]) if box.open_chests or v.phase == OVER else tell("closed")
        name = Text(f"{DWARVES[p]} {names[p]}", style="bold" if p == seat else "")
        table.add_row(name, str(v.purse[p]), chest, cards(v, p), doing(v, p, seat, tell))
    return table


def cards(v: Any, p: int) -> Text:
    """The hand as all may know it; cards lying face up are left out."""
    hand = Text()
    for card in range(len(CARDS)):
        held = v.hand[p, card]
        hand.append(f"{GLYPHS[card]} " if held else "· ", style=PAINT[card] if held else "dim")
    return hand


def doing(v: Any, p: int, seat: int, tell: Texts) -> str:
    """The dragon, or what this player has done in secret so far."""
    if p == v.dragon and v.phase != DRAWING:
        return f"▶ {tell('dragon')}" if v.phase != OVER else ""
    if p == seat and v.my_card != NOTHING:
        return tell("yours", a=tell(f"word-{CARDS[v.my_card - 1]}"))
    if p == seat and v.my_left != NOTHING:
        left = int(v.my_left) - 1
        return tell("your-hands", left=left, right=int(v.purse[p]) - left)
    if v.ready[p]:
        return tell("laid") if v.phase == CHOOSING else tell("divided")
    return ""
