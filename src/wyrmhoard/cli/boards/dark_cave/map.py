"""The map of the cave: cards at their places, who stands on them, and coordinates at the edges."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from wyrmhoard.games.dark_cave.cards import CAVE_IN, GOAL, LAID, LEVELS, MIDDLE
from wyrmhoard.games.dark_cave.rules import playing
from wyrmhoard.games.dark_cave.state import (
    CELLS, CORNER, FACE_DOWN, NOTHING, PLACING, REACH, SIDE, STRIDE, TURNED, WEBS,
)  # fmt: skip
from wyrmhoard.texts import Texts

from .card import CAVE, CENTRE, HEIGHT, WIDTH, Spot, fields, glyph, lines, spot

PLAYING: Any = playing

ROUND, FILLED = "①②③④⑤⑥⑦⑧", "❶❷❸❹❺❻❼❽"  # dwarves of the blue clan, and of the yellow
CLAN_INK = ("bold white on blue3", "bold black on yellow3")
BEASTS, BEAST_INK = "RLG", "bold white on red3"
WEB, WEB_INK = "×", "bold white on purple"
HERE, HERE_INK = "✓", "bold black on green3"
SHADES = ("grey19", "grey27")  # cards side by side differ, so that each can be made out
START_SHADE, GOAL_SHADE = "dark_green", "orange4"
SIGNS = {"∩": "bold red1", "≡": "bold green3", "○": "bold magenta", "◆": "bold yellow1"}
SIGNS |= {"☼": "bold bright_white", "?": "bold white"}
MARGIN = 4  # columns of the numbers at the left
# Where the pieces on a field go, if its own spot is taken; then wherever there is room.
BESIDE: dict[Spot, tuple[Spot, ...]] = {
    (3, 0): ((4, 0), (2, 0)),
    (3, 2): ((4, 2), (2, 2)),
    (1, 1): ((1, 0), (1, 2), (0, 0), (0, 2)),
    (5, 1): ((5, 0), (5, 2), (6, 0), (6, 2)),
    (3, 1): ((2, 1), (4, 1)),
}
CORNERS = tuple((c, r) for c in (4, 2, 5, 1, 6, 0) for r in (0, 2))
Paint = dict[Spot, tuple[str, str]]  # a character and its style


def whereabouts(cell: int) -> Spot:
    """East and north of the start."""
    return cell // SIDE - REACH, cell % SIDE - REACH


def dwarf(v: Any, p: int) -> Text:
    clan = max(int(v.clan[p]) - 1, 0)
    return Text((ROUND, FILLED)[clan][p], style=CLAN_INK[clan])


class Map:
    """Drawn as wide as the screen allows, around the dwarf in focus."""

    def __init__(self, v: Any, box: Any, focus: int, name: str, tell: Texts) -> None:
        self.v, self.box, self.focus, self.name, self.tell = v, box, focus, name, tell
        self.paint: Paint = {}
        self.slots = [k for k in range(v.slots) if v.card[k] != NOTHING]
        self.sites = sites(v, box)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Numbers along the top and the left, and the cells between them."""
        west, east, south, north = self.bounds()
        room = max((options.max_width - MARGIN) // WIDTH, 1)
        if east - west + 1 > room:
            middle = whereabouts(int(self.v.place[self.v.stand[self.focus] // STRIDE]))[0]
            west = min(max(middle - room // 2, west), east - room + 1)
            east = west + room - 1
            yield Text(self.tell("map-part", who=self.name), style="yellow")
        self.draw(west, east, south, north)
        yield Text(" " * MARGIN + "".join(f"{x:^{WIDTH}}" for x in range(west, east + 1)), "cyan")
        for y in range(north, south - 1, -1):
            yield from self.row(y, west, east)

    def bounds(self) -> tuple[int, int, int, int]:
        cells = [int(self.v.place[k]) for k in self.slots] + self.sites
        edges = [int(web) - 1 for web in self.v.web if web != NOTHING]
        cells += [(edge // 2 + edge % 2 * SIDE) % CELLS for edge in edges]
        xs, ys = zip(*map(whereabouts, cells), strict=True)
        return min(xs), max(xs), min(ys), max(ys)

    def row(self, y: int, west: int, east: int) -> list[Text]:
        """The three lines of a row of cells."""
        found = []
        for r in range(HEIGHT):
            line = Text(f"{y:>{MARGIN - 1}} " if r == 1 else " " * MARGIN, style="cyan")
            spots = ((c, r - y * HEIGHT) for c in range(west * WIDTH, (east + 1) * WIDTH))
            cells = (self.paint.get(spot, (" ", "default")) for spot in spots)
            for style, some in groupby(cells, lambda cell: cell[1]):
                line.append("".join(char for char, _ in some), style=style)
            found.append(line)
        return found

    def draw(self, west: int, east: int, south: int, north: int) -> None:
        for x in range(west, east + 1):
            for y in range(south, north + 1):
                self.put(x, y, CENTRE, "·", "grey42")
        for slot in self.slots:
            self.lay(slot)
        for cell in self.sites:
            self.mark(cell)
        for k in range(WEBS):
            if self.v.web[k] != NOTHING:
                self.spin(int(self.v.web[k]) - 1, str(self.v.web_side[k]))

    def put(self, x: int, y: int, at: Spot, char: str, style: str) -> None:
        self.paint[x * WIDTH + at[0], at[1] - y * HEIGHT] = char, style

    def lay(self, slot: int) -> None:
        """A card, what is on its fields, and who stands there."""
        x, y = whereabouts(int(self.v.place[slot]))
        shade = START_SHADE if slot == 0 else GOAL_SHADE if slot <= CORNER else SHADES[(x + y) % 2]
        found, spots = self.face(slot)
        for c in range(WIDTH):
            for r in range(HEIGHT):
                char = found.get((c, r), " ")
                self.put(x, y, (c, r), char, f"{SIGNS.get(char, 'grey89')} on {shade}")
        taken = {at for at, char in found.items() if char in SIGNS} | {(0, 1), (6, 1)}
        for f, at in spots.items():
            self.stand(slot * STRIDE + f, at, taken, (x, y))

    def face(self, slot: int) -> tuple[dict[Spot, str], dict[int, Spot]]:
        """The characters of a card, and where its fields are."""
        v, box, card = self.v, self.box, int(self.v.card[slot])
        if card == FACE_DOWN:
            return face_down(slot, known_goal(v, box, slot)), {MIDDLE: CENTRE}
        spots = {f: spot(box, card, f) for f in fields(box, card)}
        marks = {at: glyph(box, card, f, bool(v.vein[slot])) for f, at in spots.items()}
        return lines(box, card) | marks, spots

    def stand(self, field: int, at: Spot, taken: set[Spot], cell: Spot) -> None:
        """The dwarves and creatures on a field, each on a character of its own."""
        for piece in self.pieces(field):
            free = [s for s in (at, *BESIDE.get(at, ()), *CORNERS) if s not in taken]
            if free:
                taken.add(free[0])
                self.put(*cell, free[0], piece.plain, str(piece.style))

    def pieces(self, field: int) -> list[Text]:
        v = self.v
        inside = [p for p in range(v.seats) if not v.out >> p & 1 and v.stand[p] == field]
        beasts = [BEASTS[k] for k in range(len(BEASTS)) if v.lurk[k] == field + 1]
        return [Text(name, BEAST_INK) for name in beasts] + [dwarf(v, p) for p in inside]

    def mark(self, cell: int) -> None:
        """A place the card may go: its coordinates if it is empty, else a tick."""
        x, y = whereabouts(cell)
        if any(self.v.place[slot] == cell for slot in self.slots):
            self.put(x, y, (0, 0), HERE, HERE_INK)
            return
        for c, char in enumerate(f"{f'{x},{y}':^{WIDTH}}"):
            self.put(x, y, (c, 1), char, HERE_INK)

    def spin(self, edge: int, side: str) -> None:
        """A web on the north border of a cell or, half on either card, on its east border."""
        x, y = whereabouts(edge // 2)
        spots = ((6, 1), (7, 1)) if edge % 2 else ((4, 0), (5, 0))
        for at, char in zip(spots, WEB + side, strict=True):
            self.put(x, y, at, char, WEB_INK)


def known_goal(v: Any, box: Any, slot: int) -> str:
    """The sign of a goal face down, if this watcher knows it."""
    goal = int(v.goal[slot - 1])
    card = GOAL + goal
    return "" if goal == NOTHING else glyph(box, card, MIDDLE, True)


def face_down(slot: int, known: str) -> dict[Spot, str]:
    found = {CENTRE: "?", (4, 1): str(slot)}
    return found | ({(2, 2): "(", (3, 2): known, (4, 2): ")"} if known else {})


def sites(v: Any, box: Any) -> list[int]:
    """The cells the card being played may go to."""
    if v.wait != PLACING:
        return []
    act = (int(v.playing) - 1 - LAID) // LEVELS
    if act >= CAVE_IN:
        return [int(v.place[k]) for k in range(v.slots) if PLAYING.is_place(box, v, act, k)]
    open_sides = CAVE.open_sides(box, v.playing + v.turned * TURNED)
    rims = [k for k in range(v.rims) if CAVE.fitting(open_sides, v.demand[k])]
    return [int(v.rim[k]) for k in rims]
