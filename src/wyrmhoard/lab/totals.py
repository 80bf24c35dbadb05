"""Matches added up: whole numbers alone, so that it does not matter in which order they come."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records

from .arena import wilson
from .rows import DECIDED, clauses_fired

UNIT = 840  # of a victory: it can be shared by up to eight
Z = 1.96
GOLDEN, MIX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)


class Totals:
    """Sums over matches; and a fingerprint of all their rows, to compare runs by."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.matches = self.moves = self.longest = self.lead_changes = self.settled = 0
        self.print = 0
        self.decided = np.zeros(len(DECIDED), np.int64)
        self.fired = np.zeros(len(game.happened.all), np.int64)
        self.seats = np.zeros((players, 3), np.int64)  # rows, units of victory, points
        self.bots = np.zeros((players, 3), np.int64)

    def add(self, matches: Records, rows: Records) -> None:
        if len(matches) == 0:
            return
        self.matches += len(matches)
        self.moves += int(matches["moves"].sum())
        self.longest = max(self.longest, int(matches["moves"].max()))
        self.lead_changes += int(matches["lead_changes"].sum())
        self.settled += int(matches["settled"].sum())
        self.decided += np.bincount(matches["decided"], minlength=len(DECIDED))
        self.fired += matches["fired"].sum(0, dtype=np.int64)
        units, points = np.rint(rows["share"] * UNIT), rows["points"].astype(np.float64)
        for sums, key in ((self.seats, "seat"), (self.bots, "bot")):
            places = rows[key].astype(np.intp)
            for k, of in enumerate((None, units, points)):  # whole numbers, also as floats
                sums[:, k] += np.bincount(places, of, self.players).astype(np.int64)
        self.print = (self.print + fingerprint(matches) + fingerprint(rows)) % 2**64

    def report(self, bots: list[str]) -> dict[str, Any]:
        """As JSON has it."""
        n = max(1, self.matches)
        seats = [self.standing(sums) for sums in self.seats]
        named = {bot: self.standing(sums) for bot, sums in zip(bots, self.bots, strict=False)}
        return {
            "games": self.matches, "moves": self.moves, "longest": self.longest,
            "mean_length": self.moves / n, "lead_changes": self.lead_changes / n,
            "settled": self.settled / max(1, self.moves),
            "decided": dict(zip(DECIDED, self.decided.tolist(), strict=True)),
            "outcome": [one["share"] for one in seats], "points": [one["points"] for one in seats],
            "seats": seats, "by_bot": named, "clauses": self.clauses(),
            "digest": f"{self.print:016x}",
        }  # fmt: skip

    def standing(self, sums: NDArray[np.int64]) -> dict[str, float]:
        """Mean share of a seat, with its 95 % interval. Seats of one match are no luck of their
        own: as many matches as there are tell how far it may be off."""
        count, units, points = (int(one) for one in sums)
        share = units / max(1, count) / UNIT
        low, high = wilson(share, max(1, min(count, self.matches)), Z)
        return {"share": share, "low": low, "high": high, "points": points / max(1, count)}

    def clauses(self) -> dict[str, float]:
        """How often each was obeyed, a match."""
        fired = clauses_fired(self.game, self.fired[None])
        return {clause: int(count[0]) / max(1, self.matches) for clause, count in fired.items()}


def fingerprint(rows: Records) -> int:
    """A number that any other bit of any row would change, whatever the order of the rows."""
    raw = np.ascontiguousarray(rows).view(np.uint8).reshape(len(rows), -1)
    wide = np.zeros((len(rows), -(-raw.shape[1] // 8) * 8), np.uint8)
    wide[:, : raw.shape[1]] = raw
    words = wide.view(np.uint64)
    z = np.zeros(len(rows), np.uint64)
    for k in range(words.shape[1]):
        z = (z ^ words[:, k]) * MIX + GOLDEN
        z ^= z >> np.uint64(31)
    return int(z.sum(dtype=np.uint64))
