"""The commands, with help in the reader's language."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click
from rich.console import Console
from rich.table import Table

from wyrmhoard import __version__
from wyrmhoard.bots.level import LEVELS
from wyrmhoard.engine import log
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.witness import witnessed
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses, rulebook
from wyrmhoard.texts.story import Story

from .admin import add_admin
from .arena import add_arena
from .check_game import add_check_game
from .mcp import add_mcp
from .new_game import add_new_game
from .options import FILE, NUMBER, Group, Options, choose_box, seed_or_new
from .prose import prose
from .play import WATCHER, Play, result
from .report import add_report
from .review import add_review
from .serve import add_serve
from .simulate import add_simulate
from .solve import add_solve
from .sweep import add_sweep
from .verify import add_verify


def program(say: Texts) -> click.Group:
    """All commands. Texts are looked up while the commands are made, so help is translated too."""
    options = Options(say)
    root = Group("wyrmhoard", help=say("program"), add_help_option=False)
    root.say = say
    root.params += [options.lang(), options.version(__version__), options.help()]
    add_reading(root, options, say)
    add_playing(root, options, say)
    add_verify(root, options, say)
    add_serve(root, options, say)
    add_admin(root, options, say)
    add_mcp(root, options, say)
    add_simulate(root, options, say)
    add_report(root, options, say)
    add_review(root, options, say)
    add_sweep(root, options, say)
    add_warm(root, options, say)
    add_arena(root, options, say)
    add_solve(root, options, say)
    add_new_game(root, options, say)
    add_check_game(root, options, say)
    return root


def add_reading(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "games")
    def games() -> None:
        table = Table.grid(padding=(0, 2))
        for name in GAMES:
            game = load(name)
            tell = Texts(say.lang, game.folder / "texts")
            players = say("players-range", least=game.seats[0], most=game.seats[-1])
            table.add_row(f"[bold]{name}[/]", tell("name"), players, tell("tagline"))
        Console().print(table)

    @options.command(root, "rules")
    @click.argument("game")
    @options.argument("clause", nargs=-1, text="help-clause")
    def rules(game: str, clause: tuple[str, ...]) -> None:
        folder = load(game).folder
        if not clause:
            Console().print(prose(rulebook(folder, say.lang)))
        known = clauses(folder, say.lang)
        for number in clause:
            if number.upper() not in known:
                raise Refused("no-such-clause", clause=number[:20])
            Console().print(prose(f"**{number.upper()}** {known[number.upper()]}"))

    @options.command(root, "box")
    @click.argument("game")
    @options.option("--check", "file", type=FILE, metavar="FILE", text="help-check")
    def box(game: str, file: Path | None) -> None:
        told = load(game)
        if file is None:
            click.echo((told.folder / "box.toml").read_text("utf-8"), nl=False)
        else:
            told.read_box(file)
            click.echo(say("box-fine", file=str(file), game=game))


def add_playing(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "play")
    @click.argument("game")
    @options.option("--players", type=NUMBER, metavar="N", text="help-players")
    @options.option("--level", default="medium", text="help-level", metavar="|".join(LEVELS))
    @options.option("--seat", type=NUMBER, default=1, metavar="N", text="help-seat")
    @options.option("--watch", is_flag=True, text="help-watch")
    @options.box
    @options.option("--seed", type=NUMBER, metavar="N", text="help-seed")
    @options.option("--log", "file", type=FILE, metavar="FILE", text="help-log")
    def play(
        game: str, players: int | None, level: str, seat: int, watch: bool, box: Path | None,
        changes: tuple[str, ...], seed: int | None, file: Path | None,
    ) -> None:  # fmt: skip
        told = load(game)
        boxes = choose_box(told, box, changes, told.slow_box)
        count = min(3, told.seats[-1]) if players is None else players
        told.welcome(count, boxes[0])
        if not watch and not 1 <= seat <= count:
            raise Refused("seat-not-there", given=seat, seats=count)
        me = None if watch else seat - 1
        Play(told, boxes, count, me, level, seed_or_new(seed), say, file).run()

    @options.command(root, "replay")
    @click.argument("file", metavar="LOG", type=FILE)
    @options.option("--seat", type=NUMBER, metavar="N", text="help-replay-seat")
    def replay(file: Path, seat: int | None) -> None:
        data = log.load(file)
        match = log.replay(load(data["game"]), data)
        if seat is not None and not 1 <= seat <= match.seats:
            raise Refused("seat-not-there", given=seat, seats=match.seats)
        tell, console = Texts(say.lang, match.game.folder / "texts"), Console(highlight=False)
        names = {p: tell("seat-other", n=p + 1) for p in range(match.seats)}
        moves = len(match.moves)
        console.print(tell("replayed", game=tell("name"), players=match.seats, moves=moves))
        me = None if seat is None else seat - 1
        story = Story(
            match.game, tell, names, me, lambda _, line: console.print(line, markup=False)
        )
        told = witnessed(match, WATCHER if me is None else me)
        for (_, move), (who, sound, events) in zip(match.moves, told, strict=True):
            story.add(who, move if me is None else sound, events)
        story.flush()
        console.print(result(match, tell, names) if match.over else tell("unfinished"))


def add_warm(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "warm")
    @options.argument("games", nargs=-1, text="help-warm-games")
    def warm(games: tuple[str, ...]) -> None:
        from wyrmhoard.lab.warm import warm as compile_now

        for told in [load_version(name) for name in games or GAMES]:
            start = perf_counter()
            with Console(stderr=True).status(say("preparing")):
                compile_now(told)
            click.echo(say("warm", game=told.name, seconds=round(perf_counter() - start, 1)))


def load_version(name: str) -> Game:
    """A game, or with `@2` after its name an earlier version of its rules."""
    name, _, version = name.partition("@")
    return load(name).at(int(version)) if version.isdecimal() else load(name)
