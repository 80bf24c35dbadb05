"""A view in words, for learners' tools that ask for a picture."""

from __future__ import annotations

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import RECALLED, Records
from wyrmhoard.texts import Texts
from wyrmhoard.texts.fields import label, told


def picture(game: Game, views: Records, seat: int) -> str:
    """A line for each field that lies open on the table, or that the seat knows."""
    tell = Texts("en", game.folder / "texts")
    shown = {name: f for name, f in game.view.fields.items() if f.seen_by != RECALLED}
    lines = [
        f"{label(name, f, tell)}: {told(name, views[0][name], tell)}" for name, f in shown.items()
    ]
    return "\n".join([f"{tell('name')}, {tell('seat-other', n=seat + 1)}", *lines])
