"""What somebody waits for in the browser, as JSON of seconds: python -m bench.browser."""

import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.hands import asked, play
from tests.browser.running import Server

TIMES = 3
MOVES = 12
WATCH_TASKS = """() => {
  window.tasks = [];
  const note = (list) => tasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""  # a browser tells of those above 50 ms
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


def longest_task(page: Page) -> float:
    """The longest time the page itself was busy while strong bots thought beside it."""
    page.goto("/")
    page.get_by_text("hard", exact=True).click()
    page.get_by_role("button", name="Play now: Saboteur: The Dark Cave").click()
    asked(page)
    page.evaluate(WATCH_TASKS)
    play(page, MOVES)
    return page.evaluate("() => Math.max(0, ...tasks)") / 1000


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
        return {
            wait.__name__: min(wait(newcomer(browser, address)) for _ in range(TIMES))
            for wait in (first_move, first_view, begun_here, longest_task)
        }


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
