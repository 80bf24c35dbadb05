"""Small kernels, one for each thing the translator takes, asked with numbers at its edges.

Each is given whole numbers `a`, and writes whole numbers to `out` and others to `reals`.
"""

from math import sqrt
from pathlib import Path

import numpy as np

from wyrmhoard.engine.arrays import below, pick
from wyrmhoard.engine.marks import apart
from wyrmhoard.engine.exact import exp, log
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.engine.wasm.kinds import LUCK, array
from wyrmhoard.engine.wasm.kinds import records as records_of
from wyrmhoard.engine.wasm.program import GENERATOR, Door, Program
from wyrmhoard.engine.wasm.source import Source, places
from wyrmhoard.games import load

NOTE = Layout(
    narrow=field("i1", about="a number that wraps early"),
    row=field("i2", 3, about="three of them"),
    grid=field("i4", 2, 3, about="on two axes"),
    reals=field("f8", 2, about="with fractions"),
)
TABLE = np.array([[3, -1], [4, 1]])
PARTS, FACES = (0.5, 0.25), ("troll", "dragon")


def division(a, out, reals, notes, rng):
    out[0], out[1], reals[0] = a[0] // a[1], a[0] % a[1], a[0] / a[1]


def shifts(a, out, reals, notes, rng):
    out[0], out[1] = a[0] >> a[1], (a[0] & 255) << a[1]
    out[2], out[3], out[4] = a[0] | a[1], a[0] ^ a[1], ~a[0]


def cells(a, out, reals, notes, rng):
    """Narrow fields are read as wide numbers, and wrap only when written."""
    n = notes[0]
    n.row[1] = n.row[2] = 30_000
    out[0] = int(n.row[1]) + int(n.row[2])
    n.grid[a[0], a[1]] = 7
    n.grid[a[0]][a[1] - 1] += 2
    n.row[a[1]] -= 5
    n.reals[-1] = a[0]
    n.narrow = a[1]
    for i in range(2):
        for k in range(3):
            out[1 + 3 * i + k] = n.grid[i, k]
    out[7], out[8], out[9], reals[0] = n.row[0], n.row[-1], n.narrow, n.reals[1]


def records(a, out, reals, notes, rng):
    notes[0].narrow = a[0]
    notes[1] = notes[0]
    notes[0].narrow += 1
    out[0], out[1], out[2] = notes[0].narrow, notes[1].narrow, len(notes)


def slices(a, out, reals, notes, rng):
    out[:] = 1
    out[a[0] : a[1]] = 2
    part = out[2:]
    part[0] = 5
    notes[0].grid[1] = 4
    out[7], out[8], out[9] = len(out[a[0] : a[1]]), len(part), notes[0].grid[1, 2]


def tick(out):
    """Counts how often it was asked."""
    out[-1] += 1
    return int(out[-1])


def difference(x, y):
    return x - y


def order(a, out, reals, notes, rng):
    """Whatever is done twice is done from left to right, and once."""
    out[0] = tick(out) * 10 - tick(out)
    out[1] = difference(tick(out), tick(out) * 3)
    out[1 + tick(out) % 2] += tick(out) * 100
    out[3], out[4] = tick(out), tick(out) * 2
    out[5] = out[-1] + tick(out)
    out[6] = max(tick(out), tick(out) - 5) + min(tick(out), 4)
    out[7] = TABLE[tick(out) % 2, tick(out) % 2]
    x, y = pair(tick(out), tick(out))
    out[8] = x * 1000 + y


def pair(x, y):
    return y, x


def truths(a, out, reals, notes, rng):
    """What need not be looked at is not."""
    out[0] = a[0] or tick(out) + 50
    out[1] = a[0] and tick(out) + 50
    out[2] = not a[0]
    out[3] = 0 <= a[0] < a[1] <= 100
    out[4] = a[0] in (1, 3, 5)
    out[5] = a[0] not in (1, 3, 5)
    out[6] = tick(out) if a[0] > a[1] else -tick(out) * 2
    out[7] = (a[0] == a[1]) + (a[0] != a[1]) * 2


def loops(a, out, reals, notes, rng):
    for i in range(a[0], a[1]):
        if i % 3 == 1:
            continue
        if i > 7:
            break
        out[0] += i
        i = 100
        out[1] = i
    for k in range(9, a[0], -2):
        out[2] = out[2] * 10 + k
    out[3] = k
    while out[4] < a[1]:
        out[4] += 3
        if out[4] == 12:
            break


def arrays(a, out, reals, notes, rng):
    whole, flags = np.zeros((3, 2), np.int64), np.zeros(4, np.bool_)
    full, plain, both = np.full(3, 2.5), np.zeros(2), np.full((2, 2), 6)
    whole[1, 1], flags[a[0]], full[1] = 8, a[1] < 5, a[1]
    out[0], out[1], out[2] = whole[1, 1] + whole[2, 0], flags[a[0]], len(flags)
    reals[0], reals[1] = full[0] + full[1], plain[1]
    out[3], out[4], out[5] = TABLE[1, 0], len(FACES), both[1, 1]
    reals[2] = PARTS[a[0]]


def numbers(a, out, reals, notes, rng):
    half = a[0] / 2
    out[0], out[1], out[2] = int(half), abs(a[0]), int(-half)
    reals[0], reals[1], reals[2] = abs(half), sqrt(abs(half)), max(half, 1)
    reals[3] = log(abs(a[0]) + 1)
    reals[4] = exp(-abs(half) / 7)
    reals[5] = float(a[1])


@apart
def drawn(rng, weights):
    return pick(weights[:3], rng)


def luck(a, out, reals, notes, rng):
    for k in range(10):
        reals[k] = rng.random()
    out[0] = below(rng, 1000)
    out[1] = drawn(rng, reals)


def endless(a, out, reals, notes, rng):
    """A negative number of items."""
    out[0] = len(np.zeros(a[0], np.int64))


for helper in (tick, difference, pair, drawn):
    helper.__module__ = "wyrmhoard.vocabulary"  # a binding follows only our own

KERNELS = (
    division, shifts, cells, records, slices, order, truths, loops, arrays, numbers, luck, endless,
)  # fmt: skip


def source():
    """All of them as one module, which `make wasm` makes and keeps here."""
    given = (array("i8"), array("i8"), array("f8"), records_of(NOTE.dtype), LUCK)
    code = Program(load("troll-and-dragon")).text([Door(kernel, given) for kernel in KERNELS])
    layouts = {"note": places(NOTE.dtype), "luck": places(GENERATOR.dtype)}
    return Source(Path(__file__).with_name("vocabulary.wasm"), code, {"layouts": layouts})
