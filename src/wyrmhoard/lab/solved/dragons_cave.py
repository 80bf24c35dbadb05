"""Dragon's Cave for two, solved exactly where few coins are left: every position that can come,
by value iteration over the rules themselves, until nothing changes.

A position is who lays, the cards in that hand (the dragon's is always full), where the dwarves
stand and where the coins are. At most four coins may be loose, in the treasure and in purses: then
the ways to divide a purse that bots think through are all there are.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from wyrmhoard.bots.games.dragons_cave.steps import next_seat
from wyrmhoard.bots.games.dragons_cave.two import ABSENT, OUTCOMES, ROWS, follow, worth_of_round
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import NOBODY, NONE, SEATS, actors, outcome
from wyrmhoard.engine.layout import Records
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import CHEST, CHOOSING, DWARVES, LAIR

HANDS, SPOTS, LOOSE = 1 << CHEST, LAIR + 1, 4
CLOSE = 1e-7  # what the last round of changes may still change


def place_of(s, base, coins, pairs):
    """The number of a position; what is in the chests was there, or is of the loose coins."""
    p = next_seat(s, int(s.dragon))
    at = int(coins[s.treasure, s.purse[0], s.purse[1], s.chest[0] - base])
    at = at * 2 + p
    hand = 0
    for card in range(CHEST):
        hand += int(s.hand[p, card]) << card
    at = at * HANDS + hand
    for q in range(DWARVES):
        at = at * pairs[q, SPOTS * SPOTS] + pairs[q, s.spot[q, 0] * SPOTS + s.spot[q, 1]]
    return at


def put(s, at, bases, config, pairs, spots):
    """Write the position of that number into a blank state."""
    s.seats, s.phase = 2, CHOOSING
    for q in range(DWARVES - 1, -1, -1):
        count = pairs[q, SPOTS * SPOTS]
        pair = spots[q, at % count]
        s.spot[q, 0], s.spot[q, 1] = pair // SPOTS, pair % SPOTS
        at = at // count
    p = at // HANDS % 2
    s.dragon = 1 - p
    for q in range(DWARVES):
        for card in range(CHEST + 1):
            s.hand[q, card] = 1
    for card in range(CHEST):
        s.hand[p, card] = at % HANDS >> card & 1
    row = at // HANDS // 2
    s.treasure, s.purse[0], s.purse[1] = config[row, 0], config[row, 1], config[row, 2]
    s.chest[0], s.chest[1] = bases[0] + config[row, 3], bases[1] + config[row, 4]


def look(box, worlds, at, bases, coins, config, pairs, spots, values, result):
    """Write what each outcome of the round is worth to seat 0, as the values now have it."""
    shares = np.zeros(SEATS)
    worlds[1] = worlds[0]
    put(worlds[1], at, bases, config, pairs, spots)
    for k in range(OUTCOMES):
        result[k] = ABSENT
        if follow(box, worlds, 1, k, NONE):
            if actors(box, worlds[2]) == NOBODY:
                outcome(box, worlds[2], shares)
                result[k] = shares[0]
            else:
                result[k] = values[place_of(worlds[2], bases[0], coins, pairs)]


def sweep(box, worlds, bases, coins, config, pairs, spots, values, result, rows):
    """Work out every value anew, there and back; return the most that changed."""
    most, n = 0.0, len(values)
    for k in range(2 * n):
        at = k if k < n else 2 * n - 1 - k
        look(box, worlds, at, bases, coins, config, pairs, spots, values, result)
        worth = worth_of_round(box, worlds[1], result, rows)
        most = max(most, abs(worth - values[at]))
        values[at] = worth
    return most


@dataclass
class Solved:
    """All positions with so many coins loose, so many dwarves of each outside, and such chests."""

    loose: int = 3
    outside: tuple[int, int] = (1, 1)
    chests: tuple[int, int] = (20, 20)
    boxes: Records = field(default_factory=lambda: load("dragons-cave").standard())

    def __post_init__(self) -> None:
        assert 1 <= self.loose <= LOOSE
        game = load("dragons-cave")
        self.run, self.worlds = compiled(game), game.state.blank(3)
        self.bases = np.array(self.chests)
        self.config, self.coins = configurations(self.loose)
        self.pairs, self.spots = standings(self.outside)
        count = int(len(self.config) * 2 * HANDS * np.prod(self.pairs[:, -1]))
        self.values = np.full(count, 0.5)
        self.result, self.rows = np.zeros(OUTCOMES), np.zeros(2 * ROWS)
        self.given = (self.bases, self.coins, self.config, self.pairs, self.spots, self.values)

    def solve(self, most: int = 200) -> Solved:
        """Until nothing changes."""
        for _ in range(most):
            given = self.boxes[0], self.worlds, *self.given, self.result, self.rows
            if self.run(sweep)(*given) < CLOSE:
                return self
        raise ArithmeticError("values still change")

    def position(self, at: int) -> tuple[Records, float, np.ndarray]:
        """A position, and what it and each card, gone on or caught, is worth to whoever lays."""
        self.run(look)(self.boxes[0], self.worlds, at, *self.given, self.result)
        worth = self.run(worth_of_round)(self.boxes[0], self.worlds[1], self.result, self.rows)
        state = self.worlds[1:2].copy()
        return state, 1 - worth if state[0]["dragon"] == 0 else worth, self.rows.copy()


def configurations(loose: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the loose coins may lie while a round begins: treasure, purses and chests."""
    found = [
        (t, a, b, c, loose - t - a - b - c)
        for t in range(1, loose + 1) for a in range(loose - t + 1)
        for b in range(loose - t - a + 1) for c in range(loose - t - a - b + 1)
    ]  # fmt: skip
    coins = np.full((loose + 1,) * 4, NONE)
    for k, (t, a, b, c, _) in enumerate(found):
        coins[t, a, b, c] = k
    return np.array(found), coins


def standings(outside: tuple[int, int]) -> tuple[np.ndarray, np.ndarray]:
    """By player, the number of each pair of squares and in the end how many there are; and back.
    Dwarves are alike."""
    pairs, spots = np.full((2, SPOTS * SPOTS + 1), NONE), np.zeros((2, SPOTS * SPOTS), np.int64)
    for q, most in enumerate(outside):
        n = 0
        for a in range(LAIR):
            for b in range(a, SPOTS) if most > 1 else (LAIR,):
                pairs[q, [a * SPOTS + b, b * SPOTS + a]], spots[q, n] = n, a * SPOTS + b
                n += 1
        pairs[q, -1] = n
    return pairs, spots
