import pytest

from .running import Running


@pytest.fixture(scope="session")
def place(tmp_path_factory):
    """One server for all tests that leave nothing behind but tables and people."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(place):
    with place.guest("Ann") as guest:
        yield guest


@pytest.fixture
def bob(place):
    with place.guest("Bob") as guest:
        yield guest


@pytest.fixture
def nobody(place):
    with place.guest() as guest:
        yield guest
