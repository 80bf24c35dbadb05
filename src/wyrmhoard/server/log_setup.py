"""What the server writes about itself, a line each, as JSON or for people: no secrets, no moves."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, TextIO

WINDOW = 60.0  # seconds in which the same is counted and not written
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        said = " ".join(f"{key}={value}" for key, value in details(record).items())
        return f"{when(record)} {record.levelname.lower():7} {record.getMessage()} {said}".rstrip()


class Json(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        head = {
            "time": when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps(head | details(record), default=str)


class Collapsing(logging.StreamHandler[TextIO]):
    """What goes wrong again and again is written once, and later how often it did: a full disk
    must not fill it further."""

    def __init__(self, out: TextIO, now: Callable[[], float] = monotonic) -> None:
        super().__init__(out)
        self.now = now
        self.last: dict[tuple[str, ...], tuple[float, int, logging.LogRecord]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        self.tell(self.now() - WINDOW)
        if record.levelno < logging.WARNING:
            return super().emit(record)
        reason = str(getattr(record, "reason", ""))
        key = record.name, record.levelname, record.getMessage(), reason, place(record)
        if key not in self.last:
            self.last[key] = self.now(), 0, record
            return super().emit(record)
        since, times, _ = self.last[key]
        self.last[key] = since, times + 1, record
        return None

    def tell(self, before: float) -> None:
        """How often each happened again, of those that began before."""
        for key, (since, times, record) in list(self.last.items()):
            if since > before:
                continue
            del self.last[key]
            if times:
                record.repeated = times
                self.last[key] = self.now(), 0, record
                super().emit(record)

    def close(self) -> None:
        self.tell(self.now())
        super().close()


def place(record: logging.LogRecord) -> str:
    """Where an exception was raised."""
    return described(record.exc_info[1]) if record.exc_info and record.exc_info[1] else ""


def when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def details(record: logging.LogRecord) -> dict[str, Any]:
    found = {key: value for key, value in vars(record).items() if key not in PLAIN}
    if record.exc_info and record.exc_info[1]:
        found["error"] = described(record.exc_info[1])
    return found


def described(error: BaseException) -> str:
    """What kind of error and where. Its own words may hold what a client sent or a hidden card."""
    places = [
        f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)
    ]
    return f"{type(error).__name__} at {' > '.join(places[-6:])}"


def set_up(form: str, out: TextIO | None = None) -> None:
    handler = Collapsing(out or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("wyrmhoard").setLevel(logging.INFO)
    # Below a warning uvicorn writes addresses and whole paths, and with them one-time codes.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
