"""Slow and silent clients cost nobody else anything."""

import resource
import socket
import sys
import threading
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.running import LONG, Running
from wyrmhoard.server.http import connections
from wyrmhoard.server.http.client import Proxies, counted_as
from wyrmhoard.server.http.addresses import own_address
from wyrmhoard.server.serve import address, bind

SILENT, ADDRESSES = 2000, 20
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


@contextmanager
def dialled(running, source="127.0.0.1"):
    host, port = urlsplit(running.url).netloc.split(":")
    with socket.create_connection((host, int(port)), LONG, (source, 0)) as line:
        yield line


def hung_up(line):
    """Waits for the end."""
    with suppress(ConnectionError):
        while line.recv(4096):
            pass
    return True


@pytest.fixture
def impatient(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "SLOWEST", 0.1)
    with Running(tmp_path) as running:
        yield running


@pytest.mark.parametrize(
    "said", [b"", b"GET /", REQUEST[:-2], b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_who_does_not_ask_in_time_is_hung_up_on(impatient, said):
    with dialled(impatient) as line:
        line.sendall(said)
        assert hung_up(line)


def test_who_has_asked_once_must_do_so_in_time_again(impatient):
    with dialled(impatient) as line:
        line.sendall(REQUEST)
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(REQUEST[:9])
        assert hung_up(line)


def test_an_address_has_only_so_many_connections_at_once(tmp_path):
    with Running(tmp_path, connections_per_address=3) as running, ExitStack() as stack:
        lines = [stack.enter_context(dialled(running)) for _ in range(3)]
        running.until(lambda: running.plain.open["127.0.0.1"] == 3)
        with dialled(running) as one_more:
            assert hung_up(one_more)
        with dialled(running, "127.0.0.2") as elsewhere:
            elsewhere.sendall(REQUEST)
            assert elsewhere.recv(4096).startswith(b"HTTP/1.1 200")
        lines[0].close()
        running.until(lambda: running.plain.open["127.0.0.1"] == 2)
        with dialled(running) as again:
            again.sendall(REQUEST)
            assert again.recv(4096).startswith(b"HTTP/1.1 200")


def test_connections_of_a_proxy_are_not_counted(tmp_path):
    given = {"connections_per_address": 1, "proxies": ["127.0.0.0/8"]}
    with Running(tmp_path, **given) as running, ExitStack() as stack:
        for line in [stack.enter_context(dialled(running)) for _ in range(5)]:
            line.sendall(REQUEST)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        assert not running.plain.open


def test_a_socket_is_no_plain_connection(tmp_path):
    with Running(tmp_path, connections_per_address=2) as running, running.guest("Ann") as ann:
        table = ann.open(sit=2)
        with ann.sit_down(table), ann.sit_down(table), ann.sit_down(table) as player:
            assert player.hear_of("welcome")


def test_thousands_that_say_nothing_cost_nobody_else_anything(tmp_path, many_files):
    with Running(tmp_path) as running, ExitStack() as stack:
        for n in range(SILENT):
            stack.enter_context(dialled(running, f"127.0.1.{1 + n % ADDRESSES}"))
        running.until(lambda: running.plain.open.total() == SILENT)
        with running.guest("Ann") as ann, ann.sit_down(ann.open(sit=2)) as player:
            assert player.hear_of("welcome")
            assert ann.get("/").status_code in (200, 503)


def test_when_there_are_too_many_in_all_the_longest_silent_goes(tmp_path):
    with Running(tmp_path) as running, ExitStack() as stack:
        running.plain.most = 3
        lines = [stack.enter_context(dialled(running)) for _ in range(4)]
        assert hung_up(lines[0])
        lines[3].sendall(REQUEST)
        assert lines[3].recv(4096).startswith(b"HTTP/1.1 200")


@pytest.fixture
def many_files():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 3 * SILENT:
        pytest.skip("the system lets nobody open so many files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3 * SILENT), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_each_client_counts_by_its_own_address():
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("::ffff:192.0.2.2") != counted_as("::ffff:192.0.2.1")
    assert counted_as("2001:db8::1") == counted_as("2001:db8::2") == "2001:db8::/64"
    assert counted_as("testclient") == "testclient"
    assert "::ffff:192.0.2.1" in Proxies(["192.0.2.0/24"])
    assert "::ffff:192.0.2.1" in Proxies(["192.0.2.1"])
    assert "192.0.2.1" not in Proxies(["192.0.3.1", "::/0"])
    assert "anybody" in Proxies(["*"])


def test_a_server_for_everybody_sees_ipv4_clients_as_what_they_are(tmp_path):
    try:
        sock = bind("::", 0)
    except Exception:
        pytest.skip("this system has no IPv6")
    port = sock.getsockname()[1]
    assert address(sock) == f"http://{own_address('::') or '127.0.0.1'}:{port}"
    with (
        Running(tmp_path, sock=sock, url=f"http://127.0.0.1:{port}") as running,
        running.guest("Ann") as ann,
        ann.sit_down(ann.open(sit=2)) as player,
    ):
        assert player.hear_of("welcome")
        assert set(running.sockets) == {"127.0.0.1"}
        assert set(running.context.requests.held) >= {"127.0.0.1"}


opened = []
watched = threading.Event()


def watch(event, details):
    if watched.is_set() and event in ("open", "sqlite3.connect", "import"):
        opened.append((event, str(details[0])))


def test_no_file_is_opened_while_a_request_is_served(running, ann):
    """By anybody: with its first request a page may come when no file can be opened any more."""
    table = ann.open(sit=2)
    client = httpx.Client(base_url=ann.url, cookies=ann.cookies, timeout=LONG)
    paths = [
        "/", "/assets/nothing.js", "/api/games", "/api/games/mount-drago", "/api/me",
        "/api/games/mount-drago/rules/cs", "/api/games/dark-cave/texts/fr", "/api/me/tables",
        "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/qr.svg", "/healthz",
        "/metrics", "/api/openapi.json", "/api/games/none", f"/api/tables/{table}/log",
    ]  # fmt: skip
    client.get("/healthz")  # the line is there
    running.until(running.app.state.reading.done)
    sys.addaudithook(watch)
    watched.set()
    try:
        for path in paths:
            client.get(path)
        form = {"game": "dark-cave", "seats": 2, "sit": 2, "variant": "none"}
        for body in (form, form | {"variant": ""}, form | {"box": {"none": 1}}):
            client.post("/api/tables", json=body)
    finally:
        watched.clear()
        client.close()
    assert opened == []
