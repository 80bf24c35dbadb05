"""What a seat may do, asked of its view: the same in every world it can imagine."""

from __future__ import annotations

import numpy as np

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import imagine, legal
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records


def choices(
    game: Game, box: Records, view: Records, seat: int, rng: np.random.Generator
) -> list[int]:
    """The legal moves of a seat that is to move, in rising order. Asked once a move, so plain."""
    run, states, out = plain(game), game.state.blank(), np.empty(len(game.moves), "i4")
    s = run.one(states)
    run(imagine)(run.one(box), run.one(view), seat, rng, s)
    moves: list[int] = out[: run(legal)(run.one(box), s, seat, out)].tolist()
    return moves
