"""The reports the book shows, as `wyrmhoard report` has them: python -m docs.reports [GAME ...]"""

from __future__ import annotations

import sys
from pathlib import Path

from wyrmhoard.cli.report import NO_LADDER, Asked
from wyrmhoard.cli.simulate import LEVEL
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

FOLDER = Path(__file__).parent / "reports"
SEED, PLAYERS = 1, 5  # or as many as a game is for
LUCK = "easy"  # up to which level it is told how much is luck
MATCHES = {
    "dragons-cave": 5000, "mount-drago": 5000, "troll-and-dragon": 5000, "dark-cave": 60,
}  # fmt: skip


def page(name: str, matches: int) -> str:
    """The ladder is a page of its own, bench/ladder.md."""
    game, say = load(name), Texts("en")
    players = min(PLAYERS, game.seats[-1])
    asked = Asked(game, players, [LEVEL], matches, SEED)
    return asked.told(game.standard(), None, NO_LADDER, say, (say("report-standard"), ""), LUCK)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or MATCHES:
        (FOLDER / f"{name}.html").write_text(page(name, MATCHES[name]), "utf-8")
        print(name, flush=True)
