"""The reconstructed numbers of the boxes, marks [X]: what they do to balance. Writes balance.md.

python -m docs.balance [GAME ...]: about ten CPU minutes for all, most of them The Dark Cave's; of
games that are not named what the page says of them stays.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from wyrmhoard.engine.box import written
from wyrmhoard.games import load
from wyrmhoard.lab.figures import FIGURES
from wyrmhoard.lab.findings import SURE, Z
from wyrmhoard.lab.knobs import Knob, box_at, size
from wyrmhoard.lab.simulate import planned
from wyrmhoard.lab.sweep import CHECKED, Aim, Played, Sweep, aim
from wyrmhoard.texts import Texts

FILE = Path(__file__).parent / "balance.md"
SEED = 1
PARTS = ("seats", "settled", "shared", "nobody")  # figures that are parts of all
HEAD = """<!-- Written by `python -m docs.balance`; nothing is typed in by hand. -->

# The reconstructed numbers, and what they do

Not every number printed on the boards, cards and dice is known to us. Those that are reconstructed
are marked [X] in each game's `box.toml`. Here some of them are turned, while everything that is
known stays as it is: what do they do to balance, and would others do better?

All matches are between novice bots, so this tells of boxes as novices play them. Every box is
played with the same luck. "Over all boxes" is the least and the most that any of them came to. The
best for the aims are then played again with other luck, as the best of many looks better than it
is, and beside them the box as it is: these columns have a 95 % interval, and what is **bold** is
more than {sure:.0f} standard errors from the box as it is. A box that does better here is no
evidence that it is the printed one.

