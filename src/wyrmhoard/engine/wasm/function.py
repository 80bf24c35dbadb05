"""One function, translated for the kinds of values it is given."""

from __future__ import annotations

from .kinds import NOTHING, Kind
from .statements import Statements

SMALL = "static __attribute__((noinline, minsize, unused))"


class Function(Statements):
    name = ""

    def body(self) -> str:
        """Names are declared first, each of one kind: found by going through until none changes."""
        before: tuple[dict[str, Kind], Kind | None] | None = None
        code = ""
        while before != (self.kinds, self.back):
            before, self.temps = (dict(self.kinds), self.back), 0
            code = self.block(self.tree.body)
        own = (name for name in self.kinds if name not in self.taken)
        return "".join(f"{self.kinds[name].c} v_{name} = {{0}}; " for name in own) + "\n" + code

    def code(self) -> str:
        body, given = self.body(), [f"{self.kinds[name].c} v_{name}" for name in self.taken]
        kind, how = self.back or NOTHING, "APART" if "apart" in vars(self.f) else "WITHIN"
        how = SMALL if "small" in vars(self.f) else how
        end = "" if kind == NOTHING else "fail(FELL_OFF);\n"
        return f"{how} {kind.c} {self.name}({', '.join(given) or 'void'}) {{ {body}{end}}}\n"
