import pytest

from .running import Running


@pytest.fixture(scope="session")
def running(tmp_path_factory):
    """One server for all tests that leave nothing behind but tables and people."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(running):
    with running.guest("Ann") as guest:
        yield guest


@pytest.fixture
def bob(running):
    with running.guest("Bob") as guest:
        yield guest


@pytest.fixture
def nobody(running):
    with running.guest() as guest:
        yield guest
