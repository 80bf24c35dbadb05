"""Arguments and options that several commands share, and commands whose help is translated."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click
import numpy as np

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import LANGUAGES, Texts

FILE = click.Path(path_type=Path)
MINE: Mapping[str, Any] = {}  # no house rules but those of the box


class Whole(click.ParamType[int]):
    """A whole number. The rest is no number, however much of it there is."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(value)
        except ValueError:
            what = param.opts[0] if param else "?"
            raise Refused("click-not-a-number", what=what, given=str(value)[:40]) from None


NUMBER = Whole()


class Argument(click.Argument):
    """One that is explained in the help."""

    about = ""


class Said:
    """A command whose headings are in the reader's language."""

    say: Texts

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{self.say('usage')}: ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        params = self.get_params(ctx)  # type: ignore[attr-defined]
        told = [(p.human_readable_name, p.about) for p in params if isinstance(p, Argument)]
        if told:
            with formatter.section(self.say("arguments")):
                formatter.write_dl(told)
        named = [param for param in params if isinstance(param, click.Option)]
        rows = [row for param in named if (row := param.get_help_record(ctx))]
        if rows:
            with formatter.section(self.say("options")):
                formatter.write_dl(rows)
        if isinstance(self, click.Group):
            with formatter.section(self.say("commands")):
                formatter.write_dl(
                    [(n, c.get_short_help_str(200)) for n, c in self.commands.items()]
                )


class Command(Said, click.Command):
    allow_extra_args = True  # refused here, in our own words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Refused("click-too-much", given=" ".join(rest)[:60])
        return rest


class Group(Said, click.Group):
    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """As click does, but a command that is not there is refused in our own words."""
        if args[0] not in self.commands:
            near = get_close_matches(args[0], self.commands, 1, 0.4)
            near_or_none = near[0] if near else "none"
            raise Refused(
                "no-such-command", command=args[0][:40], near=near_or_none, program=ctx.command_path
            )
        return super().resolve_command(ctx, args)


class Options:
    """Decorators that know the language."""

    def __init__(self, say: Texts) -> None:
        self.say = say

    def command(self, group: click.Group, name: str) -> Callable[..., Any]:
        text = self.say(f"help-{name}")

        def add(f: Callable[..., Any]) -> click.Command:
            made = Command(name, callback=f, help=text, params=params(f), add_help_option=False)
            made.say = self.say
            made.params += [self.lang(), self.help()]
            group.add_command(made)
            return made

        return add

    def help(self) -> click.Parameter:
        return params(click.help_option("--help", help=self.say("help-help"))(nothing))[0]

    def version(self, number: str) -> click.Parameter:
        text = self.say("help-version")
        return params(click.version_option(number, help=text, prog_name="wyrmhoard")(nothing))[0]

    def lang(self) -> click.Option:
        """Read before the command line is (see `asked_for`); here it is checked."""

        def check(ctx: click.Context, param: click.Parameter, given: str | None) -> None:
            if given is not None and given[:2].lower() not in LANGUAGES:
                raise Refused("no-such-language", lang=given[:20], languages=", ".join(LANGUAGES))

        text = self.say("help-lang", languages=", ".join(LANGUAGES))
        return click.Option(
            ["--lang"], metavar="LANG", callback=check, expose_value=False, help=text
        )

    def option(self, *names: str, text: str, **settings: Any) -> Callable[..., Any]:
        return click.option(*names, help=self.say(text), **settings)

    def argument(self, name: str, *, text: str, **settings: Any) -> Callable[..., Any]:
        made = type("Told", (Argument,), {"about": self.say(text)})
        return click.argument(name, cls=made, **settings)

    def box(self, f: Callable[..., Any]) -> Callable[..., Any]:
        """--box FILE and --set KEY=VALUE."""
        f = self.option("--set", "changes", multiple=True, metavar="KEY=VALUE", text="help-set")(f)
        add = self.option("--box", "box", type=FILE, metavar="FILE", text="help-box-file")
        made: Callable[..., Any] = add(f)
        return made

    def store(self, f: Callable[..., Any]) -> Callable[..., Any]:
        """--db URL and --config FILE."""
        f = self.option("--config", "file", type=FILE, metavar="FILE", text="help-config")(f)
        made: Callable[..., Any] = self.option("--db", metavar="URL", text="help-db")(f)
        return made


def nothing() -> None:
    """Somewhere for click to leave a parameter."""


def params(f: Callable[..., Any]) -> list[click.Parameter]:
    """The parameters that click's decorators left on a function, in reading order."""
    left: list[click.Parameter] = getattr(f, "__click_params__", [])
    f.__dict__.pop("__click_params__", None)
    return list(reversed(left))


def choose_box(
    game: Game, path: Path | None, changes: tuple[str, ...], house: Mapping[str, Any] = MINE
) -> Records:
    """The standard box or the owner's, with the house rules and single values changed."""
    box = game.standard() if path is None else game.read_box(path)
    data = {**written(game.box, box), **house}
    for change in changes:
        key, equals, text = change.partition("=")
        if not equals:
            raise Refused("set-not-a-pair", given=change[:60])
        data[key.strip()] = spelled(text)
    return game.fill_box(data)


def spelled(text: str) -> Any:
    """A TOML value; what is none is a word, so that words need no quotation marks."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        return text.strip()


def seed_or_new(seed: int | None) -> int:
    if seed is None:
        return int(np.random.SeedSequence().generate_state(1)[0])
    if seed < 0:
        raise Refused("seed-negative", given=seed)
    return seed
