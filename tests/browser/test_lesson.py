"""A first match that explains itself: taken, left, and taken up again without a network."""

import pytest
from playwright.sync_api import expect

from tests.whole import sampled, whole
from tests.games.test_lessons import TAUGHT, lesson

from .test_offline import KEPT

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def do(page, step):
    """What this step asks for: to read on, or the move that glows."""
    moves = step.get("moves", [])
    if not moves or not moves[0].startswith("0 "):
        page.get_by_role("button", name="Go on").click()
        return
    for _ in [line for line in moves if line.startswith("0 ")]:
        asked = page.locator("#prompt[data-asked]")
        asked.wait_for()
        question = asked.get_attribute("data-asked")
        page.locator("#prompt menu button").click()
        page.wait_for_function(
            "q => document.querySelector('#prompt')?.dataset.asked !== q", arg=question
        )


def take(page, steps, first=1):
    for n, step in enumerate(steps, 1):
        if n < first:
            continue
        page.locator(f".coach[data-step='{n}']").wait_for()
        if n < len(steps):
            do(page, step)


@pytest.mark.parametrize("game", sampled(TAUGHT, "troll-and-dragon"))
def test_every_step_can_be_taken(arrive, game):
    page = arrive(None)
    page.goto(f"/learn/{game}")
    take(page, lesson(game)["steps"])
    page.locator(".coach").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/here-*")
    assert page.wrong == []


@whole
def test_it_is_left_and_taken_up_again_on_a_phone_without_a_network(newcomer, accessible):
    page = newcomer(None, **PHONE)
    page.goto("/")
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.get_by_role("link", name="New to it? 4 minutes: Dragon's Cave").click()
    page.get_by_text("Welcome to the cave.").wait_for()
    accessible(page)
    for n in (1, 2):
        page.locator(f".coach[data-step='{n}']").wait_for()
        page.get_by_role("button", name="Go on").click()
    page.locator(".hand button.rest").first.click()
    expect(page.get_by_text("For now, try what glows.")).to_be_visible()
    page.locator(".hand button.glow").press("Enter")
    page.locator("main .confirm").press("Enter")
    page.locator(".coach[data-step='4']").wait_for()
    page.get_by_role("button", name="Go on").click()
    page.locator(".coach[data-step='5']").wait_for()
    page.goto("/")
    assert page.get_by_role("heading", name="My tables").count() == 0
    page.get_by_role("link", name="New to it? 4 minutes: Dragon's Cave").click()
    page.locator(".coach[data-step='5']").wait_for()
    page.get_by_role("button", name="Go on").click()
    page.locator(".coach[data-step='6']").wait_for()
    assert page.wrong == []
