"""Mount Drago, by Leo Colovini (Schmidt Spiele, 2011): ten dragons and changing riders."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import check, events, rules, view, why
from .state import BOX, CLAUSES, HAND, MOVES, STATE

GAME = Game(
    name="mount-drago",
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
    most_moves=HAND + 1,  # cards, or enough
    minutes=30,
    age=8,
)
