"""A view's fields in words, for whatever has no board.

A field is called by the game's text `field-<name>`, or else by what its layout says `about` it;
`field-<name>.value` puts its numbers, given as $n, into words. The page does the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wyrmhoard.engine.layout import Field

from . import Texts

LONG = 12  # of more numbers only those that are not 0 are told, with their places


def label(name: str, f: Field, tell: Texts) -> str:
    said = tell(text(name)) if tell.has(text(name)) else f.about
    return said[:1].upper() + said[1:]


def told(name: str, held: Any, tell: Texts) -> str:
    """One number or several, in the words of the field's text if it has some."""
    value = f"{text(name)}.value"

    def say(n: int) -> str:
        return tell(value, n=n) if tell.has(value) else str(n)

    numbers: list[int] = np.ravel(held).tolist()
    if len(numbers) <= LONG:
        return " · ".join(map(say, numbers))
    return " · ".join(f"{i}: {say(n)}" for i, n in enumerate(numbers) if n) or "–"


def text(name: str) -> str:
    return f"field-{name.replace('_', '-')}"
