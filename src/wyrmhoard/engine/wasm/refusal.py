"""What the translator does not take is said with its place, never worked around."""

from __future__ import annotations

import ast
from types import FunctionType


class NotTaken(Exception):
    """`rules.py:12: a comprehension is not taken: [p for p in seats]`."""

    def __init__(self, f: FunctionType, node: ast.AST, why: str) -> None:
        line = getattr(node, "lineno", f.__code__.co_firstlineno)
        super().__init__(f"{f.__code__.co_filename}:{line}: {why}: {said(node)}")


def said(node: ast.AST) -> str:
    """The first line of it, as it is written."""
    return ast.unparse(node).partition("\n")[0]
