"""`wyrmhoard admin`: read_only after the tables of a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .errors import refusal
from .options import Group, Options
from .serve import read_settings

if TYPE_CHECKING:
    from wyrmhoard.server.ratings.season import Standing
    from wyrmhoard.server.store.base import Row, Store

FOLDER = click.Path(path_type=Path, file_okay=False)
Made = TypeVar("Made")


def add_admin(root: click.Group, options: Options, say: Texts) -> None:
    group = Group("admin", help=say("help-admin"), add_help_option=False)
    group.say = say
    group.params += [options.lang(), options.help()]
    root.add_command(group)
    add_looking(group, options, say)
    add_changing(group, options, say)


def add_looking(group: click.Group, options: Options, say: Texts) -> None:
    @options.command(group, "list")
    @options.store
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def list_(db: str | None, file: Path | None, as_json: bool) -> None:
        from wyrmhoard.server.admin import rows

        found = with_store(db, file, rows, read_only=True)
        if as_json:
            click.echo(json.dumps([facts(row) for row in found], indent=2))
        elif not found:
            click.echo(say("no-tables"))
        else:
            Console(highlight=False).print(grid(found, say))

    @options.command(group, "show")
    @click.argument("table")
    @options.store
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def show(table: str, db: str | None, file: Path | None, as_json: bool) -> None:
        from wyrmhoard.server.admin import about

        found = with_store(db, file, lambda store: about(store, table), read_only=True)
        if as_json:
            click.echo(json.dumps(found, indent=2))
            return
        lines = Grid.grid(padding=(0, 2))
        heads = (
            "column-table", "column-game", "column-status", "column-host", "column-seats",
            "column-moves", "column-changed",
        )  # fmt: skip
        shown = found | {
            "status": say(f"status-{found['status']}"),
            "seats": ", ".join(seat or "–" for seat in found["seats"]),
            "changed": when(found["changed"]),
        }
        for head in heads:
            # As it is: names are strangers' words.
            lines.add_row(say(head), Text(str(shown[head.removeprefix("column-")])))
        Console(highlight=False).print(lines)

    @options.command(group, "season")
    @options.store
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def season(db: str | None, file: Path | None, as_json: bool) -> None:
        from wyrmhoard.server.admin import season as told

        day = read_settings({"db": db}, file).season_since
        found = with_store(db, file, lambda store: told(store, day), read_only=True)
        if as_json:
            lines = [season_facts(*one) for one in found]
            click.echo(json.dumps(lines, indent=2, ensure_ascii=False))
        elif not found:
            click.echo(say("season-empty"))
        for game, seats, best in [] if as_json else found:
            name = Texts(say.lang, load(game).folder / "texts")("name")
            click.echo(say("season-pool", game=name, players=seats))
            Console(highlight=False).print(season_grid(best, say))


def add_changing(group: click.Group, options: Options, say: Texts) -> None:
    @options.command(group, "end")
    @click.argument("table")
    @options.store
    def end(table: str, db: str | None, file: Path | None) -> None:
        from wyrmhoard.server.admin import end as stop

        with_store(db, file, lambda store: stop(store, table))
        click.echo(say("table-ended", table=table))

    @options.command(group, "purge")
    @options.store
    @options.option(
        "--days", type=click.IntRange(1), default=30, show_default=True, text="help-purge-days"
    )
    def purge(db: str | None, file: Path | None, days: int) -> None:
        from wyrmhoard.server.admin import purge as remove

        click.echo(say("purged", tables=with_store(db, file, lambda store: remove(store, days))))

    @options.command(group, "export")
    @click.argument("folder", type=FOLDER)
    @options.store
    @options.option("--all", "everything", is_flag=True, text="help-export-all")
    def export(folder: Path, db: str | None, file: Path | None, everything: bool) -> None:
        from wyrmhoard.server.admin import export as write

        try:
            folder.mkdir(parents=True, exist_ok=True)
            count, left = with_store(
                db, file, lambda store: write(store, folder, everything), read_only=True
            )
        except OSError as no:
            reason = no.strerror or str(no)
            raise Refused("file-not-written", file=str(folder), reason=reason) from None
        click.echo(say("exported", tables=count, folder=str(folder)))
        for table, why in left.items():
            click.echo(say("not-exported", table=table, why=refusal(say, why)), err=True)

    @options.command(group, "copy")
    @click.argument("source")
    @click.argument("target")
    def copy(source: str, target: str) -> None:
        from wyrmhoard.server.admin import copy as copy_all

        with Console(stderr=True).status("") as status:
            done = asyncio.run(
                copy_all(source, target, lambda part, rows: status.update(f"{part}: {rows}"))
            )
        click.echo(say("copied", tables=done["tables"]))


def with_store(
    db: str | None,
    file: Path | None,
    do: Callable[[Store], Awaitable[Made]],
    read_only: bool = False,
) -> Made:
    """Open the store, do something with it, close it."""
    from wyrmhoard.server.admin import opened

    async def run() -> Made:
        async with opened(read_settings({"db": db}, file).store, read_only) as store:
            return await do(store)

    return asyncio.run(run())


def facts(row: Row) -> dict[str, Any]:
    """What may be told of a table: all but its secret."""
    keys = ("id", "game", "status", "listed", "created", "changed")
    return {key: getattr(row, key) for key in keys}


def season_facts(game: str, seats: int, best: list[Standing]) -> dict[str, Any]:
    lines = [
        {
            "name": one.name, "rating": round(one.rating.mu, 2),
            "error": round(one.rating.sigma, 2), "matches": one.matches, "won": one.won,
            "provisional": one.provisional,
        }
        for one in best
    ]  # fmt: skip
    return {"game": game, "players": seats, "lines": lines}


def season_grid(best: list[Standing], say: Texts) -> Grid:
    table = Grid(box=None, pad_edge=False)
    for head in ("column-name", "column-rating", "column-matches", "column-won"):
        table.add_column(say(head))
    for one in best:
        rating = f"{one.rating.mu:.0f} ± {one.rating.sigma:.0f}"
        rated = f"{rating} ({say('season-provisional')})" if one.provisional else rating
        # As it is: names are strangers' words.
        table.add_row(Text(one.name), rated, str(one.matches), str(one.won))
    return table


def grid(rows: list[Row], say: Texts) -> Grid:
    table = Grid(box=None, pad_edge=False)
    for head in ("column-table", "column-game", "column-status", "column-changed"):
        table.add_column(say(head))
    for row in rows:
        table.add_row(row.id, row.game, say(f"status-{row.status}"), when(row.changed))
    return table


def when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
