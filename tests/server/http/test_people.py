"""Guests: names, cookies, other devices."""

import pytest

from wyrmhoard.server.http.people import COOKIE, dec

from ..manual_clock import ManualClock
from ..running import Running


def test_a_name_makes_a_guest_known_by_a_cookie(nobody):
    answer = nobody.get("/api/me")
    assert answer.json() == {"name": ""}
    assert "set-cookie" not in answer.headers
    assert nobody.refused(401, "GET", "/api/me/tables") == "who-are-you"
    answer = nobody.post("/api/me", json={"name": "  Mira  "})
    assert answer.json() == {"name": "Mira"}
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Max-Age=31536000", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie
    again = nobody.get("/api/me")
    assert again.json() == {"name": "Mira"}
    assert again.headers["set-cookie"] == cookie


def test_a_guest_may_change_the_name_and_stays_the_same(ann):
    table = ann.open()
    assert ann.made("/api/me", {"name": "Anna"}) == {"name": "Anna"}
    assert ann.made("/api/me", method="GET") == {"name": "Anna"}
    assert [line["id"] for line in ann.made("/api/me/tables", method="GET")["tables"]] == [table]


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 41, "a\nb", "a\x00b", "a\u202eb", "\u200b", "\u2066x", None, 3, ["a"]]
)
def test_a_name_must_be_readable(nobody, name):
    why = nobody.refused(400, "POST", "/api/me", {"name": name})
    assert why in ("name-unfit", "form-malformed")
    assert nobody.get("/api/me/tables").status_code == 401


@pytest.mark.parametrize("name", ["x" * 40, "Žofie Nováková", "Зоя", "李", "O'Neil <b>"])
def test_names_of_all_countries_are_fine(nobody, name):
    assert nobody.made("/api/me", {"name": name}) == {"name": name}


def test_a_cookie_that_was_tampered_with_is_nobodys(running, ann, bob):
    mine, theirs = ann.cookies[COOKIE], bob.cookies[COOKIE]
    id, key, sign = mine.split(".")
    other, other_key, other_sign = theirs.split(".")
    wrong = [
        f"{other}.{key}.{sign}", f"{id}.{other_key}.{sign}", f"{id}.{key}.{other_sign}",
        f"{id}.{key}", id, "", "...", f"{mine}x", "\xff.\xff.\xff",
    ]  # fmt: skip
    wrong.append(
        running.context.people.cookie(id, dec(other_key))
    )  # signed, but not the key we keep
    for cookie in wrong:
        with running.guest(headers={"Cookie": f"{COOKIE}={cookie}".encode("latin-1")}) as guest:
            assert guest.get("/api/me/tables").status_code == 401, cookie


def test_keys_are_stored_hashed(running, ann):
    key = ann.cookies[COOKIE].split(".")[1]
    folder = running.context.registry.store.file.parent
    ann.open()
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert b"Ann" in kept
    assert key.encode() not in kept


def test_a_link_makes_another_device_mine_once(running, ann, nobody):
    table = ann.open()
    link = ann.made("/api/me/devices")
    assert link["url"] == f"{running.url}/device/{link['code']}"
    assert link["seconds"] == 600
    code = f"/api/me/devices/{link['code']}"
    assert nobody.made(code) == {"name": "Ann"}
    assert [t["id"] for t in nobody.made("/api/me/tables", method="GET")["tables"]] == [table]
    assert ann.made("/api/me", method="GET") == {"name": "Ann"}
    with running.guest() as third:
        assert third.refused(404, "POST", code) == "code-unknown"
        assert third.get("/api/me/tables").status_code == 401


def test_a_link_grows_old(tmp_path):
    clock = ManualClock()
    with Running(tmp_path, clock) as running, running.guest("Ann") as ann, running.guest() as other:
        code = ann.made("/api/me/devices")["code"]
        clock.time += 600_001
        assert other.refused(404, "POST", f"/api/me/devices/{code}") == "code-unknown"


def test_a_device_link_is_a_qr_code_too(ann):
    code = ann.made("/api/me/devices")["code"]
    path = f"/api/me/devices/{code}/qr.svg"
    assert ann.refused(409, "GET", path) == "not-reachable"
    answer = ann.get(path, headers={"host": "wyrmhoard.example"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content


def test_cookies_are_secure_over_https_and_where_asked(tmp_path):
    with Running(tmp_path, proxies=["127.0.0.1"]) as running:
        https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        with running.guest() as guest:
            answer = guest.post("/api/me", json={"name": "Ann"}, headers=https)
            assert "Secure" in answer.headers["set-cookie"]


def test_cookies_are_secure_where_players_come_by_https(tmp_path):
    with Running(tmp_path, public_url="https://play.example") as running, running.guest() as guest:
        answer = guest.post("/api/me", json={"name": "Ann"})
        assert "Secure" in answer.headers["set-cookie"]


def test_forwarded_headers_of_strangers_count_for_nothing(running, nobody):
    answer = nobody.post("/api/me", json={"name": "A"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"]
