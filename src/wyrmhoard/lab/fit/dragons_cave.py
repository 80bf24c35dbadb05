"""Dragon's Cave's value of a round, fitted: matches by its own mixed strategies, again and again.

Each time matches are played with the value there is, a little at random and from many beginnings,
in the standard box and in others; the value is then fitted to what the rounds were worth one round
ahead and how the matches went on. `make fit` does it for two, three and four players.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wyrmhoard.bots.games import dragons_cave
from wyrmhoard.bots.games.dragons_cave.hands import mix_hands
from wyrmhoard.bots.games.dragons_cave.several import (
    CELLS, NEVER, PLAYERS, can, cells, chosen, fill_table, practise,
)  # fmt: skip
from wyrmhoard.bots.games.dragons_cave.standing import FEATURES, coin, note
from wyrmhoard.bots.games.dragons_cave.steps import go, lay_all, lay_and_place, next_seat
from wyrmhoard.bots.games.dragons_cave.two import ABSENT, ROWS, foresee, meet, strategies
from wyrmhoard.bots.games.dragons_cave.value import FROM_SEEN, FROM_UNITS, HIDDEN, NOTES
from wyrmhoard.engine.arrays import below, pick
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, NONE, actors, outcome, setup
from wyrmhoard.engine.playout import lowest, random_move
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import (
    CHEST, CHOOSING, COLOURS, DIVIDE, KINDS, LAIR, PATH,
)  # fmt: skip

MATCHES = {2: 3000, 3: 1000, 4: 600}  # each time
TIMES = {2: 14, 3: 9, 4: 9}
ROUNDS = 120  # of a match, at most
PRACTICE = 60
DARING = 0.1  # of all choices, those made at random
PRELUDE = 14  # rounds at random before every second match, at most
BOXES, OTHERS = 24, 9
PASSES, BATCH, RATE = 2, 512, 0.004
KEPT = 4  # times whose matches are fitted to together
TRUST = 0.7  # in how a match went on, rather than in what is foreseen
HOME = Path(dragons_cave.__file__).parent / "weights.py"
PAGE = '''"""Written by `make fit`: how well a seat stands in a round, by number of players."""

SCALE = {scale}
# fmt: off
FIRST = [
{first}
]
SECOND = [
{second}
]
'''
SCALE = 128


def record(box, worlds, seats, rng, pads, rows, worths, notes):
    """Play one match in `worlds[1]`; write each round's features by seat and what it was worth.
    Return how many rounds."""
    worlds[1] = worlds[0]
    s, n, prelude, shares = worlds[1], 0, 0, np.zeros(PLAYERS * 2)
    setup(box, s, seats)
    if rng.random() < 0.5:
        prelude = below(rng, PRELUDE)
    dared = np.zeros(len(worths), np.bool_)
    mask = actors(box, s)
    while mask != NOBODY and n < len(worths):
        if mask & LUCK:
            go(box, s, CHANCE, random_move(box, s, CHANCE, rng, pads[0].out, pads[0].weights))
        elif s.phase != CHOOSING:
            settle(box, worlds, lowest(mask), rng, pads, notes)
        else:
            for p in range(seats):
                note(box, s, p, coin(box), rows[n, p])
            dared[n] = one_round(box, worlds, rng, prelude > 0, shares, notes)
            for p in range(seats):
                worths[n, p] = shares[p]
            prelude -= 1
            n += 1
        mask = actors(box, s)
    look_back(box, s, n, mask == NOBODY, dared, shares, worths)
    return n


def look_back(box, s, n, over, dared, shares, worths):
    """What a round was worth is also seen from how it went on, unless by chance."""
    if over:
        outcome(box, s, shares)
    for k in range(n - 1, -1, -1):
        for p in range(s.seats):
            if (over or k < n - 1) and not dared[k]:
                worths[k, p] += TRUST * (shares[p] - worths[k, p])
            shares[p] = worths[k, p]


def settle(box, worlds, p, rng, pads, notes):
    s, chances, worth = worlds[1], np.zeros(128), np.zeros(128)
    if p == s.dragon:
        go(box, s, p, random_move(box, s, p, rng, pads[0].out, pads[0].weights))
        return
    mix_hands(box, worlds, p, 0, s.purse[p] + 1, chances, worth, notes)
    go(box, s, p, DIVIDE + pick(chances[: s.purse[p] + 1], rng))


def one_round(box, worlds, rng, at_random, shares, notes):
    """Play it as it is mixed; whether anything was left to chance. `shares`: what it is worth."""
    if worlds[1].seats == 2:
        return round_of_two(box, worlds, rng, at_random, shares, notes)
    return round_of_several(box, worlds, rng, at_random, shares, notes)


def round_of_two(box, worlds, rng, at_random, shares, notes):
    s, rows, cards, colours = worlds[1], np.zeros(2 * ROWS), np.zeros(ROWS), np.zeros(CHEST)
    foresee(box, worlds, NONE, 0, rows, notes)
    p, dwarf = next_seat(s, int(s.dragon)), int(meet(rows, KINDS, ROWS) > meet(rows, 0, KINDS))
    dares, other = at_random or rng.random() < DARING, 1 - dwarf
    if dares and s.spot[p, other] != LAIR and rng.random() < 0.5:
        dwarf = other
    first = dwarf * KINDS if meet(rows, dwarf * KINDS, dwarf * KINDS + KINDS) != ABSENT else 0
    worth = max(meet(rows, 0, KINDS), meet(rows, KINDS, ROWS))
    strategies(rows, first, first + KINDS, cards, colours)
    card, colour = pick(cards[first : first + KINDS], rng), pick(colours, rng)
    while dares and (at_random or rng.random() < 0.5):
        card, colour = below(rng, KINDS), below(rng, CHEST)
        if s.hand[p, card] and (card != CHEST or s.purse[p] > 0 or rng.random() < 0.2):
            break
    if not s.hand[p, card]:
        card = pick(cards[first : first + KINDS], rng)
    lay_and_place(box, s, card, dwarf, colour)
    shares[p], shares[1 - p] = worth, 1 - worth
    return dares


def round_of_several(box, worlds, rng, at_random, shares, notes):
    s, table = worlds[1], np.zeros((CELLS, PLAYERS))
    picks, mixed = np.zeros(PLAYERS, np.int64), np.zeros((PLAYERS, KINDS))
    gains, sums = np.zeros((PLAYERS, KINDS)), np.zeros((2 * PLAYERS, KINDS))
    fill_table(box, worlds, 1, table, picks, notes)
    practise(s, table, PRACTICE, picks, mixed, gains, sums)
    for p in range(s.seats):
        shares[p] = 0.0
    for cell in range(cells(s)):
        if table[cell, 0] != NEVER:
            chosen(s, cell, picks)
            often = 1.0
            for p in range(s.seats):
                often *= mixed[p, picks[p]]
            for p in range(s.seats):
                shares[p] += often * table[cell, p]
    dares = False
    for p in range(s.seats):
        picks[p] = pick(mixed[p], rng)
        if at_random or rng.random() < DARING / s.seats:
            dares = True
            k = below(rng, KINDS)
            if can(s, p, k) and (k != CHEST or s.purse[p] > 0 or rng.random() < 0.2):
                picks[p] = k
    lay_all(box, s, picks)
    return dares


def boxes(game: Any, seed: int) -> np.ndarray:
    """Mostly the standard box, and others of all kinds."""
    rng, found = np.random.default_rng(seed), [game.standard()[0]] * (BOXES - OTHERS)
    printed = written(game.box, game.standard())
    for _ in range(OTHERS):
        path = [
            COLOURS[k]
            for k in rng.permuted(np.tile(np.arange(CHEST), (PATH // CHEST, 1)), axis=1).ravel()
        ]
        changes = {
            "path": path, "coins": rng.integers(0, 2 + rng.integers(1, 4), PATH).tolist(),
            "lair": int(rng.integers(0, 9)), "treasure": int(rng.integers(12, 70)),
            "shortage": ("equal", "capped")[rng.integers(2)],
        }  # fmt: skip
        found.append(game.fill_box({**printed, **changes})[0])
    return np.array(found, game.box.dtype)


def played(
    game: Any, seats: int, matches: int, seed: int, notes: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    run, rng, pads = compiled(game), np.random.default_rng([seats, seed]), game.pad()
    worlds, given = game.state.blank(dragons_cave.WORLDS), boxes(game, seed)
    rows, worths = np.zeros((ROUNDS, PLAYERS, FEATURES)), np.zeros((ROUNDS, PLAYERS))
    them, found = run(record), list[tuple[np.ndarray, np.ndarray]]()
    for k in range(matches):
        n = them(given[k % BOXES], worlds, seats, rng, pads, rows, worths, notes)
        found.append((rows[:n, :seats].astype("f4"), worths[:n, :seats].astype("f4")))
    return np.concatenate([r for r, _ in found]), np.concatenate([w for _, w in found])


class Net:
    """What value.py works out, and how far it is from what is wanted."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.first = rng.normal(0, 0.4, (FEATURES, HIDDEN)).astype("f4")
        self.second = rng.normal(0, 0.3, HIDDEN).astype("f4")
        self.moments = [np.zeros_like(w) for w in (self.first, self.second) * 2]
        self.steps = 0

    def shares(self, rows: np.ndarray) -> np.ndarray:
        hidden = np.maximum(rows @ self.first, 0)
        powers = np.exp((u := hidden @ self.second) - u.max(1, keepdims=True))
        shares: np.ndarray = powers / powers.sum(1, keepdims=True)
        return shares

    def fit(self, rows: np.ndarray, worths: np.ndarray, rate: float) -> None:
        """One step of Adam."""
        hidden = np.maximum(rows @ self.first, 0)
        powers = np.exp((u := hidden @ self.second) - u.max(1, keepdims=True))
        wrong = (powers / powers.sum(1, keepdims=True) - worths) / len(rows)
        back = wrong[..., None] * self.second * (hidden > 0)
        slopes = (
            np.einsum("npf,nph->fh", rows, back, optimize=True),
            np.einsum("np,nph->h", wrong, hidden),
        )
        self.steps += 1
        for k, (weights, slope) in enumerate(zip((self.first, self.second), slopes, strict=True)):
            mean, square = self.moments[k], self.moments[k + 2]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            by = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights -= rate * (mean / (1 - 0.9**self.steps) / by + 1e-4 * weights)

    def noted(self) -> np.ndarray:
        """Where value.py looks for it, rounded as it is kept."""
        notes = np.zeros(NOTES)
        notes[FROM_SEEN:FROM_UNITS] = np.round(self.first.ravel() * SCALE) / SCALE
        notes[FROM_UNITS:] = np.round(self.second * SCALE) / SCALE
        return notes


