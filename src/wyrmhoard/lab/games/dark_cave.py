"""The Dark Cave by loyalty and by clan, and what a card is worth to whoever plays it."""

from __future__ import annotations

from itertools import product
from typing import Any

from wyrmhoard.games.dark_cave.rules.dealing import works_for
from wyrmhoard.games.dark_cave.state import CLANS, LOYALTIES


def sides(state: Any, seat: int) -> tuple[str, ...]:
    """SD-39: whom a dwarf works for is loyalty and clan together."""
    return LOYALTIES[state.loyalty[seat] - 1], CLANS[state.clan[seat] - 1]


def team(state: Any, seat: int) -> int:
    """SD-39: the clan a dwarf works for."""
    return int(works_for(state, seat))


SIDES = list(product(LOYALTIES, CLANS))
WORTH = {("event-laid", "card"): None, ("event-played", "card"): None}
