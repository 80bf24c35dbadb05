"""People at a table: together, at one device, after a break, in another language."""

import re

import pytest
from playwright.sync_api import expect

from tests.whole import sampled, whole
from wyrmhoard.games import GAMES

from .hands import ASKED, asked, is_answered, play

LOG = "aside ol[aria-label='What happened'] li"


def lines(page):
    return page.locator(LOG).all_inner_texts()


DEALT = "^(Drawn|A hidden)"
CHOSEN = """async () => {
  document.querySelector("button[data-move]").click();
  await new Promise(requestAnimationFrame);
  return document.querySelector("section.sheet").innerText;
}"""  # within the page: seen from outside, the moment may be over


def test_two_browsers_at_one_table(arrive, open_table, accessible):
    mira, bo = arrive("Mira"), arrive(name=None)
    table = open_table(mira, "mount-drago", bots=None)
    mira.get_by_text("One more player").wait_for()
    accessible(mira)
    bo.goto(f"/t/{table}")
    bo.get_by_label("Your name").fill("Bo")
    accessible(bo)
    bo.get_by_role("button", name="Sit here: 2").click()
    mira.wait_for_selector("section.sheet")
    mira.locator(".seats").get_by_text("Bo").first.wait_for()
    bo.wait_for_selector("section.sheet")
    for turn in range(6):
        play(whose_turn(mira, bo), most=1, seed=turn)
        mira.wait_for_function(
            "n => document.querySelectorAll('aside ol li').length > n", arg=turn + 1
        )
    public = [line for line in lines(mira) if not re.match(DEALT, line)]  # dealing differs by seat
    bo.wait_for_function(
        "([n, dealt]) => [...document.querySelectorAll('aside section:first-of-type li')]"
        ".filter((li) => !li.innerText.match(dealt)).length >= n",
        arg=[len(public), DEALT],
    )
    assert mira.wrong == bo.wrong == []


def whose_turn(*pages):
    """Whoever is asked first; between two moves nobody is for a moment."""
    for _ in range(2400):
        for page in pages:
            if page.locator(ASKED).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@whole
def test_what_is_said_is_text_and_can_be_muted(arrive, open_table):
    mira, bo = arrive("Mira"), arrive("<i>Bo</i>")
    table = open_table(mira, "dragons-cave")
    bo.goto(f"/t/{table}")
    says(bo, "<b>hello</b> & hail")
    mira.get_by_text("<b>hello</b> & hail").wait_for()
    mira.get_by_text("<i>Bo</i>").wait_for()
    says(mira, "well met")
    heard = mira.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(heard.filter(has_text="& hail")).to_contain_text("watching")
    expect(heard.filter(has_text="well met")).not_to_contain_text("watching")
    mira.get_by_role("button", name="Mute").click()
    mira.get_by_text("& hail").wait_for(state="detached")
    mira.get_by_text("1 person is watching.").wait_for()


@whole
def test_a_first_word_of_somebody_without_a_name_is_heard(arrive, open_table):
    mira, stranger = arrive("Mira"), arrive(name=None)
    table = open_table(mira, "dragons-cave")
    stranger.goto(f"/t/{table}")
    says(stranger, "who goes there")
    mira.get_by_text("who goes there").wait_for()
    assert stranger.wrong == []


@whole
def test_what_was_read_before_a_reload_is_not_new_after_it(arrive, open_table):
    mira, bo = arrive("Mira"), arrive("Bo")
    table = open_table(mira, "dragons-cave")
    bo.goto(f"/t/{table}")
    says(bo, "an old word")
    mira.get_by_text("an old word").wait_for()
    mira.get_by_role("button", name="Log and chat").click()
    says(bo, "a new word")
    unread = mira.get_by_role("button", name=re.compile("chat ?1$"))
    unread.wait_for()
    mira.reload()
    unread.wait_for()


