import pytest

from .table import Table


@pytest.fixture(params=["plain", "compiled"])
def table(request):
    """A new table of so many players and this box, its rules run both ways."""

    def sit(seats=3, **box):
        return Table(seats, request.param, **box)

    return sit
