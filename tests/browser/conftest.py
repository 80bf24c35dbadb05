"""A real server, a real Chromium, and guests who open tables."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import wyrmhoard
from wyrmhoard.games import GAMES

from .chromium import chromium
from .running import Server

PAGE = Path(wyrmhoard.__file__).parent / "server" / "page" / "index.html"
LONG = 120_000  # ms after which a test gives up waiting; only a broken one waits so long
LIKES = {"sending": "now", "speed": "off", "words": True, "lang": "en"}
MET = f"for (const game of {json.dumps(list(GAMES))}) localStorage[`met ${{game}}`] = true"

expect.set_options(timeout=LONG)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    assert PAGE.exists(), 'the page is not built: run "make web"'
    made = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_server(tmp_path):
    """One that may be stopped and started again."""
    made = Server(tmp_path / "tables.sqlite")
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": chromium()}


@pytest.fixture(scope="session")
def base_url(server):
    return server.address


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "locale": "en",
        "viewport": {"width": 1280, "height": 800},
        "service_workers": "block",  # keeping the page for offline takes seconds of every test
    }


@pytest.fixture
def arrive(browser, browser_context_args):
    """A new person with a browser of their own."""
    contexts = []

    def arrive(name="Mira", likes=None, defaults=False, met=True, **how):
        context = browser.new_context(**{**browser_context_args, **how})
        contexts.append(context)
        context.set_default_timeout(LONG)
        kept = json.dumps({**LIKES, **(likes or {})})
        if not defaults:
            context.add_init_script(f"localStorage.wyrmhoard ??= {json.dumps(kept)}")
        if met:
            context.add_init_script(MET)
        page = context.new_page()
        page.wrong = []
        page.on("pageerror", lambda error: page.wrong.append(str(error)))
        if name:
            assert page.request.post("/api/me", data={"name": name}).ok
        return page

    yield arrive
    for context in contexts:
        context.close()


@pytest.fixture
def newcomer(arrive):
    """A new person who has changed no setting: everything moves, a choice waits a moment."""

    def newcomer(name="Mira", **how):
        own = {"reduced_motion": "no-preference", "service_workers": "allow"}
        return arrive(name, defaults=True, **own, **how)

    return newcomer


@pytest.fixture
def open_table():
    """A table of this person, opened over HTTP and looked at."""

    def open_table(page, game, seats=2, **form):
        form = {"game": game, "seats": seats, "bots": "easy", **form}
        answer = page.request.post("/api/tables", data=form)
        assert answer.ok, answer.text()
        table = answer.json()["id"]
        page.goto(f"/t/{table}")
        return table

    return open_table


@pytest.fixture
def accessible():
    """Ask axe; all that is shown must be fine, `night`: also as it looks in the dark."""

    def accessible(page, night=False):
        found = Axe().run(page).response["violations"]
        told = [(v["id"], [node["html"][:160] for node in v["nodes"]][:4]) for v in found]
        assert not told, told
        if night:
            page.emulate_media(color_scheme="dark")
            accessible(page)
            page.emulate_media(color_scheme="light")

    return accessible
