"""The page as files on any web host, below some path: nobody answers but for the files."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.facts import OURS
from tests.whole import whole
from wyrmhoard.server.http.middleware import POLICY

from .files import FileHost
from .hands import asked, play
from .test_offline import KEPT, speak

FOLDER = Path(__file__).parents[2] / "web" / "static"
PATH = "/wyrmhoard/"
GONE = "net::ERR_ABORTED"  # the page went on before the answer came
NEEDS = "This needs a Wyrmhoard server"
EVAL = "() => new Promise((yes) => setTimeout(() => { try { yes(eval('1')) } catch { yes(0) } }))"
WASM = """() => WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
  .then((module) => module instanceof WebAssembly.Module)"""
UPDATED = """async () => {
  const mine = await navigator.serviceWorker.ready;
  await mine.update();
  if (mine.waiting) return;
  const next = mine.installing;
  await new Promise((yes) => next.addEventListener("statechange", yes));
  if (next.state !== "installed") throw new Error(next.state);
}"""
NEWER = "meta[name=newer]"


@pytest.fixture
def folder(tmp_path):
    assert (FOLDER / "index.html").exists(), 'the files are not there: run "make static"'
    return Path(shutil.copytree(FOLDER, tmp_path / PATH.strip("/")))


@pytest.fixture
def host(folder):
    made = FileHost(folder.parent)
    yield made
    made.stop()


@pytest.fixture
def visit(host, arrive):
    """Somebody whose browser notes whatever is asked for in vain."""

    def visit(**how):
        page = arrive(None, base_url=host.address, **how)
        page.on("console", lambda line: line.type == "error" and page.wrong.append(line.text))
        page.on("requestfailed", lambda ask: ask.failure == GONE or page.wrong.append(ask.url))
        page.on(
            "response", lambda got: got.status < 400 or page.wrong.append((got.url, got.status))
        )
        page.goto(PATH)
        return page

    return visit


def test_all_pages_are_there(visit, accessible):
    page = visit()
    expect(page.locator("article .cover svg")).to_have_count(len(OURS))
    expect(page.get_by_text(NEEDS)).to_be_visible()
    accessible(page)
    for lang in ("ru", "en"):
        speak(page, lang)
    page.get_by_role("link", name="Rules: Mount Drago").click()
    page.get_by_text("All rules, one by one").click()
    expect(page.get_by_text("MD-1", exact=True)).to_be_visible()
    assert page.url.endswith(f"{PATH}?/rules/mount-drago")
    page.reload()
    expect(page.get_by_role("heading", name="Mount Drago")).to_be_visible()
    page.goto(f"{PATH}?/rules/dark-cave#SD-3")
    expect(page.locator("li.led .number")).to_have_text("SD-3")
    page.goto(f"{PATH}?/box/dragons-cave#Ours?lair=0:9")
    page.get_by_text("“Ours” comes from a link.").wait_for()
    page.get_by_text("It all fits.").wait_for()
    page.get_by_role("link", name="Wyrmhoard").click()
    expect(page).to_have_url(re.compile(f"{PATH}$"))
    page.get_by_role("link", name="Watch a match from a file").click()
    page.reload()
    expect(page.locator("input[type=file]")).to_have_count(1)
    page.go_back()
    expect(page.locator("article")).to_have_count(len(OURS))
    assert page.wrong == []


@whole
def test_what_needs_a_server_says_so(visit):
    page = visit()
    page.locator("button.gear").click()
    expect(page.locator("dialog").get_by_text(NEEDS)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="With friends: Mount Drago").click()
    expect(page.get_by_text("This page runs without a server")).to_be_visible()
    for address in ("t/elsewhere", "replay/elsewhere", "rules/nothing"):
        page.goto(f"{PATH}?/{address}")
        expect(page.get_by_text(NEEDS)).to_be_visible()
    page.goto(f"{PATH}?/device/code")
    page.get_by_role("button", name="Yes, this is my device").click()
    expect(page.get_by_text(NEEDS)).to_be_visible()
    assert page.wrong == []


def test_a_match_is_played_and_found_again(visit):
    page = visit()
    page.get_by_role("button", name="Play now: Dragon's Cave").click()
    play(page, most=3)
    assert f"{PATH}?/t/here-" in page.url
    page.reload()
    assert asked(page)
    page.get_by_role("link", name="Wyrmhoard").click()
    page.locator(".lists a", has_text="Dragon's Cave").click()
    assert asked(page)
    assert page.wrong == []


def test_it_keeps_to_the_servers_policy(visit):
    page = visit()
    said = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert f"{said}; frame-ancestors 'none'" == POLICY
    assert page.evaluate(WASM)
    assert page.evaluate(EVAL) == 0


@whole
def test_a_newer_page_waits_for_the_next_start(visit, folder):
    """Whoever has the old one open goes on with it, also with what the host has no more."""
    page = visit(service_workers="allow")
    page.evaluate(KEPT)
    (old,) = page.evaluate("caches.keys()")
    renew(folder)
    page.evaluate(UPDATED)
    speak(page, "ru")
    assert page.wrong == []
    next_one = page.context.new_page()
    next_one.goto(PATH)
    expect(next_one.locator(NEWER)).to_have_count(1)
    assert old in next_one.evaluate("caches.keys()")
    page.close()
    next_one.close()
    last = page.context.new_page()
    last.goto(PATH)
    last.wait_for_function("(old) => caches.keys().then((all) => !all.includes(old))", arg=old)


def renew(folder):
    """Another page in its place, which speaks no Russian."""
    for file in (folder / "assets").glob("ru-*.js"):
        file.unlink()
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("<title>", '<meta name="newer"><title>'))
    text = re.sub(r'"assets/ru-[^"]*",', "", worker.read_text())
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', text))


@whole
def test_it_begins_without_a_network(visit, host):
    page = visit(service_workers="allow")
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto(f"{PATH}?/rules/mount-drago#MD-1")
    expect(page.get_by_text("MD-1", exact=True)).to_be_visible()
    assert page.wrong == []
