"""New Game: a secret card each, turned up together."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import check, events, rules, view, why
from .state import BOX, CLAUSES, MOVES, STATE

GAME = Game(
    name="new-game",
    version=1,  # raise it when a change of rules would misread logs already played
    seats=range(2, 3),
    box=BOX,
    state=STATE,
    view=view.VIEW,
    moves=MOVES,
    rules=gather(rules, view, events, why, check),
    clauses=CLAUSES,
    reasons=why.because,
    refusals=check.refused,
    happened=events.happened,
    folder=Path(__file__).parent,
    minutes=5,
    age=6,
)
