"""What a move would do is told before it is made, by rules that run in the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.whole import sampled

from .drawn import DRAWN
from .hands import ASKED
from .moments import asked, go_on

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def at(page, game: str, seats: int, verb: str) -> None:
    """Where somebody may do this, and much else."""
    there = [moment for said, moment in asked(game, seats) if said == verb]
    go_on(page, game, seats, max(there, key=lambda moment: (moment.choices, moment.moves)))
    page.wait_for_selector(ASKED)


def test_every_card_of_mount_drago_tells_what_it_brings(newcomer):
    page = newcomer()
    at(page, "mount-drago", 5, "play")
    cards = page.locator(".hand button")
    expect(cards.locator(".gains")).to_have_count(cards.count())
    expect(cards.first).to_have_attribute("aria-label", re.compile("Lands on: space"))
    cards.first.click()
    chosen = page.locator("section:has(g.goal) p.told")  # in one look: it is sent after a moment
    expect(chosen).to_contain_text("Lands on: space")
    assert page.wrong == []


def test_riding_and_staying_tell_what_they_bring(newcomer):
    page = newcomer()
    at(page, "mount-drago", 5, "mount")
    ways = page.locator(".ways button")
    expect(ways).to_have_count(2)
    for way in ways.all():
        expect(way).to_have_attribute("aria-label", re.compile(r"\. .*(scores|[+−]\d)"))
    assert page.wrong == []


def test_a_roll_of_troll_and_dragon_tells_the_odds(newcomer):
    page = newcomer()
    at(page, "troll-and-dragon", 2, "enter")
    roll = page.locator(".actions button.dice")
    expect(roll.locator(".risk")).to_have_text(re.compile(r"^\d+(\.\d+)?%$"))
    expect(roll).to_contain_text(re.compile(r"The Troll comes: \d"))
    enter = page.locator(".actions button.cavern")
    enter.focus()
    expect(page.locator(".note")).to_contain_text("The next roll of the Dragon dice wakes it: 5.6%")
    assert page.wrong == []


def test_a_card_of_dragons_cave_shows_where_it_leads(newcomer):
    page = newcomer()
    at(page, "dragons-cave", 4, "lay")
    page.locator(".hand button.glow").first.focus()
    expect(page.locator("p.line")).to_contain_text("Reaches: square")
    expect(page.locator("p.line")).to_contain_text("If the dragon waits there")
    expect(page.locator("[data-ahead]")).to_have_count(1)
    assert page.wrong == []


def test_a_card_of_the_dark_cave_shows_what_is_in_reach_then(newcomer):
    page = newcomer()
    at(page, "dark-cave", 8, "lay")
    page.locator(".cards button.glows").first.click()
    site = page.locator("[data-target^=site]").first
    site.focus()
    expect(page.locator("circle.reach").first).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("in reach then")
    expect(site).to_have_attribute("aria-label", re.compile("in reach then"))
    assert page.wrong == []


def test_a_tap_shows_it_on_a_phone(newcomer):
    page = newcomer(**PHONE)
    at(page, "dragons-cave", 4, "lay")
    page.locator(".hand button.glow").first.tap()
    expect(page.locator("[data-ahead]")).to_be_visible()
    assert page.wrong == []


def test_the_dice_of_a_house_rule_have_their_own_odds(newcomer, open_table):
    page = newcomer()
    open_table(page, "troll-and-dragon", box={"first": 0, "grotto": [1, 1, 1, 3]})
    page.wait_for_selector(ASKED)
    expect(page.locator(".actions .risk")).to_have_text("6.3%")  # (1/2)^4


def test_a_table_in_the_browser_tells_it_too(newcomer):
    page = newcomer()
    page.goto("/")
    page.get_by_role("button", name="Play now: Mount Drago").click()
    page.wait_for_url("**/t/here-*")
    page.wait_for_selector(ASKED)
    cards = page.locator(".hand button")
    expect(cards.locator(".gains")).to_have_count(cards.count())
    assert page.wrong == []


def test_moves_in_words_are_described_by_it(newcomer):
    page = newcomer()
    at(page, "dragons-cave", 4, "lay")
    page.locator("#prompt summary").click()
    move = page.locator("button[data-move]").first
    move.focus()
    expect(page.locator("#move-ahead")).to_contain_text("Reaches: square")
    expect(move).to_have_attribute("aria-describedby", "move-ahead")


def test_what_was_chosen_tells_it_until_it_is_confirmed(arrive):
    page = arrive(likes={"sending": "confirm"})
    at(page, "dragons-cave", 4, "lay")
    page.locator("button[data-move]").first.click()
    expect(page.locator("#prompt .ahead")).to_contain_text("Reaches: square")


@pytest.mark.parametrize("game", sampled(DRAWN, "dark-cave"))
def test_without_webassembly_the_board_is_played_without_it(game, newcomer, open_table):
    page = newcomer()
    page.add_init_script("delete globalThis.WebAssembly")
    open_table(page, game, seats=3)
    page.wait_for_selector(ASKED)
    expect(page.locator(".gains, .risk, [data-ahead]")).to_have_count(0)
    page.locator("#prompt summary").click()
    page.locator("button[data-move]").first.click()
    page.locator("#question", has_text="Chosen:").wait_for()
    assert page.wrong == []