def says(page, text):
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_somebody_else_at_this_device_has_a_name_of_their_own(arrive, open_table, accessible):
    page = arrive("Mira")
    open_table(page, "dragons-cave", bots=None)
    page.get_by_role("button", name="Also at this device: 2").click()
    accessible(page)
    page.keyboard.type("Bo")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".curtain, {ASKED}")
    asked(page)
    page.locator(".seats").get_by_text("Bo").first.wait_for()


def test_a_curtain_hangs_between_two_at_one_device(arrive, open_table, accessible):
    page = arrive()
    open_table(page, "dragons-cave", sit=2, names=["Mira", "Bo"], bots=None)
    page.get_by_role("heading", name="Pass the device to").wait_for()
    accessible(page)
    seen = set()
    for turn in range(4):
        heading = page.get_by_role("heading", name="Pass the device to")
        page.wait_for_selector(f".curtain, {ASKED}")
        if heading.count():
            assert not page.locator(".board").count()
            seen.add(heading.inner_text())
        play(page, most=1, seed=turn)
    assert seen == {"Pass the device to Mira", "Pass the device to Bo"}


def test_a_chosen_move_can_be_taken_back_before_it_is_sent(arrive, open_table):
    page = arrive(likes={"sending": "confirm"})
    open_table(page, "dragons-cave")
    question = asked(page)
    before = len(lines(page))
    page.locator("button[data-move]").first.click()
    page.locator("#question", has_text="Chosen:").wait_for()
    page.keyboard.press("Escape")
    assert asked(page) == question
    page.locator("button[data-move]").first.click()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_function("n => document.querySelectorAll('aside ol li').length > n", arg=before)


def test_a_move_waits_a_moment(arrive, open_table):
    page = arrive(likes={"sending": "moment"})
    open_table(page, "dragons-cave")
    asked(page)
    before = len(lines(page))
    assert "Take back" in page.evaluate(CHOSEN)
    page.wait_for_function("n => document.querySelectorAll('aside ol li').length > n", arg=before)


@whole
def test_after_a_break_the_match_goes_on(own_server, arrive, open_table):
    page = arrive(base_url=own_server.address)
    open_table(page, "mount-drago")
    play(page, most=2)
    asked(page)
    told = lines(page)
    own_server.stop()
    page.locator(".banner").wait_for()
    page.get_by_label("Say something").fill("still here")
    page.get_by_role("button", name="Send", exact=True).click()
    page.locator("button[data-move]").first.click()
    own_server.start()
    page.locator(".banner").wait_for(state="detached")
    page.wait_for_function(
        "n => document.querySelectorAll('aside ol li').length > n", arg=len(told)
    )
    assert lines(page)[: len(told)] == told
    page.get_by_role("button", name="Send", exact=True).click()
    page.locator("aside li", has_text="still here").wait_for()
    play(page, most=2)
    assert page.wrong == []


