"""Web push: sealed so that only the browser can read it, through the service its maker runs."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from ..store.base import Store
from .channels import Details
from .message import Broken, Gone, Later, Message, NotSent
from .post import Answer, Post

DAY = 24 * 3600  # seconds a push service keeps what it cannot deliver
SIGNED_FOR = DAY // 2  # seconds a signature for one service is used again
KEY = "vapid"  # among the store's settings

Sealed = Callable[[bytes, Details], bytes]


class Signer(Protocol):
    public: str  # the key browsers are told, as base64url

    def sign(self, service: str, contact: str, until: int) -> str: ...


def vapid(stored: bytes) -> tuple[Signer, Sealed]:
    """What the packages of the extra `notices` do."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    held = Vapid02.from_pem(stored)
    raw = held.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    class VapidSigner:
        public = enc(raw)

        def sign(self, service: str, contact: str, until: int) -> str:
            claims = {"aud": service, "sub": contact, "exp": until}
            said: str = held.sign(claims)["Authorization"]
            return said

    def seal(body: bytes, to: Details) -> bytes:
        own = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(
            body, private_key=own, dh=dec(to.point), auth_secret=dec(to.auth), version="aes128gcm"
        )
        return sealed

    return VapidSigner(), seal


def new_key() -> bytes:
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    pem: bytes = made.private_pem()
    return pem


async def open_push(store: Store) -> tuple[Signer, Sealed] | None:
    """With one key for all processes, made at the first start; None without the packages."""
    try:
        return vapid(await store.setting(KEY, new_key()))
    except ModuleNotFoundError:
        return None


class Push:
    """`now` is in milliseconds."""

    def __init__(
        self, post: Post, signer: Signer, seal: Sealed, contact: str, now: Callable[[], int]
    ) -> None:
        self.post, self.signer, self.seal, self.contact, self.now = post, signer, seal, contact, now
        self.signed: dict[str, tuple[int, str]] = {}  # by service: until when, and what

    async def send(self, to: Details, message: Message) -> None:
        if to.key != self.signer.public:
            raise Broken("trouble-key-changed")
        try:
            body = self.seal(told(message), to)
        except ValueError:  # no point of the curve
            raise Gone("trouble-gone") from None
        headers = {
            "authorization": self.authorization(to.address),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "high" if message.kind == "test" else "normal",
            "topic": enc(sha256(message.id.encode()).digest()[:24]),  # replaces the same
        }
        judge(await self.post.send(to.address, headers, body))

    def authorization(self, address: str) -> str:
        parts, now = urlsplit(address), self.now() // 1000
        service = f"{parts.scheme}://{parts.netloc}"
        until, said = self.signed.get(service, (0, ""))
        if until < now:
            if len(self.signed) > 1000:
                self.signed.clear()
            until = now + SIGNED_FOR
            said = self.signer.sign(service, self.contact, until + SIGNED_FOR // 2)
            self.signed[service] = until, said
        return said


def judge(answer: Answer) -> None:
    if answer.status in (200, 201, 202, 204):
        return
    if answer.status in (404, 410):
        raise Gone("trouble-gone")
    if answer.status in (401, 403):
        raise Broken("trouble-key-changed")
    raise refusal(answer)


def refusal(answer: Answer) -> NotSent:
    if answer.status in (408, 425, 429) or answer.status >= 500:
        after = answer.headers.get("retry-after", "")
        return Later(
            "trouble-busy", int(after) * 1000 if after.isdecimal() and len(after) < 6 else 0
        )
    return Broken("trouble-refused")


def told(message: Message) -> bytes:
    """As the service worker reads it."""
    said = {"title": message.title, "body": message.text, "url": message.url}
    return msgspec.json.encode({**said, "tag": message.id, "lang": message.lang})


def enc(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def dec(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
