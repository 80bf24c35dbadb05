"""Frames counted as they come, where uvicorn's own WebSocket reads them: it tells the application
of messages alone, and answers as many pings as somebody likes to send."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

RATE, BURST = 30, 90  # frames that are no whole message, a second and at once
LENGTHS = {126: 2, 127: 8}  # bytes that say how long a longer frame is
WHOLE, MASKED, KIND, CONTROL = 0x80, 0x80, 15, 8


class Frames:
    """Where frames begin in what comes in any pieces."""

    def __init__(self) -> None:
        self.head, self.left = b"", 0  # of a frame that has not come whole: its head, its body

    def others(self, data: bytes) -> int:
        """How many frames began here that are no whole message: pings, pongs, parts of one."""
        at, count = 0, 0
        while at < len(data):
            if self.left:
                passed = min(self.left, len(data) - at)
                self.left, at = self.left - passed, at + passed
                continue
            self.head, at = self.head + data[at : at + 1], at + 1
            if len(self.head) >= 2 and len(self.head) == size_of_head(self.head):
                count += is_other(self.head[0])
                self.left, self.head = size_of_body(self.head), b""
        return count


def size_of_head(head: bytes) -> int:
    return 2 + LENGTHS.get(head[1] & ~MASKED, 0) + (4 if head[1] & MASKED else 0)


def size_of_body(head: bytes) -> int:
    short = head[1] & ~MASKED
    return int.from_bytes(head[2 : 2 + LENGTHS[short]]) if short in LENGTHS else short


def is_other(first: int) -> bool:
    return not first & WHOLE or first & KIND == 0 or first & KIND >= CONTROL


class CountsFrames:
    """In front of a WebSocket protocol of whatever kind: who floods it is hung up on."""

    transport: asyncio.Transport

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.seen, self.asked = Frames(), False
        self.left, self.time = float(BURST), monotonic()

    def data_received(self, data: bytes) -> None:
        """First comes the request for the WebSocket, then frames."""
        others = self.seen.others(data) if self.asked else 0
        self.asked = True
        if self.allows(others):
            super().data_received(data)  # type: ignore[misc]
        else:
            self.transport.abort()

    def allows(self, others: int) -> bool:
        """So many a second, a few more at once."""
        now = monotonic()
        self.left = min(BURST, self.left + (now - self.time) * RATE) - others
        self.time = now
        return self.left >= 0


def counted(protocol: type) -> type:
    return type(f"Counted{protocol.__name__}", (CountsFrames, protocol), {})
