"""Passkeys (WebAuthn): a key on a device or in a keychain, by which one is known anywhere."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from wyrmhoard.engine.refused import Refused

from ..store.base import Passkey, Person
from .client import same_origin
from .context import AppContext, RequestContext

NAME = "Wyrmhoard"
LIFE = 300_000  # ms a challenge is good for
CHALLENGE = 32  # bytes
MOST = 10  # of one person


def available() -> bool:
    try:
        import webauthn  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def must_be_available() -> None:
    if not available():
        raise Refused("host-lacks-packages")


def origin(call: RequestContext) -> str:
    """Of the page that asks: another one's would have been refused."""
    said = call.request.headers.get("origin", "")
    if said and same_origin(call.request, frozenset()):
        return said
    return "{0.scheme}://{0.netloc}".format(urlsplit(call.app.link(call.request, "/")))


def site(call: RequestContext) -> str:
    return urlsplit(origin(call)).hostname or ""


async def ask_for_new(call: RequestContext, me: Person) -> dict[str, Any]:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria, PublicKeyCredentialDescriptor, ResidentKeyRequirement,
    )  # fmt: skip

    there = await with_room(call, me)
    options = generate_registration_options(
        rp_id=site(call), rp_name=NAME, user_id=me.id.encode(), user_name=me.name,
        challenge=await challenge(call.app, f"{me.id} new"),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in there],
    )  # fmt: skip
    asked: dict[str, Any] = json.loads(options_to_json(options))
    return asked


async def with_room(call: RequestContext, me: Person) -> list[Passkey]:
    """Those there are, if there may be one more."""
    there = await call.app.registry.store.passkeys(me.id)
    if len(there) >= MOST:
        raise Refused("too-many-channels", most=MOST)
    return there


async def add(call: RequestContext, me: Person, name: str, credential: dict[str, Any]) -> None:
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    asked = await spent(call.app, credential, f"{me.id} new")
    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=asked, expected_rp_id=site(call),
            expected_origin=origin(call),
        )  # fmt: skip
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("passkey-unfit") from None
    if await call.app.registry.store.passkey(made.credential_id):
        raise Refused("passkey-unfit")
    passkey = Passkey(
        id=made.credential_id, person=me.id, public=made.credential_public_key,
        count=made.sign_count, name=name, created=call.app.clock.now(),
    )  # fmt: skip
    async with call.app.locks.of(me.id):  # many may have been asked for at once
        await with_room(call, me)
        await call.app.registry.store.add_passkey(passkey)


async def ask_for_one(call: RequestContext) -> dict[str, Any]:
    """Any that its owner has for this site."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(
        rp_id=site(call), challenge=await challenge(call.app, "use")
    )
    asked: dict[str, Any] = json.loads(options_to_json(options))
    return asked


async def owner(call: RequestContext, credential: dict[str, Any]) -> Person:
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    store = call.app.registry.store
    asked = await spent(call.app, credential, "use")
    known = await store.passkey(decoded(credential.get("rawId")))
    person = await store.person(known.person) if known else None
    if known is None or person is None:
        raise Refused("passkey-unknown")
    try:
        used = verify_authentication_response(
            credential=credential, expected_challenge=asked, expected_rp_id=site(call),
            expected_origin=origin(call), credential_public_key=known.public,
            credential_current_sign_count=known.count,
        )  # fmt: skip
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("passkey-unfit") from None
    await store.count_passkey(known.id, used.new_sign_count)
    return person


# Challenges: each is good once, at whatever process


async def challenge(app: AppContext, purpose: str) -> bytes:
    made, now = secrets.token_bytes(CHALLENGE), app.clock.now()
    await app.registry.store.add_code(hashed(made), purpose, now + LIFE, now)
    return made


async def spent(app: AppContext, credential: dict[str, Any], purpose: str) -> bytes:
    """The challenge that it answers, if we asked it and nobody has answered it."""
    given = challenge_in(credential)
    if await app.registry.store.spend_code(hashed(given), app.clock.now()) != purpose:
        raise Refused("passkey-unfit")
    return given


def challenge_in(credential: dict[str, Any]) -> bytes:
    try:
        said = json.loads(decoded(credential["response"]["clientDataJSON"]))
        return decoded(said["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refused("passkey-unfit") from None


def decoded(text: Any) -> bytes:
    from webauthn import base64url_to_bytes

    try:
        return base64url_to_bytes(text)
    except (ValueError, TypeError, AttributeError):
        raise Refused("passkey-unfit") from None


def hashed(challenge: bytes) -> bytes:
    return hashlib.sha256(b"passkey\0" + challenge).digest()
