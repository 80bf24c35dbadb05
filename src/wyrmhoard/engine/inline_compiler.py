"""How numba compiles a function that is only ever inlined.

All that it calls is inlined into it, and it into its callers: optimised in full on every level,
what lies deepest would be worked on most. Here rules are simplified, for they are inlined in many
places; what is built of them is left as it is. Kernels, which are called, are optimised in full,
and only of them is there machine code.

This overrides parts of numba that it does not promise to keep. pyproject.toml says with which
versions it was tried, and `missing` whether they are there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite.binding import parse_assembly  # type: ignore[import-untyped]
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler

RULES = __name__.replace("engine.inline_compiler", "games.")
SIMPLIFIED, AS_IT_IS = 1, 0  # as LLVM counts
ENV = "NumbaEnv"  # in the names of environments


USED = {
    JITCodeLibrary: (
        "_finalize_dynamic_globals", "_finalize_final_module", "_get_module_for_linking",
        "_optimize_final_module", "_verify_declare_only_symbols", "enable_object_caching",
    ),
    JITCPUCodegen: ("_create_empty_module", "_module_pass_manager"),
    Compiler: ("compile_extra",),
}  # fmt: skip


def missing() -> list[str]:
    """What is not there of all that is used here."""
    return [
        f"{kind.__name__}.{name}"
        for kind, names in USED.items()
        for name in names
        if not hasattr(kind, name)
    ]


class InlinedLibrary(JITCodeLibrary):
    level = AS_IT_IS

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(opt=self.level, loop_vectorize=False)
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        """What callers link in is kept aside; all that the machine needs are the environments."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True
        self._get_module_for_linking()
        self._final_module = environments(self)
        super()._finalize_final_module()


def environments(library: JITCodeLibrary) -> Any:
    """A module without functions: the places where a function's own Python objects are found."""
    found = (str(it) for it in library._final_module.global_variables if ENV in it.name)
    empty = library.codegen._create_empty_module(library.name)
    return parse_assembly("\n".join([str(empty), *found]))


class InlineCompiler(Compiler):
    def compile_extra(self, func: Callable[..., Any]) -> Any:
        library = InlinedLibrary(self.state.targetctx.codegen(), func.__qualname__)
        library.level = SIMPLIFIED if func.__module__.startswith(RULES) else AS_IT_IS
        library.enable_object_caching()  # so that it can be kept
        self.state.library = library
        return super().compile_extra(func)
