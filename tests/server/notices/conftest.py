"""A server that may send everything, on loopback, and those who get it."""

import pytest

from tests.server.running import Running
from wyrmhoard.server.serve import address, bind

from .receivers import MailServer, Web


@pytest.fixture
def web():
    with Web() as made:
        yield made


@pytest.fixture
def mails():
    with MailServer() as made:
        yield made


@pytest.fixture
def sending(tmp_path, mails):
    """Whoever is asked to move is told at once."""
    given = {
        "push": True, "webhooks": True, "mail_server": mails.url,
        "mail_from": "tables@example.org", "notices_inside": True, "notice_after": 0.0,
    }  # fmt: skip
    sock = bind("127.0.0.1", 0)
    with Running(tmp_path, sock=sock, public_url=address(sock), **given) as running:
        yield running


@pytest.fixture
def file_url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
