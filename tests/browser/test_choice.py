"""A chosen move: it is asked for once, and never lost without a word."""

import pytest
from playwright.sync_api import expect

from tests.whole import sampled, whole

from .hands import ASKED, asked

CHOSEN = "#question:has-text('Chosen:')"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


IN_SIGHT = """() => [...document.querySelectorAll("[data-target^=site]")].find((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === one;
})?.dataset.target"""


def site_in_sight(page):
    """One of the places for a card that need not be looked for."""
    found = page.wait_for_function(IN_SIGHT).json_value()
    return page.locator(f"[data-target='{found}']")


def glowing_card(page):
    page.wait_for_selector(ASKED)
    return page.locator(".cards button.glows").first


def test_a_place_chosen_with_its_card_is_not_asked_for_again(newcomer, open_table):
    page = newcomer()
    open_table(page, "dark-cave", seats=3)
    glowing_card(page).click()
    site_in_sight(page).click()
    expect(page.locator(".mine").get_by_role("button", name="Move no further")).to_be_visible()
    assert page.wrong == []


def test_two_taps_lay_a_card_on_a_phone(newcomer, open_table):
    page = newcomer(**PHONE)
    open_table(page, "dark-cave", seats=3)
    glowing_card(page).tap()
    site_in_sight(page).tap()
    expect(page.locator(".mine").get_by_role("button", name="Move no further")).to_be_visible()
    assert page.wrong == []


@whole
def test_card_and_place_are_confirmed_together(arrive, open_table):
    page = arrive(likes={"sending": "confirm"})
    open_table(page, "dark-cave", seats=3)
    glowing_card(page).click()
    site_in_sight(page).click()
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".mine").get_by_role("button", name="Move no further")).to_be_visible()


SHEETS = {
    "rules": lambda page: page.get_by_role("button", name="Rules").first,
    "settings": lambda page: page.get_by_role("button", name="Settings"),
    "about": lambda page: page.get_by_role("button", name="About this table"),
    "seat": lambda page: page.locator(".seats button").first,
}


@pytest.mark.parametrize("sheet", sampled(SHEETS, "rules", "seat"))
def test_escape_belongs_to_the_topmost_thing(sheet, arrive, open_table):
    page = arrive(likes={"sending": "confirm"})
    open_table(page, "dragons-cave")
    question = asked(page)
    page.locator("button[data-move]").first.click()
    page.wait_for_selector(CHOSEN)
    SHEETS[sheet](page).click()
    above = page.locator("dialog[open], :popover-open")
    expect(above).to_have_count(1)
    page.keyboard.press("Escape")
    expect(above).to_have_count(0)
    page.wait_for_selector(CHOSEN)
    page.keyboard.press("Escape")
    assert asked(page) == question
    expect(page.get_by_test_id("live")).to_contain_text("Taken back:")


def test_escape_folds_the_log_before_the_table_first(arrive, open_table):
    page = arrive(likes={"sending": "confirm"}, viewport=PHONE["viewport"])
    open_table(page, "dragons-cave")
    asked(page)
    page.locator("button[data-move]").first.click()
    page.wait_for_selector(CHOSEN)
    page.get_by_role("button", name="Log and chat").click()
    page.keyboard.press("Escape")
    expect(page.locator("aside")).to_be_hidden()
    page.wait_for_selector(CHOSEN)


@whole
def test_who_runs_out_of_time_is_told_that_the_choice_was_not_sent(arrive, open_table):
    page = arrive(likes={"sending": "confirm"})
    open_table(page, "dragons-cave", clock={"move": 2})
    asked(page)
    page.locator("button[data-move]").first.click()
    page.locator(".notices", has_text="Not sent, because the question has changed:").wait_for()
    assert page.wrong == []
