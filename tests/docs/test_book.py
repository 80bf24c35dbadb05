"""The book: its examples run, it is built without a warning, asks no other host, and is served."""

import re
import shutil
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.whole import whole
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import LANGUAGES
from wyrmhoard.texts.rulebook import clauses

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
SHOWN = [page for page in sorted(DOCS.rglob("*.md")) if EXAMPLE.search(page.read_text("utf-8"))]
# What a browser would fetch: from a page, from a style, from a script.
FETCHED = (
    re.compile(
        r"<(?:script|img|link|iframe|source|use)\b[^>]*\b(?:src|href)=\"(?:https?:)?//[^>]*>"
    ),
    re.compile(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//[^)]*"),
    re.compile(r"(?:fetch|import|Worker|open)\(\s*[\"'`](?:\w+[\"'],\s*[\"'])?https?://[^)]*"),
)


@pytest.mark.parametrize("page", SHOWN, ids=lambda page: page.stem)
def test_the_examples_run(page):
    names = {}
    for example in EXAMPLE.findall(page.read_text("utf-8")):
        for package in ("gymnasium", "pettingzoo", "pyspiel"):
            if re.search(rf"^import {package}|adapters\.{package}", example, re.MULTILINE):
                pytest.importorskip(package, reason="make check installs it")
        exec(example, names)
    assert page.stem != "research" or len(names["tried"].moves) == len(names["match"].moves) + 1


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    pytest.importorskip("sphinx", reason="make docs installs it")
    from docs.book import build

    folder = tmp_path_factory.mktemp("book")
    shutil.rmtree(folder)
    build(folder)
    return folder


@whole
def test_it_asks_no_other_host_also_from_within_its_files(site):
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css", ".js")]
    assert len(files) > 60
    for path in files:
        text = path.read_text("utf-8")
        asked = [found for way in FETCHED for found in way.findall(text)]
        assert asked == [], path
        if path.suffix == ".html":
            assert not re.search(r"<style| style=|<script(?![^>]* src=)| on[a-z]+=\"", text), path


@whole
def test_it_has_every_clause_in_ten_languages(site):
    ours = [name for name in GAMES if "elsewhere" not in load(name).folder.parts]
    assert len(ours) == 4
    for lang in LANGUAGES:
        for name in ours:
            text = (site / "games" / lang / f"{name}.html").read_text("utf-8")
            numbers = re.findall(r'<a id="([A-Z]{2}-\d+)">', text)
            assert numbers == list(clauses(load(name).folder, lang))


@whole
def test_it_tells_every_command_and_what_the_rules_answer(site):
    commands = (site / "commands.html").read_text("utf-8")
    assert all(f"wyrmhoard {name}" in commands for name in ("serve", "mcp", "admin list"))
    reference = (site / "api.html").read_text("utf-8")
    assert all(f'id="wyrmhoard.{name}"' in reference for name in (
        "engine.contract.imagine", "lab.batch.BatchEnv.step", "adapters.pettingzoo.MatchAEC",
        "adapters.openspiel.SpielState.resample_from_infostate",
    ))  # fmt: skip


@whole
def test_it_shows_a_report_of_every_game(site):
    told = (site / "designers.html").read_text("utf-8")
    shown = re.findall(r'href="(reports/[a-z-]+\.html)"', told)
    assert len(shown) == 4
    for name, page in zip(
        ("dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave"), shown, strict=True
    ):
        assert page == f"reports/{name}.html"
        assert (site / page).read_text("utf-8").count("<svg") >= 5


def test_it_is_served_where_it_was_built(tmp_path):
    book = tmp_path / "book"
    (book / "games").mkdir(parents=True)
    (book / "index.html").write_text("<p>the book")
    (book / "games" / "index.html").write_text("<p>the rules")
    (tmp_path / "secret").write_text("no")
    with Running(tmp_path, book=book) as running, running.guest() as guest:
        begin = guest.get("/docs", follow_redirects=True)
        assert begin.text == "<p>the book"
        assert begin.headers["content-type"].startswith("text/html")
        assert begin.headers["content-security-policy"].startswith("default-src 'self'")
        assert guest.get("/docs/games/").text == "<p>the rules"
        for path in (
            "/docs/nothing",
            "/docs/../secret",
            "/docs/%2e%2e/secret",
            "/docs//etc/passwd",
        ):
            assert guest.get(path).status_code == 404
    with Running(tmp_path, book=tmp_path / "none") as running, running.guest() as guest:
        assert guest.get("/docs").status_code == 404
