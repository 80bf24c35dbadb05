"""One set of rules, two ways to run it: as plain Python at once, or compiled for speed.

Rules and kernels are plain functions and never mention numba. Binding copies a function
with the contract's names in its globals replaced by one game's functions, and so on down
to everything it calls; `compiled` also wraps each copy with numba.
"""

from __future__ import annotations

import hashlib
import logging
import os
import platform
import threading
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

from .game import Game
from .handles import Handles, handle
from .layout import Records
from .marks import own

log = logging.getLogger(__name__)
OURS = __name__.partition(".")[0]
HOME = Path(__file__).parents[1]
# Checked bounds cost nothing that could be measured. A wrapper holds a copy of all that is inlined
# into its function, so that every one that nobody calls would be compiled for nothing.
SWITCHES: dict[str, Any] = {
    "cache": True, "nogil": True, "boundscheck": True, "no_cfunc_wrapper": True,
}  # fmt: skip
# Inlined, references to buffers are counted once per kernel instead of once per call: three times
# the speed.
WITHIN: dict[str, Any] = SWITCHES | {"no_cpython_wrapper": True, "forceinline": True}
APART: dict[str, Any] = WITHIN | {"forceinline": False}

Wrap = Callable[[Callable[..., Any], bool], Callable[..., Any]]
# Where numba is to keep what it makes is told to all threads alike; and what is half made, and
# still calls the contract's stubs, is for nobody else.
BINDING = threading.RLock()


class Binding:
    """run = plain(game) or compiled(game); then run(kernel)(box, ...), run(legal)(box, s, p, out).

    `one` and `many` give records the shape this way of running likes best.
    """

    def __init__(self, game: Game, wrap: Wrap, *, fast: bool) -> None:
        self.game, self.wrap, self.fast = game, wrap, fast
        self.made: dict[tuple[Callable[..., Any], bool], Callable[..., Any]] = {}
        self.found: dict[Callable[..., Any], Callable[..., Any]] = {}  # what Python asks for

    def one(self, records: Records) -> Any:
        """The first of them: an np.record, or for plain Python a quicker handle on it."""
        return records[0] if self.fast else handle(records)

    def many(self, records: Records) -> Any:
        return records if self.fast else Handles(records)

    def __call__(self, f: Callable[..., Any]) -> Callable[..., Any]:
        """This game's way of it."""
        found = self.found.get(f)
        if found is None:
            with BINDING:
                found = self.found[f] = self.find(f, within=False)
        return found

    def find(self, f: Callable[..., Any], within: bool) -> Callable[..., Any]:
        """`Within` others it cannot be called from Python."""
        f = own(self.game, self.game.rules.get(f, f))
        if (f, within) not in self.made:
            assert isinstance(f, FunctionType)
            names = dict(f.__globals__)
            copy = FunctionType(f.__code__, names, f.__name__, f.__defaults__)
            vars(copy).update(vars(f))
            self.made[f, within] = self.wrap(copy, within)
            for name in f.__code__.co_names:
                called = names.get(name)
                if isinstance(called, FunctionType) and called.__module__.startswith(OURS):
                    names[name] = self.find(called, within=True)
        return self.made[f, within]


@cache
def plain(game: Game) -> Binding:
    return Binding(game, lambda f, within: f, fast=False)


@cache
def compiled(game: Game) -> Binding:
    """Importing and compiling numba waits until here."""
    import numba

    home, inlined = cache_folder(game), WITHIN | own_compiler()
    if inlined == WITHIN:
        home /= "ordinary"

    def wrap(f: Callable[..., Any], within: bool) -> Callable[..., Any]:
        """numba's cache does not tell a function from itself with other switches; folders do."""
        folder = home / ("within" if within else "kernels")
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        switches = (APART if "apart" in vars(f) else inlined) if within else SWITCHES
        # What was made has no file, which the cache asks for; it is kept within its callers.
        switches = switches | {"cache": Path(f.__code__.co_filename).exists()}
        made: Callable[..., Any] = widened(numba.njit(**switches)(f))
        return made

    return Binding(game, wrap, fast=True)


def own_compiler() -> dict[str, Any]:
    """How what is only inlined is compiled: in our own quicker way, or in numba's where
    that is not as we know it."""
    try:
        from .inline_compiler import InlineCompiler, missing
    except ImportError as no:
        lacking = [str(no)]
    else:
        if not (lacking := missing()):
            return {"pipeline_class": InlineCompiler}
    log.warning("numba is not as expected", extra={"missing": ", ".join(lacking)})
    return {}


def widened(made: Any) -> Any:
    """Whole numbers enter a function as int64, from whatever field or constant they come: numba
    would compile it, and all it calls, anew for each width and each constant."""
    from numba import int64

    def wide(kind: Any) -> Any:
        return int64 if getattr(kind, "signed", False) else kind

    ask = made.get_call_template
    made.get_call_template = lambda args, names: ask(tuple(map(wide, args)), names)
    return made


def cache_folder(game: Game) -> Path:
    """numba's cache sees neither other files nor its own switches change, so the folder does.

    The box is passed in, never compiled in, so it need not be part of the name.
    """
    versions = [version("numba"), version("numpy"), platform.python_version()]
    given = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_"))
    digest = hashlib.sha256(repr((versions, SWITCHES, WITHIN, APART, given)).encode())
    for folder in (HOME / "engine", HOME / "bots", HOME / "lab", game.folder):
        for path in sorted(folder.rglob("*.py")):
            if "wasm" in (path.stem, path.parent.name):
                continue  # makes code for browsers, none of this
            digest.update(path.relative_to(folder.parent).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return cache_root() / f"{game.name}-{game.version}-{digest.hexdigest()[:16]}"


def cache_root() -> Path:
    if given := os.environ.get("WYRMHOARD_CACHE"):
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / OURS
