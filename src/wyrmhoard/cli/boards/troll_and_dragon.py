"""Troll & Dragon in the terminal: the Grotto, the Cavern, the dice as they lie, and the packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wyrmhoard.games.troll_and_dragon.state import (
    ARRIVING, BOTH, DIAMOND, DRAWING, ENTERED, FACES, FALLING, FINDING, GROTTO, GROTTO_DICE,
    NUGGET, OVER, RACING, SHARING, SIDES, STIRRING,
)  # fmt: skip
from wyrmhoard.texts import Texts

# A glyph beside each colour, so that colour never carries meaning alone.
GEM, GOLD, WYRM, BLANK = "◆", "●", "§", "·"
GLYPHS = (GEM, "⚷", "∩", "☻")  # of FACES
INK = ("black on cyan3", "black on dark_orange", "white on blue3", "white on red3")
GEM_INK, GOLD_INK, WYRM_INK, PALE = "cyan3", "yellow3", "white on red3", "white on grey30"
SEAT = "①②③④⑤"
BETWEEN = (DRAWING, ARRIVING, OVER)  # turns
IN_GROTTO = (ARRIVING, FALLING, GROTTO)
IN_CAVERN = (ENTERED, STIRRING, FINDING, RACING, SHARING)
WIDTH, LABELS = 76, 16  # columns of a place, and of the labels in it

Rows = list[tuple[str, Text]]  # a label and what it labels


def draw(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> RenderableType:
    places = (grotto(v, tell), cavern(v, box, tell), Text(ending(v, box, tell), style="dim"))
    return Group(Text(), *places, Text(), players(v, box, seat, names, tell), Text())


def place(title: str, colour: str, here: bool, rows: Rows) -> Panel:
    """One of the two locations; an arrow and a bright frame where the adventurer is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=LABELS)
    for label, shown in rows:
        grid.add_row(label, shown)
    name = Text(f"▶ {title}" if here else title, style=f"bold {colour}")
    border = colour if here else "grey50"
    return Panel(grid, title=name, title_align="left", border_style=border, width=WIDTH)


def grotto(v: Any, tell: Texts) -> Panel:
    rows = [
        (tell("diamonds"), Text(f"{GEM} {v.grotto}", style=GEM_INK)),
        (tell("troll-hand"), Text(f"{GEM} {v.hand}", style=GEM_INK)),
    ]
    rows += last_turn(v, tell) if v.phase in BETWEEN else this_turn(v, tell)
    return place(tell("grotto"), GEM_INK, v.phase in IN_GROTTO, rows)


def this_turn(v: Any, tell: Texts) -> Rows:
    return [(tell("free"), dice(v.showing, tell)), (tell("blocked"), dice(v.blocked, tell))]


def last_turn(v: Any, tell: Texts) -> Rows:
    """The dice lie where they fell; four blocked ones brought the Troll."""
    fell = v.showing + v.blocked
    rows = [(tell("last-turn"), dice(fell, tell, "dim "))] if fell.any() else []
    if v.blocked.sum() == GROTTO_DICE:
        rows.append(("", Text(tell("troll-came"), style="red")))
    return rows


def dice(by_face: Any, tell: Texts, faint: str = "") -> Text:
    """Grotto dice, each with the glyph and the word of its face."""
    lying = [
        die(GLYPHS[f], tell(f"word-{face}"), faint + INK[f])
        for f, face in enumerate(FACES)
        for _ in range(by_face[f])
    ]
    return Text("  ").join(lying) if lying else Text("–", style="dim")


def die(glyph: str, word: str, ink: str) -> Text:
    return Text.assemble((f" {glyph} {word} ", ink))


def cavern(v: Any, box: Any, tell: Texts) -> Panel:
    here = v.phase in IN_CAVERN
    rows = [(tell("nuggets"), Text(f"{GOLD} {v.cavern}", style=GOLD_INK))]
    rows += race(v, box, tell) if here else last_visit(v, tell)
    if v.phase == SHARING:
        rows.append((tell("to-share"), heap(v.dropped)))
    return place(tell("cavern"), GOLD_INK, here, rows)


