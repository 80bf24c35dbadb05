"""The games' boards, drawn in text. Each draws a view: what is not in it cannot be shown.

A game's board is the module named after it here, or `board.py` in the game's own folder. A game
without one is shown in words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match
from wyrmhoard.games import part
from wyrmhoard.texts import Texts

from . import plain

# draw(view, box, seat, names, tell)
Draw = Callable[[Any, Any, int, Mapping[int, str], Texts], RenderableType]
# revealed(match, names, tell)
Revealed = Callable[[Match, Mapping[int, str], Texts], list[str]]


def board(game: Game) -> Draw:
    module = own(game)
    draw: Draw = import_module(module).draw if module else partial(plain.draw, game)
    return draw


def revealed(match: Match, names: Mapping[int, str], tell: Texts) -> list[str]:
    """At the end: what was hidden until then, in sentences. A board may know of nothing."""
    module = own(match.game)
    tells: Revealed | None = (
        getattr(import_module(module), "revealed", None) if module else plain.revealed
    )
    return tells(match, names, tell) if tells else []


def own(game: Game) -> str:
    """The module of a board made for the game, if there is one."""
    return part(game, __name__, "board")
