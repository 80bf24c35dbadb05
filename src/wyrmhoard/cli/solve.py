"""`wyrmhoard solve`: how a game that can be solved is played best."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import click
from rich.console import Console

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load, part
from wyrmhoard.texts import Texts

from .options import NUMBER, Options, choose_box


def add_solve(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "solve")
    @click.argument("game")
    @options.option("--players", type=NUMBER, metavar="N", text="help-players-least")
    @options.box
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def solve(
        game: str, players: int | None, box: Path | None, changes: tuple[str, ...], as_json: bool
    ) -> None:
        told = load(game)
        boxes = choose_box(told, box, changes)
        count = told.seats[0] if players is None else players
        told.welcome(count, boxes[0])
        if not (found := part(told, f"{__package__}.solutions", "solution")):
            raise Refused("not-solved", game=game)
        solution = import_module(found)
        report = {"game": told.name, "players": count, **solution.solve(told, count, boxes)}
        if as_json:
            click.echo(json.dumps(report, indent=2))
        else:
            solution.show(report, Texts(say.lang, told.folder / "texts"), Console(highlight=False))
