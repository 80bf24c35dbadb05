"""A box: what is printed on cardboard and the house rules, read from TOML and checked.

A broken box is refused with the file, the line, the key and the reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from .layout import Field, Layout, Records
from .refused import Refused


def read(layout: Layout, path: Path, text: str | None = None) -> Records:
    """One record from a TOML file that names every field, and nothing else."""
    data = parse(path, text)
    try:
        return fill(layout, data)
    except Refused as no:
        raise placed(no, path, text) from None


def parse(path: Path, text: str | None = None) -> dict[str, Any]:
    try:
        text = source(path) if text is None else text
        return tomllib.loads(text)
    except OSError as no:
        raise Refused("box-unreadable", file=str(path), reason=no.strerror or str(no)) from None
    except (ValueError, RecursionError) as no:  # also numbers too long, lists too deep, not UTF-8
        line = misread(no, text or "")
        raise Refused("box-not-toml", file=str(path), line=line) from None


def misread(no: Exception, text: str) -> int:
    """The line the parser stopped at; 0 if it is about no line."""
    if "at end of document" in str(no):
        return len(text.rstrip().splitlines())
    found = re.search(r"at line (\d+)", str(no))
    return int(found[1]) if found else 0


def source(path: Path) -> str:
    """Some editors put a mark before the text."""
    return path.read_text("utf-8-sig")


def placed(no: Refused, path: Path, text: str | None = None) -> Refused:
    """The same refusal, with the file and the line of the key it is about."""
    lines = (source(path) if text is None else text).splitlines()
    key = re.compile(rf"""\s*["']?{re.escape(str(no.blanks.get("key")))}["']?\s*=""")
    line = next((n for n, said in enumerate(lines, 1) if key.match(said)), 0)
    found = Refused(no.why, **{**no.blanks, "file": str(path), "line": line})
    found.texts = no.texts
    return found


def fill(layout: Layout, data: Mapping[str, Any]) -> Records:
    """One record from named values, words and flags as people write them."""
    for key in data:
        if key not in layout.fields:
            raise Refused("box-unknown-key", key=key[:40])
    records = layout.blank()
    for key, f in layout.fields.items():
        if key not in data:
            raise Refused("box-missing-key", key=key)
        records[0][key] = np.array(values(key, f, f.shape, data[key]), f.kind)
    return records


def values(key: str, f: Field, shape: tuple[int, ...], given: Any) -> Any:
    if not shape:
        return value(key, f, given)
    if f.rows and shape == f.shape:
        return [values(name, f, shape[1:], row) for name, row in rows(key, f, given)]
    if f.together and len(shape) == 1:
        return flags(key, f, given)
    if not isinstance(given, list):
        raise Refused("box-not-a-list", key=key, needed=shape[0])
    if len(given) != shape[0]:
        raise Refused("box-wrong-count", key=key, given=len(given), needed=shape[0])
    return [values(key, f, shape[1:], one) for one in given]


def rows(key: str, f: Field, given: Any) -> list[tuple[str, Any]]:
    """A table with a value for every row, in the order of the rows."""
    if not isinstance(given, Mapping):
        raise Refused("box-not-a-table", key=key)
    for name in given:
        if name not in f.rows:
            raise Refused("box-unknown-key", key=name[:40])
    for name in f.rows:
        if name not in given:
            raise Refused("box-missing-key", key=name)
    return [(name, given[name]) for name in f.rows]


def flags(key: str, f: Field, given: Any) -> list[int]:
    """A text of words, each once, as a flag for every word there is."""
    said = given.split() if isinstance(given, str) else [shown(given)]
    for word in said:
        if word not in f.words or said.count(word) > 1:
            raise Refused("box-wrong-word", key=key, word=word[:40])
    return [int(word in said) for word in f.words]


def value(key: str, f: Field, given: Any) -> int:
    if f.flag and isinstance(given, bool):
        return int(given)
    if isinstance(given, str) and given in f.words:
        return f.words[given]
    if isinstance(given, int) and not isinstance(given, bool) and f.least is not None:
        if f.most is not None and f.least <= given <= f.most:
            return given
        raise Refused("box-out-of-range", key=key, given=given, least=f.least, most=f.most)
    raise Refused("box-wrong-value", key=key, given=shown(given), allowed=allowed(f))


def shown(given: Any) -> str:
    """A value as TOML writes it, cut short: it may be anything."""
    text = said(given)
    return text if len(text) <= 40 else text[:39] + "…"


def said(given: Any) -> str:
    match given:
        case bool():
            return "true" if given else "false"
        case int() | float():
            return repr(given)
        case str():
            return f'"{given}"'
        case list():
            return f"[{', '.join(map(said, given))}]"
        case Mapping():
            return f"{{{', '.join(f'{key} = {said(one)}' for key, one in given.items())}}}"
    return "…"


def allowed(f: Field) -> str:
    if f.flag:
        return "true, false"
    numbers = [f"{f.least}-{f.most}"] if f.least is not None else []
    return ", ".join([*f.words, *numbers])


def written(layout: Layout, records: Records) -> dict[str, Any]:
    """The inverse of `fill`: a record as people write it, for logs."""
    return {key: write_all(f, records[0][key].tolist()) for key, f in layout.fields.items()}


def write_all(f: Field, held: Any) -> Any:
    if f.rows:
        return {name: write(f, row) for name, row in zip(f.rows, held, strict=True)}
    return write(f, held)


def write(f: Field, held: Any) -> Any:
    if f.together and not isinstance(held[0], list):
        return " ".join(said for said, there in zip(f.words, held, strict=True) if there)
    if isinstance(held, list):
        return [write(f, one) for one in held]
    if f.flag:
        return bool(held)
    return next((said for said, meant in f.words.items() if meant == held), held)
