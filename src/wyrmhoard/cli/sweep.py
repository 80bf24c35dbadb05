"""`wyrmhoard sweep`: a grid of boxes, or a search among them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .errors import refusal
from .options import FILE, NUMBER, Options, choose_box, seed_or_new, spelled
from .progress import bar
from .simulate import LEVEL, MATCHES, seated_bots

if TYPE_CHECKING:
    from wyrmhoard.lab.sweep import Played, Sweep

TRIES = 60
PARTS = ("seats", "settled", "shared", "nobody")  # figures that are parts of all
RANGE = re.compile(r"^(-?\d+)\.\.(-?\d+)(?:/(\d+))?$")
MOST = 1_000_000  # values of a range


def add_sweep(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "sweep")
    @click.argument("game")
    @options.option("--set", "asked", multiple=True, metavar="KEY=VALUES", text="help-sweep-set")
    @options.option("--aim", "aims", multiple=True, metavar="AIM", text="help-aim")
    @options.option("--tries", type=NUMBER, default=TRIES, metavar="N", text="help-tries")
    @options.option("--bots", metavar="A,B,...", text="help-bots-seats")
    @options.option("--players", type=NUMBER, metavar="N", text="help-players-most")
    @options.option("--matches", type=NUMBER, default=MATCHES, metavar="N", text="help-matches")
    @options.option("--box", type=FILE, metavar="FILE", text="help-box-file")
    @options.option("--seed", type=NUMBER, metavar="N", text="help-seed")
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def sweep(
        game: str, asked: tuple[str, ...], aims: tuple[str, ...], tries: int, bots: str | None,
        players: int | None, matches: int, box: Path | None, seed: int | None, as_json: bool,
    ) -> None:  # fmt: skip
        from wyrmhoard.lab.simulate import planned
        from wyrmhoard.lab.sweep import Sweep, aim, knobs

        told = load(game)
        boxes = choose_box(told, box, ())
        if matches < 1 or tries < 1:
            raise Refused("games-at-least-one", given=min(matches, tries))
        if not asked:
            raise Refused("sweep-nothing")
        turned = knobs(told, boxes, [values_of(one) for one in asked])
        named = seated_bots(told, bots or LEVEL)
        plan = planned(told, players, named, matches, boxes, seed_or_new(seed))
        made = Sweep(plan, boxes, turned, [aim(one) for one in aims])
        stopped = play(made, min(tries, size(made)), say)
        tell(made, say, as_json)
        if stopped:
            raise KeyboardInterrupt


def values_of(text: str) -> tuple[str, Sequence[Any]]:
    """`lair=1..4`, `lair=2..8/2`, `first=0,1,drawn`."""
    key, equals, said = text.partition("=")
    if not equals or not said.strip():
        raise Refused("set-not-a-pair", given=text[:60])
    if found := RANGE.match(said.strip()):
        low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
        if high < low or step < 1:
            raise Refused("sweep-empty", given=text[:60])
        count = (high - low) // step + 1
        if count > MOST:
            raise Refused("sweep-too-large", size=count, most=MOST)
        return key.strip(), range(low, high + 1, step)
    listed = spelled(f"[{said}]")
    return key.strip(), listed if isinstance(listed, list) else [
        spelled(one) for one in said.split(",")
    ]


def size(made: Sweep) -> int:
    return prod(len(knob.values) for knob in made.turned)


def play(made: Sweep, tries: int, say: Texts) -> bool:
    """All boxes, or with aims so many of them; whether it was interrupted."""
    with bar() as shown:
        task = shown.add_task(say("preparing"), total=tries if made.aims else size(made))

        def progress(done: int) -> None:
            shown.update(task, advance=done, description=say("playing"))

        try:
            if made.aims:
                made.search(tries, progress)
            else:
                list(made.grid(progress))
        except KeyboardInterrupt:
            return True
    return False


def tell(made: Sweep, say: Texts, as_json: bool) -> None:
    """The whole grid in its order; of a search the best, and how they do with other luck."""
    rows = [(one, None) for one in made.played.values()]
    if made.aims:
        rows = [(one, made.checked(one)) for one in made.best()]  # type: ignore[misc]
    if as_json:
        told = [as_data(made, one) | ({"checked": as_data(made, again)} if again else {})
                for one, again in rows]  # fmt: skip
        click.echo(json.dumps(told, indent=2))
        return
    console, figures = Console(highlight=False), columns(made)
    table = Table(box=None, pad_edge=False)
    for knob in made.turned:
        table.add_column(knob.path)
    for name in figures:
        table.add_column(say(f"figure-{name}"), justify="right")
    for one, again in rows:
        table.add_row(*map(str, one.point), *cells(one, figures, say))
        if again:
            table.add_row(*[""] * len(one.point), *cells(again, figures, say), style="dim")
    console.print(table)
    if made.aims:
        console.print(say("sweep-checked"), style="dim")
    for one, _ in rows:
        if one.why:
            point = ", ".join(f"{k.path}={v}" for k, v in zip(made.turned, one.point, strict=True))
            console.print(say("sweep-refused", point=point, why=refusal(say, one.why)))


def columns(made: Sweep) -> list[str]:
    from wyrmhoard.lab.sweep import FIGURES

    return [*FIGURES, "miss"] if made.aims else list(FIGURES)


def cells(one: Played, figures: Sequence[str], say: Texts) -> list[str]:
    if one.why:
        return ["–"] * len(figures)
    return [
        say("percent", n=one.figures[name]) if name in PARTS
        else say("number", n=round(one.miss if name == "miss" else one.figures[name], 2))
        for name in figures
    ]  # fmt: skip


def as_data(made: Sweep, one: Played) -> dict[str, Any]:
    point = {knob.path: value for knob, value in zip(made.turned, one.point, strict=True)}
    if one.why:
        return {"set": point, "refused": one.why.why}
    return {"set": point, "figures": dict(one.figures), "miss": one.miss}
