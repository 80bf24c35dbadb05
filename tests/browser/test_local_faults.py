"""What can go wrong with a match in the browser: it is said in a sentence, and nothing is lost."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.whole import later, whole
from wyrmhoard.engine import log

from .hands import ASKED, asked, play
from .test_local import SEEN, play_now, position, saved

GAME = "troll-and-dragon"
CHANGE = """async ([at, change]) => {
  const opening = indexedDB.open("wyrmhoard");
  const db = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const entries = db.transaction("entries", "readwrite").objectStore("entries");
  const key = [location.pathname.split("/").at(-1), at];
  const asked = entries.get(key);
  const events = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  Object.assign(events[0], change);
  const put = entries.put(events, key);
  await new Promise((done) => (put.onsuccess = done));
  db.close();
}"""  # of the first event of an entry, as it is kept
WORKERS = """window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) { super(...given); workers.push(this); }
};"""


@pytest.fixture
def with_worker(arrive):
    """Somebody whose worker begins with this: there no script of a page can be."""

    pages = []

    def with_worker(script):
        page = arrive(None, service_workers="block")
        pages.append(page)

        def answer(route):
            body = route.fetch().text()
            route.fulfill(body=f"{script}\n{body}", content_type="text/javascript")

        page.route(re.compile(r"/assets/worker-[^/]*\.js$"), answer)
        return page

    yield with_worker
    for page in pages:
        page.unroute_all(behavior="ignoreErrors")  # a worker that died is asked for again


def test_without_webassembly_the_match_is_at_the_server(arrive):
    page = arrive(None)
    page.add_init_script("delete window.WebAssembly")
    page.goto("/")
    page.get_by_role("button", name="Play now: Troll & Dragon").click()
    page.wait_for_url(lambda url: "/t/" in url)
    assert "here-" not in page.url
    assert asked(page)


def test_rules_that_do_not_start_leave_the_match_to_the_server(with_worker):
    page = with_worker("throw new Error('broken');")
    page.goto("/")
    page.get_by_role("button", name="Play now: Troll & Dragon").click()
    page.wait_for_url(lambda url: "/t/" in url)
    assert "here-" not in page.url
    assert asked(page)


@pytest.mark.parametrize(
    "script",
    [
        "IDBFactory.prototype.open = () => { throw new Error('forbidden'); };",
        "IDBObjectStore.prototype.add = () => { throw new Error('full'); };",
    ],
    ids=["forbidden", "full"],
)
def test_a_browser_that_keeps_nothing_says_so_and_plays(with_worker, script, tmp_path):
    page = with_worker(script)
    play_now(page, GAME)
    expect(page.get_by_role("status").filter(has_text="keeps nothing")).to_be_visible()
    play(page, 2)
    page.get_by_role("button", name="About this table").click()
    data = saved(page, tmp_path)
    assert len([line for line in data["moves"] if not line.startswith("chance")]) >= 2
    assert page.wrong == []


@whole
def test_a_worker_that_dies_is_started_again(arrive):
    page = arrive(None)
    page.add_init_script(WORKERS)
    play_now(page, GAME)
    seen = position(page)
    page.evaluate("workers[0].terminate(); workers[0].dispatchEvent(new ErrorEvent('error'))")
    page.wait_for_function("() => workers.length > 1")
    expect(page.locator(SEEN)).to_match_aria_snapshot(seen)
    play(page, 2)


@pytest.mark.parametrize(
    ("at", "change", "said"),
    [
        (0, {"rules": 0}, "rules version 0"),
        later(
            (1, {"kind": "moved", "who": 0, "move": 0, "said": "0 roll_grotto", "at": 0}, "damaged")
        ),
        later((0, {"box": {}}, "damaged")),
    ],
    ids=["older", "damaged", "box"],
)
def test_a_match_that_cannot_be_played_on_can_be_saved(arrive, at, change, said, tmp_path):
    page = arrive(None)
    play_now(page, GAME)
    play(page, 2)
    page.goto("/")
    page.get_by_role("link", name=re.compile("in this browser")).click()
    page.wait_for_selector(ASKED)
    page.evaluate(CHANGE, [at, change])
    page.reload()
    expect(page.locator("main")).to_contain_text(said)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Download").click()
    data = json.loads(kept.value.path().read_text("utf-8"))
    assert data["format"] == log.FORMAT
    assert len(data["moves"]) > 2


def test_a_match_of_another_browser_is_not_here(arrive):
    page = arrive(None)
    page.goto("/t/here-0123456789")
    expect(page.locator("main")).to_contain_text("not in this browser")
    assert page.get_by_role("button", name="Download").count() == 0
