"""`wyrmhoard verify`: was the luck of a finished match fair?"""

from __future__ import annotations

from pathlib import Path

import click

from wyrmhoard.engine import log
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .options import FILE, Options


def add_verify(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "verify")
    @click.argument("file", metavar="LOG", type=FILE)
    def verify(file: Path) -> None:
        from wyrmhoard.server.tables.verify import verify as check

        data = log.load(file)
        verdict = check(load(data["game"]), data)
        if verdict.given:
            click.echo(say("luck-given", moves=verdict.given))
        if verdict.fair:
            click.echo(say("luck-fair", draws=verdict.draws, moves=len(verdict.match.moves)))
            return
        if not verdict.committed:
            click.echo(say("luck-not-committed"), err=True)
        if verdict.wrong:
            moves = verdict.match.game.moves
            came = moves.text(verdict.match.moves[verdict.wrong - 1][1])
            should = moves.text(verdict.should)
            click.echo(say("luck-wrong", n=verdict.wrong, came=came, should=should), err=True)
        raise SystemExit(1)
