"""Refusals and usage errors as sentences in the reader's language."""

from __future__ import annotations

import errno
import os

import click

from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import Texts


# What the system says in English, and we in ten languages.
REASONS = {
    os.strerror(errno.ENOENT): "reason-not-there",
    os.strerror(errno.EACCES): "reason-forbidden",
    os.strerror(errno.EPERM): "reason-forbidden",
    os.strerror(errno.EISDIR): "reason-folder",
    os.strerror(errno.ENOTDIR): "reason-no-folder",
    os.strerror(errno.ENOSPC): "reason-full",
}


def refusal(say: Texts, no: Refused) -> str:
    """Why not, in words; for a file with its name and line before them."""
    say = Texts(say.lang, no.texts) if no.texts else say
    blanks = dict(no.blanks)
    if blanks.get("reason") in REASONS:
        blanks["reason"] = say(REASONS[str(blanks["reason"])])
    if "why" in blanks:
        blanks["why"] = say(str(blanks["why"]), **blanks)
    told = say(no.why, **blanks)
    return f"{say('box-where', **blanks)}: {told}" if "line" in blanks else told


def usage(say: Texts, no: click.ClickException) -> str:
    """What click found wrong with the command line."""
    told = say("error", what=complaint(say, no))
    context = getattr(no, "ctx", None)
    return f"{told}\n{say('try-help', command=context.command_path)}" if context else told


def complaint(say: Texts, no: click.ClickException) -> str:
    if isinstance(no, click.MissingParameter):
        return say("click-missing", what=name_of(no.param))
    if isinstance(no, click.NoSuchOption):
        return say("click-no-such-option", what=no.option_name)
    if isinstance(no, click.BadOptionUsage):
        return say("click-misused", what=no.option_name)
    if isinstance(no, click.BadParameter):
        return say("click-bad-value", what=name_of(no.param), reason=no.message)
    return say("click-other", reason=no.format_message())


def name_of(param: click.Parameter | None) -> str:
    if param is None:
        return "?"
    return param.opts[0] if isinstance(param, click.Option) else str(param.make_metavar(NO_CONTEXT))


NO_CONTEXT = click.Context(click.Command("wyrmhoard"))
