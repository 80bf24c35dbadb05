"""Tests compile into a cache of their own, shared by all processes and by the next run."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("WYRMHOARD_CACHE", str(Path(tempfile.gettempdir()) / "wyrmhoard-tests"))