def race(v: Any, box: Any, tell: Texts) -> Rows:
    return [
        (tell("treasure-dice"), treasure_dice(v, tell)),
        (tell("dragon-dice"), dragon_dice(v, box, tell)),
        (tell("the-dragon"), mood(v, tell)),
    ]


def last_visit(v: Any, tell: Texts) -> Rows:
    """Where the treasure of the last adventurer here went, if the dragon woke."""
    return [("", Text(tell("dragon-woke"), style="red"))] if v.dragon.all() else []


def treasure_dice(v: Any, tell: Texts) -> Text:
    if v.phase == ENTERED:
        return Text(tell("not-rolled"), style="dim")
    lying = [
        die(GOLD * n, str(n), "black on yellow3") if n else die(BLANK, tell("word-blank"), PALE)
        for n in map(int, v.found)
    ]
    return Text("  ").join(lying)


def dragon_dice(v: Any, box: Any, tell: Texts) -> Text:
    """A die set aside shows its dragon; of the other, how many of its sides would."""
    lying = [
        die(WYRM, tell("word-dragon"), WYRM_INK)
        if shown
        else die(BLANK, tell("dragon-sides", n=int(sides), of=SIDES), PALE)
        for shown, sides in zip(v.dragon, box.dragon, strict=True)
    ]
    return Text("  ").join(lying)


def mood(v: Any, tell: Texts) -> Text:
    dragons = int(v.dragon.sum())
    return Text(tell(("asleep", "stirring", "awake")[dragons]), style="bold red" if dragons else "")


def heap(treasure: Any) -> Text:
    """Diamonds and nuggets that lie together."""
    return Text.assemble(
        (f"{GEM} {treasure[DIAMOND]:<2}", GEM_INK),
        "  ",
        (f"{GOLD} {treasure[NUGGET]:<2}", GOLD_INK),
    )


def ending(v: Any, box: Any, tell: Texts) -> str:
    """What will end the match."""
    if v.phase == OVER:
        return ""
    if box.end != BOTH:
        return tell("ends-one")
    if v.barren == 0:
        return tell("ends-both")
    return tell("ends-barren", n=int(v.barren), of=int(box.barren_rounds * v.seats))


def players(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(tell("pack"))
    table.add_column(tell("points"), justify="right", style="bold")
    table.add_column(tell("at-risk"))
    table.add_column("")
    for p in range(v.seats):
        name = Text(f"{SEAT[p]} {names[p]}", style="bold" if p == seat else "")
        points = str(worth(v.pack[p], box))
        table.add_row(name, heap(v.pack[p]), points, at_risk(v, box, p), doing(v, p, tell))
    return table


def worth(treasure: Any, box: Any) -> int:
    return int((treasure * box.points).sum())


def at_risk(v: Any, box: Any, p: int) -> Text:
    """What the adventurer has gathered, and the points it would bring."""
    if p != v.turn or v.phase in (DRAWING, SHARING, OVER):
        return Text()
    return heap(v.gathered).append(f"  +{worth(v.gathered, box)}", style="bold")


def doing(v: Any, p: int, tell: Texts) -> Text:
    """The adventurer, and against them whoever has the Dragon dice; an arrow: to move."""
    if v.phase in (DRAWING, OVER):
        return Text()
    sharing = v.phase == SHARING
    if p == v.turn:
        return Text(f"{' ' if sharing else '▶'} {tell('adventurer')}", style="bold")
    if p != v.roller or v.phase not in IN_CAVERN:
        return Text()
    if sharing:
        return Text(f"▶ {tell('takes')}", style="bold")
    return Text(f"{WYRM} {tell('dragon-dice')}", style="red")
