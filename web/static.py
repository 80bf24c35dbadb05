"""make static: the page as files that any web host can serve, at any path, without our server.

`python web/static.py` writes web/static.
"""

from __future__ import annotations

import os
import sys

import npm

from wyrmhoard.server.http.middleware import POLICY

ONLY_SENT = "frame-ancestors"  # browsers take it from a server alone


def policy() -> str:
    """What the server sends, as far as a page may say it itself."""
    return "; ".join(part for part in POLICY.split("; ") if not part.startswith(ONLY_SENT))


if __name__ == "__main__":
    os.environ["WYRMHOARD_POLICY"] = policy()
    sys.exit(npm.main(["run", "static"]))
