"""What bots know of one game, in the module named after it: optional functions, found by name.

evaluate(box, s, out)  write each seat's share of the victory as it may be guessed before the end,
                       where chance hardly ends well
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from wyrmhoard.engine.game import Game


@cache
def known(game: Game, name: str) -> Callable[..., Any] | None:
    """The function of that name for a game, if there is one."""
    module = f"{__name__}.{game.name.replace('-', '_')}"
    return getattr(import_module(module), name, None) if find_spec(module) else None
