"""All that some kernels of one game need, as one text in C."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bind import plain
from ..game import Game
from ..layout import Layout, field
from .function import Function
from .kinds import NOTHING, REAL, WHOLE, Kind, Several, Value, array
from .refusal import NotTaken

RUNTIME = (Path(__file__).parent / "runtime.h").read_text("utf-8")
GENERATOR = Layout(
    state=field("i8", 2, about="of luck, as NumPy's PCG64 has it, the low half first"),
    step=field("i8", 2, about="what is added at each draw"),
)
NARROW = {WHOLE: "int32_t", REAL: "double"}  # JavaScript has whole numbers of 64 bits, but slowly


@dataclass(frozen=True)
class Made:
    name: str
    back: Kind


@dataclass(frozen=True)
class Door:
    """A kernel that a host may call by its name. Arrays are given as an address and a count."""

    kernel: Callable[..., Any]
    given: tuple[Kind, ...]


class Program:
    def __init__(self, game: Game) -> None:
        self.run = plain(game)
        self.made: dict[tuple[FunctionType, tuple[Kind, ...]], Made | None] = {}
        self.tables: dict[str, str] = {}
        self.structs: dict[Several, str] = {}
        self.functions: list[str] = []

    def function(
        self, f: FunctionType, given: tuple[Kind, ...], asker: FunctionType, node: ast.AST
    ) -> Made:
        """The function for these kinds, translated once."""
        if (f, given) not in self.made:
            self.made[f, given] = None
            if len(given) != f.__code__.co_argcount:
                raise NotTaken(asker, node, "not as many arguments as it takes")
            work = Function(self, f, given)
            work.name = f"{f.__name__}_{len(self.made)}"
            self.functions.append(work.code())
            self.made[f, given] = Made(work.name, work.back or NOTHING)
        if (made := self.made[f, given]) is None:
            raise NotTaken(asker, node, "recursion is not taken")
        return made

    def table(self, values: NDArray[np.generic]) -> Value:
        """A constant of a module, kept once."""
        cell, c = ("f8", "double") if values.dtype.kind == "f" else ("i8", "int64_t")
        said = ", ".join(
            one.hex() if isinstance(one, float) else f"INT64_C({one})"
            for one in values.ravel().tolist()
        )
        name = self.tables.setdefault(f"{c} %s[] = {{{said}}};\n", f"table_{len(self.tables)}")
        code = f"((Many){{(char *){name}, {len(values)}}})"
        return Value(code, array(cell, *values.shape[1:]))

    def struct(self, kind: Several) -> Several:
        fields = "".join(f"{part.c} p{k}; " for k, part in enumerate(kind.parts))
        self.structs[kind] = f"{kind.c} {{ {fields}}};\n"
        return kind

    def text(self, doors: Iterable[Door]) -> str:
        opened = [self.door(door) for door in doors]
        tables = [f"static const {said % name}" for said, name in self.tables.items()]
        structs = sorted(set(self.structs.values()))
        return "\n".join([RUNTIME, *structs, *tables, *self.functions, *opened])

    def door(self, door: Door) -> str:
        kernel, name = self.run(door.kernel), door.kernel.__name__
        assert isinstance(kernel, FunctionType)
        made = self.function(kernel, door.given, kernel, ast.Name(name))
        taken, passed = [], []
        for k, kind in enumerate(door.given):
            many = kind.c == "Many"
            taken += (
                [f"char *a{k}", f"int32_t n{k}"] if many else [f"{NARROW.get(kind, kind.c)} a{k}"]
            )
            passed.append(f"(Many){{a{k}, n{k}}}" if many else f"a{k}")
        back = "" if made.back == NOTHING else "return "
        head = f"DOOR {NARROW.get(made.back, made.back.c)} {name}({', '.join(taken)})"
        return f"{head} {{ {back}{made.name}({', '.join(passed)}); }}\n"
