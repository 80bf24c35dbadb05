"""Dragon's Cave, by Marco Teubner (Blue Orange, 2019): secret colours and closed hands."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import check, events, rules, view, why
from .earlier import EARLIER
from .state import BOX, CLAUSES, MOST, MOVES, STATE

GAME = Game(
    name="dragons-cave",
    version=2,
    seats=range(2, 5),
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
    most_moves=MOST + 1,  # coins to divide, none of them too
    minutes=20,
    age=7,
    earlier=EARLIER,
)
