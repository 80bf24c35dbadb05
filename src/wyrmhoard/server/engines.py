"""How the rules are run: as plain Python at once, compiled as soon as that is ready."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from wyrmhoard.engine.bind import Binding, compiled, plain
from wyrmhoard.engine.game import Game
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.warm import Warming, touch

log = logging.getLogger(__name__)
LOOK = 1.0  # seconds between two looks whether compiling has ended


class Engines:
    """One binding per game. `ready` is called when a game goes over to compiled rules."""

    def __init__(self, ready: Callable[[Game], None] = lambda game: None) -> None:
        self.ready, self.runs = ready, dict[str, Binding]()

    def __call__(self, game: Game) -> Binding:
        return self.runs.get(game.name) or plain(game)

    def now(self, name: str) -> None:
        """Compile or load in this thread: for tests and measurements."""
        game = load(name)
        touch(game)
        self.runs[name] = compiled(game)
        self.ready(game)

    async def warm_up(self) -> None:
        """Game by game, so that a small machine can still serve meanwhile."""
        for name in GAMES:
            game = load(name)
            try:
                warming = Warming(game)
                while not warming.mark.exists() and warming.going:
                    await asyncio.sleep(LOOK)
                await asyncio.to_thread(touch, game)
            except OSError as no:
                log.warning("rules stay uncompiled", extra={"game": name, "reason": str(no)})
                continue
            self.runs[name] = compiled(game)
            self.ready(game)
            log.info("rules compiled", extra={"game": name})
