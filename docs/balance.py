"""The reconstructed numbers of the boxes, marks [X]: what they do to balance. Writes balance.md.

python -m docs.balance
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wyrmhoard.games import load
from wyrmhoard.lab.simulate import planned
from wyrmhoard.lab.sweep import FIGURES, Knob, Played, Sweep, aim

FILE = Path(__file__).parent / "balance.md"
MATCHES, TRIES, SEED = 1000, 60, 1
HEAD = """<!-- Written by `python -m docs.balance`; nothing is typed in by hand. -->

# The reconstructed numbers, and what they do

Not every number printed on the boards, cards and dice is known to us. Those that are reconstructed
have the mark [X] in `box.toml`. Here they are turned, and everything that is known is kept as it
is: {matches:,} matches of novice bots a box, the most players, the same luck for every box. Of
{tries} boxes searched the best three for the aims are shown, and each again with other luck, as the
best of many looks better than it is. "seats" is how much more the luckiest seat wins than the
unluckiest; the two rows of the box as it is tell how much of that is chance.
"""
TAIL = """
## The Dark Cave

Its reconstructed numbers are the cards themselves (SD-4, SD-6 to SD-8). They were not searched: a
match of bots that find their way out takes too long for so many boxes.
"""


def shuffled(values: list[Any], count: int, fixed: int) -> list[list[Any]]:
    """The same values in other places: those after the start, before the summit's `fixed`."""
    rng, found = np.random.default_rng(SEED), [values]
    for _ in range(count):
        middle = values[1 : len(values) - fixed]
        found.append([values[0], *rng.permutation(middle).tolist(), *values[-fixed:]])
    return found


def cave() -> list[Knob]:
    """DC-4: the coins of each colour."""
    colours = ("red", "green", "orange", "blue", "purple")
    return [Knob(f"coins.{colour}", tuple(range(4))) for colour in colours]


def drago() -> list[Knob]:
    """MD-3: where coloured spaces lie, and the order of the numbers on side B."""
    from wyrmhoard.engine.box import written

    game = load("mount-drago")
    box = written(game.box, game.standard())
    return [
        Knob("spaces", tuple(shuffled(box["spaces"], 12, 4))),
        Knob("numbers.1", tuple(shuffled(box["numbers"][1], 12, 4))),
    ]


def troll() -> list[Knob]:
    """TD-3: the sides of a Treasure die, and the dragons on the Dragon dice."""
    sides = [[6 - one - two, one, two] for one in range(5) for two in range(5) if one + two < 6]
    return [
        Knob("treasure", tuple(side for side in sides if side[1] + side[2])),
        Knob("dragon", ([1, 1], [1, 2], [2, 2])),
    ]


GAMES = {
    "dragons-cave": (cave, "DC-4", ["seats equal", "leads 3..9"]),
    "mount-drago": (drago, "MD-3", ["seats equal", "leads 3..9"]),
    "troll-and-dragon": (troll, "TD-3", ["seats equal", "leads 3..9"]),
}


def section(name: str) -> str:
    turned, mark, aims = GAMES[name]
    game = load(name)
    boxes, knobs = game.standard(), turned()
    plan = planned(game, None, ["novice"], MATCHES, boxes, SEED)
    sweep = Sweep(plan, boxes, knobs, [aim(one) for one in aims])
    standard = Sweep(plan, boxes, [], sweep.aims)
    now = standard.play(())
    best = sweep.search(TRIES, lambda done: None)[:3]
    lines = [f"\n## {name}, {mark}\n", f"Aims: {'; '.join(aims)}.\n"]
    lines += ["| box | " + " | ".join(FIGURES) + " |", "|---|" + "---|" * len(FIGURES)]
    lines += [row("as it is", now), row("the same, other luck", standard.checked(now))]
    for k, one in enumerate(best, 1):
        lines += [row(f"{k}", one), row(f"{k}, other luck", sweep.checked(one))]
    lines.append("")
    lines += [f"{k}. {told(knobs, one)}" for k, one in enumerate(best, 1)]
    return "\n".join(lines) + "\n"


def row(name: str, one: Played) -> str:
    return f"| {name} | " + " | ".join(f"{one.figures[key]:.3f}" for key in FIGURES) + " |"


def told(knobs: list[Knob], one: Played) -> str:
    return "; ".join(f"`{k.path} = {v}`" for k, v in zip(knobs, one.point, strict=True))


if __name__ == "__main__":
    made = [HEAD.format(matches=MATCHES, tries=TRIES), *map(section, GAMES), TAIL]
    FILE.write_text("".join(made), "utf-8")
