"""How far long work has come: on a terminal with the time left, in a pipe in silence."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def bar() -> Progress:
    """Progress on a terminal, silence in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    quiet = not sys.stderr.isatty()
    err = Console(stderr=True)
    return Progress(*columns, TimeRemainingColumn(), console=err, transient=True, disable=quiet)
