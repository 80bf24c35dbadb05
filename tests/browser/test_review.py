"""Looking back on a match at its end, and coming to a moment of it by a link."""

from playwright.sync_api import expect

from .hands import play
from .moments import go_on, last_decision

GAME = "troll-and-dragon"  # is looked back on soonest
PHONE = {"width": 390, "height": 844}


def test_a_match_is_looked_back_on_and_the_review_stays_with_it(arrive, accessible):
    page = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    go_on(page, GAME, 2, last_decision(GAME, 2))
    play(page, board=0)
    page.locator("#end-title").wait_for()
    page.get_by_role("button", name="Look back on this match").click()
    curve = page.get_by_role("slider", name="Expected share of the victory")
    expect(page.get_by_text("Luck changed your expected share by")).to_be_visible()
    accessible(page)
    curve.press("End")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    link = page.locator("section[aria-labelledby=turned-title] a").first
    there = link.get_attribute("href")
    link.click()
    page.wait_for_url(f"**{there}")
    again = page.get_by_role("slider", name="Expected share of the victory")
    expect(again).to_have_value(there.rsplit("#", 1)[1])  # kept, and opened at that moment
    again.press("ArrowRight")
    page.wait_for_url(lambda url: not url.endswith(there))
    assert page.wrong == []
