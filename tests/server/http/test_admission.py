"""What is let in: how much, how often, from where."""

import json
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import InvalidStatus

from wyrmhoard.server.http import body
from wyrmhoard.server.http.context import ALL_HINTS_AT_ONCE, CHATS_AT_ONCE, HINTS_AT_ONCE
from wyrmhoard.server.http.middleware import HEADERS
from wyrmhoard.server.http.rate_limit import RateLimits
from wyrmhoard.server.store.errors import NotStored

from ..manual_clock import ManualClock
from ..running import LONG, Running


async def fails(*_):
    raise NotStored


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonx"]
)
def test_a_form_must_say_that_it_is_json(nobody, kind):
    given = {"content": b'{"name":"Ann"}', "headers": {"content-type": kind}}
    assert nobody.refused(415, "POST", "/api/me", **given) == "not-json"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"name":"\\ud800"}', b"[" * 50_000, b'{"name":1}'],
)
def test_a_malformed_form_is_refused(nobody, body):
    why = nobody.refused(400, "POST", "/api/me", content=body, headers=JSON)
    assert why == "form-malformed"


def test_a_body_has_an_end(nobody):
    big = json.dumps({"name": "x" * (64 << 10)}).encode()
    assert nobody.refused(413, "POST", "/api/me", content=big, headers=JSON) == "body-too-large"
    bigger = json.dumps({"log": {"moves": ["x" * (2 << 20)]}}).encode()
    assert (
        nobody.refused(413, "POST", "/api/replay", content=bigger, headers=JSON) == "body-too-large"
    )
    fits = json.dumps({"log": {"moves": ["x" * (1 << 20)]}}).encode()
    assert (
        nobody.refused(400, "POST", "/api/replay", content=fits, headers=JSON) == "log-bad-header"
    )

    def endless():
        while True:
            yield b" " * 10_000

    assert (
        nobody.refused(413, "POST", "/api/me", content=endless(), headers=JSON) == "body-too-large"
    )


def test_other_sites_change_nothing(running, ann):
    evil = {"Origin": "https://evil.example"}
    form = {"game": "dragons-cave", "seats": 2}
    assert ann.refused(403, "POST", "/api/tables", form, headers=evil) == "other-origin"
    assert (
        ann.refused(403, "POST", "/api/me", {"name": "Eve"}, headers={"Origin": "null"})
        == "other-origin"
    )
    odd = {"Origin": "http://[x"}
    assert ann.refused(403, "POST", "/api/me", {"name": "Eve"}, headers=odd) == "other-origin"
    assert ann.get("/api/me", headers=evil).status_code == 200
    assert "access-control-allow-origin" not in ann.get("/api/me", headers=evil).headers
    assert ann.post("/api/tables", json=form, headers={"Origin": running.url}).status_code == 200


def test_other_sites_cannot_sit_down(running, ann):
    table = ann.open()
    with pytest.raises(InvalidStatus) as no, ann.sit_down(table, origin="https://evil.example"):
        pass
    assert no.value.response.status_code == 403
    with ann.sit_down(table, origin=running.url) as player:
        assert player.hear_of("welcome")["me"] == [0]


def test_pages_that_were_named_are_let_in(tmp_path):
    friend = "https://friend.example"
    given = {"origins": [friend], "public_url": "https://play.example/"}
    with Running(tmp_path, **given) as running, running.guest("Ann") as ann:
        for cookie in ann.cookies.jar:
            cookie.secure = False  # no proxy speaks https here
        for origin in (friend, "https://play.example"):
            assert ann.post("/api/me/devices", headers={"Origin": origin}).status_code == 200
            with ann.sit_down(ann.open(), origin=origin) as player:
                assert player.hear_of("welcome")
        link = ann.made("/api/me/devices")
        assert link["url"] == f"https://play.example/device/{link['code']}"


def test_who_asks_too_often_must_wait(tmp_path):
    clock = ManualClock()
    given = {"requests": 2.0, "requests_at_once": 5}
    with Running(tmp_path, clock, **given) as running, running.guest() as guest:
        codes = [guest.get("/api/games").status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]
        answer = guest.get("/api/games")
        assert answer.json()["why"] == "too-fast"
        assert answer.headers["retry-after"] == "1"
        clock.time += 1000
        assert [guest.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]


