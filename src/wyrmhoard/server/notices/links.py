"""Links in mails: signed, so that nothing of them need be kept."""

from __future__ import annotations

import hmac
from typing import Literal

from .push import enc

What = Literal["confirm", "stop"]
SIGNED = 16  # bytes


def token(secret: bytes, what: What, channel: str) -> str:
    said = f"{what} {channel}".encode()
    return f"{channel}.{enc(hmac.digest(secret, said, 'sha256')[:SIGNED])}"


def channel_in(secret: bytes, what: What, given: str) -> str | None:
    channel, _, _ = given.partition(".")
    good = token(secret, what, channel).encode("utf-8", "replace")
    return channel if hmac.compare_digest(good, given.encode("utf-8", "replace")) else None
