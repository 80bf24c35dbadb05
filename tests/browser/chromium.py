"""The browser: the system's Chromium, or one that is installed now if this machine lets us."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    return found() or installed()


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def installed() -> str | None:
    """By the system's package manager; without it playwright's own is tried (None)."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, **quiet)
    return found()