| figure | what it is |
|---|---|
| seats | by how much the luckiest seat wins more than the unluckiest; chance adds to it |
| length, points | moves of a match, luck's included; points of a seat at the end |
| margin, leads | points of the best before the second; how often the lead changes |
| settled | the part of the match after which nobody was ahead of the winner; all if nobody wins |
| shared, nobody | in what part of matches the victory is shared, or nobody's |
"""


@dataclass(frozen=True)
class Question:
    """What is turned in a game, and what is wished for."""

    mark: str
    about: str  # what is turned, and what stays
    knobs: Callable[[], list[Knob]]
    players: int
    matches: int  # of each box
    again: int  # of the best, and of the box as it is, with other luck
    tries: int
    best: int = 3
    aims: tuple[str, ...] = ("seats equal", "settled 0.7..0.95")
    level: str = "novice"


def box_of(name: str) -> dict[str, Any]:
    game = load(name)
    return written(game.box, game.standard())


def coins() -> list[Knob]:
    colours = dict.fromkeys(box_of("dragons-cave")["path"])
    return [Knob(f"coins.{colour}", tuple(range(4))) for colour in colours]


def track() -> list[Knob]:
    """Coloured spaces and numbers in other places between the start and the summit of four."""
    box = box_of("mount-drago")
    return [
        Knob("spaces", tuple(shuffled(box["spaces"], 12, 4))),
        Knob("numbers.1", tuple(shuffled(box["numbers"][1], 12, 4))),
    ]


def shuffled(values: list[Any], count: int, fixed: int) -> list[list[Any]]:
    rng, found = np.random.default_rng(SEED), [values]
    for _ in range(count):
        middle = rng.permutation(values[1:-fixed]).tolist()
        found.append([values[0], *middle, *values[-fixed:]])
    return found


def dice() -> list[Knob]:
    sides = [[6 - one - two, one, two] for one in range(5) for two in range(6 - one)]
    return [
        Knob("treasure", tuple(side for side in sides if 0 < side[0] < 6)),
        Knob("dragon", ([1, 1], [1, 2], [2, 2])),
    ]


def levels() -> list[Knob]:
    """Other levels for as many action cards of each kind, and as many of each level."""
    rng, as_it_is = np.random.default_rng(SEED), np.array(box_of("dark-cave")["actions"])
    found = [as_it_is]
    for _ in range(4):
        other = as_it_is.copy()
        for _ in range(200):  # exchanges between two kinds of card and two levels
            (a, b), (i, j) = (rng.choice(n, 2, False) for n in other.shape)
            if other[a, i] and other[b, j]:
                other[[a, b], [i, j]] -= 1
                other[[a, b], [j, i]] += 1
        found.append(other)
    return [Knob("actions", tuple(one.tolist() for one in found))]


QUESTIONS = {
    "dragons-cave": Question(
        "DC-4", "Turned: how many coins, 0 to 3, the squares of each colour show. The path, the "
        "lair and the treasure stay.", coins, 4, 10_000, 50_000, 120,
    ),
    "mount-drago": Question(
        "MD-3", "Turned: where the four blue and three green spaces lie, and the order of the "
        "numbers of side B, both shuffled. Start and summit, how many there are of each colour, "
        "and which numbers there are, stay. Side A, for two and three players, is not looked at.",
        track, 5, 2000, 10_000, 40,
    ),
    "troll-and-dragon": Question(
        "TD-3", "Turned: how many sides of a Treasure die show nothing, one nugget and two, and "
        "how many dragons each Dragon die has. The Grotto dice and the treasures stay.", dice, 5,
        10_000, 50_000, 60,
    ),
    "dark-cave": Question(
        "SD-4", "Turned: the levels of the action cards, shuffled. How many there are of each "
        "kind, and of each level, stays. What the path cards look like, and how many there are of "
        "each (SD-6, SD-8), is not looked at. These matches are long and therefore few: only large "
        "differences would show.", levels, 5, 60, 60, 5, 2, ("nobody 0..0.5", "seats equal"),
    ),
}  # fmt: skip


def section(name: str, asked: Question) -> str:
    game = load(name)
    boxes, knobs, aims = game.standard(), asked.knobs(), [aim(one) for one in asked.aims]
    plan = planned(game, asked.players, [asked.level], asked.matches, boxes, SEED)
    other = replace(plan, matches=asked.again, seed=SEED + CHECKED)
    sweep, again = Sweep(plan, boxes, knobs, aims), Sweep(other, boxes, knobs, aims)
    now = Sweep(other, boxes, [], aims).play(())
    play(sweep, asked.tries)
    others = [one for one in sweep.best(asked.best + 1) if not as_it_is(sweep, one)]
    best = [again.play(one.point) for one in others[: asked.best]]
    fine = [one for one in sweep.played.values() if one.why is None]
    chance = by_chance(asked.players, asked.again, 1 - now.figures["nobody"])
    return "\n".join([
        f"\n## {heading(name, asked)}\n",
        f"{asked.about}\n",
        f"{len(fine)} boxes of {size(knobs):,}, {asked.matches:,} matches each; the best, and the "
        f"box as it is, again in {asked.again:,} matches; {asked.players} players. Aims: "
        f"{'; '.join(asked.aims)}. Were all seats alike, chance alone would still put `seats` at "
        f"about {chance:.1%} in {asked.again:,} matches, less where victories are shared.\n",
        *table(fine, now, best), "",
        *(told(k, knobs, one) for k, one in enumerate(best, 1)), "",
        verdict([k for k, one in enumerate(best, 1) if better(aims, one, now)]), "",
    ])  # fmt: skip


def as_it_is(sweep: Sweep, one: Played) -> bool:
    box = box_at(sweep.plan.game, sweep.boxes, sweep.turned, one.point)
    return box.tobytes() == sweep.boxes.tobytes()


def play(sweep: Sweep, tries: int) -> None:
    """The whole grid, or where it is large a search."""
    if size(sweep.turned) <= tries:
        list(sweep.grid(lambda done: None))
    else:
        sweep.search(tries, lambda done: None)


def by_chance(players: int, matches: int, won: float) -> float:
    """How far apart the shares of equal seats come to lie on average, if so many are won at all."""
    rng = np.random.default_rng(SEED)
    chances = [won / players] * players + [1 - won]
    shares = rng.multinomial(matches, chances, 10_000)[:, :players] / matches
    return float((shares.max(1) - shares.min(1)).mean())


def table(played: list[Played], now: Played, best: list[Played]) -> list[str]:
    heads = ["figure", "over all boxes", "as it is", *(f"box {k + 1}" for k in range(len(best)))]
    rows = [heads, ["---"] * len(heads)]
    for name in FIGURES:
        found = [one.figures[name] for one in played]
        over = f"{number(name, min(found))} to {number(name, max(found))}"
        rows.append([name, over, sure(name, now, now), *(sure(name, one, now) for one in best)])
    return [f"| {' | '.join(row)} |" for row in rows]


def sure(name: str, one: Played, now: Played) -> str:
    """With its interval; bold if it is not by chance that it differs."""
    said = f"{number(name, one.figures[name])} ± {number(name, Z * one.errors[name])}"
    return f"**{said}**" if apart(name, one, now) else said


def apart(name: str, one: Played, now: Played) -> bool:
    error = np.hypot(one.errors[name], now.errors[name])
    return bool(abs(one.figures[name] - now.figures[name]) > SURE * error)


def better(aims: list[Aim], one: Played, now: Played) -> bool:
    """Whether it comes nearer to an aim, and to none less near; differences by chance aside."""
    nearer = [
        goal.miss(now.figures) - goal.miss(one.figures)
        for goal in aims if apart(goal.figure, one, now)
    ]  # fmt: skip
    return any(by > 0 for by in nearer) and not any(by < 0 for by in nearer)


def verdict(better: list[int]) -> str:
    if not better:
        return "None of these comes nearer to the aims than the box as it is by more than chance."
    boxes = " and ".join(f"box {k}" for k in better)
    return f"By more than chance, nearer to the aims than the box as it is: {boxes}."


def number(name: str, value: float) -> str:
    return f"{value:.1%}" if name in PARTS else f"{value:.2f}"


def told(number: int, knobs: list[Knob], one: Played) -> str:
    turned = (f"`{k.path}` = {shown(v)}" for k, v in zip(knobs, one.point, strict=True))
    return f"{number}. {'; '.join(turned)}"


def shown(value: Any) -> str:
    """Of a list of words, where those stand that are not the usual one."""
    if not isinstance(value, list) or not isinstance(value[0], str):
        return str(value)
    usual = max(set(value), key=value.count)
    places = {
        word: " ".join(str(k) for k, one in enumerate(value) if one == word)
        for word in sorted({*value} - {usual})
    }
    return ", ".join(f"{word} {where}" for word, where in places.items())


def write(made: str) -> None:
    """A section, among those that are there already, in the order of the questions."""
    old = FILE.read_text("utf-8") if FILE.exists() else ""
    texts = [*old.split("\n## ")[1:], made.removeprefix("\n## ")]
    known = {text.partition("\n")[0]: f"\n## {text}" for text in texts}
    sections = [known.get(heading(name, asked), "") for name, asked in QUESTIONS.items()]
    FILE.write_text(HEAD.format(sure=SURE) + "".join(sections), "utf-8")


def heading(name: str, asked: Question) -> str:
    return f"{Texts('en', load(name).folder / 'texts')('name')}, {asked.mark}"


def main(names: list[str]) -> None:
    for name in names or QUESTIONS:
        write(section(name, QUESTIONS[name]))
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
