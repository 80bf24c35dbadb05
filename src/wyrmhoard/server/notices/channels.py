"""Where notices go: what people tell of it, checked, as it is kept with a channel."""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import urlsafe_b64decode
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from wyrmhoard.engine.refused import Refused

from ..protocol.forms import AddChannel
from ..store.base import Channel

MAIL = re.compile(r"[^@\s<>\"(),:;\\\[\]]{1,64}@[^@\s<>\"(),:;\\\[\]]{1,190}\.[^@\s.]{2,60}")
ENCODED = "=?"  # begins what mail programs read as something else
ROOM = re.compile(r"[!#][^\s/?]{1,250}:[^\s/?]{1,200}")
TOPIC = re.compile(r"/[-_A-Za-z0-9]{1,64}")
POINT, AUTH = 65, 16  # bytes of a browser's two keys

Kind = Literal["push", "mail", "discord", "matrix", "ntfy", "json"]
WAY_OF: dict[str, str] = {
    "push": "push", "mail": "mail", "discord": "webhooks", "matrix": "webhooks",
    "ntfy": "webhooks", "json": "webhooks",
}  # fmt: skip


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """`home` is the address of the page that it was added on, for links."""

    address: str
    lang: str
    home: str
    point: str = ""  # of a browser: its public key
    auth: str = ""  # likewise: a secret of its own
    key: str = ""  # likewise: the server's public key it was told
    room: str = ""
    token: str = ""  # it is written to with this


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Details).decode


def details(form: AddChannel, home: str, key: str, inside: bool) -> Details:
    """Refused if nothing could ever be sent there."""
    made = Details(
        address=form.address.strip(), lang=form.lang or "en", home=home, point=form.point,
        auth=form.auth, key=form.key, room=form.room.strip(), token=form.token,
    )  # fmt: skip
    if form.kind == "mail":
        fine = MAIL.fullmatch(made.address) and printable(made.address)
        must_be(fine and ENCODED not in made.address, "mail-unfit")
        return made
    must_be_web(made.address, inside)
    path = urlsplit(made.address).path
    if form.kind == "push":
        must_be(fits(made.point, POINT) and fits(made.auth, AUTH), "push-unfit")
        must_be(made.key == key, "push-unfit")
    elif form.kind == "matrix":
        must_be(ROOM.fullmatch(made.room) and made.token.isascii() and made.token, "matrix-unfit")
    elif form.kind == "ntfy":
        must_be(TOPIC.fullmatch(path), "ntfy-unfit")
    elif form.kind == "discord":
        must_be(path.startswith("/api/webhooks/"), "discord-unfit")
    elif form.kind == "json":
        return msgspec.structs.replace(made, token=secrets.token_urlsafe(24))
    must_be(not made.token or printable(made.token), "token-unfit")
    return made


def must_be(fine: object, why: str) -> None:
    if not fine:
        raise Refused(why)


def must_be_web(address: str, inside: bool) -> None:
    """In the network around a host that allows it, http will do."""
    try:
        parts = urlsplit(address)
        fine = bool(parts.hostname) and parts.port != 0 and not parts.username
    except ValueError:
        fine = False
    must_be(fine and printable(address), "address-not-web")
    must_be(parts.scheme == "https" or (inside and parts.scheme == "http"), "address-not-web")


def printable(text: str) -> bool:
    return text.isascii() and text.isprintable() and " " not in text


def fits(key: str, size: int) -> bool:
    try:
        return len(urlsafe_b64decode(key + "=" * (-len(key) % 4))) == size
    except ValueError:
        return False


def shown(channel: Channel) -> str:
    """Enough for its owner to know it by: an address that is a key is not shown again."""
    told = decode(channel.body)
    if channel.kind == "mail":
        return told.address
    if channel.kind == "push":
        return hashlib.sha256(told.address.encode()).hexdigest()[:16]
    host = urlsplit(told.address).netloc
    return f"{told.room} ({host})" if told.room else host
