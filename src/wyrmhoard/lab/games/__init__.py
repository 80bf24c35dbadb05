"""What the lab asks of one game, in the module named after it, or in `lab.py` in the game's folder:
optional, found by name.

sides(state, seat)  words for what a seat was dealt that decides whom it plays with, each of which
                    is counted by itself
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from wyrmhoard.engine.game import Game
from wyrmhoard.games import part


def sides_of(game: Game) -> Callable[[Any, int], tuple[str, ...]]:
    """The game's own, or none for anyone."""
    module = part(game, __name__, "lab")
    return getattr(import_module(module), "sides", nothing) if module else nothing


def nothing(state: Any, seat: int) -> tuple[str, ...]:
    return ()
