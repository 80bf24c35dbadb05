"""Which bots meet, and where they sit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice, permutations
from math import factorial, prod

MANY = 24  # seatings of one table; beyond, everyone still sits once in every seat

Table = tuple[str, ...]  # a bot by name for each seat


def tables(bots: Sequence[str], players: int) -> list[Table]:
    """Each pair, one alone among the others; from three bots on mixed ones too."""
    if len(bots) == 1:
        return [(bots[0],) * players]
    pairs = {tuple(sorted((a, *[b] * (players - 1)))) for a in bots for b in bots if a != b}
    found = sorted(pairs, key=lambda table: [bots.index(one) for one in table])
    if len(bots) > 2 and players > 2:
        for some in combinations(bots, min(len(bots), players)):
            found.append(tuple(islice(cycle(some), players)))
    return found


def seatings(table: Table) -> Iterator[Table]:
    """All there are of a table, or where they are many, each turned on by one seat."""
    count = factorial(len(table)) // prod(factorial(table.count(one)) for one in set(table))
    if count <= MANY:
        yield from sorted(set(permutations(table)))
    else:
        yield from sorted({table[k:] + table[:k] for k in range(len(table))})
