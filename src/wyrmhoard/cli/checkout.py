"""The source checkout that this program runs from, if it does: with tests and the page."""

from __future__ import annotations

from pathlib import Path

import wyrmhoard


def checkout() -> Path | None:
    root = Path(wyrmhoard.__file__).parents[2]
    return root if (root / "tests" / "walk.py").exists() else None
