"""Troll & Dragon, by Alexandre Emerit (LOKI, 2018): press your luck, then race a waking dragon."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import check, events, rules, view, why
from .state import BOX, CLAUSES, MOVES, STATE

GAME = Game(
    name="troll-and-dragon",
    version=1,
    seats=range(2, 6),
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
    minutes=20,
    age=7,
    slow_box={"race": "beats"},
)
