"""Marks on functions, read when they are bound to a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from .game import Game

F = TypeVar("F", bound=Callable[..., Any])


def per_game(find: Callable[[Game], Callable[..., Any] | None]) -> Callable[[F], F]:
    """A function in whose place a game may have its own, if `find` finds one."""

    def mark(f: F) -> F:
        vars(f)["per_game"] = find
        return f

    return mark


def own(game: Game, f: Callable[..., Any]) -> Callable[..., Any]:
    """The game's own in place of a function so marked, or else the function."""
    find = vars(f).get("per_game")
    return (find and find(game)) or f


def apart(f: F) -> F:
    """A function to be compiled once, not into each caller: for what is long and not hot."""
    vars(f)["apart"] = True
    return f


def small(f: F) -> F:
    """A function to be kept small for browsers, and compiled there once: for what is long and runs
    a few times a move."""
    vars(f)["small"] = True
    return f
