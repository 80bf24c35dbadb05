"""The deal of the day: one click, nobody looks ahead, and afterwards all compare."""

import os

from playwright.sync_api import expect

from tests.whole import whole
from .hands import ASKED

SHOTS = os.environ.get("SHOTS")


def shoot(page, name):
    if not SHOTS:
        return
    for size in ((1280, 800), (390, 844)):
        for scheme in ("light", "dark"):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(300)
            page.screenshot(path=f"{SHOTS}/{name}-{size[0]}-{scheme}.png", full_page=True)
    page.set_viewport_size({"width": 1280, "height": 800})


def give_up(page):
    """The quickest way to the end."""
    page.get_by_role("button", name="About this table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    page.wait_for_selector("#end-title")


@whole
def test_the_deal_of_the_day_is_played_before_it_is_seen(newcomer, accessible):
    mira, bo = newcomer("Mira"), newcomer("Bo")
    mira.goto("/")
    today = mira.get_by_role("button", name="Deal of the day: Mount Drago")
    expect(today).to_be_visible()
    shoot(mira, "start")
    today.click()
    mira.wait_for_selector(ASKED)
    expect(mira.locator(".top .seats > li")).to_have_count(3)
    bo.goto(mira.url)
    expect(bo.get_by_role("heading", name="Play it first")).to_be_visible()
    expect(bo.locator(".board")).to_have_count(0)
    shoot(bo, "hidden")
    give_up(mira)
    expect(mira.get_by_text("stays secret until")).to_be_visible()
    shoot(mira, "end")
    mira.get_by_role("link", name="Compare with others").click()
    expect(mira.get_by_text("There is nobody to compare with yet")).to_be_visible()
    mira.get_by_label("Others who have played it may watch my match").check()
    bo.get_by_role("link", name="To the deal").click()
    expect(bo.get_by_text("You will see how others did")).to_be_visible()
    expect(bo.get_by_text("Mira")).to_have_count(0)
    accessible(bo)
    shoot(bo, "deal-before")
    bo.get_by_role("button", name="Play it now").click()
    bo.wait_for_selector(ASKED)
    give_up(bo)
    bo.get_by_role("link", name="Compare with others").click()
    expect(bo.locator("main .place strong")).to_contain_text("of 2")
    accessible(bo)
    shoot(bo, "deal")
    bo.get_by_role("link", name="Watch again: Mira").click()
    expect(bo.locator("main")).to_contain_text("Mira. Points: 0")
    bo.goto("/")
    bo.get_by_role("button", name="Deal of the day: Mount Drago").click()
    expect(bo.locator("h1")).to_contain_text("Deal of the day: Mount Drago")
    assert not mira.wrong + bo.wrong
