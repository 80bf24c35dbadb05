"""Calls: the few of Python's own functions that rules use, luck, new arrays, and our own."""

from __future__ import annotations

import ast
import math
from types import FunctionType
from typing import Any

import numpy as np

from .kinds import CELLS, LUCK, REAL, WHOLE, Array, Records, Value, array
from .places import called
from .scope import Scope

CELL_OF: dict[Any, str] = {np.int64: "i8", np.bool_: "b1", float: "f8", np.float64: "f8"}


class Calls(Scope):
    def call(self, node: ast.Call) -> Value:
        if node.keywords or any(isinstance(one, ast.Starred) for one in node.args):
            raise self.refusal(node, "only plain arguments are taken")
        match node.func:
            case ast.Name(name) if name not in self.kinds:
                return self.named(node, self.meant(name))
            case ast.Attribute(ast.Name("np"), "zeros" | "full" as how):
                return self.zeros(node) if how == "zeros" else self.full(node)
            case ast.Attribute(ast.Name(name), "random") if self.kinds.get(name) == LUCK:
                return Value(f"draw(v_{name})", REAL, True)
        raise self.refusal(node, "this is not called")

    def named(self, node: ast.Call, f: Any) -> Value:
        if isinstance(f, FunctionType):
            return self.ours(node, f)
        if f is len:
            return self.length(node)
        given = [self.number(one) for one in node.args]
        if f in (min, max) and len(given) > 1:
            return self.extreme(node, "<" if f is min else ">", given)
        if len(given) != 1:
            raise self.refusal(node, "this is not called")
        (one,) = given
        if f is int:
            return Value(f"whole({one.code})", WHOLE, one.calls) if one.kind == REAL else one
        if f is float:
            return Value(f"((double){one.code})", REAL, one.calls)
        if f is abs:
            name = "size_real" if one.kind == REAL else "size"
            return Value(f"{name}({one.code})", one.kind, one.calls)
        if f is math.sqrt:  # the one root that every machine finds alike
            return Value(f"__builtin_sqrt({one.code})", REAL, one.calls)
        raise self.refusal(node, "this is not called")

    def ours(self, node: ast.Call, f: FunctionType) -> Value:
        given = [self.value(one) for one in node.args]
        made = self.program.function(f, tuple(one.kind for one in given), self.f, node)
        code = self.in_order(given, lambda *codes: f"{made.name}({', '.join(codes)})")
        return Value(code, made.back, True)

    def length(self, node: ast.Call) -> Value:
        (one,) = node.args
        if isinstance(one, ast.Name) and one.id not in self.kinds:
            return Value(str(len(self.meant(one.id))), WHOLE)
        them = self.value(one)
        if not isinstance(them.kind, Array | Records):
            raise self.refusal(node, "only arrays have a length")
        return Value(f"({them.code}).n", WHOLE, them.calls)

    def extreme(self, node: ast.Call, sign: str, given: list[Value]) -> Value:
        """The first of equals, as Python has it."""
        best = given[0]
        for one in given[1:]:
            kind, a, b = self.join(node, best.kind, one.kind), self.temp(), self.temp()
            kept = f"{kind.c} {a} = {best.code}; {kind.c} {b} = {one.code};"
            best = Value(f"({{ {kept} {b} {sign} {a} ? {b} : {a}; }})", kind, called(best, one))
        return best

    def zeros(self, node: ast.Call) -> Value:
        given = self.fixed(node.args[1]) if len(node.args) > 1 else float
        if given not in CELL_OF:
            raise self.refusal(node, "no such array is made")
        return self.made(node.args[0], CELL_OF[given])

    def full(self, node: ast.Call) -> Value:
        value = self.number(node.args[1])
        new = self.made(node.args[0], "f8" if value.kind == REAL else "i8")
        assert isinstance(new.kind, Array)
        a, i, one = self.temp(), self.temp(), self.temp()
        cell = f"(({CELLS[new.kind.cell]} *){a}.at)[{i}] = {one};"
        fill = f"for (int64_t {i} = 0; {i} < {a}.n * {new.kind.cells}; {i}++) {cell}"
        code = f"({{ Many {a} = {new.code}; {value.kind.c} {one} = {value.code}; {fill} {a}; }})"
        return Value(code, new.kind, called(new, value))

    def made(self, shape: ast.expr, cell: str) -> Value:
        first, *rest = shape.elts if isinstance(shape, ast.Tuple) else [shape]
        count, kind = self.whole(first), array(cell, *(self.fixed(one) for one in rest))
        return Value(f"MAKE({count.code}, {kind.row})", kind, count.calls)
