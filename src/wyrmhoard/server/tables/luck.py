"""Luck anyone can check: committed to before the first move, told after the last.

The table's secret is drawn and its hash published when the table opens; then each seat may seal a
seed, and tells it when all seals are in. Every draw of luck is the HMAC of the move's number and
all seeds under the secret, so nobody can choose a secret or a seed after those of others are known,
and the seats cannot know the luck before the end.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache

SECRET = 32  # bytes: nobody can find it by trying, so the commitment allows no preview
WORD = 8  # bytes of one number of the stream
WHOLE = 1 << 8 * WORD


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET)


def commitment(table: str, secret: bytes, given: int) -> str:
    """What is published at the start. The table's name is in it, so it serves for one alone; so is
    how many moves were given from another, so that nobody can say later that it was more."""
    return hashlib.sha256(f"wyrmhoard luck 2\0{table}\0{given}\0".encode() + secret).hexdigest()


def seal(table: str, seat: int, seed: str) -> str:
    """What a seat publishes before its seed. Its place is in it, so nobody can copy another's."""
    return hashlib.sha256(f"wyrmhoard seed\0{table}\0{seat}\0{seed}".encode()).hexdigest()


def stream(secret: bytes, seeds: Sequence[str], n: int) -> Iterator[int]:
    """Numbers for the draw that is the table's move `n`."""
    return numbers(secret, str(n), written(tuple(seeds)))


def numbers(secret: bytes, before: str, after: str) -> Iterator[int]:
    """Numbers below 2^64, without end; what is said `before` and `after` the number of a block
    tells draws apart, as JSON."""
    block = 0
    while True:
        said = f"[{before},{block},{after}]"
        digest = hmac.digest(secret, said.encode(), "sha256")
        for i in range(0, len(digest), WORD):
            yield int.from_bytes(digest[i : i + WORD])
        block += 1


@lru_cache(1024)
def written(seeds: tuple[str, ...]) -> str:
    """As JSON in ASCII, without spaces: the same for every draw of a table."""
    return json.dumps(seeds, ensure_ascii=True, separators=(",", ":"))


def below(most: int, numbers: Iterator[int]) -> int:
    """A number from 0 up to `most`, all equally likely: numbers of the last, short run are
    passed over."""
    end = WHOLE - WHOLE % most
    return next(number for number in numbers if number < end) % most


def draw(secret: bytes, seeds: Sequence[str], n: int, weights: Sequence[float]) -> int:
    """Which of the weighted outcomes comes as move `n`."""
    return pick(weights, stream(secret, seeds, n))


def pick(weights: Sequence[float], numbers: Iterator[int]) -> int:
    """Which of the weighted outcomes comes. Weights are whole numbers."""
    left = below(int(sum(weights)), numbers)
    for i, weight in enumerate(weights):
        left -= int(weight)
        if left < 0:
            return i
    raise ValueError("weights must be whole numbers above 0")
