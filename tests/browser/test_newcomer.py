"""A newcomer's whole path by touch, on a phone, without a network after the first look."""

import pytest
from playwright.sync_api import expect

from tests.games.test_lessons import lesson
from tests.whole import later

from .hands import asked
from .test_offline import KEPT

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "dragons-cave"
SURE = ".board .confirm"
GLOWS = ".board .glow"
# Whoever waits here waits for the same, but not as long: all is shown in its order and to its end.
TIMES = 20
HASTE = f"""(() => {{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, ms = 0, ...given) => wait(act, ms / {TIMES}, ...given);
}})()"""


@pytest.fixture(params=[True, later(False)], ids=["in haste", "at the pace everybody has"])
def phone(own_server, newcomer, request):
    """Looked at the page once; then the server goes away for good."""
    page = newcomer(None, met=False, base_url=own_server.address, **PHONE)
    if request.param:
        hurry(page)
    page.goto("/")
    page.evaluate(KEPT)
    own_server.stop()
    return page


def hurry(page):
    page.add_init_script(HASTE)
    page.on("worker", lambda worker: worker.evaluate(HASTE))
    motion = page.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": TIMES})


def answer(page):
    """What glows is tapped, then what makes it sure, until the question is gone."""
    question = asked(page)
    while question and page.locator(f"#prompt[data-asked='{question}']").count():
        sure = page.locator(SURE)
        (sure if sure.count() else page.locator(GLOWS).first).tap()
    return question


def takes_the_lesson(page):
    page.get_by_role("link", name="New to it? 4 minutes: Dragon's Cave").tap()
    steps = lesson(GAME)["steps"]
    for n, step in enumerate(steps[:-1], 1):
        page.locator(f".coach[data-step='{n}']").wait_for()
        if any(line.startswith("0 ") for line in step.get("moves", [])):
            answer(page)
        else:
            page.get_by_role("button", name="Go on").tap()
    page.locator(f".coach[data-step='{len(steps)}']").wait_for()


def is_told_what_it_is_about(page):
    page.wait_for_url("**/t/here-*")
    expect(page.locator("#prompt [popover] .goal li svg")).to_have_count(3)
    page.locator("#prompt [popover]").get_by_role("button").tap()


def plays_to_the_end(page):
    while answer(page):
        pass
    expect(page.locator("#end-title")).to_be_visible()


def is_told_how_it_came_about(page):
    expect(page.locator(".end .story")).to_be_visible()
    expect(page.locator(".end ol li").get_by_text("you", exact=True)).to_be_visible()
    page.get_by_text("Round by round, in numbers").tap()
    rows = page.get_by_role("region", name="Round by round, in numbers").get_by_role("row")
    assert rows.count() > 5


def test_a_newcomers_path(phone, accessible):
    takes_the_lesson(phone)
    phone.locator(".coach").get_by_role("button", name="Play now").tap()
    is_told_what_it_is_about(phone)
    plays_to_the_end(phone)
    is_told_how_it_came_about(phone)
    accessible(phone)
    over = phone.url
    phone.get_by_role("button", name="Once more with the same people").tap()
    phone.wait_for_url(lambda url: "/t/here-" in url and url != over)
    assert asked(phone)
    expect(phone.locator("#prompt .goal")).to_have_count(0)  # said once
    assert phone.wrong == []


def test_the_first_steps_at_the_pace_everybody_has(newcomer):
    """No timer is shortened: a first move made, what came of it seen, left and found again."""
    page = newcomer(None, met=False, **PHONE)
    page.goto("/")
    page.get_by_role("link", name="New to it? 4 minutes: Dragon's Cave").tap()
    steps = lesson(GAME)["steps"]
    mine = next(
        n for n, step in enumerate(steps, 1) if step.get("moves", ["-"])[0].startswith("0 ")
    )
    for n in range(1, mine):
        page.locator(f".coach[data-step='{n}']").wait_for()
        page.get_by_role("button", name="Go on").tap()
    page.locator(f".coach[data-step='{mine}']").wait_for()
    answer(page)
    page.locator(f".coach[data-step='{mine + 1}']").wait_for()
    page.reload()
    page.locator(f".coach[data-step='{mine + 1}']").wait_for()
    assert page.wrong == []
