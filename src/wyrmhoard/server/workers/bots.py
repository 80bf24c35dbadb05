"""Bots waiting for a seat. One thinks about one view at a time and remembers nothing, so a few
of them play at all tables."""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor

from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.level import PATIENCE, bot
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .compiled import CompiledRules


class Bots:
    def __init__(self, rules: CompiledRules, seed: int | None = None) -> None:
        self.rules = rules
        self.seed = secrets.randbits(32) if seed is None else seed
        self.idle: dict[tuple[Game, str], list[Bot]] = {}
        # Compiled search lets go of the interpreter, so every core may think.
        self.threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")

    async def choose(self, game: Game, level: str, box: Records, view: Records, seat: int) -> int:
        """A bot's move, given a view and nothing else."""
        waiting = self.idle.setdefault((game, level), [])
        thinker = waiting.pop() if waiting else self.fetch(game, level)
        thought = self.threads.submit(thinker.choose, box, view, seat)
        # Whoever asked may be gone by then; until it has thought, nobody else may have it.
        thought.add_done_callback(lambda _: waiting.append(thinker))
        return await asyncio.wrap_future(thought)

    def fetch(self, game: Game, level: str) -> Bot:
        self.seed += 1
        return bot(level, game, lambda: self.rules(game), self.seed, PATIENCE)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
