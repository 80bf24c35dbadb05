"""A bot of another commit: run with that commit's `src`, it answers positions on its input.

`python bench/answer.py GAME LEVEL ROUNDS SEED`; each line is a box, a view, a seat and what it
heard, and is answered with a move. Levels are those of that commit; 0 rounds are its own.
"""

from __future__ import annotations

import base64
import json
import sys
from typing import Any

import numpy as np

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.hearing import HEARD
from wyrmhoard.games import load


def main(name: str, level: str, rounds: int, seed: int) -> None:
    game = load(name)
    made = bot(level, game, lambda: compiled(game), seed)
    if rounds and hasattr(made, "rounds"):
        made.rounds = rounds

    def read(text: str, dtype: np.dtype[Any]) -> Any:
        return np.frombuffer(base64.b64decode(text), dtype).copy()

    for line in sys.stdin:
        box, view, seat, heard = json.loads(line)
        given = read(box, game.box.dtype), read(view, game.view.dtype)
        print(made.choose(*given, seat, read(heard, HEARD.dtype)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
