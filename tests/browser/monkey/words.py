"""A text of the page or of its boards, in every language they speak."""

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[3] / "web" / "src"


@cache
def everywhere(id: str) -> frozenset[str]:
    wanted = re.compile(f"^{id} = (.+)$", re.MULTILINE)
    files = PAGE.rglob("texts/*.ftl")
    return frozenset(text for file in files for text in wanted.findall(file.read_text("utf-8")))
