"""make docs: the book, from these pages and from what is made of rules, texts and commands.

The site is put into the package, where `wyrmhoard serve` finds it. It asks nothing of other hosts,
and holds no script or style within a page, so that it can be served as strictly as all the rest.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from wyrmhoard.cli.program import program
from wyrmhoard.games import GAMES, HOME, load
from wyrmhoard.texts import LANGUAGES, Texts
from wyrmhoard.texts.rulebook import CLAUSE, rulebook

ROOT = Path(__file__).parents[1]
SITE = ROOT / "src" / "wyrmhoard" / "server" / "book"
PAGES = (
    "CONTRIBUTING.md", "ADDING_A_GAME.md", "CHANGELOG.md", "docs/hosting.md", "docs/protocol.md",
    "docs/research.md", "docs/models.md", "docs/balance.md", "docs/review.md", "docs/speed.md",
    "docs/wasm.md", "bench/ladder.md", "bench/results.md", "bench/ladder.svg", "examples/bot.py",
)  # fmt: skip
LINK = re.compile(r"(!?)\[([^]\n]*)\]\(([^)\s]+)\)")
WITHIN = re.compile(r"<(script|style)(?![^>]*\ssrc=)([^>]*)>(.*?)</\1>", re.DOTALL)
STYLED = re.compile(r' style="([^"]*?);?"')
SAID = {"opacity: 50%": ' opacity="0.5"', "display: none": ' display="none" hidden'}
OURS = [name for name in GAMES if load(name).folder.parent == HOME]


def build(site: Path = SITE) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home, made = Path(folder, "book"), Path(folder, "site")
        lay_out(home)
        strict = ["-W", "--keep-going", "-q", "-b", "html", "-d", str(Path(folder, "read"))]
        subprocess.run([sys.executable, "-m", "sphinx", *strict, str(home), str(made)], check=True)
        for file in (".buildinfo", "objects.inv"):
            (made / file).unlink(missing_ok=True)
        for page in made.rglob("*.html"):
            page.write_text(taken_out(page, made), "utf-8")
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(made, site)


def lay_out(home: Path) -> None:
    """All that Sphinx reads, with the project's own pages where they lie in the project."""
    shutil.copytree(ROOT / "docs" / "book", home)
    (home / "_static").mkdir()
    shutil.copytree(ROOT / "docs" / "reports", home / "_extra" / "reports")
    for name in PAGES:
        (home / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, home / name)
    (home / "commands.md").write_text("\n".join(commands()), "utf-8")
    rules(home / "games")
    for page in home.rglob("*.md"):
        page.write_text(linked(page, home), "utf-8")


def linked(page: Path, home: Path) -> str:
    """A link to what is not in the book is the name alone."""

    def kept(link: re.Match[str]) -> str:
        path = link[3].partition("#")[0]
        known = not path or ":" in path or (page.parent / path).exists()
        return link[0] if known else "" if link[1] else f"`{link[2].strip('`')}`"

    return LINK.sub(kept, page.read_text("utf-8"))


def rules(folder: Path) -> None:
    """The clauses of all games in ten languages."""
    for lang, name in LANGUAGES.items():
        (folder / lang).mkdir(parents=True)
        for game in OURS:
            (folder / lang / f"{game}.md").write_text(addressed(game, lang), "utf-8")
        lines = [f"# {name}", "", *(f"- [{called(game, lang)}]({game}.md)" for game in OURS)]
        (folder / lang / "index.md").write_text("\n".join([*lines, "", *listed(OURS)]), "utf-8")
    cells = {
        lang: " | ".join(f"[{called(game, lang)}]({lang}/{game}.md)" for game in OURS)
        for lang in LANGUAGES
    }
    rows = [f"| {name} | {cells[lang]} |" for lang, name in LANGUAGES.items()]
    heads = [
        f"| | {' | '.join(called(game, 'en') for game in OURS)} |",
        f"|---|{'---|' * len(OURS)}",
    ]
    below = listed([f"{lang}/index" for lang in LANGUAGES])
    (folder / "index.md").write_text(
        "\n".join(["# The rules", "", *heads, *rows, "", *below]), "utf-8"
    )


def addressed(game: str, lang: str) -> str:
    """A rulebook in which each clause has an address: mount-drago.html#MD-3."""
    lines = rulebook(load(game).folder, lang).splitlines()
    return "\n".join(CLAUSE.sub(r'- <a id="\1"></a>**\1** \2', line) for line in lines) + "\n"


def listed(pages: list[str]) -> list[str]:
    return ["```{toctree}", ":hidden:", *pages, "```", ""]


def called(game: str, lang: str) -> str:
    return Texts(lang, load(game).folder / "texts")("name")


def commands() -> Iterator[str]:
    """Every command as its own help tells it."""
    yield "# Commands\n"
    yield from told(program(Texts("en")), "wyrmhoard")


def told(command: click.Command, name: str) -> Iterator[str]:
    context = click.Context(command, info_name=name, max_content_width=100, terminal_width=100)
    yield f"## {name}\n\n```text\n{command.get_help(context)}\n```\n"
    if isinstance(command, click.Group):
        for part, below in command.commands.items():
            yield from told(below, f"{name} {part}")


def taken_out(page: Path, site: Path) -> str:
    """The page, with the scripts and styles that stand within it as files of their own."""
    up = "../" * (len(page.relative_to(site).parts) - 1)

    def moved(found: re.Match[str]) -> str:
        kind, body = found[1], found[3]
        end = "js" if kind == "script" else "css"
        file = site / "_static" / f"{hashlib.sha256(body.encode()).hexdigest()[:12]}.{end}"
        file.write_text(body, "utf-8")
        at = f"{up}_static/{file.name}"
        if kind == "script":
            return f'<script src="{at}"></script>'
        return f'<link rel="stylesheet" href="{at}">'

    return STYLED.sub(
        lambda found: SAID.get(found[1], ""), WITHIN.sub(moved, page.read_text("utf-8"))
    )


if __name__ == "__main__":
    build()
    print(f"{SITE.relative_to(ROOT)}: {sum(1 for _ in SITE.rglob('*.html'))} pages")