def test_what_makes_something_may_be_asked_less_often(tmp_path):
    clock = ManualClock()
    given = {"costly": 0.1, "costly_at_once": 3}
    with Running(tmp_path, clock, **given) as running, running.guest("Ann") as ann:
        ann.open(), ann.open()
        form = {"game": "dragons-cave", "seats": 2}
        answer = ann.post("/api/tables", json=form)
        assert answer.status_code == 429
        assert 9 <= int(answer.headers["retry-after"]) <= 11
        assert ann.get("/api/tables").status_code == 200


def test_a_person_has_only_so_many_tables(tmp_path):
    with Running(tmp_path, tables_per_person=2) as running, running.guest("Ann") as ann:
        first = ann.open()
        ann.open()
        form = {"game": "dragons-cave", "seats": 2}
        assert ann.refused(429, "POST", "/api/tables", form) == "too-many-tables"
        ann.made(f"/api/tables/{first}", method="DELETE")
        ann.open()


def test_nobody_opens_more_tables_by_asking_for_all_at_once(tmp_path):
    with Running(tmp_path, tables_per_person=2) as running, running.guest("Ann") as ann:
        form = {"game": "dragons-cave", "seats": 2}
        with ThreadPoolExecutor(8) as at_once:
            asked = [at_once.submit(ann.post, "/api/tables", json=form) for _ in range(8)]
            codes = sorted(one.result().status_code for one in asked)
    assert codes == [200] * 2 + [429] * 6


def test_a_body_must_arrive_in_time(running, monkeypatch):
    monkeypatch.setattr(body, "SLOWEST", 0.2)
    head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection(running.sock.getsockname(), timeout=LONG) as slow:
        slow.sendall(f'{head}Content-Length: 14\r\n\r\n{{"na'.encode())
        said = b"".join(iter(lambda: slow.recv(4096), b""))
    assert said.startswith(b"HTTP/1.1 408")
    assert b"body-too-slow" in said


def test_health_and_figures_may_be_asked_as_often_as_the_rest(tmp_path):
    given = {"requests": 0.001, "requests_at_once": 4}
    with Running(tmp_path, ManualClock(), **given) as running, running.guest() as guest:
        paths = ["/healthz", "/metrics", "/api/openapi.json", "/healthz", "/healthz", "/metrics"]
        assert [guest.get(path).status_code for path in paths] == [200] * 4 + [429] * 2


def test_figures_can_be_left_out(tmp_path):
    with Running(tmp_path, metrics=False) as running, running.guest() as guest:
        assert guest.refused(404, "GET", "/metrics") == "nothing-here"


def test_who_connects_too_often_must_wait(tmp_path):
    given = {"requests": 0.001, "requests_at_once": 5}
    with Running(tmp_path, ManualClock(), **given) as running, running.guest("Ann") as ann:
        table = ann.open()
        for _ in range(3):
            with ann.sit_down(table) as player:
                player.hear_of("welcome")
        with pytest.raises(InvalidStatus), ann.sit_down(table):
            pass


