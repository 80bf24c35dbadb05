"""The Dark Cave's map: cards are carried there, walked over, and readable to the end of a match."""

import json
import re

import numpy as np
import pytest
from playwright.sync_api import expect

from tests.whole import whole
from wyrmhoard.engine import log
from wyrmhoard.engine.box import written
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load

from .hands import ASKED
from .moments import Moment, continued, kept

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
EARLY = Moment(91, 3, 13)  # a hand of five, of which three can be laid
LATE = Moment(262, 7, 6)  # of 292: one walks
MOST_LAID = 55  # the start, four goals, and all 50 path cards: no map has more
WANDERS = 0.3  # how often a builder walks instead of staying where they are
WISHES = ["lay|at", "play spiderweb|web", "stop|enough|refrain", ""]  # of who builds, in turn
LAID = ".whole rect.card"  # on the small map, all are in sight
ME = ".whole circle.dwarf.me"
SITE = "[data-target^=site]"
CARD = ".cards button.glows"

# The middle of one of these that nothing lies over, once the map is at rest.
FREE = """(selector) => {
  if (document.querySelector("div.world").getAnimations().length) return null;
  for (const one of document.querySelectorAll(selector)) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (document.elementFromPoint(at.x, at.y) === one) return at;
  }
  return null;
}"""
# What somebody who cannot see is told, in this order: players, the map row by row, the hand.
HEARD = """
- region /The Dark Cave/:
  - list "Dwarves":
    - listitem: /Flint .*blue, Gold. 3, Cards of level/
    - listitem: /you .*yellow, loyal, only you know, Gold. 3/
  - group "Map of the cave":
    - table:
      - row "3 cards north of the start":
        - cell "Goal 2, face down, ladder (only you know)"
      - row "Level with the start":
        - cell "Start, Flint, Ann"
        - cell /bend north-east/:
          - button "bend north-east (I), turned by half, east of the start"
      - row "1 card south of the start":
        - cell /Slate, Web showing 2, side. west/:
          - button "junction north-east-west (III), the north end, south of the start"
  - button /The whole cave/
  - paragraph: "Draw pile: 0 I, 0 II, 0 III. Bank: 21"
  - group: Notes (2)
  - paragraph: "moves left: 3"
  - list "Your hand":
    - listitem:
      - button "Rat (III)"
  - button "Move no further"
"""
# With the focus, in sight, as large as a thumb, and nothing over it.
AT_HAND = """() => {
  const one = document.activeElement;
  const { x, y, width, height } = one.getBoundingClientRect();
  const [dx, dy] = [width / 2, height / 2];
  const over = [[0, 0], [-20, 0], [20, 0], [0, -20], [0, 20]]
    .map(([by, down]) => document.elementFromPoint(x + dx + by, y + dy + down));
  return width > 43.9 && height > 43.9 && over.every((it) => it === one);
}"""
# What somebody must make out, by name: how high each of them is, in pixels.
SIZES = """(kinds) => Object.fromEntries(Object.entries(kinds).map(([name, selector]) => [
  name,
  [...document.querySelectorAll(`div.map ${selector}`)]
    .map((one) => one.getBoundingClientRect().height),
]))"""
# How far apart the nearest two of these are.
APART = """(selector) => {
  const at = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const far = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y - b.y);
  return Math.min(...at.flatMap((a, i) => at.slice(i + 1).map((b) => far(a, b))));
}"""
A_FACE = 14  # as wide as a face: whoever stands behind is still told by it
READ = {
    "goals": ".number", "lairs": ":has(> .tooth)", "ladders": ":has(> .rung)",
    "webs": ".mist", "dwarves": ".figure",
}  # fmt: skip
LEAST = {"goals": 18, "lairs": 30, "ladders": 30, "webs": 40, "dwarves": 26}


@pytest.fixture
def cave(newcomer):
    """A match of eight at that moment, as somebody sees it who has changed no setting."""

    def cave(moment, match=None, **how):
        page = newcomer(**how)
        continued(page, match or kept("dark-cave", 8), moment)
        page.wait_for_selector(ASKED)
        expect(page.locator(LAID)).not_to_have_count(0)
        page.get_by_role("button", name="I will remember").click()  # a secret, told once
        return page

    return cave


def crowded():
    """A match of builders and spiders who lay all path cards, and the walk over its fullest map."""
    rules = load("dark-cave")
    whole = rules.fill_box({**written(rules.box, rules.standard()), "boxed": 0})
    match, rng, walks = Match(rules, 8, whole), np.random.default_rng(30), []
    while not match.over:
        if not match.movers:
            match.draw(rng)
            continue
        who = match.movers[0]
        said = {move: rules.moves.text(move) for move in match.legal(who)}
        if "stop" in said.values() and len(said) > 3:
            full = [int(np.count_nonzero(match.view(who)[0][it])) for it in ("card", "web")]
            walks.append((*full, len(said), Moment(len(match.moves), who, len(said))))
        wishes = WISHES if rng.random() > WANDERS else [*WISHES[:2], ""]
        best = next(filter(None, ([m for m in said if re.match(w, said[m])] for w in wishes)))
        match.play(who, int(rng.choice(best)))
    return json.loads(log.write(match)), max(walks)[-1]


