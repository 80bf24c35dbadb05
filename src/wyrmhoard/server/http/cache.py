"""Answers that took long to work out."""

from __future__ import annotations

from collections import OrderedDict

MOST = 32  # answers, some 100 KB each


class ResponseCache:
    """What was not asked for longest is forgotten first."""

    def __init__(self) -> None:
        self.held: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def get(self, table: str, what: str) -> bytes | None:
        if body := self.held.get((table, what)):
            self.held.move_to_end((table, what))
        return body

    def put(self, table: str, what: str, body: bytes) -> None:
        self.held[table, what] = body
        if len(self.held) > MOST:
            self.held.popitem(last=False)
