"""Programs that tests need, by the system's package manager if this machine lets us."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


def install(*packages: str) -> None:
    """Without all that is only recommended. One process at a time: the package manager refuses a
    second one."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with open(Path(tempfile.gettempdir()) / "wyrmhoard-install", "w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *command], env=env, capture_output=True, check=False)
