"""What a seat may do, asked of its view: the same in every world it can imagine."""

from __future__ import annotations

import numpy as np

from .bind import plain
from .contract import actors, imagine, legal
from .game import Game
from .layout import Records


def standing(
    game: Game, boxes: Records, views: Records, seat: int, rng: np.random.Generator
) -> tuple[int, list[int]]:
    """Who may move now, as `actors` says it, and the seat's legal moves in rising order: none
    unless it is one of them. Asked once a move, so plain."""
    run, states, out = plain(game), game.state.blank(), np.empty(len(game.moves), "i4")
    box, s = run.one(boxes), run.one(states)
    run(imagine)(box, run.one(views), seat, rng, s)
    who = int(run(actors)(box, s))
    n = run(legal)(box, s, seat, out) if who >> seat & 1 else 0
    moves: list[int] = out[:n].tolist()
    return who, moves