def free(page, selector):
    return page.wait_for_function(FREE, arg=selector).json_value()


def hold(page):
    """A card is held over a place where it fits."""
    page.locator(CARD).first.hover()
    page.mouse.down()
    box = page.locator("div.map").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    at = free(page, SITE)
    page.mouse.move(at["x"], at["y"], steps=4)
    expect(page.locator(".ghost")).to_be_visible()


def tab_to(page, selector):
    """By key, as far as need be."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(it) => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"no key leads to {selector}")


def place(page):
    return page.locator(ME).evaluate("(me) => [me.cx.baseVal.value, me.cy.baseVal.value]")


def test_a_card_is_carried_put_back_laid_and_taken_back(cave):
    page = cave(EARLY)
    laid = page.locator(LAID).count()
    hand = page.locator(".cards li").count()

    hold(page)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(f".cards [aria-pressed=true], {SITE}")).to_have_count(0)

    hold(page)
    page.reload()
    page.mouse.up()
    page.wait_for_selector(ASKED)
    expect(page.locator(f".cards [aria-pressed=true], {SITE}")).to_have_count(0)
    expect(page.locator(LAID)).to_have_count(laid)

    hold(page)
    page.mouse.up()
    expect(page.locator(LAID)).to_have_count(laid + 1)
    expect(page.locator(".cards li")).to_have_count(hand - 1)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(LAID)).to_have_count(laid)
    at = free(page, SITE)
    page.mouse.click(at["x"], at["y"])
    expect(page.locator(LAID)).to_have_count(laid + 1)
    assert page.wrong == []


def test_cards_are_laid_and_ways_walked_by_key(cave):
    page = cave(EARLY)
    laid = page.locator(LAID).count()
    tab_to(page, CARD)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"{SITE}:focus")).to_have_count(1)
    page.wait_for_function(AT_HAND)
    page.keyboard.press("Enter")
    expect(page.locator(LAID)).to_have_count(laid + 1)

    expect(page.locator("[data-target^=field]:focus")).to_have_count(1)  # what is asked next
    expect(page.locator(".way")).to_have_count(1)
    was = place(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([css, x, y]) => { const { cx, cy } = document.querySelector(css);"
        " return cx.baseVal.value !== x || cy.baseVal.value !== y; }",
        arg=[ME, *was],
    )
    assert page.wrong == []


def test_a_dim_card_says_at_one_touch_why_not(cave):
    page = cave(LATE, **PHONE)
    page.locator(".cards button").first.tap()
    expect(page.locator(".why")).to_contain_text("Now your dwarf walks, or stays.")
    assert page.wrong == []


def test_who_cannot_see_is_told_all_of_it_once_and_in_order(cave):
    board = cave(LATE).locator("section.board")
    expect(board).to_match_aria_snapshot(HEARD)
    told = board.aria_snapshot()
    assert not re.findall(r"^ *- (?:button|group|paragraph|list)$", told, re.M)  # without a word
    buttons = re.findall(r"^ *- (?:')?button (.*)$", told, re.M)
    assert len(set(buttons)) == len(buttons)


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_eight_seats_are_in_sight(how, cave):
    page = cave(LATE, **how)
    seats = page.locator(".board .seats li")
    expect(seats).to_have_count(8)
    spilt = seats.evaluate_all(
        """(all) => all.flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const parts = [...one.querySelectorAll(".name, .nuggets, .brief, .clan")]
            .filter((part) => part.checkVisibility())
            .map((part) => [part, part.getBoundingClientRect()]);
          const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          const apart = parts.every(([, a], i) => a.right <= right + 1 && parts.every(([, b], k) =>
            k <= i || a.right <= b.left || b.right <= a.left || a.bottom <= b.top
              || b.bottom <= a.top + 1));
          const cut = parts.some(([part]) => part.scrollWidth > part.clientWidth + 1);
          return out || !apart || cut ? [one.textContent] : [];
        })"""
    )
    assert spilt == []


@whole
def test_a_late_map_is_played_with_a_thumb_and_read_on_a_phone(cave):
    match, moment = crowded()
    page = cave(moment, match, **PHONE)
    expect(page.locator(LAID)).to_have_count(MOST_LAID)
    targets = page.locator("[data-target]")
    expect(targets.nth(6)).to_be_attached()  # and not the next steps alone
    tab_to(page, "[data-target]")
    for _ in range(targets.count() - 1):
        page.wait_for_function(AT_HAND)
        page.keyboard.press("Tab")
    page.wait_for_function(AT_HAND)

    sizes = page.evaluate(SIZES, READ)
    assert all(sizes.values()), sizes
    small = {name: min(found) for name, found in sizes.items() if min(found) < LEAST[name]}
    assert not small, sizes
    assert page.evaluate(APART, f"div.map {READ['dwarves']}") > A_FACE
    assert page.wrong == []
