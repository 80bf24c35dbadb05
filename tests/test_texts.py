"""Everything a player reads exists in ten languages: same ids, same blanks, all plural forms."""

import os
import re
from collections import Counter
from itertools import count
from pathlib import Path

import click
import pytest
from babel import Locale
from fluent.syntax import ast, parse, visitor

import wyrmhoard
from wyrmhoard.cli.program import program
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import HOME, LANGUAGES, Texts, spoken
from wyrmhoard.texts.rulebook import clauses

WEB = Path(__file__).parent.parent / "web" / "src"
BOARDS = {f"board of {p.parent.name}": p for p in sorted(WEB.glob("games/*/texts"))}
RULES = {name: load(name).folder / "texts" for name in GAMES}
LESSONS = {
    f"lesson of {name}": folder.with_name("lessons")
    for name, folder in RULES.items()
    if folder.with_name("lessons").exists()
}
FOLDERS = {"program": HOME, "page": WEB / "texts"} | RULES | BOARDS | LESSONS
PLURALS = {"zero", "one", "two", "few", "many"}
DRAFTS = bool(os.environ.get("DRAFTS"))  # games may still lack languages


def languages(folder: Path) -> list[str]:
    """All ten; of drafts, and of a game that is not ours, those that are there."""
    ours = folder.is_relative_to(HOME.parent) or folder.is_relative_to(WEB)
    draft = DRAFTS and folder not in (HOME, WEB / "texts")
    files = [lang for lang in LANGUAGES if (folder / f"{lang}.ftl").exists()]
    return list(LANGUAGES) if ours and not draft else files


SPOKEN = [(part, lang) for part, folder in FOLDERS.items() for lang in languages(folder)]
TOLD = [(game, lang) for game in GAMES for lang in languages(RULES[game])]


class Blanks(visitor.Visitor):
    """The blanks of a text, and the forms of each of its choices."""

    def __init__(self):
        self.names, self.choices = set(), []

    def visit_VariableReference(self, node):  # noqa: N802 (the visitor calls it so)
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        self.choices.append(keys)
        self.generic_visit(node)


def texts(folder: Path, lang: str) -> dict[str, Blanks]:
    found = {}
    for entry in parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content[:80]
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, node in parts:
                assert name not in found
                found[name] = Blanks()
                found[name].visit(node)
    return found


@pytest.mark.parametrize(("part", "lang"), SPOKEN)
def test_every_language_has_the_same_ids_and_blanks(part, lang):
    ours, theirs = texts(FOLDERS[part], "en"), texts(FOLDERS[part], lang)
    assert theirs.keys() == ours.keys()
    for name, blanks in ours.items():
        assert theirs[name].names == blanks.names, name


