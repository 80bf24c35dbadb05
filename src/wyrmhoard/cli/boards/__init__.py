"""The games' boards, drawn in text. Each draws a view: what is not in it cannot be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from wyrmhoard.texts import Texts

# draw(view, box, seat, names, tell)
Draw = Callable[[Any, Any, int, Mapping[int, str], Texts], RenderableType]


def board(game: str) -> Draw:
    draw: Draw = import_module(f"{__name__}.{game.replace('-', '_')}").draw
    return draw
