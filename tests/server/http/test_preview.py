"""What messengers are told of a link: who invites to what, and no more than the link opens."""

import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from wyrmhoard.games import load
from wyrmhoard.texts import LANGUAGES, Texts

from ..running import Running

WEB = Path(__file__).parents[3] / "web"
COVERS = sorted(cover.parent.name for cover in WEB.glob("src/games/*/Cover.svelte"))
HOSTILE = '"><script>alert(1)</script>'


class Head(HTMLParser):
    """Titles, and all that is said of a page by name or property."""

    def __init__(self, text):
        super().__init__()
        self.titles, self.said, self.scripts, self.inside = [], {}, 0, ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given, self.inside = dict(attrs), tag
        self.scripts += tag == "script"
        if name := given.get("property") or given.get("name"):
            assert tag == "meta"
            assert name not in self.said or name == "theme-color"
            self.said[name] = given["content"]

    def handle_endtag(self, tag):
        self.inside = ""

    def handle_data(self, data):
        if self.inside == "title":
            self.titles.append(data)


def head(guest, path, **headers):
    return Head(guest.get(path, headers=headers).raise_for_status().text)


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """The page as it is before it is built, with one game's picture and the one of all."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "previews").mkdir()
    shutil.copy(WEB / "index.html", folder)
    for name in ("mount-drago", "wyrmhoard"):
        shutil.copy(WEB / "public" / "previews" / f"{name}.png", folder / "previews")
    with Running(tmp_path_factory.mktemp("server"), page=folder) as running:
        yield running


@pytest.fixture
def ann(served):
    with served.guest("Ann") as guest:
        yield guest


@pytest.fixture
def nobody(served):
    with served.guest() as guest:
        yield guest


def test_a_table_says_who_invites_to_what_and_how_many_seats_are_free(ann, nobody):
    table = ann.open("mount-drago", 4)
    told = head(nobody, f"/t/{table}")
    assert told.titles == ["Ann invites you to Mount Drago"]
    assert told.said["og:title"] == told.titles[0]
    assert told.said["og:description"].startswith("3 seats are still free. ")
    assert told.said["description"] == told.said["og:description"]
    assert told.said["og:url"] == f"{nobody.url}/t/{table}"
    picture = nobody.get(told.said["og:image"])
    assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")
    assert told.said["og:image"].endswith("/mount-drago.png")


def test_a_game_without_a_picture_has_that_of_all(ann, nobody):
    told = head(nobody, f"/t/{ann.open('dark-cave', 3)}")
    assert told.said["og:image"] == f"{nobody.url}/previews/wyrmhoard.png"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_the_language_of_the_link_or_the_reader(ann, nobody, lang):
    say = Texts(lang, load("mount-drago").folder / "texts")
    path = f"/t/{ann.open('mount-drago', 3)}"
    asked = head(nobody, path, **{"Accept-Language": f"xx, {lang}-XX;q=0.9, en;q=0.5"})
    assert asked.titles == [say("preview-invites", who="Ann", game=say("name"))]
    sent = head(nobody, f"{path}?lang={lang}", **{"Accept-Language": "en"})
    assert sent.titles == asked.titles
    assert sent.said["og:url"].endswith(f"{path}?lang={lang}")
    home = head(nobody, "/", **{"Accept-Language": lang})
    assert (home.titles, home.said["og:description"]) == (["Wyrmhoard"], say("start-line"))


def test_a_name_cannot_break_out(served, nobody):
    with served.guest(HOSTILE) as mallory:
        table = mallory.open("mount-drago", 2)
        waiting = head(nobody, f"/t/{table}")
        mallory.made(f"/api/tables/{table}/seats/1", {"who": "bot"})
        playing = head(nobody, f"/t/{table}?lang={HOSTILE}")
    assert waiting.titles == [f"{HOSTILE} invites you to Mount Drago"]
    assert playing.said["og:description"] == f"Being played by: {HOSTILE}"
    plain = Head((WEB / "index.html").read_text())
    assert waiting.scripts == playing.scripts == plain.scripts
    assert "script" not in playing.said["og:url"]


def test_of_a_match_only_names_are_told(ann, nobody):
    table = ann.open("dragons-cave", 2, sit=2, names=["Ann", "Bo"])
    told = head(nobody, f"/t/{table}")
    assert told.titles == ["Dragon's Cave · Wyrmhoard"]
    assert told.said["og:description"] == "Being played by: Ann, Bo"
    ann.made(f"/api/tables/{table}", method="DELETE")
    ended = head(nobody, f"/t/{table}")
    assert ended.said["og:description"] == "The match is over. Those who played: Ann, Bo"


def test_of_a_table_that_is_not_there_nothing_is_told(nobody):
    answer = nobody.get("/t/not-a-table")
    assert answer.text == (WEB / "index.html").read_text()
    assert Head(answer.text).titles == ["Wyrmhoard"]


def test_it_is_asked_for_anew_and_sent_when_it_changed(ann, nobody):
    table = ann.open("mount-drago", 3)
    first = nobody.get(f"/t/{table}")
    assert first.headers["cache-control"] == "no-cache"
    assert {"Accept-Language", "Accept-Encoding"} <= set(first.headers["vary"].split(", "))
    assert "default-src 'self'" in first.headers["content-security-policy"]
    known = {"if-none-match": first.headers["etag"]}
    assert nobody.get(f"/t/{table}", headers=known).status_code == 304
    ann.made(f"/api/tables/{table}/seats/1", {"who": "bot"})
    assert nobody.get(f"/t/{table}", headers=known).status_code == 200


@pytest.mark.parametrize("name", [*COVERS, "wyrmhoard"])
def test_pictures_are_as_messengers_want_them(name):
    picture = (WEB / "public" / "previews" / f"{name}.png").read_bytes()
    size = [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)]
    assert (size, len(picture) < 600_000) == ([1200, 630], True)
