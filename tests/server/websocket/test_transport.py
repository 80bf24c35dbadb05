"""However a client's frames arrive, each message is heard once and in order."""

import json

import pytest

from wyrmhoard.server.websocket.direct import framed, short

from ..raw_socket import dial, frame, frames

HELLO = frame(b'{"type":"hello","version":2}')
PING = 9


def ping(n, words=""):
    return json.dumps({"type": "ping", "id": n}).encode() + words.encode()


def pongs(line, count):
    """The numbers of the next pongs."""
    found = []
    for _, body in frames(line):
        message = json.loads(body)
        found += [message["id"]] if message["type"] == "pong" else []
        if len(found) == count:
            return found
    return found


def in_pieces(data, size):
    return [data[i : i + size] for i in range(0, len(data), size)]


LONG_PING = frame(ping(3, " " * 200))
BROKEN = frame(ping(3)[:5], last=False) + frame(ping(3)[5:], kind=0)
WAYS = {
    "one by one": [frame(ping(n)) for n in range(1, 6)],
    "all at once": [b"".join(frame(ping(n)) for n in range(1, 6))],
    "byte by byte": in_pieces(b"".join(frame(ping(n)) for n in range(1, 6)), 1),
    "cut in the middle": in_pieces(b"".join(frame(ping(n)) for n in range(1, 6)), 17),
    "a long one among them": [frame(ping(1)) + frame(ping(2)), LONG_PING + frame(ping(4)),
                              frame(ping(5))],
    "one in parts": [frame(ping(1)), frame(ping(2)) + BROKEN + frame(ping(4)), frame(ping(5))],
    "control frames between": [frame(b"", 10) + frame(ping(1)), frame(b"", 10),
                               frame(ping(2)) + frame(ping(3)) + frame(b"x", 10) + frame(ping(4)),
                               frame(ping(5))],
}  # fmt: skip


@pytest.mark.parametrize("pieces", WAYS.values(), ids=WAYS)
def test_every_message_is_heard_once_and_in_order(ann, pieces):
    with dial(ann, ann.open(sit=2)) as line:
        for piece in [HELLO, *pieces]:
            line.sendall(piece)
        assert pongs(line, 5) == [1, 2, 3, 4, 5]


def test_a_ping_of_the_line_itself_is_answered(ann):
    with dial(ann, ann.open(sit=2)) as line:
        line.sendall(HELLO + frame(b"there?", PING))
        assert (10, b"there?") in frames(line)


def test_frames_are_short_only_when_whole_and_masked():
    text = frame(b"hello")
    assert short(text) == short(text + b"more") == len(text)
    assert [short(text[:n]) for n in range(len(text))] == [0] * len(text)
    assert short(framed(b"unmasked")) == short(frame(b"x" * 126)) == 0
    assert short(frame(b"a part", last=False)) == short(frame(b"bytes", kind=2)) == 0


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_says_how_long_it_is(size):
    head = framed(b"x" * size)[: -size or None]
    assert head[0] == 0x81
    said = head[1] if head[1] < 126 else int.from_bytes(head[2:])
    assert (said, len(head)) == (size, 2 if size < 126 else 4 if size < 65536 else 10)
