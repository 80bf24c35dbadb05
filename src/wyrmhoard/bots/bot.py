"""What a bot is: it is given a box, a view and its seat, and answers with a move."""

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
    """The same seed and views give the same moves, unless it is stopped early."""

    rng: np.random.Generator

    def choose(self, box: Records, view: Records, seat: int, stop: Stop = never) -> int: ...
