"""What is known while one function is translated: its names, and what they hold."""

from __future__ import annotations

import ast
import builtins
import linecache
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

from .kinds import REAL, WHOLE, Kind, Value
from .refusal import NotTaken

if TYPE_CHECKING:
    from .program import Program


class Scope:
    def __init__(self, program: Program, f: FunctionType, given: tuple[Kind, ...]) -> None:
        self.program, self.f = program, f
        self.tree = parsed(f)
        self.taken = [one.arg for one in self.tree.args.args]
        self.kinds: dict[str, Kind] = dict(zip(self.taken, given, strict=True))
        self.back: Kind | None = None  # what it returns, as far as is known
        self.temps = 0

    def value(self, node: ast.expr) -> Value:
        raise NotImplementedError

    def refusal(self, node: ast.AST, why: str) -> NotTaken:
        return NotTaken(self.f, node, why)

    def temp(self) -> str:
        self.temps += 1
        return f"t{self.temps}"

    def meant(self, name: str) -> Any:
        """What a name that is not the function's own stands for."""
        if name in self.f.__globals__:
            return self.f.__globals__[name]
        return getattr(builtins, name, None)

    def fixed(self, node: ast.expr) -> Any:
        """What an expression of constants is; the shape of an array must be one."""
        named = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        if named & self.kinds.keys() or any(isinstance(one, ast.Call) for one in ast.walk(node)):
            raise self.refusal(node, "not a constant")
        return eval(compile(ast.Expression(node), "constant", "eval"), self.f.__globals__)

    def whole(self, node: ast.expr) -> Value:
        found = self.value(node)
        if found.kind != WHOLE:
            raise self.refusal(node, "not a whole number")
        return found

    def number(self, node: ast.expr) -> Value:
        found = self.value(node)
        if found.kind not in (WHOLE, REAL):
            raise self.refusal(node, "not a number")
        return found

    def in_order(self, values: Sequence[Value], build: Callable[..., str]) -> str:
        """C leaves open which operand comes first; Python does not, and a call may draw luck."""
        if len(values) < 2 or not any(value.calls for value in values):
            return build(*(value.code for value in values))
        names = [self.temp() for _ in values]
        kept = "".join(
            f"{value.kind.c} {name} = {value.code}; "
            for name, value in zip(names, values, strict=True)
        )
        return f"({{ {kept}{build(*names)}; }})"

    def join(self, node: ast.AST, a: Kind | None, b: Kind) -> Kind:
        """What holds either."""
        if a is None or a == b:
            return b
        if {a, b} == {WHOLE, REAL}:
            return REAL
        raise self.refusal(node, "two kinds of values in one place")


def parsed(f: FunctionType) -> ast.FunctionDef:
    """The function's own syntax, with the lines it has in its file."""
    found = functions(f.__code__.co_filename).get(f.__code__.co_firstlineno)
    if found is None or found.name != f.__name__:
        raise NotTaken(f, ast.Name(f.__name__), "not a plain function of a module")
    given = found.args
    if given.posonlyargs or given.kwonlyargs or given.vararg or given.kwarg or given.defaults:
        raise NotTaken(f, found, "only plain arguments are taken")
    return found


@cache
def functions(file: str) -> dict[int, ast.FunctionDef]:
    """Those of a module by their first line, which may be a mark's."""
    body = ast.parse("".join(linecache.getlines(file))).body
    found = [node for node in body if isinstance(node, ast.FunctionDef)]
    return {first_line(node): node for node in found}


def first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
