"""One's own box: changed, kept, shared, played with, and seen before anybody sits down."""

import pytest
from playwright.sync_api import expect

from tests.whole import whole

from .hands import asked

FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
FIRST = "Square 1: pickaxe (red), "


def square(page, told):
    return page.get_by_role("button", name=told, exact=True)


def open_box(page, game="dragons-cave"):
    page.goto(f"/box/{game}")
    page.get_by_text("Everything is as it is printed. It all fits.").wait_for()


def put(page, n):
    """Other coins on the first square."""
    square(page, f"{FIRST}1").click()
    page.get_by_role("spinbutton", name="Coins on the squares").fill(str(n))
    page.get_by_role("button", name="Close").click()
    page.get_by_text("Values not as printed: 1.").wait_for()


def test_a_number_is_changed_kept_shared_and_played_with(newcomer):
    page = newcomer(name=None)
    open_box(page)
    put(page, 5)
    page.get_by_label("Name of this box").fill("Grandma's")
    page.reload()
    square(page, f"{FIRST}5 (not as printed)").wait_for()
    page.get_by_role("button", name="Share as a link").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.get_by_role("button", name="Close").click()

    friend = newcomer(name=None)
    friend.goto(link)
    friend.get_by_text("“Grandma's” comes from a link.").wait_for()
    square(friend, f"{FIRST}5 (not as printed)").wait_for()
    friend.goto("/box/dragons-cave")
    square(friend, f"{FIRST}1").wait_for()  # only looked at: nothing was kept

    page.get_by_role("button", name="Play now").click()
    question = asked(page)
    page.locator("button[data-move]").first.dispatch_event("click")
    page.wait_for_selector(f'.sheet:not([data-asked="{question}"])')
    page.get_by_role("button", name="About this table").click()
    page.get_by_text("a box of its own: “Grandma's”").wait_for()
    assert page.wrong == friend.wrong == []


@whole
def test_what_does_not_fit_is_said_in_place_and_undone(arrive, accessible):
    page = arrive(name=None, viewport={"width": 360, "height": 640})
    open_box(page)
    square(page, f"{FIRST}1").click()
    page.get_by_role("radio", name="lantern (green)").check(force=True)
    sentence = '"Colours of the path" must have "pickaxe (red)" 4 times, not 3 times.'
    page.get_by_role("dialog").get_by_text(sentence).wait_for()
    accessible(page)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Everything is as it is printed. It all fits.").wait_for()
    page.get_by_role("button", name="Redo").click()
    page.get_by_text("This does not fit together yet.").wait_for()
    page.get_by_role("button", name="All as printed", exact=True).click()
    page.goto("/box/dragons-cave#a?coins=99:1")
    page.get_by_role("alert").get_by_text("This link to a box is damaged").wait_for()
    page.get_by_text("Everything is as it is printed.").first.wait_for()
    assert page.wrong == []


def test_a_friend_sees_whose_box_it_is_before_sitting_down(arrive, open_table):
    host, friend = arrive("Mira"), arrive("Bo")
    form = {"bots": None, "sit": 0, "box": {"lair": 9}, "box_name": "Attic find"}
    table = open_table(host, "dragons-cave", **form)
    friend.goto(f"/t/{table}")
    friend.get_by_text("a box of its own: “Attic find”").wait_for()
    friend.get_by_text("Coins for entering the lair").wait_for()
    friend.get_by_role("button", name="Sit here: 1").wait_for()


@whole
@pytest.mark.parametrize("game", ["dragons-cave", "mount-drago", "troll-and-dragon"])
def test_a_trial_says_what_a_box_does(arrive, accessible, game):
    page = arrive(name=None)
    open_box(page, game)
    key = {"dragons-cave": "lair", "mount-drago": "copies", "troll-and-dragon": "diamonds"}[game]
    part = page.locator(f"#box-{key}")
    if not part.is_visible():
        page.locator("summary", has_text="Cards of each dragon").click()
    part.get_by_role("spinbutton").first.fill("1")
    part.get_by_role("spinbutton").first.press("Tab")
    page.get_by_role("button", name="Try it out").click()
    page.get_by_text("Matches played with each box: 300.").wait_for()
    page.get_by_role("rowheader", name="Moves in a match").wait_for()
    accessible(page)
    assert page.wrong == []
