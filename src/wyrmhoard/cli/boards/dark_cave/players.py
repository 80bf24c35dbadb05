"""The players of The Dark Cave: what lies before each, and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from wyrmhoard.games.dark_cave.state import CLANS, LOYALTIES, NOTHING, OVER, STRIDE, WEBS
from wyrmhoard.texts import Texts

from .map import BEASTS, CLAN_INK, WEB, dwarf, whereabouts

BEAST_NAMES = ("rat", "lindworm", "goblin")


def players(v: Any, seat: int, names: Mapping[int, str], tell: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    table.add_column(tell("loyalty"))
    table.add_column(tell("nuggets"), justify="right", style="yellow3")
    table.add_column(tell("hand-levels"), justify="right")
    table.add_column(tell("limit"), justify="right")
    table.add_column(tell("place"), justify="right")
    table.add_column(tell("before"))
    for p in range(v.seats):
        name = Text("▶ " if p == v.turn and v.wait != OVER else "  ")
        name.append_text(dwarf(v, p)).append(f" {names[p]}", style="bold" if p == seat else "")
        held = "-".join(str(n) for n in v.held[p])
        limit, gold = str(v.limit[p]), str(v.gold[p])
        table.add_row(name, loyalty(v, p, seat, tell), gold, held, limit, place(v, p, tell),
                      before(v, p, tell))  # fmt: skip
    return table


def loyalty(v: Any, p: int, seat: int, tell: Texts) -> Text:
    """The clan for all to see; the loyalty if it is known, with a star if to this seat alone."""
    if v.clan[p] == NOTHING:
        return Text("?")
    clan, known = int(v.clan[p]) - 1, int(v.loyalty[p])
    found = Text(f" {tell(f'word-{CLANS[clan]}')} ", style=CLAN_INK[clan])
    word = tell(f"word-{LOYALTIES[known - 1]}") if known else "?"
    return Text.assemble(found, f" {word}", "*" if secret(v, p) else "")


def secret(v: Any, p: int) -> bool:
    return bool(v.loyalty[p]) and not v.open_clan >> p & 1


def place(v: Any, p: int, tell: Texts) -> str:
    if v.out >> p & 1:
        return tell("out-of-cave")
    x, y = whereabouts(int(v.place[v.stand[p] // STRIDE]))
    return f"{x}, {y}"


def before(v: Any, p: int, tell: Texts) -> Text:
    """Cards lying before a player, and what has befallen the dwarf."""
    words = [tell("lying-down")] if v.lying >> p & 1 else []
    words += [tell("boots")] if v.boots[p] != NOTHING else []
    words += [tell("axe")] * int(v.axes[p].sum())
    beasts = [k for k in range(len(BEASTS)) if v.lurk[k] != NOTHING and v.lured_by[k] == p]
    words += [tell(BEAST_NAMES[k]) for k in beasts]
    webs = [k for k in range(WEBS) if v.web[k] != NOTHING and v.web_owner[k] == p]
    words += [f"{WEB}{v.web_side[k]}" for k in webs]
    lookers = [q for q in range(v.seats) if v.saw_clan[q] >> p & 1]
    return listed(words, [tell("seen-by", who=marks(v, lookers))] if lookers else [])


def listed(words: list[str], dim: list[str]) -> Text:
    plain = [Text(word) for word in words]
    return Text(", ").join([*plain, *(Text(word, style="dim") for word in dim)])


def marks(v: Any, seats: Iterable[int]) -> str:
    return " ".join(dwarf(v, q).plain for q in seats)
