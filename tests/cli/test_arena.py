"""`wyrmhoard arena` as people and programs meet it."""

import json

import pytest

from wyrmhoard.cli.arena import show
from wyrmhoard.games import load
from wyrmhoard.texts import Texts


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "easy,meduim"], 'Did you mean "medium"?'),
        (["--bots", ""], "There is no level"),
        (["--bots", "easy,easy"], "named twice"),
        (["--players", "9"], "not for 9"),
        (["--matches", "0"], "At least one match"),
        (["--seconds", "1", "--rounds", "5"], "not both"),
        (["--seconds", "soon"], "--seconds must be more than 0"),
        (["--seconds", "nan"], "--seconds must be more than 0"),
        (["--rounds", "0"], "--rounds must be more than 0"),
        (["--box", "none.toml"], "none.toml cannot be read"),
    ],
)
def test_refusals_say_what_is_wrong(here, args, said):
    made = here("arena", "dragons-cave", *args)
    assert made.returncode == 2
    assert said in made.stderr


def test_an_unknown_game_is_refused_with_the_nearest(here):
    assert 'Did you mean "mount-drago"?' in here("arena", "mount-dragon").stderr


ASKED = ("arena", "dragons-cave", "--bots", "random,easy", "--matches", "1", "--seed", "1")


def test_json_and_nothing_else_in_a_pipe(here):
    made = here(*ASKED, "--json")
    told = json.loads(made.stdout)
    assert (told["matches"], told["players"], made.stderr) == (2, 2, "")
    assert {one["bot"] for one in told["ratings"]} == {"random", "easy"}


@pytest.mark.parametrize(("lang", "head"), [("en", "95 % interval"), ("de", "95-%-Intervall")])
def test_people_read_a_table(here, lang, head):
    made = here(*ASKED, lang=lang)
    assert made.returncode == 0
    assert head in made.stdout
    assert "random" in made.stdout


def test_matches_that_nobody_won_are_counted(capsys):
    held = {"players": 3, "seed": 1, "matches": 6, "stopped": False, "standings": [], "sides": []}
    say, tell = Texts("en"), Texts("en", load("dark-cave").folder / "texts")
    for n in (0, 2):
        show({**held, "no_winner": n, "ratings": []}, say, tell)
        assert ("Matches that nobody won: 2 of 6" in capsys.readouterr().out) == (n > 0)
