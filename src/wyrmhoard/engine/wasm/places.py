"""Where things are: fields of records, items and parts of arrays. Every index is checked."""

from __future__ import annotations

import ast

from .kinds import (
    REAL, WHOLE, Array, Cell, Record, Records, Value, array, cell_of, in_cell,
)  # fmt: skip
from .scope import Scope


class Places(Scope):
    def field(self, node: ast.Attribute) -> Value:
        """An address in C and what lies there: one cell (its name) or an array of them."""
        owner = self.value(node.value)
        if not isinstance(owner.kind, Record):
            raise self.refusal(node, "only records have fields")
        fields = owner.kind.dtype.fields
        if not fields or node.attr not in fields:
            raise self.refusal(node, "the record has no such field")
        dtype, offset = fields[node.attr][:2]
        cell, shape, at = dtype.base.str[1:], dtype.shape, f"({owner.code} + {offset})"
        if not shape:
            return Value(at, cell_of(cell), owner.calls)
        return Value(f"((Many){{{at}, {shape[0]}}})", array(cell, *shape[1:]), owner.calls)

    def item(self, node: ast.Subscript) -> Value:
        """The same of `a[i]`, `a[i, j]` and `a[i:j]`."""
        whole = self.value(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.part(node, whole, node.slice)
        if isinstance(whole.kind, Records):
            index, step = self.whole(node.slice), whole.kind.dtype.itemsize
            at = self.address(whole, [index], [], step)
            return Value(at, whole.kind.one, called(whole, index))
        if not isinstance(whole.kind, Array):
            raise self.refusal(node, "only arrays have items")
        return self.cell(node, whole, whole.kind)

    def cell(self, node: ast.Subscript, whole: Value, kind: Array) -> Value:
        given = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        indices, inner = [self.whole(one) for one in given], kind.inner
        if len(indices) > len(inner) + 1:
            raise self.refusal(node, "more indices than axes")
        used, left = inner[: len(indices) - 1], inner[len(indices) - 1 :]
        step = array(kind.cell, *left).row
        at, calls = self.address(whole, indices, list(used), step), called(whole, *indices)
        if not left:
            return Value(at, cell_of(kind.cell), calls)
        return Value(f"((Many){{{at}, {left[0]}}})", array(kind.cell, *left[1:]), calls)

    def address(self, whole: Value, indices: list[Value], inner: list[int], step: int) -> str:
        base = self.temp()

        def sum_up(*codes: str) -> str:
            place = f"at({base}.n, {codes[0]})"
            for length, code in zip(inner, codes[1:], strict=True):
                place = f"({place} * {length} + at({length}, {code}))"
            return f"{base}.at + {place} * {step}"

        return f"({{ Many {base} = {whole.code}; {self.in_order(indices, sum_up)}; }})"

    def part(self, node: ast.Subscript, whole: Value, ends: ast.Slice) -> Value:
        if not isinstance(whole.kind, Array) or ends.step:
            raise self.refusal(node, "only arrays have parts, without steps")
        low = self.whole(ends.lower) if ends.lower else Value("0", WHOLE)
        high = self.whole(ends.upper) if ends.upper else Value("INT64_MAX", WHOLE)
        row, parts = whole.kind.row, [whole, low, high]
        code = self.in_order(parts, lambda a, i, j: f"slice({a}, {i}, {j}, {row})")
        return Value(code, whole.kind, called(*parts))

    def read(self, place: Value) -> Value:
        """What lies at a place: a cell's number, or the array or record itself."""
        if not isinstance(place.kind, Cell):
            return place
        held = in_cell(place.kind.name)
        return Value(f"(({held.c})*({place.kind.c} *){place.code})", held, place.calls)

    def written(self, node: ast.AST, cell: str, value: Value) -> str:
        """A number as a cell takes it: narrow ones wrap, as in native code."""
        if value.kind == REAL and cell != "f8":
            raise self.refusal(node, "a number with a fraction into a whole one's place")
        return f"({value.code} != 0)" if cell == "b1" else value.code


def called(*values: Value) -> bool:
    return any(value.calls for value in values)
