"""A text in C and what a host must know of it, kept beside what was made of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..events import Events
from ..layout import Field, Layout
from ..reasons import Blank, Reasons


@dataclass(frozen=True)
class Source:
    """`file` is the module's; beside it lies the rest, with a digest of the text."""

    file: Path
    code: str
    host: Mapping[str, Any]

    @property
    def beside(self) -> Path:
        return self.file.with_name(self.file.name + ".json")

    @property
    def about(self) -> dict[str, Any]:
        digest = hashlib.sha256(self.code.encode()).hexdigest()
        return {"written by": "make wasm", "made from": digest, **self.host}

    def fits(self) -> bool:
        """Whether what is kept was made from this, and from nothing else."""
        if not (self.file.exists() and self.beside.exists()):
            return False
        return bool(json.loads(self.beside.read_text("utf-8")) == self.about)

    def keep(self, made: bytes) -> None:
        self.file.write_bytes(made)
        self.beside.write_text(json.dumps(self.about) + "\n", "utf-8")


def places(record: np.dtype[Any]) -> dict[str, Any]:
    """Where each field of a record is: its offset, its type, its shape."""
    fields = {
        name: [found[1], found[0].base.str[1:], *found[0].shape]
        for name, found in (record.fields or {}).items()
    }
    return {"size": record.itemsize, "fields": fields}


def printed(layout: Layout) -> dict[str, Any]:
    """What a box may say in each field: whatever is out of the ordinary there."""
    return {name: {k: v for k, v in facts(f).items() if v} for name, f in layout.fields.items()}


def facts(f: Field) -> dict[str, Any]:
    within = [f.least, f.most] if f.least is not None else None
    words, rows = dict(f.words), list(f.rows)
    return {"within": within, "words": words, "rows": rows, "flag": f.flag, "together": f.together}


def told(reasons: Reasons) -> list[list[Any]]:
    """Each reason: its text, its clauses, and how its blanks are filled."""
    return [[why.text, list(why.clauses), plainly(why.blanks)] for why in reasons.all]


def kinds(events: Events) -> list[list[str]]:
    """Of each event's blanks the kinds, which say how many numbers belong to it."""
    return [[blank.kind for blank in one.blanks.values()] for one in events.all]


def plainly(blanks: Mapping[str, Blank]) -> dict[str, Any]:
    """Words as a list, which is all that JSON has."""
    return {name: list(how) if isinstance(how, tuple) else how for name, how in blanks.items()}
