"""What is said to clients in one round of the loop goes out together at its end: system calls cost
far less one after the other than between other work."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Reader(Protocol):
    def say(self, body: bytes) -> None: ...


class Post:
    def __init__(self) -> None:
        self.letters: list[tuple[Reader, bytes]] = []

    def put(self, to: Reader, body: bytes) -> None:
        if not self.letters:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.letters.append((to, body))

    def deliver(self) -> None:
        letters, self.letters = self.letters, []
        for to, body in letters:
            to.say(body)
