"""Every statement the rules know."""

from __future__ import annotations

import ast

from .expressions import Expressions
from .kinds import CELLS, NOTHING, REAL, WHOLE, Array, Cell, Record, Several, Value


class Statements(Expressions):
    def block(self, body: list[ast.stmt]) -> str:
        return "".join(map(self.statement, body))

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Pass() | ast.Expr(ast.Constant(str())):
                return ""
            case ast.Expr(ast.Call() as call):
                return f"{self.call(call).code};\n"
            case ast.Assign(targets, value):
                return self.assign(targets, value)
            case ast.AugAssign(target, op, value):
                return self.change(node, target, op, value)
            case ast.If(test, body, other):
                then = f"if ({self.number(test).code}) {{\n{self.block(body)}}}"
                return f"{then} else {{\n{self.block(other)}}}\n" if other else f"{then}\n"
            case ast.While(test, body, []):
                return f"while ({self.number(test).code}) {{\n{self.block(body)}}}\n"
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), ends, []), body, []):
                return self.count(node, name, ends, body)
            case ast.Return(value):
                return self.leave(node, value)
            case ast.Continue():
                return "continue;\n"
            case ast.Break():
                return "break;\n"
        raise self.refusal(node, "this statement is not taken")

    def assign(self, targets: list[ast.expr], given: ast.expr) -> str:
        """What is given is found first and in order, then every target takes its part."""
        match targets, given:
            case [ast.Tuple(names)], ast.Tuple(parts) if len(names) == len(parts):
                return self.hand_out(names, [self.value(part) for part in parts])
            case [ast.Tuple(names)], _:
                return self.unpack(names, self.value(given), given)
        value, name = self.value(given), self.temp()
        stores = "".join(self.store(one, Value(name, value.kind)) for one in targets)
        return f"{{ {value.kind.c} {name} = {value.code}; {stores}}}\n"

    def hand_out(self, targets: list[ast.expr], values: list[Value]) -> str:
        kept, stores = "", ""
        for target, value in zip(targets, values, strict=True):
            name = self.temp()
            kept += f"{value.kind.c} {name} = {value.code}; "
            stores += self.store(target, Value(name, value.kind))
        return f"{{ {kept}{stores}}}\n"

    def unpack(self, targets: list[ast.expr], value: Value, given: ast.expr) -> str:
        if not isinstance(value.kind, Several) or len(value.kind.parts) != len(targets):
            raise self.refusal(given, "does not hold as many as it is handed out to")
        name = self.temp()
        parts = [Value(f"{name}.p{k}", kind) for k, kind in enumerate(value.kind.parts)]
        stores = "".join(self.store(one, part) for one, part in zip(targets, parts, strict=True))
        return f"{{ {value.kind.c} {name} = {value.code}; {stores}}}\n"

    def store(self, target: ast.expr, value: Value) -> str:
        match target:
            case ast.Name(name):
                self.kinds[name] = self.join(target, self.kinds.get(name), value.kind)
                return f"v_{name} = {value.code}; "
            case ast.Attribute():
                return self.put(target, self.field(target), value)
            case ast.Subscript():
                return self.put(target, self.item(target), value)
        raise self.refusal(target, "nothing is put there")

    def put(self, target: ast.expr, place: Value, value: Value) -> str:
        if isinstance(place.kind, Record) and place.kind == value.kind:
            return f"__builtin_memmove({place.code}, {value.code}, {place.kind.dtype.itemsize}); "
        if value.kind not in (WHOLE, REAL):
            raise self.refusal(target, "only numbers are put there")
        if isinstance(place.kind, Cell):
            code = self.written(target, place.kind.name, value)
            return f"*({place.kind.c} *){place.code} = {code}; "
        if not isinstance(place.kind, Array):
            raise self.refusal(target, "nothing is put there")
        return self.fill(target, place, place.kind, value)

    def fill(self, target: ast.expr, place: Value, kind: Array, value: Value) -> str:
        """The same number everywhere in an array or a part of one."""
        a, i, code = self.temp(), self.temp(), self.written(target, kind.cell, value)
        loop = f"for (int64_t {i} = 0; {i} < {a}.n * {kind.cells}; {i}++)"
        put = f"(({CELLS[kind.cell]} *){a}.at)[{i}] = {code};"
        return f"{{ Many {a} = {place.code}; {loop} {put} }} "

    def change(self, node: ast.stmt, target: ast.expr, op: ast.operator, given: ast.expr) -> str:
        """`a[i] += x`: the place is found once, and read before `x` is known."""
        if isinstance(target, ast.Name):
            value = self.binary(node, op, self.value(target), self.value(given))
            return f"{self.store(target, value)}\n"
        if not isinstance(target, ast.Attribute | ast.Subscript):
            raise self.refusal(node, "nothing is put there")
        place = self.field(target) if isinstance(target, ast.Attribute) else self.item(target)
        if not isinstance(place.kind, Cell):
            raise self.refusal(node, "only one number is changed at a time")
        at, old = self.temp(), self.temp()
        held = self.read(Value(at, place.kind))
        value = self.binary(node, op, Value(old, held.kind), self.value(given))
        kept = f"char *{at} = {place.code}; {held.kind.c} {old} = {held.code};"
        code = self.written(node, place.kind.name, value)
        return f"{{ {kept} *({place.kind.c} *){at} = {code}; }}\n"

    def count(self, node: ast.For, name: str, ends: list[ast.expr], body: list[ast.stmt]) -> str:
        """What the loop does to its own name does not change how it goes on."""
        first, last = (ends[0], ends[1]) if len(ends) > 1 else (ast.Constant(0), ends[0])
        step = int(self.fixed(ends[2])) if len(ends) == 3 else 1
        if not step:
            raise self.refusal(node, "a step of 0")
        self.kinds[name] = self.join(node, self.kinds.get(name), WHOLE)
        i, end, sign = self.temp(), self.temp(), "<" if step > 0 else ">"
        start = f"int64_t {i} = {self.whole(first).code}, {end} = {self.whole(last).code}"
        loop = f"for ({start}; {i} {sign} {end}; {i} += {step})"
        return f"{loop} {{ v_{name} = {i};\n{self.block(body)}}}\n"

    def leave(self, node: ast.Return, given: ast.expr | None) -> str:
        value = self.value(given) if given else Value("", NOTHING)
        self.back = self.join(node, self.back, value.kind)
        return f"return {value.code};\n"
