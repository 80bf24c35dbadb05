"""Why a move may be worth making, game by game: in the module named after the game, or in
`hints.py` in its folder. Optional, and found by name.

reasons                the sentences there are, as events: numbers to rules, texts to people
reason(box, v, s, p, move, heard, out)
                       write one of them for a move of `p`, return how many numbers; 0 where there
                       is nothing to say. `v` is what the seat sees and `heard` what it heard; `s`
                       is a world to try moves in, any that fits: nothing may be said that is
                       otherwise in another
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from wyrmhoard.engine.events import Events
from wyrmhoard.engine.game import Game
from wyrmhoard.games import part


@cache
def hints(game: Game, name: str) -> Any:
    """What is called so in the game's hints, if there are any."""
    module = part(game, __name__, "hints")
    return getattr(import_module(module), name, None) if module else None


def reasons_of(game: Game) -> Events:
    return hints(game, "reasons") or Events()
