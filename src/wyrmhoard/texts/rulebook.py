"""A game's rules, clause by clause, in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+)$", re.MULTILINE)


@cache
def rulebook(folder: Path, lang: str) -> str:
    """The whole text, as Markdown: RULES.md is the English one."""
    path = folder / "RULES.md" if lang == "en" else folder / "texts" / f"{lang}.md"
    return path.read_text("utf-8")


@cache
def clauses(folder: Path, lang: str) -> dict[str, str]:
    """Each clause by its number."""
    return dict(CLAUSE.findall(rulebook(folder, lang)))
