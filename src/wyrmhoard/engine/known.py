"""What everyone knows is copied by a function made from the state's layout, not written by hand.

It is made as a text in plain Python, so that it can be read, compiled and translated like rules.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from .arrays import put, put_first
from .layout import Field, Layout

if TYPE_CHECKING:
    from .game import Game

INDEX = "ijkl"


@cache
def copier(game: Game) -> Callable[[Any, Any], None]:
    """copy_known(a, b) for this game: from its state to a view, or back."""
    text, file = source(game.state), f"<what everyone knows of {game.name}>"
    linecache.cache[file] = len(text), None, text.splitlines(True), file
    home = next(iter(game.rules.values())).__module__  # one there is: what is compiled looks for it
    names: dict[str, Any] = {"__name__": home, "put": put, "put_first": put_first}
    exec(compile(text, file, "exec"), names)
    made: Callable[[Any, Any], None] = names["copy_known"]
    return made


def source(layout: Layout) -> str:
    lines = [line for name, f in layout.known().items() for line in copying(name, f)]
    return "\n    ".join(["def copy_known(a, b):", *lines]) + "\n"


def copying(name: str, f: Field) -> list[str]:
    """The lines that copy one field: a number, a row of them, or row by row."""
    if not f.shape:
        return [f"b.{name} = a.{name}"]
    if f.counted_by:
        return [f"put_first(b.{name}, a.{name}, a.{f.counted_by})"]
    at = f"[{', '.join(INDEX[: len(f.shape) - 1])}]" if len(f.shape) > 1 else ""
    loops = [f"{'    ' * k}for {INDEX[k]} in range({size}):" for k, size in enumerate(f.shape[:-1])]
    return [*loops, f"{'    ' * len(loops)}put(b.{name}{at}, a.{name}{at})"]
