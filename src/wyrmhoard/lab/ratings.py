"""Ratings after a match, by Weng and Lin's model for places (Plackett-Luce), as openskill has it.

A team is as strong as its members are on average, so that it is no stronger for being larger: our
games see to that themselves. Its members share what it gains or loses: what one team gains, however
few they are, the other loses. So equals in uneven teams stay equal in the long run, also where the
smaller team wins more often than the larger; a model that adds its members up lifts the smaller one
with every match, even when both share the victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt

from openskill.models import PlackettLuce

MIDDLE = 25.0  # where everybody begins
WIDE = MIDDLE / 3  # what is known of one of whom nothing is known
RESTLESS = MIDDLE / 300  # people change: so much less is known before each match


@dataclass(frozen=True, slots=True)
class Rating:
    """`sigma` is its standard error: in two cases of three the truth is no further away."""

    mu: float = MIDDLE
    sigma: float = WIDE


@cache
def model() -> PlackettLuce:
    """It keeps the right order where there are ties, which the pairwise models do not."""
    return PlackettLuce(tau=0)


def rate(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Everybody's rating after a match. A lower place is better; equal ones share theirs."""
    before = [[restless(one) for one in team] for team in teams]
    means = [[model().rating(mu=mean(team).mu, sigma=mean(team).sigma)] for team in before]
    after = model().rate(means, ranks=[float(place) for place in places])
    return [
        [shared(one, team, Rating(new.mu, new.sigma)) for one in team]
        for team, (new,) in zip(before, after, strict=True)
    ]


def restless(one: Rating) -> Rating:
    return Rating(one.mu, min(WIDE, sqrt(one.sigma**2 + RESTLESS**2)))


def mean(team: Sequence[Rating]) -> Rating:
    spread = sqrt(sum(one.sigma**2 for one in team))
    return Rating(sum(one.mu for one in team) / len(team), spread / len(team))


def shared(one: Rating, team: Sequence[Rating], new: Rating) -> Rating:
    """What is now known of the mean, told of one of its members: Bayes' rule."""
    old = mean(team)
    part = one.sigma**2 / len(team) / old.sigma**2  # of what the mean has moved
    learned = (one.sigma**2 / len(team)) * part * (1 - (new.sigma / old.sigma) ** 2)
    return Rating(one.mu + part * (new.mu - old.mu), sqrt(one.sigma**2 - learned))
