"""Nothing is covered, cut or broken inside a word: the fullest tables at the sizes people have."""

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.test_lessons import TAUGHT
from tests.whole import sampled, whole
from wyrmhoard.games import GAMES as INSTALLED

from .drawn import MOST
from .hands import asked, play
from .moments import Moment, go_on, last_decision, moments

WRONG = (Path(__file__).parent / "layout.js").read_text("utf-8")
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DESKS = [(1280, 800), (1366, 768)]
PHONES = [(360, 640), (390, 844), (844, 390)]
LANGS = ["en", "de", "es", "fr", "ru"]
GAMES = ["dark-cave", "dragons-cave", "mount-drago", "troll-and-dragon"]
FEWER = {"dark-cave": 4}  # of its many questions every fourth: all of them lie on the same table
NAME = "Rosalind"
BAR = "header button.round"
# What of these is not in sight as it comes: neither scrolled nor under anything.
HIDDEN = """(selectors) => selectors.filter((selector) => {
  const one = document.querySelector(selector);
  const { left, top, width, height } = one.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) =>
    !one.contains(document.elementFromPoint(left + width / 2, top + part * height)));
})"""


def wrong(page, size, still=False):
    """`still`: all is in sight at once, else all can be scrolled to."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LAID_OUT)
    return {(size, *found) for found in page.evaluate(WRONG, still)}


def put_away_the_secret(page):
    """It is told once, over everything else."""
    secret = page.locator("[popover][role=alert]:popover-open button")
    if secret.count():
        secret.click()


@pytest.mark.parametrize(
    ("game", "lang"),
    sampled(product(GAMES, LANGS), *zip(GAMES, ["es", "fr", "de", "ru"], strict=True)),
)
def test_everything_can_be_read_and_pressed(game, lang, arrive):
    page = arrive(likes={"lang": lang, "words": False})
    seats = MOST[game]
    for moment in moments(game, seats)[:: FEWER.get(game, 1)]:
        go_on(page, game, seats, moment, NAME)
        asked(page)
        put_away_the_secret(page)
        assert page.locator("main .on-turn").count() == page.locator(".top .on-turn").count() > 0
        expect(page.locator("main .you")).to_be_visible()
        found = sorted(set().union(*(wrong(page, size, size in DESKS) for size in DESKS + PHONES)))
        assert not found, (moment, found)


def start(page):
    page.goto("/")
    expect(page.locator("article .cover svg")).to_have_count(len(INSTALLED))


def friends(page):
    start(page)
    page.locator("[data-play=troll-and-dragon] + button").click()
    page.locator("dialog summary").last.click()


def settings(page):
    start(page)
    page.locator("button.gear").click()
    page.locator("dialog select").wait_for()


def rules(page):
    page.goto("/rules/mount-drago")
    page.locator("main summary").click()


def rules_at_the_table(page):
    go_on(page, "dragons-cave", 4, Moment(40, 0, 1), NAME)
    page.locator(BAR).nth(3).wait_for()  # one of them is there before the table is
    page.locator(BAR).nth(0).click()
    page.locator("dialog[open]").wait_for()


def about_the_table(page):
    go_on(page, "dragons-cave", 4, Moment(40, 0, 1), NAME)
    page.locator(BAR).nth(1).click()
    page.locator("dialog[open]").wait_for()


def waiting(page):
    form = {"game": "dark-cave", "seats": 8, "bots": None}
    table = page.request.post("/api/tables", data=form).json()["id"]
    page.goto(f"/t/{table}")
    page.locator(".waiting li").last.wait_for()


def curtain(page):
    form = {"game": "dragons-cave", "seats": 2, "sit": 2, "names": [NAME, "Bo"], "bots": None}
    table = page.request.post("/api/tables", data=form).json()["id"]
    page.goto(f"/t/{table}")
    page.locator(".curtain").wait_for()


def end(page):
    go_on(page, "mount-drago", 5, last_decision("mount-drago", 5), NAME)
    asked(page)
    page.locator("#prompt summary").click()
    play(page, board=0)
    page.locator(".end figure, .end svg").last.wait_for()


def replay(page):
    end(page)
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}#40")
    page.locator("input[type=range]").wait_for()


def lesson(page):
    page.goto("/learn/dark-cave")
    page.locator(".coach[data-step]").wait_for()
    put_away_the_secret(page)


def reach(page):
    settings(page)
    first = page.locator("dialog section:has(h3)").first
    first.locator("button").click()
    first.locator("input").first.wait_for()


def own_box(page):
    page.goto("/box/troll-and-dragon")
    page.locator("section.board").wait_for()


def looked_back(page):
    go_on(page, "troll-and-dragon", 2, last_decision("troll-and-dragon", 2), NAME)
    asked(page)
    page.locator("#prompt summary").click()
    play(page, board=0)
    page.locator("section.review .row > button").click()
    page.locator("section.review progress").wait_for(state="detached")
    page.locator("section.review input[type=range]").wait_for()


def rated(page):
    """A match that counts is given up; which table it was."""
    form = {"game": "mount-drago", "seats": 2, "rated": True, "listed": True, "bots": "novice"}
    table = page.request.post("/api/tables", data=form).json()["id"]
    assert page.request.delete(f"/api/tables/{table}/seats/0").ok


def results(page):
    rated(page)
    page.goto("/results")
    page.locator("main li").last.wait_for()


def season(page):
    rated(page)
    page.goto("/season")
    page.locator("main table").wait_for()


def deal(page):
    """One that is over for me."""
    table = page.request.post("/api/today/mount-drago").json()["id"]
    name = page.request.delete(f"/api/tables/{table}").json()["deal"]
    page.goto(f"/deal/{name}")
    page.locator("main summary").click()


SCENES = [
    start, friends, settings, rules, rules_at_the_table, about_the_table, waiting, curtain, end,
    replay, lesson, reach, own_box, looked_back, results, season, deal,
]  # fmt: skip


@pytest.mark.parametrize(
    ("scene", "lang"),
    sampled(product(SCENES, LANGS), (friends, "de"), (end, "ru"), (waiting, "fr")),
)
def test_every_page_can_be_read_and_pressed(scene, lang, arrive):
    page = arrive(likes={"lang": lang, "words": False})
    scene(page)
    found = sorted(set().union(*(wrong(page, size) for size in DESKS[:1] + PHONES)))
    assert not found, found


@pytest.mark.parametrize(
    ("game", "lang", "words"),
    sampled(product(TAUGHT, LANGS, [False, True]), ("dark-cave", "ru", True)),
)
def test_a_lessons_first_question_is_in_sight(game, lang, words, arrive):
    page = arrive(None, likes={"lang": lang, "words": words})
    page.goto(f"/learn/{game}")
    page.locator(".coach[data-step]").wait_for()
    put_away_the_secret(page)
    for size in DESKS + PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(LAID_OUT)
        assert not page.evaluate(HIDDEN, [".coach", "#question"]), size


@whole
def test_who_watch_are_told_on_every_screen_and_my_seat_stays_whole(arrive):
    mira, guest = arrive(likes={"words": False}), arrive("Ada")
    go_on(mira, "dark-cave", 8, moments("dark-cave", 8)[0], NAME)
    asked(mira)
    put_away_the_secret(mira)
    guest.goto(mira.url)
    for page in (mira, guest):
        eye = page.get_by_role("img", name="1 person is watching.")
        eye.wait_for()
        for size in [DESKS[0], *PHONES]:
            assert not wrong(page, size)
            expect(eye).to_be_in_viewport(ratio=1)
            expect(page.locator(".top .turn")).to_be_in_viewport(ratio=0.95)
