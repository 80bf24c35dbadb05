"""Dragon's Cave in the terminal: the winding path, the lair, and what lies before each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
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
ROW = PATH // 2  # the path is drawn in two rows, there and back


def draw(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> RenderableType:
    return Group(Text(), cave(v, box, tell), Text(), players(v, box, seat, names, tell), Text())


def cave(v: Any, box: Any, tell: Texts) -> RenderableType:
    """The path winds: to the right along the lower row, then back along the upper one."""
    upper, lower = range(PATH, ROW, -1), range(START + 1, ROW + 1)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(ROW + 1):
        grid.add_column(justify="center", min_width=5)
    grid.add_row(Text(standing(v, LAIR), style="bold"), *(standing(v, spot) for spot in upper))
    grid.add_row(lair(v, tell), *(square(box, spot) for spot in upper))
    grid.add_row("", *[""] * (ROW - 1), Text("│", style="dim"))
    grid.add_row(Text(tell("start"), style="dim"), *(square(box, spot) for spot in lower))
    grid.add_row(Text(standing(v, START), style="bold"), *(standing(v, spot) for spot in lower))
    head = Text.assemble(
        (tell("round", n=int(v.rounds) + 1), "bold"),
        "   ",
        (f"● {tell('treasure', n=int(v.treasure))}", "yellow3"),
    )
    return Group(head, Text(), Padding(grid, (0, 1)))


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
