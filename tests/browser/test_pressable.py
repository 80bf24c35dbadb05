"""What is offered can be pressed: it comes into sight, is large enough, nothing lies over it."""

import pytest

from tests.whole import sampled, whole

from .drawn import DRAWN, MOST
from .hands import asked
from .moments import Moment, go_on, moments

DESK = [{"width": 1280, "height": 800}, {"width": 1366, "height": 768}]
PHONE = [
    {"width": 390, "height": 844}, {"width": 360, "height": 640}, {"width": 844, "height": 390},
]  # fmt: skip
DEFAULTS = {"sending": "moment", "speed": "normal", "words": False}

# What cannot be pressed, though somebody scrolls, and on a map asks for what is out of sight.
HINDERED = """async (least) => {
  const CONTROLS = ":is(.board, .sheet) :is(button, [role=button], summary, input):not([disabled])";
  const frame = () => new Promise(requestAnimationFrame);
  const settled = async () => { await frame(); await frame(); };
  const half = least / 2 - 2;
  const free = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [[0, 0], [-half, 0], [half, 0], [0, -half], [0, half]].every(([dx, dy]) =>
      one.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)));
  };
  const scrolledTo = (one) =>
    ["nearest", "center", "end", "start"].some((block) => {
      one.scrollIntoView({ block, inline: "center" });
      return free(one);
    });
  const more = () => document.querySelector(".controls .gold");
  await settled();
  const shown = (one) => one.checkVisibility() || one.closest(".controls"); // a map has all of them
  let left = [...document.querySelectorAll(CONTROLS)].filter(shown);
  left = left.filter((one) => !scrolledTo(one));
  for (let i = 0; i < 30 && left.length && more(); i++) {
    more().click();
    await settled();
    left = left.filter((one) => one.isConnected && !scrolledTo(one));
  }
  const slid = [...document.querySelectorAll(".board *")].filter(
    (box) => getComputedStyle(box).overflowY === "hidden" && (box.scrollTop || box.scrollLeft));
  return [...left, ...slid].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${one.ariaLabel ?? one.textContent}, ${width.toFixed()} x ${height.toFixed()}`;
  });
}"""
SPILT = """() => [...document.querySelectorAll(".gains .line")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { left, right } = one.closest("button").getBoundingClientRect();
    const box = one.getBoundingClientRect();
    return box.left < left || box.right > right || one.scrollWidth > one.clientWidth;
  })
  .map((one) => one.textContent)"""
CHOOSE = """(n) => {
  const parts = document.querySelectorAll(".board [aria-pressed=false]");
  parts[n % parts.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return parts.length;
}"""


def richest(game):
    return max(moments(game, MOST[game]), key=lambda moment: moment.choices)


def hindered(page, sizes, least):
    """With the words folded and open, by size."""
    found = {}
    for words in ("folded", "open"):
        for size in sizes:
            page.set_viewport_size(size)
            what = page.evaluate(HINDERED, least)
            if what:
                found[words, size["width"], size["height"]] = what
        page.locator(".sheet summary").click()
    return found


def hindered_in(page, game, seats, moment, sizes, least):
    """With nothing chosen, and with a card or a square chosen where a move begins with one."""
    go_on(page, game, seats, moment)
    asked(page)
    for note in page.get_by_role("button", name="I will remember").all():
        note.click()  # a secret is told once, over everything
    found = {"begun": hindered(page, sizes, least)}
    if page.evaluate(CHOOSE, 1):
        found["chosen"] = hindered(page, sizes, least)
    return {(moment, when): what for when, what in found.items() if what}


@whole
@pytest.mark.parametrize(
    ("game", "seats"), [("dragons-cave", 2), *((game, MOST[game]) for game in DRAWN)]
)
def test_a_thumb_can_press_what_is_offered(game, seats, arrive):
    page = arrive(likes=DEFAULTS, viewport=PHONE[0], has_touch=True, is_mobile=True)
    found = {}
    for moment in moments(game, seats):
        if moment.choices > 3:
            found |= hindered_in(page, game, seats, moment, PHONE, least=44)
    assert not found


def test_a_thumb_can_press_what_is_offered_where_that_is_most(arrive):
    page = arrive(likes=DEFAULTS, viewport=PHONE[1], has_touch=True, is_mobile=True)
    assert not hindered_in(page, "dark-cave", 8, richest("dark-cave"), PHONE[1:2], least=44)


@pytest.mark.parametrize("game", sampled(DRAWN, "mount-drago"))
def test_a_mouse_can_press_what_is_offered(game, arrive):
    page = arrive(likes=DEFAULTS)
    assert not hindered_in(page, game, MOST[game], richest(game), DESK, least=24)


def test_what_two_outcomes_bring_fits_a_card(arrive):
    page = arrive(likes=DEFAULTS, viewport=PHONE[1], has_touch=True, is_mobile=True)
    go_on(page, "mount-drago", 5, Moment(185, 2, 6))
    page.locator(".gains .line", has_text="+4 / +5").wait_for()
    assert page.evaluate(SPILT) == []
