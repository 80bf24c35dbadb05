"""The end as a story and the secret of the start, with default settings on a phone."""

from playwright.sync_api import expect

from .hands import asked

from .moments import go_on, last_decision

PHONE = {"width": 360, "height": 640}
GAME = "mount-drago"


def test_the_end_tells_how_it_came_about(newcomer, accessible):
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    go_on(page, GAME, 2, last_decision(GAME, 2))
    expect(page.locator("#question")).to_contain_text("Which card do you play?")
    expect(page.get_by_role("list", name="Players").get_by_text("you", exact=True)).to_be_visible()
    page.get_by_text("Your moves in words").locator("..").click()
    page.locator("button[data-move]").first.click()
    page.locator("#end-title").wait_for()
    page.get_by_text("Round by round, in numbers").click()
    rows = page.get_by_role("region", name="Round by round, in numbers").get_by_role("row")
    assert rows.count() > 5
    expect(page.get_by_role("heading", name="What was hidden")).to_be_visible()
    expect(page.get_by_text("still holds:").first).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Once more with the same people").click()
    page.wait_for_selector("#prompt")
    assert page.wrong == []


def test_my_secret_is_said_at_the_start_and_always_at_hand(newcomer, open_table):
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "dark-cave", 3, bots="easy", box={"first": 0})
    note = page.locator("[popover][role=alert]")
    expect(note).to_contain_text("You belong to the")
    note.get_by_role("button", name="I will remember").click()
    expect(note).to_be_hidden()
    page.get_by_role("button", name="Your secret").click()
    expect(page.get_by_role("dialog", name="Your secret")).to_contain_text(
        "Nobody else knows this."
    )
    assert page.wrong == []


def test_who_closes_the_first_word_by_key_goes_on_with_what_is_offered(newcomer):
    page = newcomer(met=False)
    page.goto("/")
    page.get_by_role("button", name="Play now: Dragon's Cave").click()
    asked(page)
    page.locator("#prompt [popover] button").press("Enter")
    expect(page.locator(".board .glow").first).to_be_focused()
