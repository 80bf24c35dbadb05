"""Dragon's Cave, by Marco Teubner (Blue Orange, 2019): secret colours and closed hands."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import rules, view
from .state import BOX, CLAUSES, MOVES, STATE, check
from .why import why_not

GAME = Game(
    name="dragons-cave",
    version=1,
    seats=range(2, 5),
    box=BOX,
    state=STATE,
    view=view.VIEW,
    moves=MOVES,
    rules=gather(rules, view),
    check=check,
    clauses=CLAUSES,
    why=why_not,
    folder=Path(__file__).parent,
    minutes=20,
    age=7,
)
