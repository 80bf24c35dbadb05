"""Where uvicorn is not as we know it, its own parts do as well, and the log says so."""

import random
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from wyrmhoard.server import uvicorn_parts
from wyrmhoard.server.http import connections
from wyrmhoard.server.websocket import direct
from wyrmhoard.server.websocket.connection import BAD_HELLO, TOO_MUCH

from wyrmhoard.server.websocket.counted import BURST, Frames

from .raw_socket import dial, frame, frames
from .running import Running, unhurried
from .websocket.test_hostile import FLOODS, drained, fine

GIVEN = 200, ()


def test_uvicorn_is_as_we_know_it(caplog):
    assert uvicorn_parts.websocket_protocol() is direct.DirectTransport
    assert uvicorn_parts.http_protocol(GIVEN).func is connections.PlainConnection
    assert not caplog.records


@pytest.mark.parametrize("part", ["METHODS", "FIELDS"])
def test_what_is_missing_is_said_and_not_used(monkeypatch, caplog, part):
    for module in (direct, connections):
        monkeypatch.setattr(module, part, (*getattr(module, part), "renamed"))
    assert uvicorn_parts.websocket_protocol().__mro__[2] is direct.WebSocketsSansIOProtocol
    assert uvicorn_parts.http_protocol(GIVEN) == "auto"
    assert [record.missing for record in caplog.records] == ["renamed", "renamed"]


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory):
    """A server without any part of ours in uvicorn."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (direct, connections):
            patch.setattr(module, "METHODS", ("renamed",))
        with Running(tmp_path_factory.mktemp("ordinary")) as running:
            yield running


@pytest.fixture
def eve(ordinary):
    with ordinary.guest("Eve") as guest:
        yield guest


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_are_no_messages_count_there_too(ordinary, eve, kind):
    with dial(eve, eve.open(sit=2)) as line:
        line.sendall(frame(b'{"type":"hello","version":2}'))
        first = frame(b"", 1, last=False) if "fragments" in kind else b""
        with suppress(ConnectionError):
            line.sendall(first + FLOODS[kind] * 20_000)
        with suppress(ConnectionError):
            assert len([kind for kind, _ in frames(line) if kind == 10]) < BURST
    ordinary.until(lambda: not ordinary.sockets)


def test_frames_are_found_however_they_come():
    said = [frame(b"x" * size, kind, last) for size, kind, last in SAID]
    for step in (1, 7, 1 << 20):
        seen, whole = Frames(), b"".join(said)
        parts = [whole[i : i + step] for i in range(0, len(whole), step)]
        assert sum(seen.others(part) for part in parts) == 4
        assert (seen.head, seen.left) == (b"", 0)


SAID = [(5, 1, True), (0, 9, True), (300, 1, False), (70, 0, True), (125, 2, True), (3, 10, True)]


def test_a_match_is_played_in_the_ordinary_way(eve):
    with unhurried(), eve.sit_down(eve.open(sit=2)) as player:
        assert player.play_on(random.Random(1))["status"] == "over"


def test_refusals_floods_and_goodbyes_are_the_same_in_the_ordinary_way(ordinary, eve):
    with eve.sit_down(eve.open(sit=2)) as player:
        player.socket.send("{")
        assert player.hear_of("refusal")["why"] == "message-malformed"
        player.socket.send(b"bytes")
        assert player.hear_of("refusal")["why"] == "message-malformed"
        assert fine(player)
    with eve.sit_down(eve.open(sit=2), token="guessed") as player:
        assert drained(player) == BAD_HELLO
    with eve.sit_down(eve.open(sit=2), max_queue=None) as player:
        with suppress(ConnectionClosed):
            for n in range(200):
                player.say("ping", id=n)
        assert drained(player) == TOO_MUCH
    ordinary.until(lambda: not ordinary.sockets)
