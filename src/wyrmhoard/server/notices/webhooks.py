"""Webhooks: a notice as Discord, Matrix, ntfy and programs of one's own want it."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from .channels import Details
from .message import Broken, Message
from .post import Post
from .push import refusal

JSON = "application/json"
GONE = (401, 403, 404, 410)  # nobody takes it there, or not from us


class Webhook:
    """`kind` is one of those below."""

    def __init__(self, post: Post, kind: str) -> None:
        self.post, self.form = post, FORMS[kind]

    async def send(self, to: Details, message: Message) -> None:
        url, said, more, method = self.form(to, message)
        body = msgspec.json.encode(said)
        headers = {"content-type": JSON, "user-agent": "Wyrmhoard", **more}
        if self.form is plain:
            signed = hmac.new(to.token.encode(), body, hashlib.sha256).hexdigest()
            headers["x-wyrmhoard-signature"] = f"sha256={signed}"
        answer = await self.post.send(url, headers, body, method)
        if answer.status in GONE:
            raise Broken("trouble-webhook-gone")
        if not 200 <= answer.status < 300:
            raise refusal(answer)


Form = tuple[str, dict[str, Any], dict[str, str], str]  # where to, what, further headers, how


def discord(to: Details, message: Message) -> Form:
    """Nobody is called by a name that looks like a call."""
    said = {"content": f"{message.about}\n{message.url}", "allowed_mentions": {"parse": []}}
    return to.address, said, {}, "POST"


def matrix(to: Details, message: Message) -> Form:
    """The room takes each number once."""
    number = hashlib.sha256(message.id.encode()).hexdigest()[:32]
    path = f"/_matrix/client/v3/rooms/{quote(to.room, safe='')}/send/m.room.message/{number}"
    said = {"msgtype": "m.notice", "body": f"{message.about}\n{message.url}", "m.mentions": {}}
    return to.address.rstrip("/") + path, said, {"authorization": f"Bearer {to.token}"}, "PUT"


def ntfy(to: Details, message: Message) -> Form:
    """The same sequence replaces what was shown of it."""
    parts = urlsplit(to.address)
    said = {
        "topic": parts.path.strip("/"), "title": message.title, "message": message.about,
        "click": message.url,
        "sequence_id": hashlib.sha256(message.id.encode()).hexdigest()[:32],
    }  # fmt: skip
    more = {"authorization": f"Bearer {to.token}"} if to.token else {}
    return f"{parts.scheme}://{parts.netloc}/", said, more, "POST"


def plain(to: Details, message: Message) -> Form:
    said = {
        "id": message.id, "event": message.kind, "game": message.game, "table": message.table,
        "seat": message.seat, "n": message.n, "name": message.name, "text": message.about,
        "url": message.url,
    }  # fmt: skip
    return to.address, said, {"idempotency-key": message.id}, "POST"


FORMS = {"discord": discord, "matrix": matrix, "ntfy": ntfy, "json": plain}
