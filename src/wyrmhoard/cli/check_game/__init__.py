"""`wyrmhoard check-game`: all that concerns one game, and what is missing in one list."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

from wyrmhoard.texts import Texts

from ..options import Options
from . import loading, playing, rules, suite, wording
from .finding import Check, Finding, Subject

# In the order a game is written in. One that does not load has no other parts, and tests tell
# little of one that is known to be unfinished.
FIRST: dict[str, Check] = {"part-loads": loading.loads}
PARTS: dict[str, Check] = {
    "part-box": loading.box,
    "part-rules": rules.clauses,
    "part-texts": wording.texts,
    "part-matches": playing.matches,
    "part-bots": playing.bots,
    "part-board": playing.board,
    "part-kept": suite.kept,
}
LAST: dict[str, Check] = {"part-tests": suite.tests}


def add_check_game(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "check-game")
    @click.argument("game")
    @options.option("--draft", is_flag=True, text="help-draft")
    def check_game(game: str, draft: bool) -> None:
        subject, console = Subject(game, draft), Console(highlight=False)
        wrong = shown(FIRST, subject, console, say)
        wrong = wrong or shown(PARTS, subject, console, say)
        if all(one.text == "check-languages" for one in wrong):
            wrong += shown(LAST, subject, console, say)
        verdict = "check-found" if wrong else "check-fine"
        console.print(say(verdict, game=game, n=len(wrong)))
        raise SystemExit(1 if wrong else 0)


def shown(parts: dict[str, Check], subject: Subject, console: Console, say: Texts) -> list[Finding]:
    """Check part by part and tell what is found; all of it that is wrong."""
    wrong: list[Finding] = []
    for title, check in parts.items():
        with Console(stderr=True).status(say(title)):
            found = list(check(subject))
        faults = [one for one in found if not one.note]
        console.print(Text.assemble(("✗ ", "red") if faults else ("✓ ", "green"), say(title)))
        for one in found:
            console.print(told(one, say), soft_wrap=True)
        wrong += faults
    return wrong


def told(finding: Finding, say: Texts) -> Text:
    mark = ("  · ", "dim") if finding.note else ("  ✗ ", "red")
    return Text.assemble(mark, say(finding.text, **finding.blanks))
