"""What a seat may do, asked of its view: the same in every world it can imagine."""

from __future__ import annotations

import numpy as np

from .bind import Binding
from .layout import Records
from .queries import imagine_worlds, list_moves, who_acts


def standing(
    run: Binding, boxes: Records, views: Records, seat: int, rng: np.random.Generator
) -> tuple[int, list[int]]:
    """Who may move now, as `actors` says it, and the seat's legal moves in rising order: none
    unless it is one of them."""
    world, pads, held = run.game.state.blank(), run.game.pad(), run.many(boxes)
    s = run.many(world)
    run(imagine_worlds)(held, run.many(views), seat, rng, s)
    who = int(run(who_acts)(held, s))
    n = run(list_moves)(held, s, seat, run.many(pads)) if who >> seat & 1 else 0
    moves: list[int] = pads[0].out[:n].tolist()
    return who, moves
