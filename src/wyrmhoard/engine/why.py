"""Why not? What may not be played is explained, with the clauses, from the asking seat's view.

An explainer is given nothing but that view and the box, so it cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from .bind import Binding, plain
from .choices import standing
from .contract import BLANKS
from .game import Game
from .layout import Records
from .queries import explain
from .refused import Refused


@dataclass(frozen=True)
class Why:
    """`text` is a text id and `blanks` fill its gaps: numbers, or words as moves have them."""

    text: str
    clauses: tuple[str, ...]
    blanks: Mapping[str, object]


def why_not(
    game: Game, boxes: Records, views: Records, seat: int, move: int, run: Binding | None = None
) -> Why | None:
    """Why the seat may not play the move now; None if it may. Asked once in a while, so plain."""
    run = run or plain(game)
    if not 0 <= seat < views[0].seats:
        raise Refused("no-such-seat", seat=seat)
    if not 0 <= move < len(game.moves):
        raise Refused("no-such-move", move=move)
    # Any world will do: what may be played is the same in all that fit the view.
    who, moves = standing(run, boxes, views, seat, np.random.default_rng(0))
    if move in moves:
        return None
    out = np.zeros(BLANKS, np.int64)
    number = run(explain)(run.many(boxes), run.many(views), seat, who, move, out)
    why = game.reasons[number]
    return Why(why.text, why.clauses, why.filled(out.tolist()))
