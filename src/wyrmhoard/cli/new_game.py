"""`wyrmhoard new-game`: a small game that runs, to be made into another.

The one in `template` is a real game, New Game with clauses NG-1 to NG-5; all that is made of it is
called by other names.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from keyword import iskeyword
from pathlib import Path

import click

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import ELSEWHERE, FOLDERS, HOME
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses

from .checkout import checkout
from .options import FILE, Options

TEMPLATE = Path(__file__).parent / "template" / "new_game"
TESTS = ("walks.py", "test_clauses.py", "playthroughs")  # in a checkout they lie with all tests
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30  # characters of a name
PREFIX = re.compile(r"[A-Z]{2}")

Files = Mapping[Path, str]  # what is to be written where


def add_new_game(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "new-game")
    @options.argument("name", text="help-new-game-name")
    @options.option("--into", type=FILE, metavar="FOLDER", text="help-into")
    @options.option("--prefix", metavar="AB", text="help-prefix")
    def new_game(name: str, into: Path | None, prefix: str | None) -> None:
        must_fit(name)
        prefix = prefix or initials(name)
        must_be_free(prefix)
        homes = places(name, into)
        files = written(name, prefix, homes)
        for home in dict.fromkeys(homes):
            must_be_empty(home)
        write(homes, files)
        for home in dict.fromkeys(homes):
            click.echo(say("game-made", folder=str(home)))
        given = f"{ELSEWHERE}={into} " if into else ""
        click.echo(say("game-next", check=f"{given}wyrmhoard check-game {name}"))


def must_fit(name: str) -> None:
    """It is a module too, and words that people read."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(name):
        raise Refused("game-name-unfit", name=name[:40], most=LONGEST)
    if name in FOLDERS:
        raise Refused("game-there", game=name, folder=str(FOLDERS[name]))


def initials(name: str) -> str:
    """`two-words` is TW, `single` SI."""
    words = name.split("-")
    return (words[0][0] + words[1][0] if len(words) > 1 else name[:2]).upper()


def must_be_free(prefix: str) -> None:
    if not PREFIX.fullmatch(prefix):
        raise Refused("prefix-unfit", prefix=prefix[:20])
    for game, folder in FOLDERS.items():
        if next(iter(clauses(folder, "en")), "").startswith(f"{prefix}-"):
            raise Refused("prefix-taken", prefix=prefix, game=game)


def places(name: str, into: Path | None) -> tuple[Path, Path]:
    """Where the game goes, and where its tests go."""
    module = name.replace("-", "_")
    if into:
        return into / module, into / module
    root = checkout()
    if root is None:
        raise Refused("no-checkout")
    return HOME / module, root / "tests" / "games" / module


def must_be_empty(folder: Path) -> None:
    try:
        full = folder.exists() and any(folder.iterdir())
    except OSError as no:
        raise not_written(folder, no) from None
    if full:
        raise Refused("folder-not-empty", folder=str(folder))


def written(name: str, prefix: str, homes: tuple[Path, Path]) -> Files:
    """The template's files in their places, with this game's names."""
    game, tests = homes
    names = {
        "new_game": name.replace("-", "_"),
        "new-game": name,
        "New Game": name.replace("-", " ").title(),
        "NG-": f"{prefix}-",
    }
    found = {} if game == tests else {tests / "__init__.py": ""}
    for path in sources():
        part, text = path.relative_to(TEMPLATE), path.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        found[(tests if part.parts[0] in TESTS else game) / part] = text
    return found


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(TEMPLATE):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (Path(folder) / file for file in files)


def write(homes: tuple[Path, Path], files: Files) -> None:
    """All of it or nothing."""
    with ExitStack() as undo:
        for home in homes:
            undo.callback(shutil.rmtree, home, ignore_errors=True)
        for path, text in files.items():
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
            except OSError as no:
                raise not_written(path, no) from None
        undo.pop_all()


def not_written(path: Path, no: OSError) -> Refused:
    return Refused("file-not-written", file=str(path), reason=no.strerror or str(no))
