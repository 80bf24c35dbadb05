"""What answers are made of is read before the first request: later no file may be left to open."""

from __future__ import annotations

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import LANGUAGES, Texts
from wyrmhoard.texts.rulebook import headed

from ..tables.opening import as_sold
from .errors import as_problem
from .qr import svg
from .routes import games, texts


def read_ahead() -> None:
    for name in GAMES:
        game = load(name)
        games.info(game)
        as_sold(game)
        Texts("en", game.folder / "texts")
        for lang in LANGUAGES:
            headed(game.folder, lang)
            texts.source(game, lang)
    as_problem(Refused("nothing-here"))
    svg("")
