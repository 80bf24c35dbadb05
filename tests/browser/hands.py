"""How the tests play: whatever the board offers is clicked, else a move in words."""

import random
from contextlib import suppress

from playwright.sync_api import Error, Page

ASKED = "section.sheet[data-asked]"
BOARD = ".board :is(button, [role=button]):not([disabled], [aria-disabled=true])"
TRIES = 4  # clicks on the board before the words are taken
WAITS_FOR = """() => {
  if (document.querySelector("#end-title")) return { over: true };
  if (document.querySelector(".curtain button")) return { curtain: true };
  const sheet = document.querySelector("section.sheet[data-asked]");
  return sheet && { asked: sheet.dataset.asked };
}"""  # in one look: between two looks a question may go


def asked(page: Page) -> str | None:
    """The question that is open, when it is our turn; None when the match is over."""
    found = page.wait_for_function(WAITS_FOR, polling=20, timeout=120_000).json_value()
    if "curtain" in found:
        page.locator(".curtain button").click()
        return asked(page)
    return found.get("asked")


def open_still(page: Page, question: str) -> bool:
    return bool(page.locator(f'section.sheet[data-asked="{question}"]').count())


def answered_on_board(page: Page, question: str, rng: random.Random) -> bool:
    """Click about on the board, as somebody does who looks for what glows."""
    for _ in range(TRIES):
        controls = page.locator(BOARD).all()
        if not controls:
            return False
        try:
            rng.choice(controls).click(timeout=400)
        except Error:
            continue
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        if not open_still(page, question):
            return True
    page.keyboard.press("Escape")
    return not open_still(page, question)


def answered_in_words(page: Page, question: str, rng: random.Random) -> bool:
    if page.locator("dialog[open]").count():  # a click on the board opened it, late
        page.keyboard.press("Escape")
    with suppress(Error, IndexError):  # in a race the question may have gone
        rng.choice(page.locator("button[data-move]").all()).click(timeout=2000)
    return not open_still(page, question)


def play(page: Page, most: int = 10_000, seed: int = 1, board: float = 0.5) -> tuple[int, int]:
    """Play until the match is over or `most` moves are made: how many on the board, in words."""
    rng, on_board, in_words, vain = random.Random(seed), 0, 0, 0
    while on_board + in_words < most and (question := asked(page)) is not None:
        if rng.random() < board and answered_on_board(page, question, rng):
            on_board, vain = on_board + 1, 0
        elif answered_in_words(page, question, rng):
            in_words, vain = in_words + 1, 0
        else:
            vain += 1
            assert vain < 50, f"nothing answers {question}"
    return on_board, in_words
