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
    draw: Draw = of(game).draw
    return draw


def house(game: str) -> dict[str, Any]:
    """The house rules a terminal needs, such as a race in beats; none for most games."""
    rules: dict[str, Any] = getattr(of(game), "HOUSE", {})
    return rules


def of(game: str) -> Any:
    return import_module(f"{__name__}.{game.replace('-', '_')}")
