"""The command: a grid and a search, as tables and as JSON, refused in part, and interrupted."""

import json

import pytest

from wyrmhoard.cli.sweep import play, report
from wyrmhoard.games import load
from wyrmhoard.lab.knobs import Knob
from wyrmhoard.lab.simulate import planned
from wyrmhoard.lab.sweep import Sweep, aim
from wyrmhoard.texts import Texts

GIVEN = ("sweep", "dragons-cave", "--bots", "random", "--matches", "20", "--seed", "3")


def test_json_has_all_it_takes_to_repeat_it(here):
    made = here(*GIVEN, "--set", "lair=1,-1", "--json")
    assert (made.returncode, made.stderr) == (0, "")
    told = json.loads(made.stdout)
    assert (told["seed"], told["matches"], told["players"], told["stopped"]) == (3, 20, 4, False)
    fine, refused = told["boxes"]
    assert fine["set"] == {"lair": 1}
    assert fine["figures"].keys() == fine["errors"].keys()
    assert refused == {"set": {"lair": -1}, "refused": "box-out-of-range"}


def test_people_are_told_seed_and_what_was_left_out(here):
    made = here(*GIVEN, "--set", "first=0,[/b]")
    assert made.returncode == 0
    assert "20 matches of Dragon's Cave, 4 players, seed 3" in made.stdout
    assert "Left out: first=[/b]. " in made.stdout


def test_a_search_in_which_all_is_refused_says_why(here):
    made = here(*GIVEN, "--set", "lair=-2,-1", "--aim", "seats equal")
    assert "Left out: lair=-1" in made.stdout


@pytest.mark.parametrize(("aims", "best"), [((), [1, 2]), (("points 99",), [2, 1])])
def test_interrupted_it_tells_what_there_is_and_plays_no_more(aims, best):
    game = load("dragons-cave")
    plan = planned(game, 4, ["random"], 20, game.standard(), 3)
    turned = [Knob("treasure", (1, 44, 50))]
    made, rows, played = Sweep(plan, game.standard(), turned, [aim(a) for a in aims]), [], []
    play_now = made.played_now

    def twice(point, seed):
        played.append(point)
        if len(played) > 2:
            raise KeyboardInterrupt
        return play_now(point, seed)

    made.played_now = twice
    assert play(made, 3, rows, Texts("en"))
    assert len(played) == 3
    assert [again for _, again in rows] == [None, None]
    points = [one.figures["points"] for one, _ in rows]
    assert points == sorted(points, reverse=best == [2, 1])
    assert len(report(made, rows, True)["boxes"]) == 2
