"""RULES.md, code and tests carry the same clause numbers; none is without a test."""

import ast
import re

import pytest

from tests.test_texts import TOLD
from tests.walk import home_of
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts.rulebook import clauses

NUMBER = re.compile(r"\b[A-Z]{2}-\d+\b")
MARKS = re.compile(r"\[[RSIDX](?:/[RSIDX])*[\]:]")


def marked(game):
    """The clauses named in the marks of a game's tests."""
    found = set()
    for path in home_of(game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("clause"):
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_and_every_mark_a_clause(game):
    assert marked(game) == set(clauses(load(game).folder, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_code_or_box(game):
    folder = load(game).folder
    tests = {*folder.glob("test_*.py"), folder / "walks.py"}
    files = [*(set(folder.rglob("*.py")) - tests), folder / "box.toml"]
    cited = set(NUMBER.findall("".join(path.read_text("utf-8") for path in files)))
    assert cited == set(clauses(folder, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_numbered_without_a_gap(game):
    numbers = [int(number.split("-")[1]) for number in clauses(load(game).folder, "en")]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_the_rules_are_complete_in_every_language(game, lang):
    """The same clauses in the same order, with the same marks and the same option names."""
    ours, theirs = clauses(load(game).folder, "en"), clauses(load(game).folder, lang)
    assert list(theirs) == list(ours)
    for number, text in ours.items():
        assert MARKS.findall(theirs[number]) == MARKS.findall(text), number
        names = re.compile(r"`[^`]+`")
        assert sorted(names.findall(theirs[number])) == sorted(names.findall(text)), number
        assert lang == "en" or theirs[number] != text


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_cites_exists(game):
    known = clauses(load(game).folder, "en")
    for words, cited in load(game).clauses.items():
        assert set(cited.split()) <= set(known), words
        assert words.split()[0] in load(game).moves.verbs, words