def fitted(seats: int) -> Net:
    game, net, rng = load("dragons-cave"), Net(seats), np.random.default_rng(seats)
    kept: list[tuple[np.ndarray, np.ndarray]] = []
    for time in range(TIMES[seats]):
        kept = [*kept[-KEPT + 1 :], played(game, seats, MATCHES[seats], time, net.noted())]
        rows, worths = (np.concatenate(them) for them in zip(*kept, strict=True))
        for pass_ in range(PASSES):
            rate = RATE * (1 - (time + pass_ / PASSES) / TIMES[seats])
            for some in np.array_split(rng.permutation(len(rows)), len(rows) // BATCH):
                net.fit(rows[some], worths[some], rate)
        wrong = np.abs(net.shares(kept[-1][0]) - kept[-1][1]).mean()
        print(
            f"{seats} players, {time + 1} of {TIMES[seats]}: {len(kept[-1][0])} rounds,"
            f" off by {wrong:.4f}",
            flush=True,
        )
    return net


def main() -> None:
    nets = [fitted(seats) for seats in (2, 3, 4)]
    write(nets)


def write(nets: list[Net]) -> None:
    def lines(weights: np.ndarray) -> str:
        return "\n".join(
            f"    {tuple(row)}," for row in np.round(weights * SCALE).astype(int).tolist()
        )

    first, second = (np.concatenate([n.first for n in nets]), np.array([n.second for n in nets]))
    HOME.write_text(PAGE.format(scale=SCALE, first=lines(first), second=lines(second)))
