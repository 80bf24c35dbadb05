"""`wyrmhoard sweep`: a grid of boxes, or a search among them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .errors import refusal
from .options import FILE, NUMBER, Options, choose_box, seed_or_new, spelled
from .progress import bar
from .simulate import MATCHES, names_of

if TYPE_CHECKING:
    from wyrmhoard.lab.sweep import Played, Sweep

    Row = tuple[Played, Played | None]  # a box, and the same with other luck

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
        from wyrmhoard.lab.knobs import knobs
        from wyrmhoard.lab.simulate import planned
        from wyrmhoard.lab.sweep import Sweep, aim

        told = load(game)
        boxes = choose_box(told, box, ())
        if matches < 1:
            raise Refused("games-at-least-one", given=matches)
        if tries < 1:
            raise Refused("more-than-nothing", what="--tries", given=tries)
        if not asked:
            raise Refused("sweep-nothing")
        turned = knobs(told, boxes, [values_of(one) for one in asked])
        plan = planned(told, players, names_of(bots), matches, boxes, seed_or_new(seed))
        made = Sweep(plan, boxes, turned, [aim(one) for one in aims])
        rows: list[Row] = []
        stopped = play(made, tries, rows, say)
        if as_json:
            click.echo(json.dumps(report(made, rows, stopped), indent=2))
        else:
            show(made, rows, stopped, say)
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


def play(made: Sweep, tries: int, rows: list[Row], say: Texts) -> bool:
    """All boxes, or with aims the best of so many, and how these do with other luck; whether it was
    interrupted."""
    from wyrmhoard.lab.knobs import size
    from wyrmhoard.lab.sweep import BEST

    tries = min(tries, size(made.turned))
    total = tries + min(tries, BEST) if made.aims else size(made.turned)
    with bar() as shown:
        task = shown.add_task(say("preparing"), total=total)

        def progress(done: int) -> None:
            shown.update(task, advance=done, description=say("playing"))

        try:
            if not made.aims:
                rows += [(one, None) for one in made.grid(progress)]
            for one in made.search(tries, progress) if made.aims else ():
                rows.append((one, made.checked(one)))
                progress(1)
        except KeyboardInterrupt:
            known = made.best() if made.aims else made.played.values()
            rows += [(one, None) for one in list(known)[len(rows) :]]
            return True
    return False


def show(made: Sweep, rows: list[Row], stopped: bool, say: Texts) -> None:
    """The whole grid in its order; of a search the best."""
    console, figures, plan = Console(highlight=False), columns(made), made.plan
    tell = Texts(say.lang, plan.game.folder / "texts")
    blanks = {"game": tell("name"), "players": len(plan.seating), "seed": str(plan.seed)}
    games = plan.matches * sum(one.why is None for one in made.played.values())
    console.print(say("simulated", games=games, **blanks), style="bold")
    if stopped:
        console.print(say("arena-stopped"), style="yellow")
    table = Table(box=None, pad_edge=False)
    for knob in made.turned:
        table.add_column(knob.path, overflow="fold")
    for name in figures:
        table.add_column(say(f"figure-{name}"), justify="right", overflow="fold")
    for one, again in rows:
        table.add_row(*(escape(str(value)) for value in one.point), *cells(one, figures, say))
        if again:
            table.add_row(*[""] * len(one.point), *cells(again, figures, say), style="dim")
    console.print(table)
    if any(again for _, again in rows):
        console.print(say("sweep-checked"), style="dim")
    if not (made.aims and rows):  # of a search only where nothing else is to be told
        for one in made.played.values():
            tell_refused(made, one, console, say)


def tell_refused(made: Sweep, one: Played, console: Console, say: Texts) -> None:
    if one.why:
        point = ", ".join(f"{k.path}={v}" for k, v in zip(made.turned, one.point, strict=True))
        console.print(say("sweep-refused", point=point, why=refusal(say, one.why)), markup=False)


def columns(made: Sweep) -> list[str]:
    from wyrmhoard.lab.figures import FIGURES

    return [*FIGURES, "miss"] if made.aims else list(FIGURES)


def cells(one: Played, figures: Sequence[str], say: Texts) -> list[str]:
    if one.why:
        return ["–"] * len(figures)
    return [
        say("percent", n=one.figures[name]) if name in PARTS
        else say("number", n=round(one.miss if name == "miss" else one.figures[name], 2))
        for name in figures
    ]  # fmt: skip


def report(made: Sweep, rows: list[Row], stopped: bool) -> dict[str, Any]:
    """As JSON has it."""
    plan = made.plan
    return {
        "game": plan.game.name, "players": len(plan.seating), "bots": list(plan.seating),
        "seed": plan.seed, "matches": plan.matches, "stopped": stopped,
        "boxes": [
            as_data(made, one) | ({"checked": as_data(made, again)} if again else {})
            for one, again in rows
        ],
    }  # fmt: skip


def as_data(made: Sweep, one: Played) -> dict[str, Any]:
    point = {knob.path: value for knob, value in zip(made.turned, one.point, strict=True)}
    if one.why:
        return {"set": point, "refused": one.why.why}
    return {"set": point, "figures": one.figures, "errors": one.errors, "miss": one.miss}
