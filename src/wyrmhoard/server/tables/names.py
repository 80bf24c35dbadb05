"""Names at one table are told apart: the second of those that look alike is `Ann (2)`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

LONGEST = 40  # characters, with what is added
# Letters of other alphabets that look like Latin ones, large or small, and what else looks alike.
ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝαβεζηικμνορτυχ01i|",
    "abekmhopctyxljsdqwabeznlkmnoptyxolll",
)
PAIRS = {"rn": "m", "vv": "w"}


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    bare = "".join(c for c in letters if c.isalnum())
    for pair, one in PAIRS.items():
        bare = bare.replace(pair, one)
    return bare


def told_apart(name: str, others: Iterable[str]) -> str:
    taken = {skeleton(other) for other in others if other}
    if not name or skeleton(name) not in taken:
        return name
    return next(new for n in count(2) if skeleton(new := numbered(name, n)) not in taken)


def numbered(name: str, n: int) -> str:
    end = f" ({n})"
    return name[: LONGEST - len(end)].rstrip() + end
