"""Requests go where they may, and nowhere else."""

import asyncio
import datetime
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from wyrmhoard.server.notices import post as module
from wyrmhoard.server.notices.inside import is_inside
from wyrmhoard.server.notices.message import Broken, Later
from wyrmhoard.server.notices.post import REDIRECTS, Answer, Post
from wyrmhoard.server.notices.push import refusal

from ..manual_clock import ManualClock
from ..running import LONG

OUTSIDE = ["93.184.215.14", "2606:4700::1111", "64:ff9b::5db8:d70e", "2002:5db8:d70e::1"]
INSIDE = [
    "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::",
    "2001:db8::1", "fec0::1", "5f00::1", "::ffff:0:7f00:1", "64:ff9b:1:7f00:0:1:808:808",
    "no address",
]  # fmt: skip


@pytest.mark.parametrize("address", OUTSIDE)
def test_what_is_out_there_for_everybody(address):
    assert not is_inside(address)


@pytest.mark.parametrize("address", INSIDE)
def test_what_lies_in_the_network_around(address):
    assert is_inside(address)


def sent(url, post, **headers):
    async def run():
        try:
            return await post.send(url, headers, b"{}")
        finally:
            post.close()

    return asyncio.run(run())


@pytest.fixture
def anywhere():
    return Post(ManualClock().now, inside=True)


@pytest.fixture
def outside():
    return Post(ManualClock().now, inside=False)


@pytest.mark.parametrize(
    "url", ["https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://2130706433/"]
)
def test_an_address_inside_is_refused(outside, url):
    with pytest.raises(Broken, match="trouble-inside"):
        sent(url, outside)


@pytest.mark.parametrize(
    "url", ["http://example.org/", "file:///etc/passwd", "https:///x", "gopher:"]
)
def test_an_address_that_is_none_is_refused(outside, url):
    with pytest.raises(Broken, match="trouble-address"):
        sent(url, outside)


