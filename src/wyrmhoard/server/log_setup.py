"""What the server writes about itself, a line each, as JSON or for people: no secrets, no moves."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

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
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("wyrmhoard").setLevel(logging.INFO)
    # Below a warning uvicorn writes addresses and whole paths, and with them one-time codes.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
