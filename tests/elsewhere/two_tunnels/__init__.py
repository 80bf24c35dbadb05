"""Two Tunnels, a game for tests: all that belongs to it lies in this folder."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import check, rules, view, why
from .state import BOX, CLAUSES, MOVES, STATE

GAME = Game(
    name="two-tunnels",
    version=1,
    seats=range(2, 4),
    box=BOX,
    state=STATE,
    view=view.VIEW,
    moves=MOVES,
    rules=gather(rules, view, why, check),
    clauses=CLAUSES,
    reasons=why.because,
    refusals=check.refused,
    folder=Path(__file__).parent,
    minutes=2,
    age=6,
)
