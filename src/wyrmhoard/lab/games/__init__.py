"""What the lab asks of one game, in the module named after it, or in `lab.py` in the game's folder:
optional, found by name.

sides(state, seat)  words for what a seat was dealt that decides whom it plays with, each of which
                    is counted by itself
SIDES               all that it may answer
team(state, seat)   a number that all have who win and lose together, once all is known; without it
                    everybody plays for themselves
WORTH               the cards, squares and dice whose worth is told: an event's text and a blank
                    of it -> the values that fill it, or None where the blank knows them
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from wyrmhoard.engine.game import Game
from wyrmhoard.games import part

Worth = Mapping[tuple[str, str], Sequence[str] | None]


def sides_of(game: Game) -> Callable[[Any, int], tuple[str, ...]]:
    """The game's own, or none for anyone."""
    module = part(game, __name__, "lab")
    return getattr(import_module(module), "sides", nothing) if module else nothing


def team_of(game: Game) -> Callable[[Any, int], int]:
    """The game's own, or everybody by themselves."""
    module = part(game, __name__, "lab")
    return getattr(import_module(module), "team", alone) if module else alone


def known_sides(game: Game) -> list[tuple[str, ...]]:
    """All there are, or none."""
    module = part(game, __name__, "lab")
    return list(getattr(import_module(module), "SIDES", ())) if module else []


def worth_of(game: Game) -> Worth:
    module = part(game, __name__, "lab")
    return getattr(import_module(module), "WORTH", {}) if module else {}


def alone(state: Any, seat: int) -> int:
    return seat


def nothing(state: Any, seat: int) -> tuple[str, ...]:
    return ()
