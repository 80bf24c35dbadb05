"""What somebody waits for in the browser, as JSON of seconds: python -m bench.browser."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.waiting import longest_waits
from tests.browser.chromium import chromium
from tests.browser.hands import asked, play
from tests.browser.running import Server

TIMES = 3
MOVES = 12
THOUGHT = """async () => {
  const done = (request) => new Promise((ok) => (request.onsuccess = () => ok(request.result)));
  const db = await done(indexedDB.open("wyrmhoard"));
  const log = await done(db.transaction("entries").objectStore("entries").getAll());
  const bots = log.flat().filter(({ taken }) => taken === "bot").map(({ seat }) => seat);
  const waits = log.map(([{ who, at }], n) => bots.includes(who) ? at - log[n - 1][0].at : 0);
  return Math.max(...waits);
}"""  # ms: the longest time between two entries of which the second is a bot's move
SLOWER = 4  # times, by as many programs sharing a core
LIKES = json.dumps({"sending": "now", "speed": "off", "words": True, "lang": "en"})


def newcomer(browser: Browser, address: str) -> Page:
    """Somebody who has loaded nothing yet."""
    page = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.wyrmhoard ??= {json.dumps(LIKES)}")
    return page


def first_move(page: Page) -> float:
    """From the page to a move that is made, against bots that do not pause."""
    start = time.perf_counter()
    page.goto("/")
    page.get_by_role("button", name="Play now: Dragon's Cave").click()
    question = asked(page)
    page.locator("button[data-move]").first.click()
    page.wait_for_selector(f'.sheet:not([data-asked="{question}"])')
    return time.perf_counter() - start


def begun_here(page: Page) -> float:
    """From "play now" to the first question of a match that is played in the browser itself."""
    page.goto("/")
    button = page.get_by_role("button", name="Play now: Mount Drago")
    button.wait_for()
    start = time.perf_counter()
    button.click()
    asked(page)
    return time.perf_counter() - start


def longest_task(page: Page) -> tuple[float, float]:
    """The longest time the page itself was busy while strong bots thought beside it: how long it
    worked, and how long that took with whatever else the machine did."""
    page.goto("/")
    page.get_by_label("Bot strength: Saboteur: The Dark Cave").select_option("master")
    page.get_by_role("button", name="Play now: Saboteur: The Dark Cave").click()
    asked(page)
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["toplevel"])
    play(page, MOVES)
    tasks = list(of_the_page(json.loads(browser.stop_tracing())["traceEvents"]))
    return max(one["tdur"] for one in tasks) / 1e6, max(one["dur"] for one in tasks) / 1e6


def of_the_page(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What its main thread did, one task after the other."""
    named = [one for one in events if one["name"] == "thread_name"]
    main = {(n["pid"], n["tid"]) for n in named if n["args"]["name"] == "CrRendererMain"}
    for one in events:
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main and "tdur" in one:
            yield one


def longest_thought(page: Page) -> float:
    """Of the strongest bots, until their move is made and written down."""
    page.goto("/")
    page.get_by_label("Bot strength: Saboteur: The Dark Cave").select_option("master")
    page.get_by_role("button", name="Play now: Saboteur: The Dark Cave").click()
    play(page, MOVES)
    return page.evaluate(THOUGHT) / 1000


@contextmanager
def a_share_of_one_core() -> Iterator[None]:
    """Whatever is started now runs on one core, beside programs that want it as much."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    busy = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(busy) for _ in range(SLOWER - 1)]
    try:
        yield
    finally:
        for one in others:
            one.kill()
            one.wait()
        os.sched_setaffinity(0, cores)


def first_view(page: Page) -> float:
    """From a table's link to its board and the question."""
    assert page.request.post("/api/me", data={"name": "Mira"}).ok
    form = {"game": "dark-cave", "seats": 4, "bots": "easy"}
    table = page.request.post("/api/tables", data=form).json()["id"]
    start = time.perf_counter()
    page.goto(f"/t/{table}")
    page.locator("section.board").wait_for()
    return time.perf_counter() - start


def seen(address: str) -> dict[str, float]:
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=chromium())
        told = {
            wait.__name__: min(wait(newcomer(browser, address)) for _ in range(TIMES))
            for wait in (first_move, first_view, begun_here)
        }
        tasks = [longest_task(newcomer(browser, address)) for _ in range(TIMES)]
        told["longest_task"], told["longest_task_taken"] = map(max, zip(*tasks, strict=True))
        with a_share_of_one_core():
            slow = browsers.chromium.launch(executable_path=chromium())
            told["longest_thought"] = longest_thought(newcomer(slow, address))
        told |= longest_waits(browser, address)
        return told


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder, "tables.sqlite"))
        server.start()
        try:
            print(json.dumps(seen(server.address)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
