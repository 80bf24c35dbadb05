"""Each thing the translator takes means the same in plain Python, in native code and in wasm."""

import numpy as np
import pytest

from tests.engine.wasm import vocabulary
from tests.engine.wasm.node import answers
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.games import load

ROOM = 10
BINDINGS = {"plain": plain, "native": compiled}
GIVEN = {
    "division": [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, 5), (2**62, 3)],
    "shifts": [(5, 1), (-5, 1), (2**40, 7), (-1, 0), (255, 20)],
    "cells": [(0, 1), (1, 2), (-1, -1), (1, 0)],
    "records": [(5,), (-100,)],
    "slices": [(0, 3), (2, 2), (3, 1), (-4, 99), (-99, -8)],
    "order": [()],
    "truths": [(0, 3), (3, 3), (5, 3), (99, 100), (-1, 2)],
    "loops": [(0, 10), (5, 2), (1, 30), (-3, 4)],
    "arrays": [(0, 4), (1, 9), (1, 5)],
    "numbers": [(0, 1), (7, -3), (-7, 2**40), (10_001, 0)],
    "luck": [(seed,) for seed in range(20)],
    "endless": [(0,), (3,)],
}


def run(kernel, given, binding):
    """All that was written, as the driver tells it."""
    game, seed = load("troll-and-dragon"), given[0] * 2**31 if given else 0
    bound = BINDINGS[binding](game)
    asked, out, reals = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64), np.zeros(ROOM)
    asked[: len(given)] = given
    notes, rng = vocabulary.NOTE.blank(2), np.random.default_rng(abs(seed))
    bound(kernel)(asked, out, reals, bound.many(notes), rng)
    return {"out": list(map(str, out)), "reals": list(map(str, reals.view(np.int64)))}


def in_wasm(name, cases):
    jobs = [
        {"kernel": name, "given": list(given), "seed": abs(given[0] * 2**31) if given else 0}
        for given in cases
    ]
    return answers("kernels", vocabulary.source().file, jobs)


@pytest.mark.parametrize("binding", BINDINGS)
def test_everything_is_the_same_everywhere(binding):
    for kernel in vocabulary.KERNELS:
        cases = GIVEN[kernel.__name__]
        for given, told in zip(cases, in_wasm(kernel.__name__, cases), strict=True):
            assert run(kernel, given, binding) == told, (kernel.__name__, given)


@pytest.mark.parametrize(
    ("name", "given", "failure"),
    [
        ("division", (1, 0), "division"),
        ("shifts", (1, -1), "shift"),
        ("shifts", (1, 64), "shift"),
        ("cells", (2, 0), "index"),
        ("cells", (0, 3), "index"),
        ("cells", (0, -4), "index"),
        ("arrays", (4, 0), "index"),
        ("endless", (-1,), "room"),
        ("endless", (10**6,), "room"),
    ],
)
def test_what_has_no_answer_is_an_error_and_the_module_lives_on(name, given, failure):
    fine = GIVEN[name][0]
    before, failed, after = in_wasm(name, [fine, given, fine])
    assert failed == f"{name}: {failure}"
    assert before == after != failed


def test_the_module_is_made_from_these_kernels():
    assert vocabulary.source().fits(), "run: make wasm"
