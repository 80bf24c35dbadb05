"""Dragon's Cave measured: what a best response gains a round where everything is solved."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from wyrmhoard.bots.bot import Bot
from wyrmhoard.bots.games.dragons_cave.two import ABSENT, ROWS
from wyrmhoard.bots.level import LEVELS, bot
from wyrmhoard.bots.mixed import Mixed
from wyrmhoard.bots.search import Search
from wyrmhoard.bots.search_tree import TREE
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import CHEST, DWARVES, KINDS, LAY_FOR, PLACE
from wyrmhoard.lab.solved.dragons_cave import Solved

Row = tuple[str, str, str, bool | None]
GAME = load("dragons-cave")
WANTED = 0.010
POSITIONS = 60  # of each kind
OPEN = 0.1  # a position is measured if neither side has less


@dataclass(frozen=True)
class Kind:
    """Positions of one kind: coins loose, dwarves outside by seat, and coins in the chests."""

    loose: int
    outside: tuple[int, int]
    chests: tuple[int, int]

    def told(self) -> str:
        lead = self.chests[0] - self.chests[1]
        return f"{self.loose} coins loose, dwarves outside {self.outside}, lead {lead}"


KINDS_SOLVED = (Kind(3, (1, 1), (20, 20)), Kind(4, (1, 1), (20, 21)), Kind(1, (2, 1), (21, 22)))


@cache
def solved(kind: Kind) -> Solved:
    return Solved(kind.loose, kind.outside, kind.chests).solve()


def positions(kind: Kind, count: int, seed: int) -> list[tuple[Any, float, np.ndarray]]:
    """Any of them, where it is open who wins and there is something to choose."""
    them, rng = solved(kind), np.random.default_rng(seed)
    found: list[tuple[Any, float, np.ndarray]] = []
    while len(found) < count:
        state, worth, rows = them.position(int(rng.integers(len(them.values))))
        if OPEN < worth < 1 - OPEN and (rows[:ROWS] != ABSENT).sum() > 2:
            found.append((state, worth, rows))
    return found


def strategy(made: Bot, match: Match, seat: int) -> dict[int, float]:
    """How often it makes each move."""
    moves, view = match.legal(seat), match.view(seat)
    if isinstance(made, Mixed):
        _, weights, _ = made.weigh(match.boxes, view, seat)
    elif isinstance(made, Search):
        made.think(match.boxes, view, seat)
        weights = made.weigh(match.boxes, view, seat)
    else:
        weights = np.ones(len(moves))
    return dict(zip(map(int, moves), (weights / weights.sum()).tolist(), strict=True))


def gains(made: Bot, state: Any, worth: float, rows: np.ndarray) -> tuple[float, float]:
    """What the dragon gains on this bot laying, and whoever lays on this bot as the dragon."""
    dragon, match = int(state[0]["dragon"]), at(state)
    moves, laid = match.legal(1 - dragon), strategy(made, match, 1 - dragon)
    lost = [sum(often * won(rows, m, k) for m, often in laid.items()) for k in range(CHEST)]
    best = 0.0
    for dwarf in range(DWARVES):
        if own := [m for m in moves if (m - LAY_FOR) % DWARVES == dwarf]:
            match = at(state)
            match.play(1 - dragon, own[0])
            guessed = strategy(made, match, dragon)
            for m in own:
                best = max(best, sum(c * won(rows, m, k - PLACE) for k, c in guessed.items()))
    return worth - min(lost), best - worth


def at(state: Any) -> Match:
    match = Match(GAME, 2, run=compiled(GAME))
    match.states[:] = state
    return match


def won(rows: np.ndarray, move: int, colour: int) -> float:
    """What a card is worth to whoever lays it while the dragon sits there."""
    card, dwarf = (move - LAY_FOR) // DWARVES, (move - LAY_FOR) % DWARVES
    row = dwarf * KINDS + card
    if rows[row] == ABSENT:  # dwarves on one square are alike, and so is a Chest card for either
        row = card if rows[card] != ABSENT else KINDS + card
    return float(rows[ROWS + row] if card == colour else rows[row])


def exploited(level: str, count: int = POSITIONS, seed: int = 1) -> tuple[list[float], list[float]]:
    made = bot(level, GAME, lambda: compiled(GAME), 0, trees=TREE.blank())
    pairs = [gains(made, *one) for kind in KINDS_SOLVED for one in positions(kind, count, seed)]
    return [a for a, _ in pairs], [b for _, b in pairs]


def rounds() -> list[Row]:
    """What each level gives away, laying and as the dragon; `search` is what there was before."""
    rows: list[Row] = []
    for level in ("search", *LEVELS):
        start = time.process_time()
        laying, guessing = exploited(level)
        spent = time.process_time() - start
        strongest = level == LEVELS[-1]
        for way, lost in (("laying", laying), ("as the dragon", guessing)):
            mean, error = np.mean(lost), np.std(lost) / len(lost) ** 0.5
            seen = f"{mean:.4f} +- {1.96 * error:.4f} in {len(lost)} positions ({spent:.0f} CPU s)"
            figure = f"dragons-cave, 2 players, {level} {way}: a best response gains a round"
            reached = bool(mean <= WANTED) if strongest else None
            rows.append((figure, f"{WANTED}" if strongest else "", seen, reached))
    return rows
