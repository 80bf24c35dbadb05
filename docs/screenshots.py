"""Pictures of every page and board, by day and by night, on desk and phone: make screenshots."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import MET
from tests.browser.hands import asked, play
from tests.browser.running import Server
from wyrmhoard.games import GAMES, load

HERE = Path(__file__).parent / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PLAYERS = 4  # or as many as a game takes
MOVES = 6  # into a match, a board has something to show


def start(page: Page) -> None:
    page.goto("/")
    page.get_by_role("heading", name="Open tables").wait_for()
    page.wait_for_load_state("networkidle")


def friends(page: Page) -> None:
    start(page)
    page.get_by_role("button", name="With friends: Troll & Dragon").click()


def waiting(page: Page) -> None:
    opened(page, "dark-cave", 4, bots=None)
    page.get_by_text("more players").wait_for()


def settings(page: Page) -> None:
    start(page)
    page.get_by_role("button", name="Settings").click()


def rules(page: Page) -> None:
    page.goto("/rules/mount-drago")
    page.locator("li").first.wait_for()


def box(page: Page) -> None:
    page.goto("/box/dragons-cave#Attic%20find?coins=0:3,4:0&lair=0:6")
    page.get_by_text("It all fits.").wait_for()


def curtain(page: Page) -> None:
    opened(page, "dragons-cave", 2, sit=2, names=["Mira", "Bo"], bots=None)
    page.locator(".curtain").wait_for()


def end(page: Page) -> None:
    opened(page, "dragons-cave", 3, box={"treasure": 12})
    play(page, board=0)
    page.get_by_role("button", name="Check the luck").click()
    page.get_by_text("Fair: ").wait_for()


def replay(page: Page) -> None:
    end(page)
    page.get_by_role("link", name="Watch again").click()
    page.get_by_label("Move", exact=True).fill("20")


def board(game: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        opened(page, game, min(PLAYERS, load(game).seats[-1]))
        play(page, most=MOVES, board=0)
        asked(page)

    return show


def opened(page: Page, game: str, seats: int, **form: object) -> None:
    data = {"game": game, "seats": seats, "bots": "easy", **form}
    page.goto(f"/t/{page.request.post('/api/tables', data=data).json()['id']}")


SCENES: dict[str, Callable[[Page], None]] = {
    "start": start, "friends": friends, "waiting": waiting, "settings": settings, "rules": rules,
    "box": box, "curtain": curtain, "end": end, "replay": replay,
    **{game: board(game) for game in GAMES},
}  # fmt: skip


def shoot(browser: Browser, address: str, name: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce",
        locale="en", has_touch=size == "phone", service_workers="block",
    )  # fmt: skip
    likes = json.dumps({"theme": theme, "sending": "now", "lang": "en", "words": True})
    context.add_init_script(f"localStorage.wyrmhoard ??= {json.dumps(likes)}; {MET}")
    page = context.new_page()
    page.request.post("/api/me", data={"name": "Mira"})
    SCENES[name](page)
    if page.locator(".sheet details[open] summary").count():
        page.locator(".sheet details[open] summary").click()
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    page.wait_for_timeout(400)
    page.screenshot(path=HERE / f"{name}-{size}-{theme}.png", full_page=name == "start")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[[], *SCENES], help="all if none is named")
    asked_for = parser.parse_args().scenes or list(SCENES)
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder, "tables.sqlite"))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium())
        for name in asked_for:
            for size in SIZES:
                for theme in ("light", "dark"):
                    shoot(browser, server.address, name, size, theme)
            print(name, flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
