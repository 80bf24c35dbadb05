"""The pages around the tables: the start, invitations, watching again, another device."""

import json

import pytest
from playwright.sync_api import expect


from tests.whole import sampled, whole

from .drawn import DRAWN, MOST
from .hands import asked, play
from .moments import go_on, last_decision

PATHS = [
    "/", "/rules/dark-cave", "/replay", "/device/none", "/rules/none", "/results", "/season",
    "/box/dark-cave", "/box/mount-drago", "/learn/dark-cave", "/learn/troll-and-dragon",
]  # fmt: skip
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.fixture
def finished(arrive):
    page = arrive()
    go_on(page, "dragons-cave", 2, last_decision("dragons-cave", 2))
    play(page, board=0)
    page.wait_for_selector("#end-title")
    return page, page.url.rsplit("/", 1)[1]


def test_from_the_page_to_a_first_move(arrive, accessible):
    page = arrive(name=None)
    page.on("console", lambda line: line.type == "error" and page.wrong.append(line.text))
    page.goto("/")
    page.get_by_role("button", name="Play now: Dragon's Cave").click()
    question = asked(page)
    page.locator("button[data-move]").first.click()
    page.wait_for_selector(f'.sheet:not([data-asked="{question}"])')
    page.goto("/")
    page.get_by_role("heading", name="My tables").wait_for()
    accessible(page)
    assert page.wrong == []


def test_a_table_for_friends(arrive, accessible):
    page = arrive(name=None)
    page.goto("/")
    page.get_by_role("button", name="With friends: Troll & Dragon").click()
    page.get_by_label("Name of player 1").fill("Mira")
    page.get_by_role("radio", name="4").check(force=True)
    page.get_by_role("button", name="Also at this device").click()
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_label("Seat 3").select_option("hard")
    page.get_by_label("Time to think").select_option("minute")
    page.get_by_label("Show it on the start page").check()
    page.get_by_text("House rules").click()
    page.get_by_label("The race in the Cavern").select_option("beats")
    accessible(page)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("One more player").wait_for()
    page.get_by_text("No other device can reach this server here.").wait_for()
    assert page.url.rsplit("/", 1)[1] in page.get_by_label("Link").input_value()
    assert page.request.get("/api/me").json() == {"name": "Mira"}
    guest = arrive("Ina")
    guest.goto("/")
    guest.locator(".lists a", has_text="Troll & Dragon").first.click()
    guest.get_by_role("button", name="Sit here: 4").click()
    guest.wait_for_selector("section.sheet")
    guest.locator(".seats .clock").first.wait_for()


PHONES = [{"width": 390, "height": 844}, {"width": 320, "height": 640}]


def test_the_start_fits_a_phone(arrive):
    page = arrive(viewport=PHONES[0], has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("heading", name="Open tables").wait_for()
    for size in PHONES:
        page.set_viewport_size(size)
        page.wait_for_function(FITS)
    page.get_by_role("button", name="With friends: Mount Drago").click()
    for size in PHONES:
        page.set_viewport_size(size)
        opens = page.get_by_role("button", name="Open the table")
        expect(opens).to_be_in_viewport(ratio=1)  # and not below all that may be set


@pytest.mark.parametrize("game", sampled(MOST, "dark-cave"))
def test_a_table_that_waits_fits_a_phone(game, arrive, open_table):
    page = arrive(viewport=PHONES[0], has_touch=True, is_mobile=True)
    open_table(page, game, MOST[game], bots=None)
    page.get_by_role("heading", name="Invite").wait_for()
    for size in PHONES:
        page.set_viewport_size(size)
        page.wait_for_function(FITS)
    more = page.get_by_role("button", name="Also at this device: 2")
    more.click()
    page.wait_for_function(FITS)
    page.get_by_label("Name of player 2").press("Escape")
    expect(more).to_be_focused()


@pytest.mark.parametrize("game", sampled(MOST, "dark-cave"))
def test_a_phone_shows_everything_within_its_width(game, arrive, open_table, accessible):
    page = arrive(viewport=PHONES[0], has_touch=True, is_mobile=True)
    open_table(page, game, MOST[game])
    for size in PHONES:
        page.set_viewport_size(size)
        asked(page)
        page.wait_for_function(FITS)
        accessible(page)
        page.get_by_role("button", name="Log and chat").click()
        page.get_by_role("heading", name="What happened").wait_for()
        page.get_by_role("button", name="Close").click()
        play(page, most=2)


SMALL = [{"width": 360, "height": 640}, {"width": 844, "height": 390}]
APART = """() => {
  const [picture, hand] = ["section > svg, .side > svg, .scene, .middle", "section > .mine"]
    .map((all) => document.querySelector(".board").querySelector(all).getBoundingClientRect());
  const higher = 48;  // a card that scores
  return picture.bottom < hand.top + higher || picture.right < hand.left + 4;
}"""


@pytest.mark.parametrize("game", sampled(DRAWN, "mount-drago"))
def test_the_hand_lies_beside_the_board_and_not_on_it(game, arrive, open_table):
    page = arrive(likes={"words": False}, viewport=SMALL[0], has_touch=True, is_mobile=True)
    open_table(page, game, MOST[game])
    asked(page)
    for size in SMALL:
        page.set_viewport_size(size)
        page.wait_for_function(APART)
        page.wait_for_function(FITS)


def test_the_seats_follow_the_turn(arrive, open_table):
    page = arrive(viewport=PHONES[0])
    names = [f"Dwarf {p}" for p in range(8)]
    open_table(page, "dark-cave", 8, bots=None, sit=8, names=names, box={"first": 7})
    page.wait_for_selector(".curtain")
    page.wait_for_function(
        """() => {
          const row = document.querySelector("ul.seats").getBoundingClientRect();
          const seat = document.querySelector("ul.seats .turn").getBoundingClientRect();
          return row.left <= seat.left && seat.right <= row.right;
        }"""
    )


@whole
def test_a_table_made_narrow_is_not_covered(arrive, open_table):
    page = arrive()
    open_table(page, "dragons-cave")
    asked(page)
    news = page.get_by_role("heading", name="What happened")
    expect(news).to_be_visible()
    page.set_viewport_size({"width": 800, "height": 800})
    expect(news).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(news).to_be_visible()


def test_the_end_keeps_the_keyboards_place(finished):
    page, _ = finished
    expect(page.locator("#end-title")).to_be_focused()
    page.get_by_role("button", name="Check the luck").press("Enter")
    expect(page.locator(".end .told")).to_be_focused()


def test_a_finished_match_is_watched_again(finished, accessible):
    page, table = finished
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_label("Move", exact=True)
    slider.wait_for()
    accessible(page)
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Next decision").click()
    here = slider.input_value()
    page.wait_for_url(f"**/replay/{table}#{here}")
    page.get_by_label("Seen by").select_option(label="everybody, all open")
    accessible(page)
    page.reload()
    expect(slider).to_have_value(here)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "here => document.querySelector('input[type=range]').valueAsNumber > here", arg=int(here)
    )
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on from here against bots").click()
    page.wait_for_url("**/t/*")
    asked(page)
    assert page.wrong == []


