"""The browser: the system's Chromium, or one that is installed now if this machine lets us."""

import shutil

from tests.install import install

SHELL = "chromium-headless-shell"  # without windows, menus and all that: tests take a quarter less
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Without one, playwright's own is tried (None)."""
    for package in (SHELL, "chromium"):  # the first is not there everywhere
        if not found():
            install(package, "fonts-liberation")
    return found()


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
