"""Rows as columns, and columns as files: Parquet through DuckDB, text without."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

from .games import known_sides
from .rows import DECIDED, clauses_fired, things_of

if TYPE_CHECKING:
    from .simulate import Simulated

Columns = Mapping[str, NDArray[Any]]
ENDINGS = (".parquet", ".csv")


def match_columns(made: Simulated) -> Columns:
    """A row a match: numbers, what decided it in a word, and how often each clause was obeyed."""
    rows = made.matches
    found = {name: rows[name] for name in rows.dtype.names or () if name != "fired"}
    found["decided"] = np.array(DECIDED, object)[rows["decided"]]
    return found | clauses_fired(made.plan.game, rows["fired"]) if made.plan.told else found


def seat_columns(made: Simulated) -> Columns:
    """A row a seat."""
    rows, game = made.seats, made.plan.game
    found = {name: rows[name] for name in rows.dtype.names or () if name != "touched"}
    found["bot"] = np.array(made.plan.bots, object)[rows["bot"]]
    del found["side"]
    for k, words in enumerate(zip(*known_sides(game), strict=True), 1):
        found[f"side_{k}"] = np.array(words, object)[rows["side"]]
    return found | touched(game, rows["touched"]) if made.plan.told else found


def touched(game: Game, counts: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Events of the same name and value are one column."""
    found: dict[str, NDArray[Any]] = {}
    for k, (text, value) in enumerate(things_of(game)):
        name = f"{text.removeprefix('event-')} {value}"
        found[name] = found[name] + counts[:, k] if name in found else counts[:, k]
    return found


def ready_for(file: Path) -> None:
    """Refuse a file that cannot be written, before anything is played for it."""
    if file.suffix not in ENDINGS:
        raise Refused("rows-ending", file=str(file), endings=", ".join(ENDINGS))
    if file.suffix == ".parquet":
        duckdb()
    for one in (file, beside(file)):
        unused(one)


def unused(file: Path) -> None:
    try:
        there = file.exists()
    except OSError as no:  # no name for a file
        reason = no.strerror or str(no)
        raise Refused("file-not-written", file=str(file), reason=reason) from None
    if there:
        raise Refused("file-exists", file=str(file))
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        reason = os.strerror(13 if file.parent.is_dir() else 2)
        raise Refused("file-not-written", file=str(file), reason=reason)


def beside(file: Path) -> Path:
    """Where the rows of matches go: those of seats are in the file itself."""
    return file.with_name(f"{file.stem}-matches{file.suffix}")


def store(made: Simulated, file: Path) -> None:
    """Both tables; a file is there whole or not at all."""
    write = write_parquet if file.suffix == ".parquet" else write_text
    for path, columns in ((file, seat_columns(made)), (beside(file), match_columns(made))):
        whole(path, lambda new, columns=columns: write(columns, new))  # type: ignore[misc]


def whole(path: Path, write: Callable[[Path], None]) -> None:
    """Under another name until all of it is there."""
    new = path.with_name(f".{path.name}.part")
    try:
        write(new)
        new.replace(path)
    except OSError as no:
        reason = no.strerror or str(no)
        raise Refused("file-not-written", file=str(path), reason=reason) from None
    finally:  # Ctrl-C as well
        new.unlink(missing_ok=True)


def write_text(columns: Columns, path: Path) -> None:
    with open(path, "w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        lines.writerow(columns)
        lines.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))


def write_parquet(columns: Columns, path: Path) -> None:
    """DuckDB takes NumPy's columns as they are; its own errors are the system's."""
    tool = duckdb()
    with tool.connect() as base:
        rows = {name: np.ascontiguousarray(column) for name, column in columns.items()}
        base.register("rows", rows)
        try:
            name = str(path).replace("'", "''")
            base.execute(f"COPY rows TO '{name}' (FORMAT parquet, COMPRESSION zstd)")
        except tool.IOException as no:
            raise OSError(str(no)) from None


def duckdb() -> Any:
    try:
        import duckdb as tool
    except ImportError:
        raise Refused("rows-no-package") from None
    return tool
