"""Clause tests run both ways."""

from functools import partial

import pytest

from tests.walk import WAYS

from .table import CAVE, cave_of


@pytest.fixture(params=WAYS)
def cave(request):
    """cave(3, spot={1: 5}) puts up a match, run plain and compiled."""
    return partial(cave_of, WAYS[request.param](CAVE))
