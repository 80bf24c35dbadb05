"""Taking a move back: the page shows the position before it, and says what happened."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.whole import sampled

from .hands import ASKED

LOG = "aside ol[aria-label='What happened'] li"
WORDS = ".sheet details:not([open]) summary"
MADE = """(question) => {
  const sheet = document.querySelector("#prompt");
  const text = sheet?.querySelector("#question").innerText ?? "Sent:";
  return sheet?.dataset.asked !== question && !/^(Chosen|Sent):/.test(text);
}"""
# What can be taken back freely, and what leads there. In Mount Drago nothing can.
FREE = {"dark-cave": "there:", "dragons-cave": "lay", "troll-and-dragon": "set aside"}
BEFORE = {"dark-cave": "lay a path card", "troll-and-dragon": "roll"}


@pytest.fixture
def table(newcomer, open_table, arrive):
    """Mira's turn, at least soon; where all lay at once, at people who do not."""

    def table(game):
        page = newcomer()
        if game != "dragons-cave":
            open_table(page, game, seats=2)
            return page
        id = open_table(page, game, seats=3, bots=None, box={"first": 2})
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
    page.mouse.move(1, 1)  # what somebody points at is told in more words
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_selector(".board[class*=playing][aria-busy=false]")
    moves = page.locator("button[data-move]").all_inner_texts()
    return page.locator(".board[class*=playing]").aria_snapshot(), moves


def choose(page, game):
    """Move, in words, until a move was made that can be taken back. Where that was."""
    for _ in range(40):
        before = position(page)
        move = saying(before[1], FREE[game])
        question = page.locator(ASKED).get_attribute("data-asked")
        other = saying(before[1], BEFORE.get(game, "")) or 0
        page.locator("button[data-move]").nth(other if move is None else move).click()
        page.wait_for_function(MADE, arg=question)
        if move is not None:
            return before
    raise AssertionError("nothing can be taken back")


def saying(moves, words):
    return next((i for i, move in enumerate(moves) if words in move.lower()), None)


@pytest.mark.parametrize("game", sampled(FREE, "dark-cave"))
def test_after_a_move_is_taken_back_the_page_shows_the_position_before_it(game, table):
    page = table(game)
    before = choose(page, game)
    page.get_by_role("button", name="Take back").click()
    page.locator(LOG, has_text="Mira takes back 1 move.").wait_for()
    expect(page.locator(LOG).locator("del")).to_have_count(1)
    assert position(page) == before
    told = page.locator(LOG).all_inner_texts()
    page.reload()
    assert position(page) == before
    assert page.locator(LOG).all_inner_texts() == told
    mine = page.locator(LOG, has_text=re.compile("^(Mira|You) (?!takes? back)"))
    told = mine.count()
    page.locator("button[data-move]").last.click()  # another one, unless there is but one
    expect(mine).not_to_have_count(told)
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
