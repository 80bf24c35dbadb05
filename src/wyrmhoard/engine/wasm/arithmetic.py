"""Numbers and truths, as Python has them."""

from __future__ import annotations

import ast

from .kinds import REAL, WHOLE, Value
from .places import called
from .scope import Scope

SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
BITS = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
CHECKED = {ast.FloorDiv: "divide", ast.Mod: "modulo", ast.LShift: "left", ast.RShift: "right"}
COMPARED = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


class Arithmetic(Scope):
    def binary(self, node: ast.AST, op: ast.operator, a: Value, b: Value) -> Value:
        if {a.kind, b.kind} - {WHOLE, REAL}:
            raise self.refusal(node, "only numbers are reckoned with")
        kind = REAL if REAL in (a.kind, b.kind) else WHOLE
        if isinstance(op, ast.Div):
            return Value(self.in_order([a, b], "over({}, {})".format), REAL, called(a, b))
        if type(op) in SIGNS:
            sign = SIGNS[type(op)]
        elif kind == REAL or type(op) not in BITS | CHECKED:
            raise self.refusal(node, "this is not reckoned")
        elif type(op) in CHECKED:
            name = CHECKED[type(op)]
            return Value(self.in_order([a, b], (name + "({}, {})").format), WHOLE, called(a, b))
        else:
            sign = BITS[type(op)]
        return Value(self.in_order([a, b], f"({{}} {sign} {{}})".format), kind, called(a, b))

    def unary(self, node: ast.UnaryOp) -> Value:
        one = self.number(node.operand)
        if isinstance(node.op, ast.Not):
            return Value(f"((int64_t)!{one.code})", WHOLE, one.calls)
        if isinstance(node.op, ast.USub):
            return Value(f"(-{one.code})", one.kind, one.calls)
        if isinstance(node.op, ast.Invert) and one.kind == WHOLE:
            return Value(f"(~{one.code})", WHOLE, one.calls)
        raise self.refusal(node, "this is not reckoned")

    def compared(self, node: ast.Compare) -> Value:
        values = [self.number(one) for one in (node.left, *node.comparators)]
        if len(values) > 2 and called(*values):
            raise self.refusal(node, "no calls where a comparison goes on")
        signs = [COMPARED.get(type(op)) for op in node.ops]
        if None in signs:
            raise self.refusal(node, "this is not compared")

        def tests(*codes: str) -> str:
            pairs = zip(codes, signs, codes[1:], strict=False)
            return "((int64_t)(" + " && ".join(f"{a} {sign} {b}" for a, sign, b in pairs) + "))"

        return Value(self.in_order(values, tests), WHOLE, called(*values))

    def among(self, node: ast.Compare, them: ast.Tuple) -> Value:
        """`x in (A, B)`, or not."""
        one, others = self.whole(node.left), [self.whole(other) for other in them.elts]
        if called(*others):
            raise self.refusal(node, "no calls among what is looked through")
        name, sign = self.temp(), "!" if isinstance(node.ops[0], ast.NotIn) else ""
        tests = " || ".join(f"{name} == {other.code}" for other in others)
        return Value(
            f"({{ int64_t {name} = {one.code}; (int64_t){sign}({tests}); }})", WHOLE, one.calls
        )

    def either(self, node: ast.BoolOp) -> Value:
        """`a or b` is one of them, not a truth; the second is looked at only if it must be."""
        values = [self.number(one) for one in node.values]
        last, stops = values[-1], isinstance(node.op, ast.Or)
        for value in reversed(values[:-1]):
            name, kind = self.temp(), self.join(node, last.kind, value.kind)
            then, otherwise = (name, last.code) if stops else (last.code, name)
            code = f"({{ {kind.c} {name} = {value.code}; {name} ? {then} : {otherwise}; }})"
            last = Value(code, kind, called(value, last))
        return last

    def chosen(self, node: ast.IfExp) -> Value:
        test, a, b = self.number(node.test), self.value(node.body), self.value(node.orelse)
        kind = self.join(node, a.kind, b.kind)
        return Value(f"({test.code} ? {a.code} : {b.code})", kind, called(test, a, b))
