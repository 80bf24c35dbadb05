"""Work that nobody waits for: kept alive until it ends, and its failure logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from wyrmhoard.engine.refused import Refused

log = logging.getLogger(__name__)


class Tasks:
    def __init__(self, **about: str) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self.about = about  # for the log

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        no = None if task.cancelled() else task.exception()
        if no and not isinstance(no, Refused):
            failed(no, **self.about)

    def cancel(self) -> None:
        for task in list(self.running):
            task.cancel()


def failed(no: BaseException, **about: str) -> None:
    """Only the kind of an error is logged: its words may tell what is hidden."""
    log.error("failed", extra={**about, "reason": type(no).__name__})
