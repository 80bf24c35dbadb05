"""`wyrmhoard review` as people and programs meet it."""

import json

import pytest

import wyrmhoard.cli.review as command
from tests.review.test_review import CHEAP, played
from wyrmhoard.engine import log
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.match import Match


@pytest.fixture
def match():
    return played(CHEAP, 4)


@pytest.fixture
def file(match, tmp_path, monkeypatch):
    """Of a finished match, reviewed in plain Python."""
    monkeypatch.setattr(command, "compiled", plain)
    made = tmp_path / "match.json"
    made.write_text(log.write(match))
    return made


def test_it_says_what_luck_and_decisions_made_of_the_result(here, file):
    made = here("review", str(file), "--seat", "2", "--rounds", "8")
    assert made.returncode == 0
    assert made.stderr == ""  # no bar in a pipe
    assert "Player 2" in made.stdout
    assert "Player 1\n" not in made.stdout
    assert "Expected share of the victory: 50% at the start" in made.stdout
    assert "luck +" in made.stdout or "luck −" in made.stdout
    assert "Where it turned" in made.stdout


def test_json_adds_up_and_is_the_same_again(here, file):
    made = here("review", str(file), "--rounds", "8", "--json")
    told = json.loads(made.stdout)
    assert told["whole"]
    assert told["seats"] == [0, 1]
    account = told["accounts"]["0"]
    parts = sum(account[part] for part in ("luck", "own", "others", "together", "forced"))
    assert account["start"] + parts == pytest.approx(account["result"])
    assert here("review", str(file), "--rounds", "8", "--json").stdout == made.stdout
    assert here("review", str(file), "--rounds", "8", "--seed", "1", "--json").stdout != made.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seat", "3"], "seat"),
        (["--seat", "0"], "seat"),
        (["--rounds", "0"], "--rounds must be more than 0"),
        (["--seed", "-1"], "seed"),
    ],
)
def test_refusals_say_what_is_wrong(here, file, args, said):
    made = here("review", str(file), *args)
    assert made.returncode == 2
    assert said in made.stderr


def test_logs_that_are_none_are_refused_as_by_replay(here, match, file):
    assert "cannot be read" in here("review", str(file) + ".none").stderr
    file.write_text("{}")
    assert here("review", str(file)).returncode == 2
    file.write_text(log.write(Match(match.game, match.seats, moves=match.moves[:-1])))
    assert "Only a finished match" in here("review", str(file)).stderr


def test_interrupted_it_tells_what_it_has(here, file, monkeypatch):
    whole = command.review

    def interrupted(*given):
        for n, step in enumerate(whole(*given)):
            if n == 70:
                raise KeyboardInterrupt
            yield step

    monkeypatch.setattr(command, "review", interrupted)
    made = here("review", str(file), "--rounds", "8")
    assert made.returncode == 130
    assert "Stopped early" in made.stdout
    assert "Where it turned" in made.stdout
    assert not json.loads(here("review", str(file), "--rounds", "8", "--json").stdout)["whole"]