def test_a_downloaded_match_is_dropped_in(finished, tmp_path, accessible):
    page, _ = finished
    with page.expect_download() as kept:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "match.json"
    kept.value.save_as(file)
    page.goto("/replay")
    page.get_by_label("Or choose the file").wait_for()
    accessible(page)
    page.get_by_label("Or choose the file").set_input_files(file)
    page.get_by_label("Move", exact=True).wait_for()
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"game": "chess"}))
    page.goto("/replay")
    page.get_by_label("Or choose the file").set_input_files(broken)
    page.get_by_role("alert").wait_for()


@whole
def test_once_more_leads_everyone_to_the_same_table(finished):
    page, table = finished
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    asked(page)


@whole
def test_another_device_becomes_mine(arrive, open_table):
    page, phone = arrive("Mira"), arrive(name=None)
    open_table(page, "mount-drago")
    asked(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link for another device").click()
    link = page.locator("dialog input[readonly]").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Yes, this is my device").click()
    phone.locator(".lists a", has_text="Mount Drago").first.wait_for()
    phone.locator("header").get_by_text("Mira").wait_for()
    phone.goto(link)
    phone.get_by_role("button", name="Yes, this is my device").click()
    phone.get_by_text("This link has been used already").wait_for()
    assert not phone.get_by_role("button", name="Yes, this is my device").count()
    phone.locator("main").get_by_role("link", name="To the start page").click()
    phone.locator(".lists").last.wait_for()


@pytest.mark.parametrize("path", sampled(PATHS, "/"))
def test_every_page_is_accessible_by_day_and_by_night(path, arrive, accessible):
    page = arrive(likes={"theme": "light"})
    page.goto(path)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    accessible(page)
    page.get_by_role("button", name="Settings").click()
    accessible(page)
    page.get_by_role("radio", name="Night").check(force=True)
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    accessible(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    accessible(page)


def test_a_name_has_something_to_read(arrive):
    page = arrive(None)
    page.on("request", lambda one: one.method == "POST" and page.wrong.append(one.url))
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill(" ")
    page.keyboard.press("Enter")
    expect(page.locator("input:invalid")).to_be_focused()
    assert page.wrong == []


def test_a_table_that_is_not_there(arrive):
    page = arrive()
    page.goto("/t/nosuchtable")
    page.get_by_role("heading", name="Nothing here but bats").wait_for()


@whole
def test_a_part_of_the_page_that_did_not_come_offline_comes_afterwards(arrive):
    page = arrive()
    page.on("console", lambda line: "Uncaught" in line.text and page.wrong.append(line.text))
    page.goto("/")
    page.get_by_role("button", name="With friends: Dragon's Cave").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="With friends: Dragon's Cave").click()
    page.get_by_role("alert").wait_for()
    page.context.set_offline(False)
    page.get_by_role("button", name="Mit Freunden: Dragon's Cave").click()
    page.get_by_text("Hausregeln").wait_for()
    assert page.wrong == []


def test_games_that_did_not_come_are_asked_for_when_the_network_is_back(arrive):
    page = arrive()
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    page.get_by_text("The server cannot be reached").wait_for()
    page.unroute_all()
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.get_by_role("button", name="Play now: Dragon's Cave").wait_for()


def test_rules_asked_for_offline_are_shown_when_the_network_is_back(arrive):
    page = arrive()
    page.goto("/")
    page.get_by_role("link", name="Rules: Dragon's Cave").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules: Dragon's Cave").click()
    page.get_by_text("The server cannot be reached").first.wait_for()
    page.context.set_offline(False)
    page.get_by_text("All rules, one by one").click()
    page.get_by_text("DC-1", exact=True).wait_for()
