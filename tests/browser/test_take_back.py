"""Taking a move back: the page shows the position before it, and says what happened."""

import json
import re

import pytest
from playwright.sync_api import expect

from .hands import ASKED

LOG = "aside ol[aria-label='What happened'] li"
WORDS = ".sheet details:not([open]) summary"
MORE = "([selector, n]) => document.querySelectorAll(selector).length > n"
WISH = "set aside"  # what can be taken back in Troll & Dragon; rolls of dice cannot
GAMES = ["dark-cave", "dragons-cave", "troll-and-dragon"]  # in Mount Drago nothing is free


@pytest.fixture
def table(newcomer, open_table, arrive):
    """Mira, whose turn it is, and people who do not move meanwhile."""

    def table(game):
        page = newcomer()
        box = {"first": 2} if game == "dragons-cave" else {}
        id = open_table(page, game, seats=3, bots=None, box=box)
        for seat in (1, 2):
            answer = arrive(f"Guest {seat}").request.post(f"/api/tables/{id}/seats/{seat}", data={})
            assert answer.ok, answer.text()
        return page

    return table


def position(page):
    """What the board tells a screen reader, and which moves are offered."""
    page.wait_for_selector(ASKED)
    if page.locator(WORDS).count():
        page.locator(WORDS).click()
    moves = page.locator("button[data-move]").all_inner_texts()
    return page.locator(".board[class*=playing]").aria_snapshot(), moves


def choose(page):
    """A move without luck, in words; rolls are made until there is one. Where it was made."""
    for _ in range(40):
        before = position(page)
        wanted = next((i for i, said in enumerate(before[1]) if WISH in said.lower()), None)
        rolls = any("dice" in said for said in before[1])
        lines = page.locator(LOG).count()
        page.locator("button[data-move]").nth(wanted or 0).click()
        page.wait_for_function(MORE, arg=[LOG, lines])
        if wanted is not None or not rolls:
            return before
    raise AssertionError("nothing can be taken back")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_move_is_taken_back_the_page_shows_the_position_before_it(game, table):
    page = table(game)
    before = choose(page)
    page.get_by_role("button", name="Take back").click()
    page.locator(LOG, has_text="Mira takes back 1 move.").wait_for()
    expect(page.locator(LOG).locator("del")).to_have_count(1)
    assert position(page) == before
    told = page.locator(LOG).all_inner_texts()
    page.reload()
    assert position(page) == before
    assert page.locator(LOG).all_inner_texts() == told
    assert page.wrong == []


def test_another_move_can_be_made_instead(table):
    page = table("dark-cave")
    choose(page)
    page.get_by_role("button", name="Take back").click()
    page.locator(LOG, has_text="Mira takes back 1 move.").wait_for()
    page.wait_for_selector(ASKED)
    page.locator("button[data-move]").nth(1).click()
    expect(page.locator(LOG).last).to_have_text(re.compile("^Mira (?!takes back)"))
    assert page.wrong == []


def test_an_error_becomes_a_sentence_with_a_button(newcomer, open_table):
    """Whatever it is: here the server tells of moves that no game has."""
    page = newcomer()
    page.route_web_socket("**/ws/**", confused)
    open_table(page, "dark-cave", seats=3)
    page.get_by_text("Something on this page went wrong.").wait_for()
    page.get_by_role("button", name="Load it again").wait_for()


def confused(socket):
    def garble(text):
        said = json.loads(text)
        for line in said.get("told", []):
            line["move"] = -1
        socket.send(json.dumps(said))

    socket.connect_to_server().on_message(garble)
