"""How the rules are run: as plain Python at once, compiled as soon as that is ready."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

from wyrmhoard.engine.bind import Binding, compiled, plain
from wyrmhoard.engine.game import Game
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.warm import Warming, touch

log = logging.getLogger(__name__)
LOOK = 1.0  # seconds between two looks whether compiling has ended


class CompiledRules:
    """One binding per game; earlier versions of its rules are compiled when a table needs them."""

    def __init__(self) -> None:
        self.runs: dict[Game, Binding] = {}
        self.wanted: asyncio.Queue[Game] = asyncio.Queue()
        self.asked: set[Game] = set()

    def __call__(self, game: Game) -> Binding:
        return self.runs.get(game) or plain(game)

    def want(self, game: Game) -> None:
        """A table is played with it. Today's rules are wanted anyway."""
        if game.past and game not in self.asked:
            self.asked.add(game)
            self.wanted.put_nowait(game)

    def load(self, name: str) -> Game:
        """Compile or load in this thread: for tests and measurements."""
        game = load(name)
        touch(game)
        self.runs[game] = compiled(game)
        return game

    async def compile_all(self) -> AsyncIterator[Game]:
        """Game by game, so that a small machine can still serve meanwhile; each that is ready."""
        for name in GAMES:
            self.wanted.put_nowait(load(name))
        while True:
            game = await self.wanted.get()
            try:
                warming = Warming(game)
                while not warming.mark.exists() and warming.going:
                    await asyncio.sleep(LOOK)
                await asyncio.to_thread(touch, game)
            except OSError as no:
                log.warning("rules stay uncompiled", extra={**told(game), "reason": str(no)})
                continue
            self.runs[game] = compiled(game)
            log.info("rules compiled", extra=told(game))
            yield game


def told(game: Game) -> dict[str, object]:
    return {"game": game.name, "rules": game.version}
