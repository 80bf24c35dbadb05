"""How the tests play: whatever the board offers is clicked, else a move in words.

One look at the page tells all that a click needs. A click of playwright's own looks again and again
until nothing moves any more, which takes longer than the whole move; here nothing moves.
"""

import random

from playwright.sync_api import Page

ASKED = "section.sheet[data-asked]"
BOARD = ".board :is(button, [role=button]):not([disabled], [aria-disabled=true])"
WORDS = "button[data-move]"
TRIES = 8  # clicks on the board before the words are taken
WAITS_FOR = """() => {
  if (document.querySelector("#end-title")) return { over: true };
  if (document.querySelector(".curtain button")) return { curtain: true };
  const sheet = document.querySelector("section.sheet[data-asked]");
  return sheet && { asked: sheet.dataset.asked };
}"""  # in one look: between two looks a question may go
POINT = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)];
  const one = all[Math.floor(chance * all.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = one.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return one.contains(document.elementFromPoint(x, y)) ? { x, y } : { hidden: true };
}"""
CLOSED = """(asked) => {
  if (document.querySelector("dialog[open]")) return "dialog";
  return document.querySelector("section.sheet")?.dataset.asked === asked ? "" : "gone";
}"""


def asked(page: Page) -> str | None:
    """The question that is open, when it is our turn; None when the match is over."""
    found = page.wait_for_function(WAITS_FOR, polling=20, timeout=120_000).json_value()
    if "curtain" in found:
        page.locator(".curtain button").click()
        return asked(page)
    return found.get("asked")


def clicked(page: Page, selector: str, rng: random.Random) -> bool:
    """One of these is clicked, if there is one and nothing lies over it."""
    point = page.evaluate(POINT, [selector, rng.random()])
    if point and "x" in point:
        page.mouse.click(point["x"], point["y"])
    return bool(point)


def is_answered(page: Page, question: str) -> bool:
    """A dialog that came up is put away first."""
    seen = page.evaluate(CLOSED, question)
    if seen == "dialog":
        page.keyboard.press("Escape")
        seen = page.evaluate(CLOSED, question)
    return seen == "gone"


def answered_on_board(page: Page, question: str, rng: random.Random) -> bool:
    """Click about on the board, as somebody does who looks for what glows."""
    for _ in range(TRIES):
        if not clicked(page, BOARD, rng):
            return False
        if is_answered(page, question):
            return True
    page.keyboard.press("Escape")
    return is_answered(page, question)


def answered_in_words(page: Page, question: str, rng: random.Random) -> bool:
    clicked(page, WORDS, rng)
    return is_answered(page, question)


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
