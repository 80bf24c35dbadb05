"""What is said when something may not be done."""

from pathlib import Path

import numpy as np

SAFE = 2**53  # numbers below are the same everywhere, and can be put into words
HUGE = 10**40  # and from here on they are not even written out: Python itself refuses at last
LONGEST = 500  # characters of words from outside that are said back


class Refused(ValueError):
    """`why` is a text id and `blanks` fill its gaps; the words are in texts/*.ftl."""

    texts: Path | None = None  # the folder of these, where the reason is a game's own

    def __init__(self, why: str, /, **blanks: object) -> None:
        self.why, self.blanks = why, {name: fit(value) for name, value in blanks.items()}
        details = ", ".join(f"{name} {value}" for name, value in self.blanks.items())
        super().__init__(f"{why} ({details})" if details else why)


def fit(value: object) -> int | str:
    """What a text can say: a number of a usual size, or words that are not too long and do not
    command a terminal. Both may come from anywhere."""
    if isinstance(value, int | np.integer):
        size = abs(int(value))
        return int(value) if size < SAFE else str(value) if size < HUGE else "…"
    return "".join(c if c.isprintable() else "�" for c in str(value)[:LONGEST])
