"""Which box a match is played with, however a tool names it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

Box = Records | Mapping[str, Any] | str | Path | None


def box_of(game: Game, box: Box) -> Records:
    """None: as it is sold. A text: one of the game's variants, or else a file. A mapping: values
    that are changed."""
    if isinstance(box, str) and box in (variants := game.variants()):
        box = variants[box]
    if box is None or box == "":
        return game.standard()
    if isinstance(box, Mapping):
        return game.fill_box({**written(game.box, game.standard()), **box})
    return game.read_box(Path(box)) if isinstance(box, str | Path) else box
