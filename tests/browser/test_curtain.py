"""At a shared device nobody learns from the page what they may not know."""

import json
import re

import pytest

from tests.whole import sampled

from .hands import ASKED
from .worlds import pairs

SIZES = [{"width": 390, "height": 844}, {"width": 1280, "height": 800}]
SECRETS = ["dragons-cave", "mount-drago", "dark-cave"]  # Troll & Dragon has none
WORDS = ".sheet details:not([open]) summary"
STILL = """() => {
  const html = document.documentElement.outerHTML;
  window.same = html === window.html ? window.same + 1 : 0;
  window.html = html;
  return window.same > 10;
}"""  # looked at in every frame: what is drawn in several steps is drawn


def documents(page):
    """All that the document says, on a phone and on a desk."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        found.append(document(page))
    return found


def document(page):
    """Its elements, what a screen reader finds in it, its title."""
    page.evaluate("() => { window.same = 0; }")
    page.wait_for_function(STILL)
    html = page.evaluate("document.documentElement.outerHTML")
    heard = page.locator("html").aria_snapshot()
    return {"html": re.sub(r"/t/[\w-]+", "/t/", html), "heard": heard, "title": page.title()}


def shared_table(page, server, world, name):
    """A hot-seat table whose luck is this world's, and whoever moves first is at the device."""
    (server.db.parent / "next.json").write_text(json.dumps(world.draws))
    form = {"game": world.match.game.name, "seats": 2, "sit": 0, "hints": True}
    table = page.request.post("/api/tables", data=form).json()["id"]
    for seat, sitter in enumerate(["Mira", "Bo"]):
        sits = {"who": "me", "name": sitter}
        assert page.request.post(f"/api/tables/{table}/seats/{seat}", data=sits).ok
    page.goto(f"/t/{table}")


def opened(page):
    page.locator(".curtain button").click()
    page.wait_for_selector(ASKED)


def play_in_words(page, move):
    question = page.wait_for_selector(ASKED).get_attribute("data-asked")
    if page.locator(WORDS).count():
        page.locator(WORDS).click()
    page.locator(f'button[data-move="{move}"]').click()
    page.wait_for_selector(f'{ASKED}:not([data-asked="{question}"]), .curtain')


def told(page, server, world, knows, name):
    """What the document says while the curtain hangs for the other, and after they opened it."""
    shared_table(page, server, world, name)
    opened(page)
    for move in [move for who, move in world.match.moves if who == knows]:
        play_in_words(page, move)
    page.wait_for_selector(".curtain")
    hangs = documents(page)
    opened(page)
    assert page.wrong == []
    return hangs, documents(page)


@pytest.mark.parametrize("game", sampled(SECRETS, "dragons-cave"))
def test_the_page_is_the_same_whatever_the_next_may_not_know(game, newcomer, server):
    one, other, knows = next(pairs(game))
    first = told(newcomer(), server, one, knows, f"one-{game}")
    second = told(newcomer(), server, other, knows, f"other-{game}")
    assert first[0] == second[0], "while the curtain hangs"
    assert first[1] == second[1], "after it opened"
