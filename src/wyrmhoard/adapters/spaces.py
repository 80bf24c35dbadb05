"""What learners see and do, as Gymnasium says it: a row of numbers, and which moves are legal."""

from __future__ import annotations

from typing import Any

import numpy as np

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Numbers
from wyrmhoard.engine.refused import Refused

from . import missing

try:
    from gymnasium import spaces
except ModuleNotFoundError as no:
    raise missing(no, "rl") from None

Seen = dict[str, Numbers]  # `observation` and `action_mask`


def view_space(game: Game, moves: int) -> spaces.Dict:
    """A view's numbers, within the bounds its layout declares, and a flag for each move."""
    widest = np.iinfo(np.int32)
    least, most = (b.clip(widest.min, widest.max).astype(np.int32) for b in game.view.bounds())
    return spaces.Dict(
        observation=spaces.Box(least, most, dtype=np.int32),
        action_mask=spaces.Box(0, 1, (moves,), np.int8),
    )


def move_space(moves: int) -> spaces.Discrete:
    return spaces.Discrete(moves)


def named(game: Game, row: Numbers) -> dict[str, Any]:
    """A row of numbers again as the fields of a view, by name."""
    found, start = {}, 0
    for name, f in game.view.fields.items():
        size = int(np.prod(f.shape, dtype=int))
        found[name], start = row[start : start + size].reshape(f.shape), start + size
    return found


def not_legal(game: Game, move: object) -> Refused:
    """The refusal of a move, in words if it is one at all."""
    known = isinstance(move, int | np.integer) and 0 <= move < game.moves.of_seats
    return Refused("not-legal-now", move=game.moves.text(int(str(move))) if known else str(move))
