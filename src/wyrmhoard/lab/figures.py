"""Figures of matches: a number a match each, whose mean is what is told."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.layout import Records

from .rows import DECIDED
from .simulate import Simulated

FIGURES = ("seats", "length", "points", "margin", "leads", "settled", "shared", "nobody")
Numbers = NDArray[Any]


def figures(made: Simulated) -> Mapping[str, Numbers]:
    """Those, and more: `seats` is by how much the luckiest seat wins more than the unluckiest."""
    matches, rows = made.matches, made.seats.reshape(-1, len(made.plan.seating))
    shares = rows["share"]
    luck = shares.mean(0).argsort()
    return {
        "seats": shares[:, luck[-1]] - shares[:, luck[0]],
        "length": matches["moves"],
        "points": rows["points"].mean(1),
        "margin": matches["margin"],
        "leads": matches["lead_changes"],
        "behind": matches["behind"],
        "settled": matches["settled"] / np.maximum(1, matches["moves"]),
        "shared": decided(matches, "shared"),
        "nobody": decided(matches, "nobody"),
        **{seat(p): shares[:, p] for p in range(shares.shape[1])},
    }


def seat(p: int) -> str:
    """The name of a seat's share of the victory."""
    return f"seat {p + 1}"


def decided(matches: Records, by: str) -> Numbers:
    found: Numbers = matches["decided"] == DECIDED.index(by)
    return found


def mean(each: Numbers) -> float:
    return float(each.mean())


def error(each: Numbers) -> float:
    """The standard error of the mean."""
    return float(each.std(ddof=1)) / sqrt(len(each)) if len(each) > 1 else 0.0
