"""Saboteur: The Dark Cave, by Frederic Moyersoen (AMIGO, 2022): a cave laid card by card, two
clans, and dwarves who do not all work for their own."""

from pathlib import Path

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.game import rules as gather

from . import check, events, rules, view, why
from .earlier import EARLIER
from .state import BOX, CLAUSES, MOVES, SLOTS, STATE

GAME = Game(
    name="dark-cave",
    version=3,
    seats=range(2, 9),
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
    most_moves=4 * SLOTS,  # webs on all borders of all cards; hands and cells offer fewer
    minutes=45,
    age=10,
    earlier=EARLIER,
)
