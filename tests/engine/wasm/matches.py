"""Random matches, and a digest of every byte on the way, however the rules are run."""

import base64
import hashlib
import json
from itertools import cycle, islice

import numpy as np

from tests.walk import Walker, of_game
from wyrmhoard.bots.greedy import Greedy
from wyrmhoard.bots.mixed import Mixed
from wyrmhoard.bots.search import Search
from wyrmhoard.bots.solved import Solved
from wyrmhoard.bots.uniform import Uniform
from wyrmhoard.engine.contract import CHANCE, ROOM, SEATS, SILENT
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.queries import (
    carry_out, count_points, hear_move, list_moves, set_up, share_victory, tell_move,
    view_seats, who_acts,
)  # fmt: skip

WAYS = {
    "uniform": lambda game, run, effort, seed: Uniform(game, run, seed),
    "lookahead": Greedy,
    "solved": lambda game, run, effort, seed: Solved(game, run, seed),
    "mixed": lambda game, run, effort, seed: Mixed(game, run, effort, None, seed),
    "search": lambda game, run, effort, seed: Search(game, run, effort, None, seed),
}


def played(name, seats, n, way="compiled"):
    """So many matches over all the game's walks in turn: (walker, [(who, move), ...])."""
    walks = islice(cycle(of_game(name).WALKS.values()), n)
    for seed, how in enumerate(walks):
        walker = Walker(name, seats, way, **how.box)
        steps = walker.walk(seed, how.choose, 20_000)
        yield walker, [(int(step.who), int(step.move)) for step in steps if step.who is not None]


def job(walker, moves, **more):
    box = base64.b64encode(walker.boxes.tobytes()).decode()
    return {"box": box, "seats": walker.seats, "moves": moves, **more}


def positions(walker, moves, n):
    """Some places of a match, spread over it, where a seat is to move: (moves so far, seat)."""
    turns = [k for k, (who, _) in enumerate(moves) if who != CHANCE]
    for k in turns[:: max(1, len(turns) // n)][:n]:
        yield moves[:k], moves[k][0]


def thought(walker, moves, seat, seed, run, way, effort):
    """A bot's move, and a digest of all it wrote down to find it."""
    made = WAYS[way](walker.game, lambda: run, effort, seed)
    match = Match(walker.game, walker.seats, walker.boxes, run=run)
    for who, move in moves:
        match.make(who, move)
    move = made.choose(match.boxes, match.view(seat), seat, Hearing(match).of(seat))
    noted = getattr(made, "listening", made)
    told = hashlib.sha256(luck(made.rng) + noted.worlds.tobytes())
    if getattr(noted, "listens", False):
        told.update(noted.notes.tobytes())
    if isinstance(made, Search):
        told.update(made.trees.tobytes() + made.desks.tobytes())
    return [move, told.hexdigest()]


def luck(rng):
    """A generator as wasm holds it."""
    state = rng.bit_generator.state["state"]
    return state["state"].to_bytes(16, "little") + state["inc"].to_bytes(16, "little")


class Follower:
    """What web/tests/drive.ts does, in plain Python or native code."""

    def __init__(self, walker, run):
        self.run, self.seats, game = run, walker.seats, walker.game
        self.states, self.pads = game.state.blank(), game.pad()
        self.held = run.many(walker.boxes), run.many(self.states)
        self.all, self.heard = np.arange(self.seats), np.zeros(self.seats, np.int64)
        self.out, self.weights = self.pads[0].out, self.pads[0].weights
        self.views, self.earlier = game.view.blank(self.seats), game.view.blank(self.seats)
        self.ask(set_up, self.seats)

    def ask(self, kernel, *given):
        return self.run(kernel)(*self.held, *given)

    def digest(self, moves):
        told = hashlib.sha256()
        for who, move in moves:
            n = self.ask(list_moves, who, self.run.many(self.pads))
            if who == CHANCE:
                told.update(self.weights[:n].tobytes())
            told.update(self.out[:n].tobytes())
            self.look()
            told.update(self.views.tobytes())
            self.ask(hear_move, self.all, who, move, self.heard)
            told.update(self.heard.tobytes())
            points = [int(self.ask(count_points, p)) for p in range(self.seats)]
            told.update(np.array([*points, self.ask(carry_out, who, move)], "i4").tobytes())
            told.update(self.states.tobytes())
            told.update(self.events(who).encode())
        if not self.ask(who_acts):
            shares = np.zeros(SEATS)
            self.ask(share_victory, shares)
            told.update(shares.tobytes())
        return told.hexdigest()

    def look(self):
        self.views.view(np.uint8)[:] = 0
        self.ask(view_seats, self.all, self.run.many(self.views))

    def events(self, who):
        """What came of the move just heard and made, seat by seat, as JSON."""
        self.views, self.earlier = self.earlier, self.views
        self.look()
        counts, out = np.zeros(self.seats, np.int64), np.zeros(self.seats * ROOM, np.int64)
        views = self.run.many(self.earlier), self.run.many(self.views)
        self.run(tell_move)(self.held[0], *views, self.all, who, self.heard, counts, out)
        told = [
            None if n == SILENT else out[i * ROOM : i * ROOM + n].tolist()
            for i, n in enumerate(counts)
        ]
        return json.dumps(told, separators=(",", ":"))
