"""The games for other people's tools: PettingZoo, Gymnasium, OpenSpiel, and language models.

Each adapter needs a package that Wyrmhoard itself does not; importing it without says which.
"""

from __future__ import annotations


def missing(no: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error, saying what to install."""
    package = (no.name or "").partition(".")[0]
    said = f"{package} is not installed. Run: pip install 'wyrmhoard[{extra}]'"
    return ModuleNotFoundError(said, name=no.name)
