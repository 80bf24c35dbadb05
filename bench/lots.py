"""What bots drew by lot: a secret choice that is mixed is luck, too, for whoever knows the mixture.

What came of it, less the mean of all that could have come, by the same evaluation: nothing on
average, like any other luck.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.bots.bot import Bot, Stop, never
from wyrmhoard.bots.mixed import Mixed
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.lab.arena import play_out
from wyrmhoard.lab.contest import Contest, bots_of
from wyrmhoard.lab.luck import Deal
from wyrmhoard.lab.seatings import Table
from wyrmhoard.review.account import Change, value
from wyrmhoard.review.values import Values

Chances = list[tuple[int, float]]  # moves that could be drawn, and how likely each was
Numbers = NDArray[np.float64]


class Noting:
    """A bot that mixes, and notes with which chances it drew each of its moves."""

    def __init__(self, bot: Mixed, noted: dict[int, Chances]) -> None:
        self.bot, self.noted = bot, noted

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int:
        moves, weights = self.bot.pads["out"][0], self.bot.pads["weights"][0]
        weights[:] = 0.0
        move = self.bot.choose(box, view, seat, heard, stop)
        drawn = np.flatnonzero(weights)
        if len(drawn) > 1:
            chances = weights[drawn] / weights[drawn].sum()
            self.noted[len(heard)] = list(zip(moves[drawn].tolist(), chances.tolist(), strict=True))
        return move


def match_with_lots(
    contest: Contest, deal: int, seating: Table
) -> tuple[Match, dict[int, Chances]]:
    """A match, and by the number of a move what could have been drawn in its place."""
    game, noted = load(contest.game), dict[int, Chances]()
    bots: list[Bot] = [
        Noting(one, noted) if isinstance(one, Mixed) else one
        for one in bots_of(contest, game, deal, seating)
    ]
    match = Match(game, len(seating), run=compiled(game))
    return play_out(match, bots, Deal(contest.seed, deal)), noted


def lots(
    match: Match, found: Sequence[Change], noted: dict[int, Chances], values: Values
) -> Numbers:
    """What they brought each seat."""
    again = Match(match.game, match.seats, match.boxes, run=match.run, pad=match.pad)
    whole = np.zeros(match.seats)
    for change in found:
        numbers = range(change.start, change.end)
        if any(n in noted for n in numbers):
            drawn = [(match.moves[n], noted.get(n)) for n in numbers]
            whole += change.after - mean(again, drawn, values)
        for n in numbers:
            again.play(*match.moves[n])
    return whole


def mean(
    match: Match, drawn: Sequence[tuple[tuple[int, int], Chances | None]], values: Values
) -> Numbers:
    """Over all that could have been drawn."""
    if not drawn:
        return np.array(value(match, values))
    (who, made), chances = drawn[0]
    whole = np.zeros(match.seats)
    for move, chance in chances or [(made, 1.0)]:
        other = match.copy()
        other.play(who, move)
        whole += chance * mean(other, drawn[1:], values)
    return whole
