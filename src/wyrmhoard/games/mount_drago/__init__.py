"""Mount Drago, by Leo Colovini (Schmidt Spiele, 2011): ten dragons and changing riders."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import rules, view
from .state import BOX, CLAUSES, MOVES, STATE, check, most_seats
from .why import why_not

GAME = Game(
    name="mount-drago",
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
    most_seats=most_seats,
    minutes=30,
    age=8,
)
