"""A grid of boxes played with the same luck, and a search for numbers that reach an aim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import product
from math import inf

import numpy as np

from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused

from .figures import FIGURES, error, figures, mean
from .knobs import Knob, Point, box_at, size
from .simulate import Plan, Simulated, planned, run

MOST = 10_000  # boxes of a grid
BEST = 5  # of a search are told
CHECKED = 1_000_003  # added to a seed, to check on other luck what a search has found


@dataclass
class Played:
    """A box of the grid, what came of it, or why it was refused."""

    point: Point
    figures: Mapping[str, float] = field(default_factory=dict)  # the mean of each
    errors: Mapping[str, float] = field(default_factory=dict)  # and its standard error
    why: Refused | None = None
    miss: float = 0.0  # how far from the aims


@dataclass(frozen=True)
class Aim:
    """A figure, and the range it is to lie in."""

    figure: str
    low: float
    high: float

    def miss(self, figures: Mapping[str, float]) -> float:
        """How far outside, as a part of what is wanted; of small parts of all, in tenths of all."""
        value = figures[self.figure]
        off = max(self.low - value, value - self.high, 0.0)
        return off / max(abs(self.low), abs(self.high), 0.1)


EQUAL = 0.01  # "seats equal": no seat may win so much more than another


def aim(text: str) -> Aim:
    """`seats equal`, `length 70..80`, `leads 2`."""
    name, _, wanted = text.strip().partition(" ")
    if name not in FIGURES:
        near = get_close_matches(name, FIGURES, 1, 0.3)
        raise Refused("aim-unknown", given=text[:40], near=near[0] if near else "none",
                      known=", ".join(FIGURES))  # fmt: skip
    if wanted.strip() == "equal" and name == "seats":
        return Aim(name, 0.0, EQUAL)
    low, _, high = wanted.strip().partition("..")
    try:
        made = Aim(name, float(low), float(high or low))
    except ValueError:
        raise Refused("aim-unreadable", given=text[:40]) from None
    if not -inf < made.low <= made.high < inf:
        raise Refused("aim-unreadable", given=text[:40])
    return made


def play_box(plan: Plan, boxes: Records, seed: int) -> Simulated:
    made = run(replace(plan, seed=seed, told=False), boxes)
    if made.stopped:
        raise KeyboardInterrupt
    return made


class Sweep:
    """Boxes around one box, each played with the same luck."""

    def __init__(
        self, plan: Plan, boxes: Records, turned: Sequence[Knob], aims: Sequence[Aim] = ()
    ) -> None:
        self.plan, self.boxes, self.turned, self.aims = plan, boxes, turned, aims
        self.played: dict[str, Played] = {}  # by what the point looks like: it may hold lists

    def grid(self, progress: Callable[[int], None]) -> Iterator[Played]:
        """All there are, unless nobody could wait for them. What the rules refuse is told and left
        out."""
        if size(self.turned) > MOST:
            raise Refused("sweep-too-large", size=size(self.turned), most=MOST)
        for point in product(*(knob.values for knob in self.turned)):
            yield self.play(point)
            progress(1)

    def play(self, point: Point) -> Played:
        if repr(point) not in self.played:
            self.played[repr(point)] = self.played_now(point, self.plan.seed)
        return self.played[repr(point)]

    def played_now(self, point: Point, seed: int) -> Played:
        try:
            boxes = box_at(self.plan.game, self.boxes, self.turned, point)
            planned(self.plan.game, len(self.plan.seating), self.plan.seating, 1, boxes, 0)
        except Refused as no:
            return Played(point, why=no, miss=float("inf"))
        each = figures(play_box(self.plan, boxes, seed))
        means = {name: mean(numbers) for name, numbers in each.items()}
        errors = {name: error(numbers) for name, numbers in each.items()}
        return Played(point, means, errors, miss=sum(one.miss(means) for one in self.aims))

    def search(self, tries: int, progress: Callable[[int], None]) -> list[Played]:
        """The better of the neighbours, again and again; from a new place where none is. The best
        first, with what they are worth on other luck beside what they seemed to be."""
        rng, spent = np.random.default_rng(self.plan.seed), 0
        here = self.drawn(rng)
        while spent < tries:
            them = [here, *self.near(here)]
            fresh = [one for one in them if repr(one) not in self.played][: tries - spent]
            for point in fresh:
                self.play(point)
                progress(1)
            if not fresh:  # a try as well, or a search in a small grid would never end
                progress(1)
            spent += max(1, len(fresh))
            best = min(them, key=self.missed)
            here = best if self.missed(best) < self.missed(here) else self.drawn(rng)
        return self.best()

    def missed(self, point: Point) -> float:
        known = self.played.get(repr(point))
        return known.miss if known else float("inf")

    def best(self, count: int = BEST) -> list[Played]:
        fine = [one for one in self.played.values() if one.why is None]
        return sorted(fine, key=lambda one: one.miss)[:count]

    def checked(self, one: Played) -> Played:
        """The same box with other luck."""
        return self.played_now(one.point, self.plan.seed + CHECKED)

    def drawn(self, rng: np.random.Generator) -> Point:
        return tuple(knob.values[int(rng.integers(len(knob.values)))] for knob in self.turned)

    def near(self, here: Point) -> list[Point]:
        """One step of one knob away."""
        found = []
        for k, knob in enumerate(self.turned):
            at = knob.values.index(here[k])
            for other in (at - 1, at + 1):
                if 0 <= other < len(knob.values):
                    found.append((*here[:k], knob.values[other], *here[k + 1 :]))
        return found
