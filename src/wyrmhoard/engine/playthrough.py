"""A match told move by move, with only what changed. Read by people, compared by tests."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .contract import CHANCE
from .layout import Records
from .match import Match


def tell(match: Match) -> Iterator[str]:
    """Everything, as luck sees it: `seat 0: roll      rolls 0>1`."""
    told = Match(match.game, match.seats, match.boxes)
    for who, move in match.moves:
        before = told.states.copy()
        told.play(who, move)
        line = f"{name(who)}: {match.game.moves.text(move)}"
        yield f"{line:<28}{', '.join(changes(before, told.states))}"


def name(who: int) -> str:
    return "chance" if who == CHANCE else f"seat {who}"


def changes(before: Records, after: Records) -> Iterator[str]:
    """Each changed number, as `purse[0] 6>2`."""
    for field in before.dtype.names or ():
        old, new = np.atleast_1d(before[0][field]), np.atleast_1d(after[0][field])
        for at in zip(*np.nonzero(old != new), strict=True):
            where = "".join(f"[{i}]" for i in at) if before[0][field].shape else ""
            yield f"{field}{where} {old[at]}>{new[at]}"
