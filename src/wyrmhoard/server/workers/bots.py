"""Bots that think, a few at a time: who waits longest for one is next, people before nobody."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wyrmhoard.bots.adviser import Advised, Adviser
from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.level import PATIENCE, bot
from wyrmhoard.bots.search_tree import TREE
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused

from .compiled import CompiledRules
from .turns import Turns

LONGEST = 10_000  # thoughts that may wait
WAIT = 5  # seconds until it may be worth asking again
MODEST = 10  # how much less urgent thinking is than serving, as systems count it


Given = tuple[Records, Records]  # a view, and what the seat heard


@dataclass(eq=False)
class Thought:
    """A move to be found, or at no level advice. It waits under names, see `Turns`; those somebody
    looks at come first.

    View and hearing are `given` when the thought begins, for they need room; None: nobody wants
    it any more."""

    game: Game
    level: str | None
    box: Records
    seat: int
    given: Callable[[], Given | None]
    names: tuple[str, ...]
    looked_at: bool
    secret: bytes = b""  # of a deal: in the same position the same move
    answer: asyncio.Future[Any] = field(init=False)
    begun: bool = False

    def __post_init__(self) -> None:
        self.answer = asyncio.get_running_loop().create_future()


class Workspace(threading.local):
    """What one thread thinks with: one tree for all games, and a bot of each kind."""

    trees: Records
    bots: dict[tuple[Game, str, float | None], Bot]
    advisers: dict[Game, Adviser]


class Bots:
    def __init__(self, rules: CompiledRules, seed: int | None = None) -> None:
        self.rules = rules
        self.seed = secrets.randbits(32) if seed is None else seed
        self.lanes: tuple[Turns[Thought], Turns[Thought]] = Turns(), Turns()  # looked at, or not
        self.waiting = self.thinking = self.begun = 0
        # Compiled search lets go of the interpreter, so every core may think.
        self.most = os.cpu_count() or 1
        self.threads = ThreadPoolExecutor(self.most, "bot", initializer=self.prepare)
        self.workspace = Workspace()

    def prepare(self) -> None:
        """A thread, before its first thought."""
        be_modest()
        self.workspace.trees = TREE.blank()
        self.workspace.bots, self.workspace.advisers = {}, {}

    async def choose(self, thought: Thought) -> int:
        """A bot's move, given a view, what its seat heard and nothing else."""
        return int(await self.thought_out(thought))

    async def advise(self, thought: Thought) -> list[Advised]:
        """The best moves there are, given the same."""
        advice: list[Advised] = await self.thought_out(thought)
        return advice

    async def thought_out(self, thought: Thought) -> Any:
        if self.waiting >= LONGEST:
            raise Refused("too-fast", wait=WAIT)
        self.waiting += 1
        self.lanes[not thought.looked_at].put(thought.names, thought)
        self.go_on()
        return await thought.answer

    def hurry(self, thought: Thought) -> None:
        """Somebody has come to look at it. Where it waited it is passed over, for it has begun."""
        if not (thought.looked_at or thought.begun):
            thought.looked_at = True
            self.lanes[0].put(thought.names, thought)

    def go_on(self) -> None:
        while self.thinking < self.most and (lane := next(filter(None, self.lanes), None)):
            thought = lane.take()
            if not thought.begun:
                self.begin(thought)

    def begin(self, thought: Thought) -> None:
        thought.begun = True
        self.waiting -= 1
        if thought.answer.done():  # whoever asked has gone
            return None
        if (given := thought.given()) is None:
            return thought.answer.set_exception(Refused("too-late"))
        self.thinking += 1
        self.begun += 1
        made = self.threads.submit(self.think, thought, given, self.begun)
        asyncio.wrap_future(made).add_done_callback(lambda done: self.end(thought, done))
        return None

    def think(self, thought: Thought, given: Given, n: int) -> Any:
        """In a thread, on which nothing depends: what is given and `n` alone decide."""
        one = self.thinker(thought.game, thought.level, bool(thought.secret))
        one.rng = np.random.default_rng(seed_of(thought, given) or [self.seed, n])
        think = one.advise if isinstance(one, Adviser) else one.choose
        return think(thought.box, given[0], thought.seat, given[1], thought.answer.cancelled)

    def thinker(self, game: Game, level: str | None, dealt: bool) -> Bot | Adviser:
        """Each thread has its own, which share one tree. At a deal nothing may depend on how quick
        the machine is, once the rules are compiled."""
        at, run = self.workspace, lambda: self.rules(game)
        if level is None:
            if game not in at.advisers:
                at.advisers[game] = Adviser(game, run, PATIENCE, trees=at.trees)
            return at.advisers[game]
        seconds = None if dealt and self.rules(game).fast else PATIENCE
        if (game, level, seconds) not in at.bots:
            at.bots[game, level, seconds] = bot(level, game, run, seconds=seconds, trees=at.trees)
        return at.bots[game, level, seconds]

    def end(self, thought: Thought, made: asyncio.Future[Any]) -> None:
        self.thinking -= 1
        if not thought.answer.done() and not made.cancelled():
            if no := made.exception():
                thought.answer.set_exception(no)
            else:
                thought.answer.set_result(made.result())
        self.go_on()

    def close(self) -> None:
        self.most = 0
        self.threads.shutdown(wait=False, cancel_futures=True)


def seed_of(thought: Thought, given: Given) -> list[int]:
    """By what the seat knows and has heard; nothing where there is no deal."""
    if not thought.secret:
        return []
    said = b"bot\0%d\0" % thought.seat + given[0].tobytes() + given[1].tobytes()
    return list(hmac.digest(thought.secret, said, "sha256"))


def be_modest() -> None:
    """On Linux each thread has a priority of its own; elsewhere all are alike."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), MODEST)