@pytest.mark.parametrize(("part", "lang"), SPOKEN)
def test_every_plural_has_all_forms_of_its_language(part, lang):
    needed = set(Locale(lang).plural_form.tags) | {"other"}
    for name, blanks in texts(FOLDERS[part], lang).items():
        for forms in blanks.choices:
            assert not forms & PLURALS or forms >= needed, name


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_every_move_can_be_offered_and_told(game, lang):
    told = load(game)
    say = Texts(lang, told.folder / "texts")
    names = {f"p{p}": f"<{p}>" for p in range(8)}
    for move in range(0, len(told.moves), 1 + len(told.moves) // 3000):
        words = told.moves.words(move)
        assert say.move(words, names).strip()
        assert say.move(words, names, "<who>").strip()


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_whatever_comes_of_a_move_can_be_told(game, lang):
    """With any number, to whoever it happens and to others."""
    told = load(game)
    say, names = Texts(lang, told.folder / "texts"), {p: f"<{p}>" for p in range(8)}
    spoken_to = {name for name, blanks in texts(RULES[game], lang).items() if "me" in blanks.names}
    for number, event in enumerate(told.happened.all, 1):
        most = max([5, *(len(blank.words) for blank in event.blanks.values())])
        for n in range(most):
            seats = count(1)
            filled = [x for blank in event.blanks.values() for x in some(blank, n, seats)]
            for me in (None, 1, 2):
                said = say.event(told.happened, [number, *filled], names, me)
                assert said.strip()
                assert event.text not in spoken_to or f"<{me}>" not in said, said


def some(blank, n, seats):
    """Numbers that fit a blank."""
    if blank.kind == "gains":
        return [0, n, -n, 0, 0, 0, 0, 0]
    if blank.kind == "seat":
        return [next(seats)]
    if blank.kind in ("words", "run"):
        return [2, 0, n % len(blank.words)]
    return [n % len(blank.words) if blank.words else n]


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_an_event_is_told(game):
    own = {text for text in texts(RULES[game], "en") if text.startswith("event-")}
    assert {event.text for event in load(game).happened.all} == own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_in_the_cave_are_told_without_a_minus(lang):
    say = Texts(lang, RULES["dark-cave"])
    corners = {say.move(["at", a, b], {}) for a in ("4", "-4") for b in ("3", "-3")}
    assert len(corners) == 4
    assert not any("-" in said for said in corners)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_the_rules_speak_of_has_a_name_for_players(game):
    """All but those that stand alone in brackets: the page leaves these out."""
    named = texts(RULES[game], "en")
    for text in clauses(load(game).folder, "en").values():
        for code in re.findall(r"(?<!\()`([^`]+)`|`([^`]+)`(?!\))", text):
            assert "house-" + re.sub("_| = ", "-", "".join(code)) in named


def raised(files):
    """The ids of all refusals in these files."""
    found = set()
    for path in files:
        found |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    return found


def test_every_refusal_has_a_text():
    """Each id that is raised anywhere can be said."""
    package = Path(wyrmhoard.__file__).parent
    games = {package / "games", package / "cli" / "template"}  # which have texts of their own
    refusals = raised(p for p in package.rglob("*.py") if not games & {*p.parents[1:]})
    assert len(refusals) > 20
    assert refusals <= texts(HOME, "en").keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_box_has_a_text_of_the_game(game):
    """And every such text is said."""
    own = {text for text in texts(RULES[game], "en") if text.startswith("box-")}
    assert {no.text for no in load(game).refusals.all} == own


def test_no_text_of_the_program_is_left_over():
    """An id nobody says is dead."""
    source = "".join(p.read_text("utf-8") for p in Path(wyrmhoard.__file__).parent.rglob("*.py"))
    # ids put together: with a level, a status, a kind of notice, what a host lacks, what decided a
    # match, a figure of a report, the mark of a decision
    composed = (
        "level-", "status-", "way-", "host-lacks-", "decided-", "figure-", "report-", "mark-",
    )  # fmt: skip
    commands = {f"help-{name}" for name in named(program(Texts("en")))}
    for name in texts(HOME, "en").keys() - commands:
        assert f'"{name}"' in source or f"'{name}'" in source or name.startswith(composed), name


def named(group):
    """The commands of a group, and of the groups in it."""
    for name, command in group.commands.items():
        yield name
        if isinstance(command, click.Group):
            yield from named(command)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_texts_the_page_speaks_at_once_share_an_id(game):
    """The page says the program's texts, its own, the game's and the board's from one bundle."""
    folders = [HOME, WEB / "texts", RULES[game], BOARDS.get(f"board of {game}")]
    ids = [name for folder in folders if folder for name in texts(folder, "en") if "." not in name]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


def test_no_text_of_the_page_is_left_over():
    """An id nobody says is dead; some are put together from a choice's name."""
    files = [p for kind in ("ts", "svelte") for p in WEB.rglob(f"*.{kind}")]
    source = "".join(p.read_text("utf-8") for p in files)
    composed = ("clock-", "theme-", "speed-", "sending-", "house-", "reach-address-", "mail-")
    composed += ("printed-first", "trial-")
    for name in texts(WEB / "texts", "en"):
        assert f'"{name}"' in source or name.startswith(composed), name


@pytest.mark.parametrize(
    ("given", "env", "lang"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {}, "en"),
        ("pt-BR", {}, "pt"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_locales(given, env, lang, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert spoken(given) == lang


@pytest.mark.parametrize(("lang", "said"), [("de", "Zwei Stollen"), ("ru", "Two Tunnels [en]")])
def test_what_is_not_translated_is_english_with_a_mark(lang, said):
    say = Texts(lang, RULES["two-tunnels"])
    assert say("name") == said
    assert say.has("field-at.value")
    assert "[en]" not in say("field-at.value", n=1)
    assert say("over") == Texts(lang)("over")


def test_a_text_that_is_missing_is_refused_by_its_name():
    with pytest.raises(Refused) as no:
        Texts("de", RULES["two-tunnels"])("word-pickaxe")
    assert no.value.blanks == {"text": "word-pickaxe"}


def test_a_blank_left_open_is_an_error():
    with pytest.raises(ValueError, match="thinking"):
        Texts("en")("thinking")


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_who_made_a_move_is_told_so_without_a_name(game, lang):
    told = load(game)
    say, names = Texts(lang, told.folder / "texts"), {f"p{p}": f"<{p}>" for p in range(8)}
    verbs = {told.moves.words(move)[0]: move for move in range(len(told.moves))}
    mine = [move for verb, move in verbs.items() if say.has(f"{verb.replace('_', '-')}.mine")]
    assert mine or "elsewhere" in told.folder.parts
    for move in mine:
        words = told.moves.words(move)
        assert "<who>" in say.move(words, names, "<who>")
        assert "<who>" not in say.move(words, names, "<who>", mine=True)
