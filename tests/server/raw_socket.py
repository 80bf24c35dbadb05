"""A WebSocket by hand, for tests of what a well-behaved client never does."""

import socket
from contextlib import contextmanager
from urllib.parse import urlsplit

from .running import LONG

MASK = bytes([1, 2, 3, 4])


@contextmanager
def dial(guest, table):
    """A line that has been granted."""
    host, port = urlsplit(guest.url).netloc.split(":")
    with socket.create_connection((host, int(port)), LONG) as line:
        cookie = "; ".join(f"{k}={v}" for k, v in guest.cookies.items())
        line.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield line


def frame(body, kind=1, last=True):
    """As a client sends it: masked. Kinds: 0 goes on, 1 text, 2 bytes, 8 close, 9 ping, 10 pong."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
    masked = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(body))
    return bytes([last << 7 | kind]) + size + MASK + masked


def frames(line):
    """What the server sends: pairs of kind and body, until it closes the line."""
    with line.makefile("rb") as told:
        while head := told.read(2):
            size = head[1]
            if size > 125:
                size = int.from_bytes(told.read(2 if size == 126 else 8))
            yield head[0] & 15, told.read(size)
