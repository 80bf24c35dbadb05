"""What is said to clients in one round of the loop goes out together at its end: system calls cost
far less one after the other than between other work."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Receiver(Protocol):
    def send_text(self, body: bytes) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self.messages: list[tuple[Receiver, bytes]] = []

    def put(self, to: Receiver, body: bytes) -> None:
        if not self.messages:
            asyncio.get_running_loop().call_soon(self.flush)
        self.messages.append((to, body))

    def flush(self) -> None:
        messages, self.messages = self.messages, []
        for to, body in messages:
            to.send_text(body)
