"""A code to be scanned names an address that the scanning device can reach, or there is none."""

from types import SimpleNamespace

import pytest

from wyrmhoard.server.http import context
from wyrmhoard.server.http.addresses import is_loopback, own_address
from wyrmhoard.server.http.context import AppContext
from wyrmhoard.server.settings import Settings


def reachable(monkeypatch, asked, **settings):
    """What a page that was asked for at this address says, in a network of 192.168.7."""
    given = Settings(**settings)
    near = {"0.0.0.0": "192.168.7.2"}
    monkeypatch.setattr(context, "own_address", lambda host: near.get(host, ""))
    app = AppContext.__new__(AppContext)
    app.settings = given
    return app.reachable(SimpleNamespace(base_url=asked), "/t/x")


@pytest.mark.parametrize(
    ("asked", "settings", "told"),
    [
        ("http://127.0.0.1:8000/", {}, ""),
        ("http://localhost:8000/", {}, ""),
        ("http://127.0.0.1:8000/", {"host": "0.0.0.0"}, "http://192.168.7.2:8000/t/x"),
        ("http://192.168.7.2:8000/", {"host": "0.0.0.0"}, "http://192.168.7.2:8000/t/x"),
        ("http://127.0.0.1/", {"public_url": "https://w.example"}, "https://w.example/t/x"),
        ("http://w.example/", {"public_url": "http://localhost:80"}, ""),
    ],
)
def test_a_link_for_other_devices(monkeypatch, asked, settings, told):
    assert reachable(monkeypatch, asked, **settings) == told


def test_an_address_of_ones_own():
    assert [is_loopback(host) for host in ("127.0.0.9", "::1", "a.localhost", "w.example")] == [
        True, True, True, False,
    ]  # fmt: skip
    assert own_address("127.0.0.1") == ""
    assert own_address("192.0.2.7") == "192.0.2.7"
