"""A game's rules, clause by clause, in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+)$")
HEADING = re.compile(r"^##+ (.+)$")


@cache
def rulebook(folder: Path, lang: str) -> str:
    """The whole text, as Markdown: RULES.md is the English one, read where there is no other."""
    translated = folder / "texts" / f"{lang}.md"
    return (translated if translated.exists() else folder / "RULES.md").read_text("utf-8")


@cache
def clauses(folder: Path, lang: str) -> dict[str, str]:
    """Each clause by its number."""
    return {number: text for number, text, _ in headed(folder, lang)}


@cache
def headed(folder: Path, lang: str) -> list[tuple[str, str, str]]:
    """Each clause: its number, its text, and the heading it stands under."""
    found, heading = [], ""
    for line in rulebook(folder, lang).splitlines():
        if said := HEADING.match(line):
            heading = said[1]
        elif clause := CLAUSE.match(line):
            found.append((clause[1], clause[2], heading))
    return found
