"""Tests compile into a cache of their own, shared by all of one run's processes and the next run's."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("WYRMHOARD_CACHE", str(Path(tempfile.gettempdir()) / "wyrmhoard-tests"))
