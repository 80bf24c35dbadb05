"""Passkeys: each answer counts once, here, for whoever was asked."""

import json
from hashlib import sha256
from os import urandom

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from wyrmhoard.server.http import passkeys
from wyrmhoard.server.http.people import dec, enc

from ..manual_clock import ManualClock
from ..running import Running

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """A device with one key, which says whatever it is told to."""

    def __init__(self, origin, site="127.0.0.1"):
        self.origin, self.site, self.id, self.count = origin, site, urandom(16), 0
        self.counts = True
        self.key = ec.generate_private_key(ec.SECP256R1())

    def made(self, asked):
        numbers = self.key.public_key().public_numbers()
        x, y = (n.to_bytes(32) for n in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        held = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self.data(ATTESTED) + held
        object = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.answer("webauthn.create", asked, {"attestationObject": enc(object)})

    def used(self, asked):
        self.count += self.counts
        data, said = self.data(), self.said("webauthn.get", asked)
        signed = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        more = {"authenticatorData": enc(data), "signature": enc(signed)}
        return self.answer("webauthn.get", asked, more)

    def data(self, more=0):
        flags = PRESENT | VERIFIED | more
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def said(self, what, asked):
        return json.dumps(
            {"type": what, "challenge": asked["challenge"], "origin": self.origin}
        ).encode()

    def answer(self, what, asked, more):
        response = {"clientDataJSON": enc(self.said(what, asked)), **more}
        id = enc(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}


@pytest.fixture
def device(running):
    return Authenticator(running.url)


NEW, USE, ASK = "/api/me/passkeys", "/api/passkey", "/api/passkey/ask"


def added(guest, device):
    return guest.made(NEW, {"name": "Key", "credential": device.made(guest.made(f"{NEW}/new"))})


def refused_use(guest, credential, status=400):
    return guest.refused(status, "POST", USE, {"credential": credential})


def test_whoever_has_the_key_is_known_anywhere_and_each_answer_counts_once(
    ann, nobody, bob, device
):
    added(ann, device)
    device.counts = False  # as many do not
    used = device.used(nobody.made(ASK))
    assert nobody.made(USE, {"credential": used}) == {"name": "Ann"}
    assert nobody.made("/api/me", method="GET")["name"] == "Ann"
    assert refused_use(bob, used) == "passkey-unfit"
    assert bob.made("/api/me", method="GET")["name"] == "Bob"


@pytest.mark.parametrize("wrong", ["origin", "site"])
def test_an_answer_given_to_another_page_is_refused(running, ann, nobody, device, wrong):
    added(ann, device)
    setattr(device, wrong, "evil.example" if wrong == "site" else "https://evil.example")
    assert refused_use(nobody, device.used(nobody.made(ASK))) == "passkey-unfit"
    other = Authenticator(running.url)
    setattr(other, wrong, getattr(device, wrong))
    credential = other.made(ann.made(f"{NEW}/new"))
    form = {"name": "Key", "credential": credential}
    assert ann.refused(400, "POST", NEW, form) == "passkey-unfit"


def test_another_key_does_not_do(running, ann, nobody, device):
    added(ann, device)
    forged = Authenticator(running.url)
    forged.id = device.id
    assert refused_use(nobody, forged.used(nobody.made(ASK))) == "passkey-unfit"
    forged.id = urandom(16)
    assert refused_use(nobody, forged.used(nobody.made(ASK)), 404) == "passkey-unknown"


def test_a_count_that_does_not_grow_is_a_copy(ann, nobody, device):
    added(ann, device)
    nobody.made(USE, {"credential": device.used(nobody.made(ASK))})
    device.count = 0
    assert refused_use(nobody, device.used(nobody.made(ASK))) == "passkey-unfit"


def test_what_was_asked_for_one_thing_does_for_no_other(ann, bob, nobody, device):
    """Nor what somebody else was asked, nor what nobody was."""
    added(ann, device)
    new = ann.made(f"{NEW}/new")
    assert refused_use(nobody, device.used(new)) == "passkey-unfit"
    device.id = urandom(16)
    form = {"name": "Key", "credential": device.made(ann.made(f"{NEW}/new"))}
    assert bob.refused(400, "POST", NEW, form) == "passkey-unfit"
    form = {"name": "Key", "credential": device.made(nobody.made(ASK))}
    assert ann.refused(400, "POST", NEW, form) == "passkey-unfit"
    assert refused_use(nobody, device.used({"challenge": enc(bytes(32))})) == "passkey-unfit"


def test_a_question_grows_old(tmp_path):
    clock = ManualClock()
    with Running(tmp_path, clock) as running, running.guest("Ann") as ann:
        asked = ann.made(f"{NEW}/new")
        clock.time += passkeys.LIFE + 1
        form = {"name": "Key", "credential": Authenticator(running.url).made(asked)}
        assert ann.refused(400, "POST", NEW, form) == "passkey-unfit"


def test_nobody_has_more_than_so_many_however_they_asked(running, ann):
    asked = [ann.made(f"{NEW}/new") for _ in range(passkeys.MOST + 1)]
    made = [Authenticator(running.url).made(one) for one in asked]
    *forms, last = [{"name": "Key", "credential": one} for one in made]
    for form in forms:
        ann.made(NEW, form)
    assert ann.refused(429, "POST", NEW, last) == "too-many-channels"


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": []}, {"response": {"clientDataJSON": "AA"}}, {"rawId": 5, "response": {}}],
)
def test_what_is_no_answer_is_refused(nobody, credential):
    assert refused_use(nobody, credential) == "passkey-unfit"


def test_one_that_was_removed_does_no_more_and_only_its_owner_removes_it(ann, bob, nobody, device):
    (mine,) = added(ann, device)["passkeys"]
    assert dec(mine["id"]) == device.id
    bob.made(f"{NEW}/{mine['id']}", method="DELETE")
    nobody.made(USE, {"credential": device.used(nobody.made(ASK))})
    ann.made(f"{NEW}/{mine['id']}", method="DELETE")
    assert refused_use(nobody, device.used(nobody.made(ASK)), 404) == "passkey-unknown"
