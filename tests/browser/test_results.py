"""A rated match from the start page to the season's table, on a phone with default settings."""

import re

from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


def test_a_rated_match_moves_my_rating_and_shows_in_the_season(newcomer, arrive, accessible):
    page, other = newcomer("Mira", viewport=PHONE, has_touch=True), arrive("Bo")
    page.goto("/")
    page.get_by_role("button", name="With friends: Mount Drago").click()
    sheet = page.get_by_role("dialog")
    assert not sheet.get_by_label("Rated: the result counts").is_checked()
    sheet.get_by_label("Rated: the result counts").check()
    sheet.get_by_label("Show it on the start page").check()
    expect(sheet.get_by_text("has lost")).to_be_visible()
    expect(sheet.get_by_label("Players may ask for hints")).to_have_count(0)
    sheet.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".waiting").get_by_text("Rated", exact=True)).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    assert other.request.post(f"/api/tables/{table}/seats/1", data={}).ok
    expect(page.get_by_role("img", name="Rated")).to_be_visible()
    assert other.request.delete(f"/api/tables/{table}/seats/1").ok  # Bo gives up
    change = page.get_by_text("Your rating: 25 ± 8")
    expect(change).to_contain_text(re.compile(r"→ 2[78] ± 8 \(provisional\)"))
    page.get_by_role("link", name="My results").click()
    expect(page.get_by_role("heading", name="Mount Drago, 2 players")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("match by match, from 25 to 2"))).to_be_visible()
    expect(page.get_by_text("Place 1 of 2")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="The season").click()
    row = page.get_by_role("row", name=re.compile("Mira"))
    expect(row).to_contain_text("(provisional)")
    accessible(page)
    assert page.wrong == []