def test_coming_again_gives_nobody_more_to_say(tmp_path):
    with Running(tmp_path, ManualClock()) as running, running.guest("Ann") as ann:
        table = ann.open()
        for _ in range(2):
            with ann.sit_down(table) as player:
                player.hear_of("scene")
                for _ in range(CHATS_AT_ONCE // 2):
                    player.say("say", text="Hm.")
                    player.hear_of("said")
        with ann.sit_down(table) as player:
            player.hear_of("scene")
            player.say("say", text="Hm.")
            assert player.hear_of("refusal")["why"] == "chat-too-fast"


def test_hints_are_for_each_so_many_and_for_all_together(tmp_path):
    with Running(tmp_path, ManualClock()) as running:
        limits_of = running.context.limits_of
        given = [limits_of("ann").hints() for _ in range(HINTS_AT_ONCE + 1)]
        assert given == [True] * HINTS_AT_ONCE + [False]
        others = [limits_of(f"guest {n}").hints() for n in range(ALL_HINTS_AT_ONCE)]
        assert sum(others) == ALL_HINTS_AT_ONCE - HINTS_AT_ONCE


def test_an_address_has_only_so_many_sockets(tmp_path):
    with Running(tmp_path, sockets_per_address=2) as running, running.guest("Ann") as ann:
        table = ann.open()
        with ann.sit_down(table) as one, ann.sit_down(table) as two:
            one.hear_of("welcome"), two.hear_of("welcome")
            with pytest.raises(InvalidStatus), ann.sit_down(table):
                pass
        assert running.sockets.total() <= 2


def test_proxies_that_are_trusted_say_who_asks(tmp_path):
    given = {"requests": 0.001, "requests_at_once": 1, "proxies": ["127.0.0.1"]}
    with Running(tmp_path, ManualClock(), **given) as running, running.guest() as guest:
        for host in ("203.0.113.1", "203.0.113.2", "2001:db8:1::1"):
            answer = guest.get("/api/games", headers={"X-Forwarded-For": host})
            assert answer.status_code == 200, host
        same_house = guest.get("/api/games", headers={"X-Forwarded-For": "2001:db8:1::2"})
        assert same_house.status_code == 429


def test_strangers_cannot_pretend_to_be_many(tmp_path):
    with Running(tmp_path, ManualClock(), requests=0.001, requests_at_once=1) as running:
        with running.guest() as guest:
            codes = [
                guest.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
                for n in range(2)
            ]
        assert codes == [200, 429]


def test_allowances_forget_who_came_longest_ago():
    held = RateLimits(ManualClock(), 1, 1, most=2)
    assert held.of("a").take()
    assert held.of("b").take()
    assert not held.of("a").take()
    assert held.of("c").take()
    assert len(held.held) == 2
    assert not held.of("a").take()
    assert held.of("b").take()


def test_what_is_not_there_and_what_cannot_be_asked(nobody):
    assert nobody.refused(404, "GET", "/api/nothing") == "nothing-here"
    assert nobody.refused(404, "GET", "/nothing.js") == "nothing-here"
    assert nobody.refused(404, "GET", "/../settings.py") == "nothing-here"
    assert nobody.refused(405, "PUT", "/api/me") == "wrong-method"
    assert nobody.refused(404, "POST", "/api/tables/x/seats/-1", {}) == "nothing-here"


def test_nothing_is_promised_that_cannot_be_stored(tmp_path):
    with Running(tmp_path) as running, running.guest("Ann") as ann:
        table = ann.open(seats=3)
        store = running.context.registry.store.store
        append_soon, create = store.append_soon, store.create

        store.append_soon, store.create = lambda *given: given[3](NotStored()), fails
        form = {"game": "dragons-cave", "seats": 2}
        assert ann.refused(503, "POST", "/api/tables", form) == "not-stored"
        assert ann.refused(503, "POST", f"/api/tables/{table}/seats/1", {}) == "not-stored"
        seats = ann.made(f"/api/tables/{table}", method="GET")["seats"]
        assert [seat["taken"] for seat in seats] == ["person", "", ""]
        store.append_soon, store.create = append_soon, create
        ann.made(f"/api/tables/{table}/seats/1", {})
        assert "store_failures_total 1" in ann.get("/metrics").text


def test_a_lost_store_is_said_so(tmp_path):
    with Running(tmp_path) as running, running.guest() as guest:
        store = running.context.registry.store.store

        store.probe = store.listed = fails
        assert guest.get("/healthz").status_code == 503
        assert guest.refused(503, "GET", "/api/tables") == "not-stored"


def test_our_own_faults_tell_nothing(tmp_path):
    with Running(tmp_path) as running, running.guest() as guest:

        async def breaks(*_):
            raise ZeroDivisionError("the secret card")

        running.context.registry.store.store.listed = breaks
        answer = guest.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["why"] == "our-fault"
        assert "secret" not in answer.text
        assert answer.headers.items() >= HEADERS.items()
