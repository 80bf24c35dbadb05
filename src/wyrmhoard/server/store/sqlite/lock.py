"""One process to a file, for as long as that process lives."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO
from weakref import WeakSet

if sys.platform == "win32":
    import msvcrt

    def claim(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def release(file: IO[bytes]) -> None:
        """Closing does it."""
else:
    import fcntl

    def claim(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(file: IO[bytes]) -> None:
        """Closing does not while a worker that was forked just now has yet to close it too."""
        fcntl.flock(file, fcntl.LOCK_UN)

    # A worker would hold the lock on after its parent was killed.
    os.register_at_fork(after_in_child=lambda: close_all())


OWNERS = 0o600  # a new file is its owner's alone: it holds the secrets of matches and cookies


class Lock:
    """Held by the system, so that it falls with its process however that ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    def take(self) -> bool:
        file = open(self.path, "ab", opener=lambda path, how: os.open(path, how, OWNERS))  # noqa: SIM115
        try:
            claim(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        self.file = file
        held.add(self)
        return True

    def drop(self) -> None:
        if self.file:
            release(self.file)
            self.close()

    def close(self) -> None:
        if self.file:
            self.file.close()
            self.file = None


held: WeakSet[Lock] = WeakSet()


def close_all() -> None:
    for lock in list(held):
        lock.close()
