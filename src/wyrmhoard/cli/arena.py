"""`wyrmhoard arena`: bots against bots."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .options import NUMBER, Options, choose_box, seed_or_new
from .progress import bar

LONGEST = 3600.0  # seconds a bot may be given for one move


def add_arena(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "arena")
    @click.argument("game")
    @options.option("--bots", default="easy,medium", metavar="A,B,...", text="help-bots")
    @options.option("--players", type=NUMBER, metavar="N", text="help-players-least")
    @options.option("--matches", type=NUMBER, default=10, metavar="N", text="help-deals")
    @options.box
    @options.option("--seed", type=NUMBER, metavar="N", text="help-seed")
    @options.option("--seconds", metavar="T", text="help-think-seconds")
    @options.option("--rounds", type=NUMBER, metavar="N", text="help-think-rounds")
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def arena(
        game: str, bots: str, players: int | None, matches: int, box: Path | None,
        changes: tuple[str, ...], seed: int | None, seconds: str | None, rounds: int | None,
        as_json: bool,
    ) -> None:  # fmt: skip
        told = load(game)
        boxes = choose_box(told, box, changes)
        count = told.seats[0] if players is None else players
        told.welcome(count, boxes[0])
        named, limit = named_bots(told, bots), time_limit(seconds, rounds)
        if matches < 1:
            raise Refused("games-at-least-one", given=matches)
        from wyrmhoard.lab.contest import Contest, hold
        from wyrmhoard.lab.standings import report
        from wyrmhoard.lab.warm import warm

        contest = Contest(game, named, count, matches, seed_or_new(seed), limit, rounds)
        with bar() as shown:
            task = shown.add_task(say("preparing"), total=contest.size)
            warm(told)  # once, before each of the workers would

            def progress(done: int) -> None:
                shown.update(task, advance=done, description=say("playing"))

            held = report(hold(contest, boxes, os.cpu_count() or 1, progress))
        if as_json:
            click.echo(json.dumps(held, indent=2))
        else:
            show(held, say, Texts(say.lang, told.folder / "texts"))
        if held["stopped"]:
            raise KeyboardInterrupt


def named_bots(game: Game, given: str) -> list[str]:
    """Bots there are, each once."""
    names = [name.strip() for name in given.split(",")]
    for i, name in enumerate(names):
        bot(name, game, lambda: plain(game))  # refuses a name that is none
        if name in names[:i]:
            raise Refused("bot-twice", level=name)
    return names


def time_limit(seconds: str | None, rounds: int | None) -> float | None:
    """Seconds a move. A bot thinks so long, or for so many rounds."""
    if seconds is not None and rounds is not None:
        raise Refused("seconds-or-rounds")
    if rounds is not None and rounds < 1:
        raise Refused("more-than-nothing", what="--rounds", given=rounds)
    if seconds is None:
        return None
    try:
        limit = float(seconds)
    except ValueError:
        limit = 0.0
    if not limit > 0:
        raise Refused("more-than-nothing", what="--seconds", given=seconds[:40])
    return min(limit, LONGEST)


def show(held: Mapping[str, Any], say: Texts, tell: Texts) -> None:
    """A contest for people."""
    console = Console(highlight=False)
    blanks = {"game": tell("name"), "players": held["players"], "seed": str(held["seed"])}
    console.print(say("simulated", games=held["matches"], **blanks), style="bold")
    if held["stopped"]:
        console.print(say("arena-stopped"), style="yellow")
    if held["no_winner"]:
        console.print(say("arena-no-winner", n=held["no_winner"], all=held["matches"]))
    heads = ["column-bot", "column-among", "share", "column-interval"]
    console.print(grid(say, heads, [[*who(one), *shares(one, say)] for one in held["standings"]]))
    if held["sides"]:
        heads.insert(2, "column-side")
        rows = [[*who(s), tell(f"word-{s['side']}"), *shares(s, say)] for s in held["sides"]]
        console.print(grid(say, heads, rows))
    heads = ["column-bot", "column-rating", "column-interval"]
    console.print(grid(say, heads, [rated(one, say) for one in held["ratings"]]))


def grid(say: Texts, heads: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(say(head))
    for row in rows:
        table.add_row(*row)
    return table


def who(one: Mapping[str, Any]) -> list[str]:
    return [one["bot"], ", ".join(one["among"])]


def shares(one: Mapping[str, Any], say: Texts) -> list[str]:
    low, high = (say("percent", n=one[end]) for end in ("low", "high"))
    return [say("percent", n=one["share"]), say("interval", low=low, high=high)]


def rated(one: Mapping[str, Any], say: Texts) -> list[str]:
    low, mean, high = (say("number", n=round(one[k], 2)) for k in ("low", "rating", "high"))
    return [one["bot"], mean, say("interval", low=low, high=high)]
