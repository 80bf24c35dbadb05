"""`wyrmhoard simulate`: many matches between bots, in compiled code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .options import FILE, NUMBER, Options, choose_box, seed_or_new
from .progress import bar

if TYPE_CHECKING:
    from wyrmhoard.lab.simulate import Progress, Simulated

MATCHES, GAMES = 1000, 10_000  # unless said otherwise; of bots, and of random matches
LEVEL = "novice"


def add_simulate(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "simulate")
    @click.argument("game")
    @options.option("--bots", metavar="A,B,...", text="help-bots-seats")
    @options.option("--players", type=NUMBER, metavar="N", text="help-players-most")
    @options.option("--matches", type=NUMBER, metavar="N", text="help-matches")
    @options.option("--games", type=NUMBER, metavar="N", text="help-games-number")
    @options.box
    @options.option("--seed", type=NUMBER, metavar="N", text="help-seed")
    @options.option("--rows", "file", type=FILE, metavar="FILE", text="help-rows")
    @options.option("--dask", "address", metavar="ADDRESS", text="help-dask")
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def simulate(
        game: str, bots: str | None, players: int | None, matches: int | None, games: int | None,
        box: Path | None, changes: tuple[str, ...], seed: int | None, file: Path | None,
        address: str | None, as_json: bool,
    ) -> None:  # fmt: skip
        from wyrmhoard.lab import tables
        from wyrmhoard.lab.simulate import planned

        told = load(game)
        boxes = choose_box(told, box, changes)
        named, count = players_asked(bots, matches, games)
        plan = planned(told, players, named, count, boxes, seed_or_new(seed))
        if file:
            tables.ready_for(file)

        def play(progress: Progress) -> Simulated:
            if address:
                from wyrmhoard.lab.cluster import simulate_on

                return simulate_on(address, plan, boxes, progress, keep=file is not None)
            from wyrmhoard.lab.simulate import run

            return run(plan, boxes, progress=progress, keep=file is not None)

        made = shown(play, plan.matches, say)
        tell_of(made, say, as_json)
        if file and made.parts:
            tables.store(made, file)
        if made.stopped:
            raise made.why or KeyboardInterrupt

    def tell_of(made: Simulated, say: Texts, as_json: bool) -> None:
        if as_json:
            click.echo(json.dumps(made.report(), indent=2))
        else:
            show(made, say)


def shown(play: Any, matches: int, say: Texts) -> Any:
    """Play with a bar on a terminal."""
    with bar() as drawn:
        task = drawn.add_task(say("preparing"), total=matches)
        return play(lambda done: drawn.update(task, advance=done, description=say("playing")))


def players_asked(
    bots: str | None, matches: int | None, games: int | None
) -> tuple[list[str], int]:
    """Who plays, and how often. `--games` alone are random ones, as they have always been."""
    if games is not None and (bots not in (None, "random") or matches is not None):
        raise Refused("games-are-random")
    given = GAMES if games is None and matches is None and bots == "random" else MATCHES
    count = next((n for n in (games, matches) if n is not None), given)
    if count < 1:
        raise Refused("games-at-least-one", given=count)
    return names_of("random" if games is not None else bots), count


def names_of(bots: str | None) -> list[str]:
    """As they are said; a name may come twice."""
    return [name.strip() for name in (bots or LEVEL).split(",")]


def show(made: Simulated, say: Texts) -> None:
    """A simulation for people: who won how often, with bars to look at."""
    plan, report, console = made.plan, made.report(), Console(highlight=False)
    tell = Texts(say.lang, plan.game.folder / "texts")
    blanks = {"game": tell("name"), "players": len(plan.seating), "seed": str(plan.seed)}
    console.print(say("simulated", games=report["games"], **blanks), style="bold")
    if made.stopped:
        console.print(say("arena-stopped"), style="yellow")
    if report["games"] == 0:
        return
    seats = [(say("seat-other", n=p + 1), one) for p, one in enumerate(report["seats"])]
    console.print(standings(say, say("player"), seats))
    if len(plan.bots) > 1:
        console.print(standings(say, say("column-bot"), list(report["by_bot"].items())))
    console.print(summary(say, report))


def standings(say: Texts, head: str, rows: list[tuple[str, Mapping[str, float]]]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(head)
    table.add_column(say("share"), justify="right")
    table.add_column("")
    table.add_column(say("column-interval"))
    table.add_column(say("mean-points"), justify="right")
    for name, one in rows:
        share, low, high = (say("percent", n=one[key]) for key in ("share", "low", "high"))
        drawn, points = "█" * round(one["share"] * 40), say("number", n=round(one["points"], 2))
        table.add_row(name, share, drawn, say("interval", low=low, high=high), points)
    return table


def summary(say: Texts, report: Mapping[str, Any]) -> str:
    """What decided the matches, and how fast they were played."""
    games, decided = report["games"], report["decided"]
    ways = [
        f"{say(f'decided-{way}')} {say('percent', n=count / games)}"
        for way, count in decided.items()
        if count
    ]
    drama = say(
        "simulated-drama", changes=round(report["lead_changes"], 2), settled=report["settled"]
    )
    rate, mean = report["moves_per_second"], round(report["mean_length"], 1)
    speed = say(
        "simulated-moves", moves=report["moves"], seconds=round(report["seconds"], 2), rate=rate,
        mean=mean,
    )  # fmt: skip
    return f"{say('decided')} {'; '.join(ways)}\n{drama}\n{speed}"
