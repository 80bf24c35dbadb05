"""The server as a whole: its page, its headers, its figures, its end and its return."""

import gzip
import random

import pytest
from websockets.exceptions import ConnectionClosed

from .running import Running, unhurried


def test_every_answer_keeps_the_page_to_itself(nobody):
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = nobody.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert policy.count("unsafe") == policy.count("'wasm-unsafe-eval'") == 1
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "referrer-policy" in headers
        assert "permissions-policy" in headers
        assert "server" not in headers


def test_answers_are_packed_where_that_helps(nobody):
    large = nobody.get("/api/games/dark-cave")
    assert large.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in nobody.get("/api/me").headers


def test_what_is_mine_is_not_kept_by_caches(ann):
    assert ann.get("/api/me").headers["cache-control"] == "no-store"


TYPES = {
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "rules.wasm": "application/wasm",
    "letters.woff2": "font/woff2",
}


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    root = tmp_path_factory.mktemp("page")
    built = root / "built"
    assets = built / "assets"
    assets.mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>the page")
    for name in (*TYPES, "sw.js"):
        (built / name).write_text("anything")
    (assets / "main-1a2b.js").write_text("let plain")
    (assets / "main-1a2b.js.br").write_bytes(b"packed best")
    (assets / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let packed"))
    (root / "secret").write_text("secret")
    with Running(root, page=built) as running, running.guest() as guest:
        yield guest


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/replay", "/replay/abc", "/device/abc", "/rules/abc", "/learn/abc"]
)
def test_the_page_is_the_same_whatever_it_shows(page, path):
    answer = page.get(path)
    assert answer.text == "<!doctype html>the page"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_assets_are_kept_for_ever_and_sent_packed(page):
    path = "/assets/main-1a2b.js"
    plain = page.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.text == "let plain"
    assert "immutable" in plain.headers["cache-control"]
    zipped = page.get(path, headers={"Accept-Encoding": "gzip"})
    assert zipped.text == "let packed"
    with page.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as best:
        assert best.headers["content-encoding"] == "br"
        assert b"".join(best.iter_raw()) == b"packed best"
        assert "javascript" in best.headers["content-type"]


def test_a_service_worker_is_asked_for_anew_each_time(page):
    headers = page.get("/sw.js").headers
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("name", TYPES)
def test_browsers_are_told_what_a_file_is(page, name):
    headers = page.get(f"/{name}").headers
    assert headers["content-type"] == TYPES[name]
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/secret", "/../secret", "/%2e%2e/secret", "/assets/", "/assets/none.js", "/x/y"]
)
def test_nothing_but_the_page_is_sent(page, path):
    assert page.get(path).status_code == 404


def test_people_who_go_astray_are_told_by_the_page(page):
    browser = {"Accept": "text/html,*/*"}
    answer = page.get("/nowhere/at/all", headers=browser)
    assert (answer.status_code, answer.text) == (404, "<!doctype html>the page")
    assert page.get("/api/nothing", headers=browser).json()["why"] == "nothing-here"


def test_a_page_that_was_not_built_says_how(tmp_path):
    with Running(tmp_path, page=tmp_path / "none") as running, running.guest() as guest:
        answer = guest.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_figures_follow_what_happens(tmp_path):
    def figures(guest):
        lines = guest.get("/metrics").text.splitlines()
        return {k: float(v) for k, v in (s.rsplit(" ", 1) for s in lines if s[0] != "#")}

    with Running(tmp_path) as running, running.guest("Ann") as ann:
        assert figures(ann)["wyrmhoard_moves_total"] == 0
        table = ann.open("mount-drago", 2, sit=2)
        ann.refused(409, "GET", f"/api/tables/{table}/log")
        with unhurried(), ann.sit_down(table) as player:
            player.play_on(random.Random(2))
            seen = figures(ann)
        assert seen["wyrmhoard_tables"] == 1
        assert seen["wyrmhoard_guests"] == 1
        assert seen["wyrmhoard_sockets"] == 1
        assert seen["wyrmhoard_moves_total"] == len(
            running.context.registry.sessions[table].table.match.moves
        )
        assert seen['wyrmhoard_refusals_total{reason="table-not-over"}'] == 1
        count = seen["wyrmhoard_append_seconds_count"]
        assert count == seen['wyrmhoard_append_seconds_bucket{le="+Inf"}'] > 40
        assert seen["wyrmhoard_append_seconds_sum"] > 0


def test_a_server_that_stops_says_goodbye_and_comes_back_with_all_tables(tmp_path):
    with Running(tmp_path) as running, running.guest("Ann") as ann:
        table = ann.open("mount-drago", 2, sit=2)
        cookies = ann.cookies
        with ann.sit_down(table) as player:
            asked = player.hear_of("scene")["asked"]
            player.say("play", seat=0, at=asked["at"], move=asked["moves"][0])
            while player.asked[0] == asked:
                player.hear()
            running.server.should_exit = True
            with pytest.raises(ConnectionClosed) as end:
                player.hear_of("the end")
            assert end.value.rcvd.code == 1001
    with Running(tmp_path) as running, running.guest(cookies=cookies) as ann:
        assert ann.made("/api/me", method="GET") == {"name": "Ann"}
        with unhurried(), ann.sit_down(table) as player:
            told = player.hear_of("scene")["told"]
            assert (0, asked["moves"][0]) in [(line["who"], line["move"]) for line in told]
            assert player.play_on(random.Random(3))["status"] == "over"
