"""The reconstructed numbers of the boxes, marks [X]: what they do to balance. Writes balance.md.

python -m docs.balance
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from wyrmhoard.engine.box import written
from wyrmhoard.games import load
from wyrmhoard.lab.simulate import planned
from wyrmhoard.lab.sweep import FIGURES, Knob, Played, Sweep, aim
from wyrmhoard.texts import Texts

FILE = Path(__file__).parent / "balance.md"
SEED, BEST = 1, 3
HEAD = """<!-- Written by `python -m docs.balance`; nothing is typed in by hand. -->

# The reconstructed numbers, and what they do

Not every number printed on the boards, cards and dice is known to us. Those that are reconstructed
have the mark [X] in `box.toml`. Here they are turned, and everything that is known is kept as it
is: matches of novice bots, the same luck for every box. Of all the boxes that were played the best
{best} for the aims are shown, and each again with other luck, as the best of many looks better than
it is. "seats" is how much more the luckiest seat wins than the unluckiest; the two rows of the box
as it is tell how much of that is chance.
"""


@dataclass(frozen=True)
class Question:
    """What is turned in a game, and what is wished for."""

    mark: str
    about: str
    knobs: Callable[[], list[Knob]]
    aims: tuple[str, ...]
    players: int
    matches: int
    tries: int


def box_of(name: str) -> dict[str, Any]:
    game = load(name)
    return written(game.box, game.standard())


def cave() -> list[Knob]:
    colours = ("red", "green", "orange", "blue", "purple")
    return [Knob(f"coins.{colour}", tuple(range(4))) for colour in colours]


def shuffled(values: list[Any], count: int, fixed: int) -> list[list[Any]]:
    """The same values in other places: those after the start, before the summit's `fixed`."""
    rng, found = np.random.default_rng(SEED), [values]
    for _ in range(count):
        middle = values[1 : len(values) - fixed]
        found.append([values[0], *rng.permutation(middle).tolist(), *values[-fixed:]])
    return found


def drago() -> list[Knob]:
    box = box_of("mount-drago")
    return [
        Knob("spaces", tuple(shuffled(box["spaces"], 12, 4))),
        Knob("numbers.1", tuple(shuffled(box["numbers"][1], 12, 4))),
    ]


def troll() -> list[Knob]:
    sides = [[6 - one - two, one, two] for one in range(5) for two in range(5) if one + two < 6]
    return [
        Knob("treasure", tuple(side for side in sides if side[1] + side[2])),
        Knob("dragon", ([1, 1], [1, 2], [2, 2])),
    ]


def levels() -> list[Knob]:
    """Other levels for as many action cards of each kind, and as many of each level."""
    rng, as_it_is = np.random.default_rng(SEED), np.array(box_of("dark-cave")["actions"])
    found = [as_it_is]
    for _ in range(8):
        other = as_it_is.copy()
        for _ in range(200):  # exchanges between two kinds of card and two levels
            (a, b), (i, j) = (rng.choice(n, 2, False) for n in other.shape)
            if other[a, i] and other[b, j]:
                other[[a, b], [i, j]] -= 1
                other[[a, b], [j, i]] += 1
        found.append(other)
    return [Knob("actions", tuple(one.tolist() for one in found))]


FAIR = ("seats equal", "leads 3..9")
QUESTIONS = {
    "dragons-cave": Question(
        "DC-4", "the coins that squares of each colour show", cave, FAIR, 4, 5000, 80
    ),
    "mount-drago": Question(
        "MD-3", "where coloured spaces lie, and the order of the numbers on side B", drago, FAIR, 5,
        2000, 60,
    ),
    "troll-and-dragon": Question(
        "TD-3", "the sides of a Treasure die, and the dragons on the Dragon dice", troll, FAIR, 5,
        2000, 60,
    ),
    "dark-cave": Question(
        "SD-4", "the levels of the action cards", levels, ("nobody 0..0.25", "seats equal"), 5,
        200, 9,
    ),
}  # fmt: skip


def section(name: str, asked: Question) -> str:
    game = load(name)
    title = Texts("en", game.folder / "texts")("name")
    boxes, knobs = game.standard(), asked.knobs()
    plan = planned(game, asked.players, ["novice"], asked.matches, boxes, SEED)
    sweep = Sweep(plan, boxes, knobs, [aim(one) for one in asked.aims])
    standard = Sweep(plan, boxes, [], sweep.aims)
    now = standard.play(())
    best = sweep.search(asked.tries, lambda done: None)[:BEST]
    lines = [
        f"\n## {title}, {asked.mark}\n",
        f"Turned: {asked.about}. Aims: {'; '.join(asked.aims)}. {len(sweep.played)} boxes, "
        f"{asked.matches:,} matches each, {asked.players} players.\n",
        "| box | " + " | ".join(FIGURES) + " |",
        "|---|" + "---|" * len(FIGURES),
        row("as it is", now),
        row("the same, other luck", standard.checked(now)),
    ]
    for k, one in enumerate(best, 1):
        lines += [row(f"{k}", one), row(f"{k}, other luck", sweep.checked(one))]
    return "\n".join([*lines, "", *(told(k, knobs, one) for k, one in enumerate(best, 1)), ""])


def row(name: str, one: Played) -> str:
    return f"| {name} | " + " | ".join(f"{one.figures[key]:.3f}" for key in FIGURES) + " |"


def told(number: int, knobs: list[Knob], one: Played) -> str:
    turned = "; ".join(f"`{k.path} = {v}`" for k, v in zip(knobs, one.point, strict=True))
    return f"{number}. {turned}"


if __name__ == "__main__":
    made = [section(name, asked) for name, asked in QUESTIONS.items()]
    FILE.write_text(HEAD.format(best=BEST) + "".join(made), "utf-8")
