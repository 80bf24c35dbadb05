"""A view as plain numbers, written by a function made from its layout, as `known` makes one."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

from .layout import Field, Layout
from .marks import per_game

if TYPE_CHECKING:
    from .game import Game

INDEX = "ijkl"


@cache
def flattener(game: Game) -> Callable[[Any, Any], None]:
    """flatten(v, row) for this game."""
    text, file = source(game.view), f"<a view of {game.name} as numbers>"
    linecache.cache[file] = len(text), None, text.splitlines(True), file
    home = next(iter(game.rules.values())).__module__  # one there is: what is compiled looks for it
    names: dict[str, Any] = {"__name__": home}
    exec(compile(text, file, "exec"), names)
    made: Callable[[Any, Any], None] = names["flatten"]
    return made


@per_game(flattener)
def flatten(v: Any, row: Any) -> None:
    """Write the view's numbers into the row, in the order of the fields."""
    raise NotImplementedError


def source(layout: Layout) -> str:
    lines, start = [], 0
    for name, f in layout.fields.items():
        lines += writing(name, f, start)
        start += prod(f.shape)
    return "\n    ".join(["def flatten(v, row):", *lines]) + "\n"


def writing(name: str, f: Field, start: int) -> list[str]:
    """The lines that write one field: a number, or axis by axis."""
    if not f.shape:
        return [f"row[{start}] = v.{name}"]
    axes = INDEX[: len(f.shape)]
    loops = [f"{'    ' * k}for {axes[k]} in range({size}):" for k, size in enumerate(f.shape)]
    steps = [prod(f.shape[k + 1 :]) for k in range(len(f.shape))]
    place = " + ".join(
        a if step == 1 else f"{a} * {step}" for a, step in zip(axes, steps, strict=True)
    )
    return [*loops, f"{'    ' * len(axes)}row[{start} + {place}] = v.{name}[{', '.join(axes)}]"]
