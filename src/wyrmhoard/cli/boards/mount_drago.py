"""Mount Drago in the terminal: the mountain, the ten dragons with their riders, and the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.align import VerticalAlignMethod
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wyrmhoard.engine.match import Match
from wyrmhoard.games.mount_drago.state import (
    BLUE, CLIMBERS, COLOURS, DRAGONS, FREE, GREEN, LAST, NOTHING, OVER, PLAIN, SIDE_A, SMALL,
    START, SUMMIT, VALUES,
)  # fmt: skip
from wyrmhoard.texts import Texts

# The dragons' signs, as in the texts, so that colour never carries meaning alone.
SIGNS = "●■▲◆★♣✚○♥△"
INK = (
    "white on blue3", "white on orange4", "white on grey19", "white on red3", "black on yellow1",
    "black on green3", "black on grey66", "black on sky_blue1", "white on purple",
    "black on dark_orange",
)  # fmt: skip
PAINT = (
    "dodger_blue1", "light_salmon3", "default", "red1", "yellow1", "green3", "grey66", "sky_blue1",
    "medium_purple1", "dark_orange",
)  # fmt: skip
RIDERS = "①②③④⑤"
MARKS = {PLAIN: " ", BLUE: "σ", GREEN: "Σ", SUMMIT: "⚑"}
ROCK = {
    PLAIN: "white on grey30", BLUE: "white on blue3", GREEN: "black on green3",
    SUMMIT: "black on grey85",
}  # fmt: skip
BARE: dict[str, Any] = {"box": None, "pad_edge": False, "padding": (0, 2, 0, 0)}  # tables
# The path winds up the mountain, there and back, in ever shorter ledges.
LEDGES = (range(1, 11), range(11, 20), range(20, 27), range(27, LAST + 1))
WIDE = 6  # of a space; an arrow stands between two
ABREAST = WIDE // 2  # dragons side by side on a space


def draw(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> RenderableType:
    below: list[RenderableType] = [players(v, box, seat, names, tell)]
    if v.phase != OVER and v.mine.any():
        below.append(hand(v, box, seat, tell))
    board = Group(Text(), head(v, tell), Text(), mountain(v, box, tell), Text(), legend(tell))
    people = Group(Text(), Columns(below, padding=(1, 4)), Text())
    if box.open_stacks:
        return Group(board, people, stacks(v, names, tell), Text())
    return Group(board, people)


def revealed(match: Match, names: Mapping[int, str], tell: Texts) -> list[str]:
    """At the end: the cards nobody else has seen."""

    def said(card: int) -> str:
        dragon, value = divmod(card - 1, VALUES)
        return f"{tell(f'word-{COLOURS[dragon]}')} {value + 1}"

    hands = {p: [int(card) for card in match.view(p)[0].mine if card] for p in names}
    return [
        tell("end-held", who=names[p], a=", ".join(map(said, hand)))
        for p, hand in hands.items()
        if hand
    ]


def head(v: Any, tell: Texts) -> Text:
    climbed = tell("climbed", n=int(v.climbed), most=CLIMBERS)
    return Text.assemble((climbed, "bold"), "   ", tell("pile", n=int(v.stock)))


def legend(tell: Texts) -> Text:
    """What the marks on the spaces mean."""
    line = Text()
    for kind, words in ((BLUE, "small"), (GREEN, "big"), (SUMMIT, "summit")):
        line.append(f" {MARKS[kind]} ", style=ROCK[kind])
        line.append(f" {tell(words, n=SMALL)}   ")
    return line


def mountain(v: Any, box: Any, tell: Texts) -> Group:
    """From the summit down to the start."""
    start = Text.assemble((f" {tell('start')} ", ROCK[PLAIN]), " ", standing(v, START, DRAGONS))
    return Group(*(ledge(v, box, n) for n in reversed(range(len(LEDGES)))), start)


def ledge(v: Any, box: Any, n: int) -> RenderableType:
    """One row of spaces: dragons above, and below the cards that would bring some there."""
    path, back = LEDGES[n], n % 2 == 1
    end = "" if path[-1] == LAST else "↑"
    arrows, blanks = ("‹" if back else "›") * (len(path) - 1), " " * len(path)
    above = strip((standing(v, spot, ABREAST) for spot in path), blanks, back)
    rocks = strip((rock(v, box, spot) for spot in path), [*arrows, end], back)
    below = strip((landing(v, spot) for spot in path), blanks, back, "top")
    indent = (len(LEDGES[0]) - len(path)) * (WIDE + 1) // 2
    return Padding(Group(above, rocks, below), (0, 0, 0, indent))


def strip(
    cells: Iterable[Text], gaps: Iterable[str], back: bool, vertical: VerticalAlignMethod = "bottom"
) -> Table:
    """Cells and what stands between them; from right to left where the path leads back."""
    row = [part for pair in zip(cells, gaps, strict=True) for part in pair]
    grid = Table.grid()
    for i in range(len(row)):
        grid.add_column(width=WIDE if (i % 2 == 0) != back else 1, vertical=vertical)
    grid.add_row(*(reversed(row) if back else row))
    return grid


def rock(v: Any, box: Any, spot: int) -> Text:
    """A space: its mark and its number."""
    kind, side = int(box.spaces[spot]), 0 if v.seats <= SIDE_A else 1
    return Text(f" {MARKS[kind]}{box.numbers[side, spot]:>3} ", style=ROCK[kind])


def standing(v: Any, spot: int, abreast: int) -> Text:
    """The dragons on a space, each with its rider's number, if it has one."""
    here = (dragon for dragon in range(DRAGONS) if v.spot[dragon] == spot)
    return rows(((token(v, dragon), INK[dragon]) for dragon in here), abreast)