@whole
def test_the_language_changes_in_mid_match(arrive, open_table, accessible):
    page = arrive()
    open_table(page, "dragons-cave")
    play(page, most=1)
    question = asked(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Mirabel")
    page.get_by_role("button", name="Save name").click()
    page.get_by_text("You are Mirabel from now on.").wait_for()
    page.get_by_label("Language").select_option("cs")
    page.get_by_role("button", name="Zavřít").click()
    page.locator("#question", has_text=re.compile("Jsi|Vedeš|Drak")).wait_for()
    assert asked(page) == question
    assert page.locator("html").get_attribute("lang") == "cs"
    accessible(page)
    play(page, most=1)


def test_a_card_that_may_not_be_laid_says_why_and_leads_to_the_rule(arrive, open_table, accessible):
    page = arrive()
    open_table(page, "dragons-cave")
    asked(page)
    page.locator(".hand button.rest").first.click()
    page.get_by_text("The dragon guesses cards; it lays none.").wait_for()
    accessible(page)
    page.get_by_role("button", name="Rule DC-9").click()
    expect(page.locator("dialog li.led")).to_contain_text("DC-9")
    expect(page.locator("dialog li.led")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("The dragon guesses cards; it lays none.")).to_have_count(0)


def test_the_rules_open_at_the_clause_in_play(arrive, open_table):
    page = arrive()
    open_table(page, "dragons-cave")
    asked(page)  # the dragon is to be set on a square
    page.keyboard.press("?")
    expect(page.locator("dialog li.led")).to_contain_text(["DC-8", "DC-12"])
    expect(page.locator("dialog li.led").first).to_be_in_viewport()


def test_the_rules_are_a_key_away_and_searched_without_accents(arrive, open_table, accessible):
    page = arrive()
    open_table(page, "dragons-cave")
    asked(page)
    page.keyboard.press("?")
    page.get_by_label("Search the rules").fill("lair")
    page.get_by_text("clauses").wait_for()
    assert "lair" in page.locator("dialog details li").first.inner_text().lower()
    accessible(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_the_browsers_back_closes_a_sheet_first(arrive, open_table):
    page = arrive()
    page.goto("/")
    open_table(page, "dragons-cave")
    asked(page)
    table, book = page.url, page.get_by_role("button", name="Rules")
    for close in (page.go_back, lambda: page.keyboard.press("Escape")):
        book.click()
        page.locator("dialog[open]").wait_for()
        close()
        page.wait_for_selector("dialog", state="detached")
        expect(book).to_be_focused()
        page.wait_for_function("() => !history.state?.sheet")  # nothing is left of it
        assert page.url == table
    page.go_back()
    page.wait_for_url("**/")


def test_a_hint_is_given_and_can_be_followed(arrive, open_table):
    page = arrive()
    open_table(page, "dragons-cave")
    question = asked(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("How a bot sees it:").wait_for()
    page.get_by_role("button", name="Do that").first.click()
    page.wait_for_selector(f'.sheet:not([data-asked="{question}"])')


@pytest.mark.parametrize("game", sampled(GAMES, "mount-drago"))
def test_played_by_the_keyboard_alone(game, arrive, open_table):
    page = arrive(likes={"words": False})
    open_table(page, game)
    for _ in range(3):
        question = asked(page)
        while not reached(page, ".sheet summary"):
            assert is_answered(page, question), "the words cannot be reached"
            question = asked(page)  # in a race the last one may have gone
        page.keyboard.press("Enter")
        if page.locator(".sheet details[open]").count() == 0:
            page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'.sheet:not([data-asked="{question}"]), #end-title')
    assert page.wrong == []


def reached(page, what):
    """Tab on until something like this has the keyboard."""
    for _ in range(80):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return True
        page.keyboard.press("Tab")
    return False


def wishes(page, way):
    """One of the ways out, confirmed: nobody leaves by a slip."""
    page.get_by_role("button", name="About this table").click()
    page.get_by_role("button", name=way).click()
    page.get_by_role("group", name=way).get_by_role("button", name=way).click()


@whole
def test_a_match_ends_by_agreement_or_by_resigning(arrive, open_table):
    mira, bo = arrive("Mira"), arrive("Bo")
    told = mira.locator(".end .story"), bo.locator(".end .story")
    for way in ("Propose to end the match", "Resign"):
        bo.goto(f"/t/{open_table(mira, 'mount-drago', bots=None)}")
        bo.get_by_role("button", name="Sit here").click()
        mira.wait_for_selector("section.sheet")
        wishes(mira, way)
        if way == "Resign":
            break
        expect(mira.get_by_text("Mira would like to end the match and waits")).to_be_visible()
        bo.get_by_role("button", name="Play on").click()
        expect(mira.get_by_role("alert")).to_have_count(0)
        wishes(mira, way)
        bo.get_by_role("button", name="All right").click()
        for end in told:
            expect(end).to_have_text("Everybody agreed to stop here: nobody wins.")
    for end in told:
        expect(end).to_have_text("Mira resigns: Bo wins.")
    assert mira.wrong == bo.wrong == []
