"""Why not? What may not be played is explained, with the clauses, from the asking seat's view.

An explainer is given nothing but that view and the box, so it cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from .bind import plain
from .choices import standing
from .game import Game
from .layout import Records
from .refused import Refused


@dataclass(frozen=True)
class Why:
    """`text` is a text id and `blanks` fill its gaps: numbers, or words as moves have them."""

    text: str
    clauses: tuple[str, ...]
    blanks: Mapping[str, object]


Reason = Callable[..., Why]  # a game has one for each verb


def because(text: str, clauses: str, **blanks: object) -> Why:
    return Why(text, tuple(clauses.split()), blanks)


def why_not(game: Game, boxes: Records, views: Records, seat: int, move: int) -> Why | None:
    """Why the seat may not play the move now; None if it may."""
    run = plain(game)
    v = run.one(views)
    if not 0 <= seat < v.seats:
        raise Refused("no-such-seat", seat=seat)
    if not 0 <= move < len(game.moves):
        raise Refused("no-such-move", move=move)
    # Any world will do: what may be played is the same in all that fit the view.
    who, moves = standing(game, boxes, views, seat, np.random.default_rng(0))
    if move in moves:
        return None
    return game.why(run.one(boxes), v, seat, who, game.moves.words(move))
