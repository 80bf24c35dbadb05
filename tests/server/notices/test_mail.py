"""Mails as they leave, and a mail server that is not there."""

import asyncio
import socket

import pytest

from wyrmhoard.server.notices import mail as module
from wyrmhoard.server.notices.channels import Details
from wyrmhoard.server.notices.mail import REST, Mail, written
from wyrmhoard.server.notices.message import Later, Message

from ..manual_clock import ManualClock

STOP = f"https://{'long-' * 12}name.example.org/stop/{'x' * 35}"
MESSAGE = Message(
    id="1", kind="turn", lang="en", title="Your turn", text="It is.", about="It is.",
    url="https://d.test/t/1", stop=STOP, stops="No more",
)  # fmt: skip
BOB = Details(address="bob@example.org", lang="en", home="https://d.test")


def sent(mail, count=1):
    """What came of each."""

    async def run():
        return await asyncio.gather(*(mail.send(BOB, MESSAGE) for _ in range(count)))

    return asyncio.run(run())


@pytest.fixture
def clock():
    return ManualClock()


@pytest.fixture
def mail(mails, clock):
    made = Mail(mails.url, "tables@example.org", clock.now)
    yield made
    made.close()


def test_the_link_that_stops_is_in_one_line_as_mail_programs_read_it():
    lines = written(MESSAGE, "tables@example.org", BOB.address).as_bytes().split(b"\r\n")
    assert f"List-Unsubscribe: <{STOP}>".encode() in lines


def test_a_password_is_not_told_in_the_clear(mails, clock):
    """Somebody on the way may have taken the offer to encrypt out."""
    mail = Mail(mails.url.replace("//", "//user:password@"), "tables@example.org", clock.now)
    with pytest.raises(Later, match="trouble-mail-server"):
        sent(mail)
    assert mails.logins == []


def test_a_connection_that_broke_while_it_was_kept_is_not_used(mail, mails):
    sent(mail)
    ((_, kept),) = mail.idle
    kept.sock.shutdown(socket.SHUT_RDWR)
    sent(mail)
    assert len(mails.to(BOB.address)) == 2


def test_a_server_that_hangs_in_mid_mail_is_left_alone_for_a_while(mail, mails, monkeypatch):
    """Or all that waits for it would stand in the way of other notices."""

    async def hangs(*_):
        await asyncio.Event().wait()

    monkeypatch.setattr(module, "LIMIT", 0.1)
    monkeypatch.setattr(type(mails), "handle_DATA", hangs)
    tried = []
    for _ in range(3):
        with pytest.raises(Later, match="trouble-mail-server") as no:
            sent(mail)
        tried.append(no.value.tried)
    assert tried == [True, False, False]


def test_a_mail_that_is_refused_keeps_no_other_waiting(mail, mails, monkeypatch):
    async def refuses(*_):
        return "451 not now"

    with monkeypatch.context() as patch:
        patch.setattr(type(mails), "handle_DATA", refuses)
        with pytest.raises(Later, match="trouble-mail-server"):
            sent(mail)
    sent(mail)
    assert len(mails.to(BOB.address)) == 1


def test_a_server_that_is_not_there_is_left_alone_for_a_while(clock):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    mail = Mail(f"smtp://127.0.0.1:{port}", "tables@example.org", clock.now)
    tried = []
    for later in (0, REST - 1, 1):
        clock.time += later
        with pytest.raises(Later, match="trouble-mail-server") as no:
            sent(mail)
        tried.append((no.value.tried, no.value.wait))
    assert tried == [(True, 0), (False, 1), (True, 0)]
