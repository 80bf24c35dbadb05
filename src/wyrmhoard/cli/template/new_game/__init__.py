"""New Game: a secret card each, turned up together."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import rules, view
from .state import BOX, CLAUSES, MOVES, STATE, check
from .why import why_not

GAME = Game(
    name="new-game",
    version=1,  # raise it when a change of rules would misread logs already played
    seats=range(2, 3),
    box=BOX,
    state=STATE,
    view=view.VIEW,
    moves=MOVES,
    rules=gather(rules, view),
    check=check,
    clauses=CLAUSES,
    why=why_not,
    folder=Path(__file__).parent,
    minutes=5,
    age=6,
)
