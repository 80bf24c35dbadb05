"""Is the game played from start to end: by chance, by bots, on a board?"""

from __future__ import annotations

import ast
import io
import linecache
import traceback
from collections.abc import Iterator, Mapping
from types import FrameType
from typing import Any

import numpy as np
from rich.console import Console

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, imagine
from wyrmhoard.engine.contract import view as view_of
from wyrmhoard.engine.handles import handle
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match

from ..boards import board as board_of
from ..boards import own
from ..play import WATCHER, seat_words
from .finding import Finding, Subject, broken, found, noted
from .wording import speaks

MATCHES = 3  # of each number of players
LONGEST = 20_000  # moves of a match
BOT_MOVES = 60  # a bot makes, in plain Python


class Stuck(Exception):
    """A match in which nobody can move, or that does not end."""


def matches(subject: Subject) -> Iterator[Finding]:
    """Random moves in every box that is walked; what goes wrong is found once."""
    if not (subject.tests / "walks.py").exists():
        yield found("check-no-walks", file=subject.tests / "walks.py")
        return
    try:
        walks = subject.walks()
    except Exception as no:
        yield noted("check-tests-elsewhere") if subject.root is None else broken(no, subject)
        return
    boxes = [walk.box for walk in walks.WALKS.values()] * MATCHES
    for seats in subject.game.seats:
        for seed, box in enumerate(boxes):
            if wrong := played(subject, walks, box, seats, seed):
                yield wrong
                return


def played(
    subject: Subject, walks: Any, changes: Mapping[str, Any], seats: int, seed: int
) -> Finding | None:
    game, rng = subject.game, np.random.default_rng(seed)
    try:
        box = game.fill_box({**written(game.box, game.standard()), **changes})
        match = Match(game, seats, box)
        while not match.over:
            step(match, rng)
            walks.conserved(handle(match.boxes), handle(match.states))
            if leaky := leaks(match, rng):
                return leaky
    except AssertionError as no:
        return not_conserved(no, seats)
    except Stuck:
        return found("check-stuck", seats=seats, moves=len(match.moves))
    except Exception as no:  # whatever the game's own code may raise
        return broken(no, subject)
    return None


def step(match: Match, rng: np.random.Generator) -> None:
    who = match.next_seat(rng) if match.movers else CHANCE
    moves = match.legal(who)
    if not moves or len(match.moves) >= LONGEST:
        raise Stuck
    match.play(who, match.luck(rng) if who == CHANCE else int(rng.choice(moves)))


def leaks(match: Match, rng: np.random.Generator) -> Finding | None:
    """A world that a seat imagines looks to it as the real one does."""
    run, seat = plain(match.game), len(match.moves) % match.seats
    views, world, again = match.view(seat), match.game.state.blank(), match.game.view.blank()
    box = run.one(match.boxes)
    run(imagine)(box, run.one(views), seat, rng, run.one(world))
    run(view_of)(box, run.one(world), seat, run.one(again))
    fields = [name for name in views.dtype.names or () if (views[name] != again[name]).any()]
    return found("check-leak", seat=seat, fields=", ".join(fields)) if fields else None


def not_conserved(no: AssertionError, seats: int) -> Finding:
    """The line of `conserved` that does not hold, and the values on both sides."""
    *_, (frame, line) = traceback.walk_tb(no.__traceback__)
    said = linecache.getline(frame.f_code.co_filename, line).strip()
    where = f"{frame.f_code.co_filename}:{line}"
    return found(
        "check-not-conserved", where=where, said=said, values=values(said, frame), seats=seats
    )


def values(said: str, frame: FrameType) -> str:
    """Both sides of `assert a == b`, worked out once more."""
    try:
        test = ast.parse(said).body[0]
        assert isinstance(test, ast.Assert)
        assert isinstance(test.test, ast.Compare)
        sides = [test.test.left, *test.test.comparators]
        names = {**frame.f_globals, **frame.f_locals}
        return ", ".join(f"{ast.unparse(one)} = {eval(ast.unparse(one), names)}" for one in sides)
    except Exception:  # a line that is no comparison tells itself
        return str(dict(frame.f_locals))


def bots(subject: Subject) -> Iterator[Finding]:
    """The easy bot, in plain Python: what it thinks with is what all of them think with."""
    game, rng = subject.game, np.random.default_rng(1)
    try:
        match = Match(game, game.seats[0])
        hearing = Hearing(match)
        thinker = bot("easy", game, lambda: plain(game), 1)
        while not match.over and len(match.moves) < BOT_MOVES:
            if match.movers:
                seat = match.next_seat(rng)
                view, heard = match.view(seat), hearing.of(seat)
                match.play(seat, thinker.choose(match.boxes, view, seat, heard))
            else:
                match.play(CHANCE, match.luck(rng))
    except Exception as no:
        yield broken(no, subject)


def board(subject: Subject) -> Iterator[Finding]:
    """Drawn after every move, as a player and a spectator see it, in every language there is."""
    game, rng = subject.game, np.random.default_rng(1)
    if not own(game):
        yield noted("check-plain-board", file=f"cli/boards/{subject.module}.py")
    if subject.root and not (subject.root / "web" / "src" / "games" / subject.name).exists():
        yield noted("check-plain-page", folder=f"web/src/games/{subject.name}")
    try:
        match = Match(game, game.seats[-1])
        while not match.over:
            step(match, rng)
            draw(subject, match)
    except Exception as no:
        yield broken(no, subject)


def draw(subject: Subject, match: Match) -> None:
    names, paper = {p: f"p{p}" for p in range(match.seats)}, Console(file=io.StringIO())
    for tell in speaks(subject):
        for seat in (0, WATCHER):
            v = match.view(seat)[0]
            paper.print(board_of(match.game)(v, match.boxes[0], seat, names, tell))
        tell.move(match.game.moves.words(match.moves[-1][1]), seat_words(names), "p0")
