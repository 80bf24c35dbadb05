"""Mount Drago's prospects, fitted: matches by its own policy, and what each mount then brought.

`make fit` plays, fits, writes the weights and says how well they fit.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from wyrmhoard.bots.games import mount_drago
from wyrmhoard.bots.games.mount_drago import mounted, scored
from wyrmhoard.bots.playout import likely_move
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import CHANCE, NOBODY, actors, play
from wyrmhoard.engine.playout import any_move, begin, next_seat
from wyrmhoard.games import load
from wyrmhoard.games.mount_drago.state import LAST, PLAYING

MATCHES, TURNS, STEPS, DARING = 2000, 200, 5, 0.1
FEATURES = 2 + STEPS
HOME = Path(mount_drago.__file__).parent / "weights.py"
PAGE = '''"""Written by `make fit`: what a dragon's space is worth to its rider."""

HERE, SMALL_HERE = {:.3f}, {:.3f}  # of its number, in any scoring and in a small one
AHEAD = ({:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f})  # of the numbers of the next spaces
'''


def record(box, states, rng, pads, rows, leads):
    """Play one match; write a row of features a turn, and how the lead of that seat then grew."""
    s, out, weights, n = states[0], pads[0].out, pads[0].weights, 0
    mask = actors(box, s)
    while mask != NOBODY:
        p, r = next_seat(box, s, mask, rng, weights), rng.random()
        if s.phase == PLAYING and n < len(leads):
            note(box, s, p, rows[n])
            leads[n] = -lead(s, p)
            rows[n, FEATURES] = p
            n += 1
        if p == CHANCE or rng.random() < DARING:
            play(box, s, p, any_move(box, s, p, r, out, weights))
        else:
            play(box, s, p, likely_move(box, s, p, r, out))
        mask = actors(box, s)
    for k in range(n):
        leads[k] += lead(s, int(rows[k, FEATURES]))
    return n


def note(box, s, p, row):
    """What shows at the mount of `p`, less the mean of what shows at the others'."""
    for k in range(FEATURES):
        row[k] = 0
    for q in range(s.seats):
        sign, spot = 1.0 if q == p else -1 / (s.seats - 1), mounted(s, q)
        row[0] += sign * scored(box, s, spot, False)
        row[1] += sign * scored(box, s, spot, True)
        for k in range(STEPS):
            row[2 + k] += sign * scored(box, s, min(LAST, spot + 1 + k), False)


def lead(s, p):
    others = 0
    for q in range(s.seats):
        others += s.points[q] if q != p else 0
    return s.points[p] - others / (s.seats - 1)


def played(seats: int) -> tuple[np.ndarray, np.ndarray]:
    game = load("mount-drago")
    run, rng, box = compiled(game), np.random.default_rng(seats), game.standard()
    rows, leads = np.zeros((MATCHES * TURNS, FEATURES + 1)), np.zeros(MATCHES * TURNS)
    states, pads, n = game.state.blank(1), game.pad(), 0
    for _ in range(MATCHES):
        states[:] = game.state.blank(1)
        run(begin)(box[0], states, seats)
        n += run(record)(box[0], states, rng, pads, rows[n : n + TURNS], leads[n : n + TURNS])
    return rows[:n, :FEATURES], leads[:n]


def main() -> None:
    rows, leads = map(np.concatenate, zip(*map(played, (2, 3, 4, 5)), strict=True))
    weights = np.linalg.lstsq(rows, leads, rcond=None)[0]
    left = 1 - np.var(leads - rows @ weights) / np.var(leads)
    HOME.write_text(PAGE.format(*weights))
    print(f"{len(leads)} turns, {left:.1%} of the variance explained: {weights.round(3)}")
