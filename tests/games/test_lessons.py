"""Every lesson is played through with the engine: legal to the last move, and complete."""

import json

import pytest
from fluent.syntax import ast, parse

from wyrmhoard.engine.box import fill, written
from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts.rulebook import clauses

LEARNER = "0"
FILES = {name: load(name).folder / "lessons" / "first.json" for name in GAMES}
TAUGHT = [name for name, file in FILES.items() if file.exists()]
OURS = ["dark-cave", "dragons-cave", "mount-drago", "troll-and-dragon"]


def lesson(game):
    return json.loads(FILES[game].read_text("utf-8"))


def begun(game, told):
    """The match in which a lesson begins."""
    one = load(game)
    box = fill(one.box, {**written(one.box, one.standard()), **told["box"]})
    match = Match(one, told["seats"], box)
    for line in told["given"]:
        play(match, line)
    return match


def play(match, line):
    who, words = line.split(" ", 1)
    match.play(CHANCE if who == "chance" else int(who), match.game.moves.parse(words))


def test_each_of_our_games_has_a_lesson_and_others_need_none():
    assert sorted(TAUGHT) == OURS
    assert set(GAMES) > set(TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_it_is_legal_to_the_end_of_the_match_and_the_learner_wins(game):
    told = lesson(game)
    match = begun(game, told)
    for step in told["steps"]:
        for line in step.get("moves", []):
            assert not match.over, step["say"]
            play(match, line)
        assert match.actors != LUCK, f"{step['say']} ends before luck has moved"
    assert match.over
    assert match.outcome()[0] == max(match.outcome()) > 0


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_reads_it_does_something_and_reads_the_last_word(game):
    """A step begins with a move of somebody, never of luck; most of the lesson is doing."""
    steps = lesson(game)["steps"]
    first = [step["moves"][0].split()[0] for step in steps if "moves" in step]
    assert "chance" not in first
    assert first.count(LEARNER) >= 5
    assert "moves" not in steps[-1]
    assert all(step.get("moves") != [] for step in steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_clause_a_beginner_needs_is_touched(game):
    told = lesson(game)
    touched = {clause for step in told["steps"] for clause in step["clauses"]}
    assert touched <= set(clauses(load(game).folder, "en"))
    assert touched >= set(told["beginner"])
    assert len(told["beginner"]) >= 10


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_says_something_and_nothing_is_left_unsaid(game):
    body = parse(FILES[game].with_name("en.ftl").read_text("utf-8")).body
    texts = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert texts == [step["say"] for step in lesson(game)["steps"]]
