"""Tests compile into a cache of their own, shared by all processes and by the next run, and play
one game more than we have: one that lies outside of the package, whole, as anybody's may."""

import os
import re
import tempfile
from pathlib import Path

import pytest
from xdist.scheduler import LoadScopeScheduling

# What is conserved is asserted beside the games' tests: a failure there tells the values, too.
pytest.register_assert_rewrite("tests.walk", "tests.games", "wyrmhoard.games")
os.environ.setdefault("WYRMHOARD_CACHE", str(Path(tempfile.gettempdir()) / "wyrmhoard-tests"))
ELSEWHERE = str(Path(__file__).parent / "elsewhere")
NAMED = os.environ.get("WYRMHOARD_GAMES", "").split(os.pathsep)
os.environ["WYRMHOARD_GAMES"] = os.pathsep.join(filter(None, dict.fromkeys([ELSEWHERE, *NAMED])))

CASE = re.compile(r"\[([a-z-]+-\d-(plain|compiled))\]$")  # such as [dark-cave-8-plain]
# The last of them only takes long: what is by itself comes last, and everyone would wait for it.
POSTGRES = (
    "tests/server/store/", "tests/server/test_two_processes.py", "tests/server/test_killed.py",
)  # fmt: skip


class Together(LoadScopeScheduling):
    """Tests that share the walks of a case, or PostgreSQL, share a process.

    (xdist's own groups are lost with pytest 9.2: pytest-xdist issue 1386.)
    """

    def _split_scope(self, nodeid):
        if nodeid.startswith(POSTGRES):
            return "postgres"
        case = CASE.search(nodeid)
        return case[1] if case else nodeid


def pytest_xdist_make_scheduler(config, log):
    return Together(config, log)
