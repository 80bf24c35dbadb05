"""Choices that a seed repeats, even where the page offers a little more or less than before."""

import hashlib
import math
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """What is chosen at one step. Each thing offered is drawn for by itself, by its name: one that
    comes or goes changes no other choice, and a step that differs leaves later ones alone."""

    def __init__(self, *key: object):
        self.key = " ".join(map(str, key))
        self.rng = random.Random(self.key)

    def order(self, offered: Sequence[T], weight: Callable[[T], float]) -> list[int]:
        """All with a weight, likely ones first."""
        times: dict[str, int] = {}
        drawn = []
        for at, one in enumerate(offered):
            times[str(one)] = times.get(str(one), 0) + 1
            if weight(one) > 0:
                luck = self.luck(f"{one} {times[str(one)]}")
                drawn.append((-math.log(luck) / weight(one), at))
        return [at for _, at in sorted(drawn)]

    def luck(self, name: str) -> float:
        digest = hashlib.blake2b(f"{self.key} {name}".encode(), digest_size=7).digest()
        return (int.from_bytes(digest) + 1) / 2**56

    def one(self, offered: Sequence[T]) -> T:
        return self.rng.choice(offered)

    def of(self, weights: dict[str, float]) -> str:
        names = list(weights)
        return names[self.order(names, lambda name: weights[name])[0]]
