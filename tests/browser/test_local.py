"""Matches that live in the browser: played, left, found again, and taken to the server."""

import json
import re

import pytest
from playwright.sync_api import expect

from web.facts import OURS
from tests.whole import whole
from wyrmhoard.engine import log
from wyrmhoard.games import load
from wyrmhoard.server.tables.verify import verify
from wyrmhoard.texts import Texts

from .hands import ASKED, asked, play

LOOKS = 5  # more than there are bots at these tables
SEEN = ".board[class*=playing]"
NAMES = {game: Texts("en", load(game).folder / "texts")("name") for game in OURS}


def play_now(page, game):
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {NAMES[game]}").click()
    page.wait_for_url("**/t/here-*")
    page.wait_for_selector(ASKED)


def position(page):
    """Once all is worked out that the board tells of it."""
    page.wait_for_selector(ASKED)
    page.mouse.move(1, 1)  # what somebody points at is told in more words
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_selector(f"{SEEN}[aria-busy=false]")
    told = page.locator(SEEN).aria_snapshot()
    return told.replace(" [disabled]", "")  # in a race, for a moment after a roll


def same_after_reload(page):
    """What is seen, unless a bot chose meanwhile: each does so once before it waits for us too."""
    for _ in range(LOOKS):
        seen = position(page)
        page.reload()
        if position(page) == seen:
            return seen
    raise AssertionError(f"not as it was: {seen}\n{position(page)}")


def saved(page, tmp_path):
    """The match as a file, read by the program."""
    with page.expect_download() as kept:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "match.json"
    kept.value.save_as(file)
    return log.load(file)


def about_the_table(page):
    page.get_by_role("button", name="About this table").click()


@pytest.fixture
def offline(own_server, arrive):
    """Whoever was here once; then the server goes away for good."""
    page = arrive(None, base_url=own_server.address, service_workers="allow")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    own_server.stop()
    return page


@whole
@pytest.mark.parametrize("game", OURS)
def test_a_whole_match_without_a_network(offline, game, tmp_path):
    """Against the strongest bots."""
    page = offline
    page.reload()
    page.get_by_label(f"Bot strength: {NAMES[game]}").select_option("master")
    play_now(page, game)
    play(page, 4)
    taken_back(page)
    same_after_reload(page)
    speak(page, "cs")
    speak(page, "en")
    play(page)
    page.get_by_role("button", name="Check the luck").click()
    expect(page.get_by_text(re.compile("^Fair:"))).to_be_visible()
    data = saved(page, tmp_path)
    is_as_shown(page, game, data)
    page.get_by_role("link", name="Watch again").click()
    page.get_by_label("Move", exact=True).wait_for()
    assert page.wrong == []


def taken_back(page):
    """Once, as soon as there is something to take back."""
    for _ in range(3):  # a match of few rounds goes on after that
        asked(page)
        button = page.get_by_role("button", name="Take back")
        if button.count():
            before = page.locator("aside ol li").count()
            button.click()
            expect(page.locator("aside ol li")).not_to_have_count(before)
            return
        play(page, 1)


def speak(page, lang):
    page.locator("button.gear").click()
    page.locator("dialog select").first.select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.sheet")  # else going back stops what comes next


def is_as_shown(page, game, data):
    """The program comes to the same end, and finds the luck fair."""
    verdict = verify(load(game), data)
    assert verdict.fair
    match = verdict.match
    assert match.over
    shown = page.locator(".end ol li .numbers").all_inner_texts()
    points = sorted(match.score(p) for p in range(match.seats))
    assert sorted(int(re.search(r"-?\d+", text.replace("−", "-"))[0]) for text in shown) == points


def test_a_newcomer_plays_reloads_and_finds_it_again(newcomer):
    """With every setting as it is."""
    page = newcomer(None)
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    play_now(page, "troll-and-dragon")
    assert not [url for url in requests if "/api/tables" in url and url.endswith("/tables/")]
    seen = same_after_reload(page)
    page.goto("/")
    mine = page.get_by_role("link", name=re.compile("in this browser"))
    expect(mine).to_contain_text("Your turn")
    mine.click()
    assert position(page) == seen
    assert page.wrong == []


@whole
def test_two_pages_of_one_browser_show_one_match(arrive):
    page = arrive(None)
    play_now(page, "troll-and-dragon")
    other = page.context.new_page()
    other.goto(page.url)
    assert position(other) == position(page)
    play(page, 2)
    asked(page)
    expect(other.locator("aside ol li")).to_have_count(page.locator("aside ol li").count())
    assert position(other) == position(page)
    play(other, 2)
    asked(other)
    assert position(page) == position(other)


@whole
def test_those_at_one_device_pass_it_on(arrive):
    page = arrive(None)
    page.goto("/")
    page.get_by_role("button", name="With friends: Dragon's Cave").click()
    page.get_by_placeholder("Your name").fill("Ann")
    page.get_by_role("button", name="Also at this device").click()
    page.get_by_placeholder("Name of player 2").fill("Bea")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/here-*")
    page.locator(".curtain button").wait_for()
    assert sum(play(page, 6)) == 6
    asked(page)  # behind the curtain nothing is told
    assert re.search("Ann|Bea", page.locator("aside ol").first.inner_text())


def test_friends_come_and_the_match_moves_to_the_server(arrive, tmp_path):
    page, friend = arrive(None), arrive("Finn")
    play_now(page, "mount-drago")
    play(page, 3)
    seen = position(page)
    about_the_table(page)
    moves = len(saved(page, tmp_path)["moves"])
    page.get_by_label("a friend instead of Ember").check()
    page.get_by_role("button", name="Move and invite").click()
    page.wait_for_url(lambda url: "/t/" in url and "here-" not in url)
    friend.goto(page.url)
    friend.get_by_role("button", name="Sit here").click()
    assert position(page) == seen.replace("Ember", "Finn")
    while not friend.locator(ASKED).count():
        page.wait_for_timeout(50)  # one of the two is asked
        if page.locator(ASKED).count():
            play(page, 1)
    play(friend, 1)
    page.goto("/")
    page.locator(".lists").last.wait_for()
    expect(page.locator("main")).not_to_contain_text("in this browser")
    table = friend.url.rsplit("/", 1)[1]
    assert friend.request.delete(f"/api/tables/{table}").status == 403
    answer = page.request.delete(f"/api/tables/{table}")
    assert answer.ok, answer.text()
    told = page.request.get(f"/api/tables/{table}/log").json()
    assert told["luck"]["from"] == moves
    assert json.dumps(told["luck"]["table"]) in json.dumps(told)
