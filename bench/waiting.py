"""How long somebody waits for their next question at the largest table of each game."""

import json
import time

from playwright.sync_api import Browser, Page

from tests.browser.hands import WORDS, asked
from web.facts import OURS
from wyrmhoard.games import load

PACES = ("normal", "quick", "off")
MOVES = 8
NEXT = """(asked) => {
  const sheet = document.querySelector("section.sheet[data-asked]");
  return document.querySelector("#end-title") || (sheet && sheet.dataset.asked !== asked);
}"""


def longest_waits(browser: Browser, address: str) -> dict[str, float]:
    """By game, players and pace, against bots of the default level."""
    return {
        f"{game}, {load(game).seats[-1]} players, {pace}": longest(browser, address, game, pace)
        for game in OURS
        for pace in PACES
    }


def longest(browser: Browser, address: str, game: str, pace: str) -> float:
    """From a move that is chosen, with the moment in which it can be taken back."""
    likes = {"speed": pace, "words": True, "lang": "en"}
    likes["matches"] = {game: {"players": load(game).seats[-1]}}
    context = browser.new_context(base_url=address, service_workers="block")
    context.add_init_script(f"localStorage.wyrmhoard ??= {json.dumps(json.dumps(likes))}")
    page = context.new_page()
    page.goto("/")
    page.locator(f'[data-play="{game}"]').click()
    waits = [answered(page, asked(page)) for _ in range(MOVES) if asked(page)]
    context.close()
    return max(waits)


def answered(page: Page, question: str | None) -> float:
    page.locator(WORDS).first.dispatch_event("click")  # it may be moving
    start = time.perf_counter()
    page.wait_for_function(NEXT, arg=question, polling=20, timeout=120_000)
    return time.perf_counter() - start
