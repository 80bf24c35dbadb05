"""Whatever is offered can be pressed: it comes into sight, nothing lies over it, and it is large enough."""

import pytest

from .hands import asked
from .moments import go_on, moments
from .test_matches import MOST

DESK = [{"width": 1280, "height": 800}, {"width": 1366, "height": 768}]
PHONE = [
    {"width": 390, "height": 844}, {"width": 360, "height": 640}, {"width": 844, "height": 390},
]  # fmt: skip
DEFAULTS = {"sending": "moment", "speed": "normal", "words": False}

# What cannot be pressed, though somebody scrolls, and on a map follows the arrows at its edge.
HINDERED = """async (least) => {
  const CONTROLS = ":is(.board, .sheet) :is(button, [role=button], summary, input):not([disabled])";
  const settled = async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); };
  const at = (box, dx = 0, dy = 0) =>
    document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
  const free = (one) => {
    const box = one.getBoundingClientRect();
    const middle = [[0, 0], [-11, 0], [11, 0], [0, -11], [0, 11]];  // 24 px of it are nobody else's
    return middle.every(([dx, dy]) => one.contains(at(box, dx, dy)));
  };
  const scrolled = (one) =>
    ["nearest", "center", "end", "start"].some((block) => {
      one.scrollIntoView({ block, inline: "center" });
      return free(one);
    });
  const followed = async (one) => {
    for (let i = 0; i < 9 && one.dataset.target; i++) {
      const arrow = document.querySelector(`[data-toward~="${CSS.escape(one.dataset.target)}"]`);
      if (!arrow) break;
      arrow.click();
      await settled();
    }
    return scrolled(one);
  };
  const tried = async (one) => {
    const { width, height } = one.getBoundingClientRect();
    const name = one.getAttribute("aria-label") || one.textContent.trim();
    if (Math.min(width, height) < least - 0.5)
      return `${name}: ${width.toFixed()} x ${height.toFixed()}`;
    if (scrolled(one) || (await followed(one))) return "";
    const over = at(one.getBoundingClientRect());
    return `${name}: under ${over ? over.outerHTML.slice(0, 80) : "the edge"}`;
  };
  await settled();
  const told = [];
  for (const one of document.querySelectorAll(CONTROLS)) told.push(await tried(one));
  const slid = [...document.querySelectorAll(".board *")].filter(
    (box) => getComputedStyle(box).overflowY === "hidden" && (box.scrollTop || box.scrollLeft));
  return [...told, ...slid.map((box) => `scrolled by no hand: ${box.className}`)].filter(Boolean);
}"""
CHOOSE = """(n) => {
  const parts = document.querySelectorAll(".board [aria-pressed=false]");
  parts[n % parts.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return parts.length;
}"""


def hindered(page, sizes, least):
    """With the words folded and open, by size."""
    found = {}
    for words in ("folded", "open"):
        for size in sizes:
            page.set_viewport_size(size)
            what = page.evaluate(HINDERED, least)
            if what:
                found[words, size["width"], size["height"]] = what
        page.evaluate("() => document.querySelector('.sheet summary')?.click()")
    return found


@pytest.mark.parametrize("seats", ["two", "most"])
@pytest.mark.parametrize("game", MOST)
@pytest.mark.parametrize(("sizes", "least"), [(DESK, 24), (PHONE, 44)], ids=["desk", "phone"])
def test_what_is_offered_can_be_pressed(sizes, least, game, seats, arrive):
    touch = {"has_touch": True, "is_mobile": True} if sizes is PHONE else {}
    page = arrive(likes=DEFAULTS, viewport=sizes[0], **touch)
    players = 2 if seats == "two" else MOST[game]
    found = {}
    for moment in moments(game, players):
        go_on(page, game, players, moment)
        asked(page)
        found[moment, "begun"] = hindered(page, sizes, least)
        if page.evaluate(CHOOSE, 1):
            found[moment, "chosen"] = hindered(page, sizes, least)
    for at, what in found.items():
        for k,v in what.items(): print(at,k,v)
    assert not any(found.values())
