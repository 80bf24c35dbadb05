"""Rows as columns, and columns as files: Parquet through DuckDB, text without."""

from __future__ import annotations

import csv
import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

from .games import known_sides
from .rows import DECIDED, clauses_fired, match_row, seat_row, things_of

if TYPE_CHECKING:
    from .simulate import Simulated

Columns = Mapping[str, NDArray[Any]]
ENDINGS = (".parquet", ".csv")
KIND = "FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1"  # higher ones are no smaller
ERRNO = re.compile(r'"errno":"(\d+)"')


@dataclass(frozen=True)
class Words:
    """A column of a few words, each as its place among them: words one by one take longer to write
    than matches to play."""

    places: NDArray[Any]
    words: Sequence[str]

    def said(self) -> NDArray[Any]:
        found: NDArray[Any] = np.array(self.words, object)[self.places]
        return found


Table = Mapping[str, NDArray[Any] | Words]


def match_columns(made: Simulated) -> Columns:
    """A row a match: numbers, what decided it in a word, and how often each clause was obeyed."""
    return said(match_table(made, made.totals.matches))


def seat_columns(made: Simulated) -> Columns:
    """A row a seat."""
    return said(seat_table(made, made.totals.matches))


def said(table: Table) -> Columns:
    return {k: one.said() if isinstance(one, Words) else one for k, one in table.items()}


def match_table(made: Simulated, count: int) -> Table:
    """Of the first so many matches."""
    game = made.plan.game
    found: dict[str, NDArray[Any] | Words] = {
        name: made.of_matches(name)[:count] for name in match_row(game).fields if name != "fired"
    }
    found["decided"] = Words(made.of_matches("decided")[:count], DECIDED)
    if not made.plan.told:
        return found
    return found | clauses_fired(game, made.of_matches("fired")[:count])


def seat_table(made: Simulated, count: int) -> Table:
    game, rows = made.plan.game, count * len(made.plan.seating)
    found: dict[str, NDArray[Any] | Words] = {
        name: made.of_seats(name)[:rows]
        for name in seat_row(game).fields
        if name not in ("touched", "side")
    }
    found["bot"] = Words(made.of_seats("bot")[:rows], made.plan.bots)
    for k, words in enumerate(zip(*known_sides(game), strict=True), 1):
        found[f"side_{k}"] = Words(made.of_seats("side")[:rows], words)
    return found | touched(game, made.of_seats("touched")[:rows]) if made.plan.told else found


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
    """Both tables. On a disk that is full, of as many matches as it has room for: half of them, or
    a quarter, and so on."""
    count = total = made.totals.matches
    while True:
        try:
            store_some(made, file, count)
            break
        except Refused as no:
            if count <= 1:
                raise
            count, why = count // 2, no
    if count < total:
        blanks = {"kept": count, "matches": total, "seed": str(made.plan.seed)}
        raise Refused("rows-in-part", **(dict(why.blanks) | blanks))


def store_some(made: Simulated, file: Path, count: int) -> None:
    """Both files or none."""
    write = write_parquet if file.suffix == ".parquet" else write_text
    table = seat_table(made, count)
    whole(file, lambda new: write(table, new))
    try:
        others = match_table(made, count)
        whole(beside(file), lambda new: write(others, new))
    except BaseException:
        file.unlink()
        raise


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


def whole_or_elsewhere(path: Path, write: Callable[[Path], None]) -> None:
    """What took long is not lost where a disk is full: it is put among the system's passing files,
    which is told."""
    try:
        whole(path, write)
    except Refused as no:
        other = elsewhere(path, write)
        if other is None:
            raise
        raise Refused("file-elsewhere", **(dict(no.blanks) | {"other": str(other)})) from None


def elsewhere(path: Path, write: Callable[[Path], None]) -> Path | None:
    with suppress(Refused, OSError):
        other = Path(tempfile.mkdtemp()) / path.name
        whole(other, write)
        return other
    return None


def write_text(table: Table, path: Path) -> None:
    with open(path, "w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        lines.writerow(table)
        lines.writerows(zip(*(column.tolist() for column in said(table).values()), strict=True))


def write_parquet(table: Table, path: Path) -> None:
    """DuckDB takes NumPy's columns as they are; its own errors are the system's."""
    tool = duckdb()
    given = {k: one.places if isinstance(one, Words) else one for k, one in table.items()}
    with tool.connect() as base:
        base.register("rows", {name: np.ascontiguousarray(one) for name, one in given.items()})
        try:
            asked = ", ".join(map(spelled, table, table.values()))
            name = str(path).replace("'", "''")
            base.execute(f"COPY (SELECT {asked} FROM rows) TO '{name}' ({KIND})")
        except tool.IOException as no:
            raise OSError(reason_of(str(no))) from None


def spelled(name: str, column: NDArray[Any] | Words) -> str:
    """A column, as SQL asks for it."""
    if not isinstance(column, Words):
        return quoted(name)
    words = ", ".join("'" + word.replace("'", "''") + "'" for word in column.words)
    return f"[{words}][{quoted(name)} + 1] AS {quoted(name)}"


def reason_of(said: str) -> str:
    """What the system said, of what DuckDB makes of it."""
    number = ERRNO.search(said)
    return os.strerror(int(number[1])) if number else said


def quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def duckdb() -> Any:
    try:
        import duckdb as tool
    except ImportError:
        raise Refused("rows-no-package") from None
    return tool