def token(v: Any, dragon: int) -> str:
    rider = int(v.rider[dragon])
    return SIGNS[dragon] + (" " if rider == FREE else RIDERS[rider - 1])


def landing(v: Any, spot: int) -> Text:
    """The watcher's cards that would bring their dragons here."""
    here = (card for card in own_cards(v) if lands(v, card) == spot and v.phase != OVER)
    return rows((small_card(card, "+") for card in here), WIDE // 3)


def small_card(card: int, joint: str = "") -> tuple[str, str]:
    dragon, value = divmod(card - 1, VALUES)
    return f"{SIGNS[dragon]}{joint}{value + 1}", PAINT[dragon]


def rows(tokens: Iterable[tuple[str, str]], abreast: int) -> Text:
    """So many side by side, then a new line."""
    text = Text()
    for i, (shown, style) in enumerate(tokens):
        text.append("\n" if i and i % abreast == 0 else "")
        text.append(shown, style=style)
    return text


def own_cards(v: Any) -> list[int]:
    """Each kind once, in the order in which the moves are offered."""
    return sorted({int(card) for card in v.mine if card != NOTHING})


def lands(v: Any, card: int) -> int:
    dragon, value = divmod(card - 1, VALUES)
    return min(LAST, int(v.spot[dragon]) + value + 1)


def players(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> Table:
    heads = (tell(words) for words in ("points", "mount-of", "stands-on", "cards"))
    table = Table("", *heads, **BARE)
    for column in (1, 4):
        table.columns[column].justify = "right"
    for p in range(v.seats):
        turn = "▶" if p == v.turn and v.phase != OVER else " "
        name = Text(f"{turn} {RIDERS[p]} {names[p]}", style="bold" if p == seat else "")
        table.add_row(name, str(v.points[p]), *mount_of(v, box, p, tell), str(v.holds[p]))
    return table


def mount_of(v: Any, box: Any, p: int, tell: Texts) -> tuple[Text, Text]:
    """The dragon somebody rides and the space it stands on."""
    if v.top[p] == NOTHING:
        return Text(), Text()
    dragon = (int(v.top[p]) - 1) // VALUES
    return named(dragon, tell), rock(v, box, int(v.spot[dragon]))


def named(dragon: int, tell: Texts) -> Text:
    return Text(f" {tell(f'word-{COLOURS[dragon]}')} ", style=INK[dragon])


def hand(v: Any, box: Any, seat: int, tell: Texts) -> Table:
    """Each card of the watcher, where its dragon would land, and who would ride it."""
    table = Table(tell("your-cards"), tell("lands-on"), "", **BARE)
    for card in own_cards(v):
        dragon, value = divmod(card - 1, VALUES)
        copies = int((v.mine == card).sum())
        shown = Text(f" {SIGNS[dragon]}+{value + 1} ", style=INK[dragon])
        shown.append(f" ×{copies}" if copies > 1 else "", style="default on default")
        table.add_row(shown, rock(v, box, lands(v, card)), riding(v, dragon, seat, tell))
    return table


def riding(v: Any, dragon: int, seat: int, tell: Texts) -> str:
    """What playing a card of this dragon means for its rider."""
    rider = int(v.rider[dragon])
    if rider == FREE:
        return tell("may-ride" if v.spot[dragon] == v.spot.min() else "must-ride")
    return tell("you-ride") if rider == seat + 1 else tell("other-rides", who=RIDERS[rider - 1])


def stacks(v: Any, names: Mapping[int, str], tell: Texts) -> Table:
    """All cards in the stacks, oldest first."""
    table = Table("", tell("stacks"), **BARE)
    for p in range(v.seats):
        laid = [int(v.laid[i]) for i in range(v.count) if v.layer[i] == p]
        cards = [int(card) for card in (v.bottom[p], *laid) if card != NOTHING]
        lying = Text(" ").join(Text(*small_card(card)) for card in cards)
        table.add_row(f"  {RIDERS[p]} {names[p]}", lying)
    return table
