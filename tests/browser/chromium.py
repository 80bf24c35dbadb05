"""The browser: the system's Chromium, or one that is installed now if this machine lets us."""

import shutil

from tests.install import install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Without one, playwright's own is tried (None)."""
    if not found():
        install("chromium")
    return found()


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
