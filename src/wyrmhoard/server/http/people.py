"""Guests: a name, and a key in a signed cookie. There are no accounts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from wyrmhoard.engine.refused import Refused

from ..clock import Clock
from ..store.base import Person, Store
from ..store.errors import NotStored

COOKIE = "wyrmhoard"
GONE = "-"  # in place of one that is nobody's any more
YEAR = 365 * 24 * 3600  # seconds a cookie lives
KEY = 32  # bytes: random, so that one fast hash hides it
CODE = 12  # bytes of a device link: 96 bits
CODE_LIFE = 600  # seconds
NAME = 40  # characters
REMEMBERED = 10_000  # guests remembered, so that not every request asks the store
FRESH = 60_000  # ms after which another process may have renamed a guest


@dataclass(frozen=True, slots=True)
class Known:
    person: Person
    until: int


class People:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.secret = b""
        self.known: OrderedDict[str, Known] = OrderedDict()

    async def open(self) -> None:
        """All processes sign with one secret."""
        self.secret = await self.store.setting("cookie", secrets.token_bytes(KEY))

    async def new(self, name: str) -> tuple[Person, str]:
        """A guest who was never here, and the cookie to know them by."""
        key = secrets.token_bytes(KEY)
        id, now = secrets.token_urlsafe(9), self.clock.now()
        person = Person(id=id, name=clean(name), key=hashed(key), created=now)
        try:
            await self.store.add_person(person)
        except NotStored:
            raise Refused("not-stored") from None
        return person, self.cookie(id, key)

    async def who(self, cookie: str) -> Person | None:
        """Whose cookie it is; None if it is nobody's."""
        known = self.known.get(cookie)
        if known and known.until > self.clock.now():
            self.known.move_to_end(cookie)
            return known.person
        if (read := self.read(cookie)) is None:
            return None
        person = await self.store.person(read[0])
        if person is None or not await self.fits(person, hashed(read[1])):
            return None
        self.remember(cookie, person)
        return person

    async def fits(self, person: Person, key: bytes) -> bool:
        """The first key, or one that a passkey has brought."""
        return hmac.compare_digest(person.key, key) or await self.store.has_key(key, person.id)

    async def let_in(self, person: Person) -> str:
        """A cookie for one who has shown otherwise who they are; of its key the hash is kept."""
        key = secrets.token_bytes(KEY)
        await self.store.add_key(hashed(key), person.id)
        return self.cookie(person.id, key)

    async def forget(self, person: Person) -> None:
        await self.store.forget(person.id)
        known = [cookie for cookie, k in self.known.items() if k.person.id == person.id]
        for cookie in known:
            del self.known[cookie]

    async def rename(self, cookie: str, person: Person, name: str) -> Person:
        new = msgspec.structs.replace(person, name=clean(name))
        try:
            await self.store.rename(person.id, new.name)
        except NotStored:
            raise Refused("not-stored") from None
        self.remember(cookie, new)
        return new

    # Another device

    async def link(self, cookie: str, person: Person) -> str:
        """A code that makes another device this guest's, once. The key lies beside the code's
        hash, hidden by the code itself: the store alone can open neither."""
        read = self.read(cookie)
        assert read is not None
        code = secrets.token_urlsafe(CODE)
        hidden = enc(crossed(read[1], code))
        now = self.clock.now()
        until, whose = now + CODE_LIFE * 1000, f"{person.id}.{hidden}"
        try:
            await self.store.add_code(code_hash(code), whose, until, now)
        except NotStored:
            raise Refused("not-stored") from None
        return code

    async def adopt(self, code: str) -> tuple[Person, str]:
        try:
            found = await self.store.spend_code(code_hash(code), self.clock.now())
        except NotStored:
            raise Refused("not-stored") from None
        if found is None:
            raise Refused("code-unknown")
        id, _, hidden = found.partition(".")
        cookie = self.cookie(id, crossed(dec(hidden), code))
        if (person := await self.who(cookie)) is None:
            raise Refused("code-unknown")
        return person, cookie

    # Cookies

    def cookie(self, id: str, key: bytes) -> str:
        said = f"{id}.{enc(key)}"
        return f"{said}.{self.sign(said)}"

    def read(self, cookie: str) -> tuple[str, bytes] | None:
        """The guest's id and key, if the signature is ours."""
        said, _, signed = cookie.rpartition(".")
        if not hmac.compare_digest(self.sign(said).encode(), signed.encode()):
            return None
        id, _, key = said.partition(".")
        return id, dec(key)

    def sign(self, said: str) -> str:
        return enc(hmac.digest(self.secret, said.encode("utf-8", "replace"), "sha256"))

    def remember(self, cookie: str, person: Person) -> None:
        self.known[cookie] = Known(person, self.clock.now() + FRESH)
        self.known.move_to_end(cookie)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def clean(name: str) -> str:
    """A name as others will read it: nothing invisible, nothing that turns the line around."""
    said = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(said) <= NAME or not said.isprintable():
        raise Refused("name-unfit", most=NAME)
    return said


def hashed(key: bytes) -> bytes:
    return hashlib.sha256(key).digest()


def code_hash(code: str) -> bytes:
    return hashlib.sha256(b"device\0" + code.encode("utf-8", "replace")).digest()


def crossed(key: bytes, code: str) -> bytes:
    """Hidden by a code that is used once, or found again."""
    pad = hashlib.sha256(b"key\0" + code.encode("utf-8", "replace")).digest()
    return bytes(a ^ b for a, b in zip(key, pad, strict=True))


def enc(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def dec(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
