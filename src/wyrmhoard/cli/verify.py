"""`wyrmhoard verify`: was the luck of a finished match fair?"""

from __future__ import annotations

import json
from pathlib import Path

import click

from wyrmhoard.engine import log
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from .options import FILE, Options


def add_verify(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "verify")
    @click.argument("file", metavar="LOG", type=FILE)
    @options.option("--receipt", type=FILE, metavar="FILE", multiple=True, text="help-receipt")
    def verify(file: Path, receipt: tuple[Path, ...]) -> None:
        from wyrmhoard.server.tables.receipt import compare, read
        from wyrmhoard.server.tables.verify import laid_open
        from wyrmhoard.server.tables.verify import verify as check

        data = log.load(file)
        verdict = check(load(data["game"]), data)
        kept = [*data.get("receipts", []), *(json.loads(one.read_text("utf-8")) for one in receipt)]
        found = [compare(read(one), laid_open(data), verdict.match) for one in kept]
        for one in found:
            if one.agrees:
                click.echo(say("receipt-agrees"))
            elif not one.own:
                click.echo(say("receipt-other-seed"), err=True)
            else:
                click.echo(say("receipt-other-draw", n=one.wrong), err=True)
        foul = not all(one.agrees for one in found)
        if verdict.given:
            click.echo(say("luck-given", moves=verdict.given))
        for seat in verdict.untold:
            click.echo(say("luck-untold", seat=seat))
        for seat in verdict.unsealed:
            click.echo(say("luck-not-sealed", seat=seat), err=True)
        if verdict.fair:
            click.echo(say("luck-fair", draws=verdict.draws, moves=len(verdict.match.moves)))
            if foul:
                raise SystemExit(1)
            return
        if not verdict.committed:
            click.echo(say("luck-not-committed"), err=True)
        if verdict.wrong:
            moves = verdict.match.game.moves
            came = moves.text(verdict.match.moves[verdict.wrong - 1][1])
            should = moves.text(verdict.should)
            click.echo(say("luck-wrong", n=verdict.wrong, came=came, should=should), err=True)
        raise SystemExit(1)
