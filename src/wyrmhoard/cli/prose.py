"""Rules as formatted text."""

from __future__ import annotations

from rich.console import RenderableType


def prose(markdown: str) -> RenderableType:
    """Markdown for the terminal. Its parser takes 0.1 s to import, so it waits until here."""
    from rich.markdown import Markdown

    return Markdown(markdown)
