"""A game the page was built without: on the start page, and on its plain board."""

import pytest
from playwright.sync_api import expect

from tests.whole import sampled

from .hands import asked

SIZES = [(320, 640), (390, 844), (820, 1180), (1280, 800)]
APART = """() => {
  const boxes = [...document.querySelectorAll("article")].map((one) => one.getBoundingClientRect());
  const beside = (a, b) => a.right <= b.left || a.bottom <= b.top;
  const over = (a, b) => !beside(a, b) && !beside(b, a);
  return !boxes.some((a, i) => boxes.slice(i + 1).some((b) => over(a, b)))
    && document.documentElement.scrollWidth <= document.documentElement.clientWidth;
}"""


def shelf(page, count):
    """A server with so many games, most of which no page knows."""
    made = [
        {"name": f"hall-{n}", "rules": 1, "least": 2, "most": 2 + n, "minutes": 10, "age": 8}
        for n in range(count)
    ]
    texts = "name = Hall\ntagline = Somebody digs, somebody waits, and the lantern burns down.\n"
    page.route("**/api/games", lambda route: route.fulfill(json={"games": made}))
    page.route("**/api/games/*/texts/*", lambda route: route.fulfill(body=texts))


@pytest.mark.parametrize("count", sampled([1, 2, 5, 12], 5))
def test_the_mountain_holds_any_number_of_games(count, arrive, accessible):
    page = arrive()
    shelf(page, count)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Hall")).to_have_count(count)
    expect(page.locator("article")).to_have_count(count)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(APART)
    accessible(page)
    assert page.wrong == []


def test_a_game_that_is_not_translated_says_so(arrive):
    page = arrive(likes={"lang": "fr"})
    page.goto("/")
    window = page.locator("article", has_text="Two Tunnels")
    window.get_by_text("Pas encore traduit").wait_for()
    window.get_by_role("button", name="Jouer").click()
    asked(page)
    assert page.locator("header", has_text="Pas encore traduit").is_visible()


def test_words_that_do_not_come_are_asked_for_again(arrive, open_table):
    page = arrive()
    page.route("**/api/games/two-tunnels/texts/*", lambda route: route.abort())
    open_table(page, "two-tunnels")
    page.get_by_role("alert").get_by_text("The server cannot be reached").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Load it again").click()
    asked(page)
    assert page.wrong == []


@pytest.mark.parametrize("scheme", sampled(["light", "dark"], "light"))
def test_a_plain_board_is_played_by_keyboard(scheme, arrive, open_table, accessible):
    size = {"width": 390, "height": 844}
    page = arrive(likes={"words": False}, color_scheme=scheme, viewport=size)
    open_table(page, "two-tunnels")
    players = page.get_by_role("region", name="Players")
    asked(page)
    accessible(page)
    while (question := asked(page)) is not None:
        assert players.get_by_role("rowheader", name="Seen in").is_visible()
        assert page.get_by_text("Gems each has found").count() == 0  # recalled, not shown
        page.locator(".plain menu button").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(f'.sheet:not([data-asked="{question}"]), #end-title')
    page.locator("#end-title").wait_for()
    assert page.wrong == []
