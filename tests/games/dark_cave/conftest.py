"""Clause tests run both ways."""

import pytest

from tests.walk import WAYS

from .cave import GAME, Cave


@pytest.fixture(params=list(WAYS))
def cave(request):
    """cave(seats, ...) puts up a match, run plain and compiled."""
    run = WAYS[request.param](GAME)
    return lambda *args, **options: Cave(run, *args, **options)
