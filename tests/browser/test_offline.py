"""After a first visit the page needs no network for anything that needs no other person."""

import json

import pytest
from playwright.sync_api import expect

from web.facts import OURS
from tests.whole import later
from wyrmhoard.games import load
from wyrmhoard.texts import LANGUAGES
from wyrmhoard.texts.rulebook import headed

from .conftest import PAGE

KEPT = "() => navigator.serviceWorker.ready.then(() => undefined)"
ANSWERED = """async (files) => {
  const given = await Promise.all(files.map((file) => fetch(file).catch(() => ({ ok: false }))));
  return files.filter((_, i) => !given[i].ok);
}"""
WIDTH = """async (src) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture.naturalWidth;
}"""
UNREACHED = "The server cannot be reached just now."


@pytest.fixture
def visited(own_server, newcomer):
    """A page that was looked at once, as anybody does; then the server goes away."""
    page = newcomer(base_url=own_server.address)
    page.goto("/")
    page.evaluate(KEPT)
    own_server.stop()
    return page


def speak(page, lang):
    page.locator("button.gear").click()
    page.locator("dialog select").first.select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.sheet")  # else going back stops what comes next


@pytest.mark.parametrize("langs", [["de", "ru"], later(list(LANGUAGES))], ids=len)
def test_one_visit_is_enough(langs, visited, own_server):
    """In one sitting, for keeping the page takes longer than all the rest."""
    visited.reload()
    for lang in langs:
        sees_the_start(visited, lang)
    for game in OURS:
        visited.goto(f"/rules/{game}")
        reads_the_rules(visited, game, langs[0])
        for lang in langs[2:]:
            reads_the_rules(visited, game, lang)
    has_all_that_is_shown(visited)
    is_told_nothing_from_memory(visited, own_server)
    assert visited.wrong == []


def sees_the_start(page, lang):
    speak(page, lang)
    expect(page.locator("article h2")).to_have_count(len(OURS))
    expect(page.locator("article .cover svg")).to_have_count(len(OURS))


def reads_the_rules(page, game, lang):
    speak(page, lang)
    book = headed(load(game).folder, lang)
    expect(page.locator("main li .number")).to_have_text([number for number, *_ in book])
    headings = list(dict.fromkeys(heading for *_, heading in book))
    expect(page.locator("main .heading")).to_have_text(headings)


def has_all_that_is_shown(page):
    """Boards, letters, rules and words, whether anybody has looked at them yet or not."""
    built = PAGE.parent
    files = [file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()]
    shown = [file for file in files if not file.endswith((".png", ".txt", "sw.js", ".html"))]
    assert any(file.endswith(".woff2") for file in shown)
    assert page.evaluate(ANSWERED, [f"/{file}" for file in shown]) == []


def is_told_nothing_from_memory(page, server):
    """Of tables and people, whatever was answered before."""
    paths = ["/api/games", "/api/tables", "/api/me", "/api/me/tables", "/healthz"]
    server.start()
    assert page.evaluate(ANSWERED, paths) == []
    server.stop()
    assert page.evaluate(ANSWERED, paths) == paths


def test_the_lists_come_back_with_the_network(arrive, accessible):
    page = arrive()
    page.goto("/")
    expect(page.locator(".me")).to_have_text("Mira")
    page.context.set_offline(True)
    expect(page.get_by_text(UNREACHED)).to_be_visible()
    expect(page.locator(".notices p")).to_have_count(0)
    accessible(page)
    page.context.set_offline(False)
    expect(page.get_by_text(UNREACHED)).to_have_count(0)
    expect(page.locator(".me")).to_have_text("Mira")


def test_it_can_be_installed(arrive):
    """What Chromium asks for; the one without windows reads the manifest and asks for nothing."""
    page = arrive()
    page.goto("/")
    devtools = page.context.new_cdp_session(page)
    read = devtools.send("Page.getAppManifest")
    manifest = json.loads(read["data"])
    assert read["errors"] == []
    assert manifest["name"] == manifest["short_name"] == "Wyrmhoard"
    assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
    purposes = {(icon.get("purpose", "any"), is_drawn(page, icon)) for icon in manifest["icons"]}
    assert {(use, size) for use in ("any", "maskable") for size in (192, 512)} <= purposes
    told = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in told if error["errorId"] != "in-incognito"] == []


def is_drawn(page, icon):
    """How wide the picture is, which must be what the manifest says."""
    size = page.evaluate(WIDTH, icon["src"])
    assert icon["sizes"] in ("any", f"{size}x{size}")
    return size
