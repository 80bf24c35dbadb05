"""What a bot is: given a box, a view, its seat and what it has heard, it answers with a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from wyrmhoard.engine.bind import Binding
from wyrmhoard.engine.layout import Records

Stop = Callable[[], bool]  # asked while thinking: is it enough?
Run = Callable[[], Binding]  # the fastest way to run the rules there is now


def never() -> bool:
    return False


class Bot(Protocol):
    """The same seed, views and hearing give the same moves, unless it is stopped early. `heard` is
    the seat's own log; those who need no memory do not look at it."""

    rng: np.random.Generator

    def choose(
        self, box: Records, view: Records, seat: int, heard: Records, stop: Stop = never
    ) -> int: ...
