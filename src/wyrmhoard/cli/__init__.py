"""The command line: `wyrmhoard`."""

from __future__ import annotations

import io
import sys

import click

from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import Texts, spoken

from .errors import refusal, usage
from .program import program

QUIET = 130  # what shells expect of a program that was interrupted


def main(args: list[str] | None = None) -> None:
    """Run a command; errors are one clear line, and Ctrl-C is quiet."""
    args = sys.argv[1:] if args is None else args
    for stream in (sys.stdout, sys.stderr):  # better a wrong sign than no word
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    say = Texts(spoken(asked_for(args)))
    try:
        code = program(say).main(args, "wyrmhoard", standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except Refused as no:
        click.echo(say("error", what=refusal(say, no)), err=True)
        sys.exit(2)
    except click.exceptions.NoArgsIsHelpError as no:
        click.echo(no.format_message())
        sys.exit(0)
    except click.ClickException as no:
        click.echo(usage(say, no), err=True)
        sys.exit(2)
    except (KeyboardInterrupt, click.Abort, EOFError):
        sys.exit(QUIET)
    except BrokenPipeError:
        sys.stderr.close()  # or the interpreter complains once more about the pipe
        sys.exit(0)


def asked_for(args: list[str]) -> str | None:
    """The language in `--lang`, looked for before anything else, because help is in it too."""
    for i, arg in enumerate(args):
        if arg == "--lang" and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return None
