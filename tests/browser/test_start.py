"""The start page offers how many play and how well bots do, shows what waits, and can be tidied."""

import re

from playwright.sync_api import expect

from tests.whole import whole
from .hands import ASKED

TABLES = ".lists li:has(button) a"  # those of others cannot be removed


@whole
def test_a_match_of_ones_own_measure_waits_first_and_can_be_removed(newcomer, accessible):
    page = newcomer(None)
    page.goto("/")
    page.get_by_label("Players: Mount Drago").select_option("5")
    page.get_by_label("Bot strength: Mount Drago").select_option("medium")
    page.get_by_role("button", name="Play now: Mount Drago").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".top .seats > li")).to_have_count(5)
    page.goto("/")
    waiting = page.locator("main > :first-child")
    expect(waiting.locator("ul a")).to_have_count(1)
    expect(waiting.locator("time")).not_to_be_empty()
    expect(page.get_by_label("Players: Mount Drago")).to_have_value("5")
    expect(page.get_by_label("Players: Dragon's Cave")).to_have_value("3")
    accessible(page)
    page.get_by_role("button", name=re.compile("^Remove: Mount Drago")).click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(TABLES)).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Bot strength: Mount Drago")).to_have_value("medium")
    expect(page.locator(TABLES)).to_have_count(0)


def test_a_waiting_table_is_filled_with_bots_at_one_click(newcomer, open_table):
    page = newcomer("Mira")
    open_table(page, "dark-cave", 5, bots=None)
    expect(page.get_by_text("No other device can reach this server here.")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    page.wait_for_selector(".board")
    expect(page.locator(".top .seats > li")).to_have_count(5)


@whole
def test_a_match_that_may_be_watched_is_found_and_shows_who_looks_on(
    newcomer, open_table, accessible
):
    """One with the link may watch any match; only one that was opened to be found is offered."""
    mira, bo = newcomer("Mira"), newcomer("Bo")
    hidden = open_table(mira, "dragons-cave")
    shown = open_table(mira, "dragons-cave", listed=True)
    mira.wait_for_selector(ASKED)
    bo.goto("/")
    played = bo.locator("section", has=bo.get_by_role("heading", name="Being played now"))
    offered = played.locator(f'a[href="/t/{shown}"]')
    expect(offered).to_contain_text("Mira")
    expect(offered.locator("time")).to_contain_text("since")
    expect(bo.locator(f'a[href="/t/{hidden}"]')).to_have_count(0)
    accessible(bo)
    offered.click()
    bo.wait_for_selector(".board")
    expect(bo.locator(ASKED)).to_have_count(0)
    expect(mira.get_by_role("img", name="1 person is watching.")).to_be_visible()
    accessible(mira)