def test_one_address_inside_among_those_of_a_name_is_enough(outside, monkeypatch):
    found = [(0, 0, 0, "", (a, 443)) for a in ("93.184.215.14", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **how: found)
    with pytest.raises(Broken, match="trouble-inside"):
        sent("https://hook.test/", outside)


@pytest.fixture
def secure(web, monkeypatch, tmp_path):
    """The receiver by the name of hook.test, with a certificate for it, as if it were outside."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.test")])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder(
        name, name, key.public_key(), 1, now, now + datetime.timedelta(days=1)
    )
    made = made.add_extension(
        x509.SubjectAlternativeName([x509.DNSName("hook.test")]), critical=False
    )
    made = made.add_extension(x509.BasicConstraints(True, None), critical=True)
    pem = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    file = tmp_path / "cert.pem"
    file.write_bytes(
        pem
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    web.server.socket = own.wrap_socket(web.server.socket, server_side=True)
    monkeypatch.setattr(module, "is_inside", lambda address: address == "127.0.0.2")
    trusts = ssl.create_default_context(cadata=pem.decode())
    monkeypatch.setattr(module, "context", lambda: trusts)
    asked, answers = [], []

    def lookup(host, port, *rest, **how):
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", (answers.pop(0) if answers else "127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    return f"https://hook.test:{web.server.server_port}", asked, answers


def test_a_name_is_looked_up_once_and_what_was_checked_is_connected_to(secure, web, outside):
    """It might lead inside the next time it is asked (rebinding)."""
    url, asked, answers = secure
    answers[:] = ["127.0.0.1", "127.0.0.2"]
    assert sent(f"{url}/own", outside).status == 201
    assert asked == ["hook.test"]
    assert web.got[0][1]["host"] == url.removeprefix("https://")


def test_a_redirect_inside_is_refused(secure, web, outside):
    url, _, answers = secure
    answers[:] = ["127.0.0.1", "127.0.0.2"]
    web.answers["/own"] = lambda headers: (307, {"location": "https://other.test/x"})
    with pytest.raises(Broken, match="trouble-inside"):
        sent(f"{url}/own", outside)


def test_a_certificate_must_fit(secure, web, outside, monkeypatch):
    url, _, _ = secure
    monkeypatch.setattr(module, "context", ssl.create_default_context)
    with pytest.raises(Later, match="trouble-tls"):
        sent(f"{url}/own", outside)
    assert web.got == []


def test_redirects_are_followed_a_few_times_and_secrets_stay(web, anywhere):
    other = web.url.replace("127.0.0.1", "localhost")
    web.answers["/first"] = lambda headers: (308, {"location": "/second"})
    web.answers["/second"] = lambda headers: (307, {"location": f"{other}/third"})
    assert sent(f"{web.url}/first", anywhere, authorization="secret").status == 201
    assert [(path, "authorization" in headers) for path, headers, _ in web.got] == [
        ("/first", True), ("/second", True), ("/third", False),
    ]  # fmt: skip


def test_redirects_do_not_go_on_for_ever(web, anywhere):
    web.answers["/round"] = lambda headers: (307, {"location": "/round"})
    with pytest.raises(Broken, match="trouble-redirects"):
        sent(f"{web.url}/round", anywhere)
    assert len(web.got) == 1 + REDIRECTS


@pytest.mark.parametrize("where", ["https://[x", "https://h\u00e4/x", "/\u00e4", "gopher:"])
def test_a_redirect_to_nowhere_is_an_address_that_is_none(web, anywhere, where):
    web.answers["/first"] = lambda headers: (307, {"location": where})
    with pytest.raises(Broken, match="trouble-address"):
        sent(f"{web.url}/first", anywhere)


@pytest.mark.parametrize(
    ("after", "wait"), [("30", 30_000), ("", 0), ("soon", 0), ("\u00b2", 0), ("9" * 6, 0)]
)
def test_how_long_the_other_side_asks_to_wait(after, wait):
    assert refusal(Answer(429, {"retry-after": after})).wait == wait


def test_names_that_hang_keep_nothing_else_waiting(outside, monkeypatch):
    """They are looked up in threads of their own."""
    monkeypatch.setattr(module, "LIMIT", 0.05)
    held = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **how: held.wait())

    async def run():
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        with pytest.raises(Later, match="trouble-slow"):
            await outside.send("https://hook.test/", {}, b"")
        try:
            async with asyncio.timeout(LONG):
                return await asyncio.to_thread(lambda: "served")
        finally:
            held.set()

    assert asyncio.run(run()) == "served"


def test_other_redirects_are_only_answers(web, anywhere):
    web.answers["/moved"] = lambda headers: (302, {"location": "/there"})
    assert sent(f"{web.url}/moved", anywhere).status == 302
    assert len(web.got) == 1


def test_who_does_not_answer_in_time_is_left_alone_for_a_while(anywhere, monkeypatch):
    """Whoever waits behind it is not kept waiting as well."""
    monkeypatch.setattr(module, "LIMIT", 0.05)
    clock = ManualClock()
    anywhere.now = clock.now
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"

        async def run():
            with pytest.raises(Later) as first:
                await anywhere.send(url, {}, b"")
            with pytest.raises(Later) as second:
                await anywhere.send(url, {}, b"")
            clock.time += module.REST
            with pytest.raises(Later) as third:
                await anywhere.send(url, {}, b"")
            return [no.value.tried for no in (first, second, third)]

        assert asyncio.run(run()) == [True, False, True]


def test_nobody_there(anywhere):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(Later, match="trouble-not-reached"):
        sent(f"http://127.0.0.1:{port}/", anywhere)


def test_a_connection_is_used_again(web, anywhere):
    async def run():
        for _ in range(3):
            await anywhere.send(f"{web.url}/own", {}, b"{}")
        lines = len(anywhere.idle)
        anywhere.close()
        return lines

    assert asyncio.run(run()) == 1
    assert len(web.got) == 3
