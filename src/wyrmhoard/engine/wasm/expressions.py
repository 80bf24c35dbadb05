"""Every expression the rules know."""

from __future__ import annotations

import ast
from math import isfinite
from typing import Any

import numpy as np

from .arithmetic import Arithmetic
from .calls import Calls
from .kinds import REAL, WHOLE, Value, several
from .places import Places, called


class Expressions(Places, Arithmetic, Calls):
    def value(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant(value):
                return self.known(node, value)
            case ast.Name(name):
                if name in self.kinds:
                    return Value(f"v_{name}", self.kinds[name])
                return self.known(node, self.meant(name))
            case ast.Attribute():
                return self.read(self.field(node))
            case ast.Subscript():
                return self.read(self.item(node))
            case ast.BinOp(a, op, b):
                return self.binary(node, op, self.value(a), self.value(b))
            case ast.UnaryOp():
                return self.unary(node)
            case ast.BoolOp():
                return self.either(node)
            case ast.Compare(_, [ast.In() | ast.NotIn()], [ast.Tuple() as them]):
                return self.among(node, them)
            case ast.Compare():
                return self.compared(node)
            case ast.IfExp():
                return self.chosen(node)
            case ast.Tuple(parts):
                return self.together(parts)
            case ast.Call():
                return self.call(node)
        raise self.refusal(node, "this expression is not taken")

    def known(self, node: ast.AST, value: Any) -> Value:
        """A constant, here or in the module: a number or a table of numbers."""
        if isinstance(value, bool | int | np.integer) and -(2**63) < value < 2**63:
            return Value(f"INT64_C({int(value)})", WHOLE)
        if isinstance(value, float) and isfinite(value):
            return Value(value.hex(), REAL)
        if isinstance(value, np.ndarray | tuple | list):
            found = np.array(value)
            if found.dtype.kind in "if" and found.ndim:
                return self.program.table(found)
        raise self.refusal(node, "neither a number nor a table of numbers")

    def together(self, parts: list[ast.expr]) -> Value:
        values = [self.value(one) for one in parts]
        kind = self.program.struct(several(tuple(value.kind for value in values)))
        code = self.in_order(values, lambda *codes: f"(({kind.c}){{{', '.join(codes)}}})")
        return Value(code, kind, called(*values))
