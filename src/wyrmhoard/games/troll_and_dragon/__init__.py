"""Troll & Dragon, by Alexandre Emerit (LOKI, 2018): press your luck, then race a waking dragon."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import rules, view
from .state import BOX, CLAUSES, MOVES, STATE, check
from .why import why_not

GAME = Game(
    name="troll-and-dragon",
    version=1,
    seats=range(2, 6),
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
    slow_box={"race": "beats"},
)
