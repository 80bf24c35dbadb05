"""Kept matches, told move by move. They are the corpus every change of rules is replayed on.

The logs and their tellings lie beside a game's tests, in playthroughs, and in its folder version-N
those that were played with an earlier version of the rules; `make playthroughs` writes those of
today that are missing and tells all of them anew, to be read in review.
"""

import sys

import tests.conftest  # noqa: F401  the games that lie elsewhere are named there

import numpy as np
import pytest

from tests.walk import home_of
from wyrmhoard.engine import log
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.playthrough import tell
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load

CASES = [(name, seats) for name in GAMES for seats in load(name).seats]
EARLIER = [
    (name, file.relative_to(home_of(name) / "playthroughs").as_posix())
    for name in GAMES
    for file in sorted((home_of(name) / "playthroughs").glob("version-*/*.json"))
]


def place(name, seats):
    return home_of(name) / "playthroughs" / f"{seats}.json"


def telling(match):
    head = f"{match.game.name}, {match.seats} players, rules version {match.game.version}"
    shares = ", ".join(f"{share:.3g}" for share in match.outcome())
    points = ", ".join(str(match.score(p)) for p in range(match.seats))
    return "\n".join([head, "", *tell(match), "", f"points {points}", f"victory {shares}", ""])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_kept_match_still_goes_the_same_way(name, seats):
    path = place(name, seats)
    match = log.replay(load(name), log.load(path))
    assert match.over
    assert telling(match) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize(("name", "file"), EARLIER)
def test_a_match_of_an_earlier_version_goes_the_way_it_went(name, file):
    path = home_of(name) / "playthroughs" / file
    match = log.replay(load(name), log.load(path))
    assert path.parent.name == f"version-{match.game.version}"
    assert match.over
    assert log.write(match) == path.read_text("utf-8")
    assert telling(match) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_matches_of_every_version_are_kept(name):
    kept = {int(file.split("/")[0].removeprefix("version-")) for of, file in EARLIER if of == name}
    assert kept == set(load(name).earlier)


@pytest.mark.parametrize(
    ("name", "file"), [case for case in EARLIER if not case[1].rpartition("/")[2][0].isdigit()]
)
def test_what_was_kept_for_a_change_goes_another_way_today(name, file):
    """Or it would show nothing."""
    data = log.load(home_of(name) / "playthroughs" / file)
    game = load(name)
    box = {**written(game.box, game.standard()), **data["box"]}
    today = {key: box[key] for key in game.box.fields}
    was = telling(log.replay(game, data)).splitlines()[1:]
    try:
        now = telling(log.replay(game, {**data, "rules": game.version, "box": today}))
    except Refused:
        return
    assert now.splitlines()[1:] != was


def play(name, seats):
    """A match to keep: the choices are random, the seed is the number of seats."""
    match, rng = Match(load(name), seats), np.random.default_rng(seats)
    while not match.over:
        who = match.next_seat(rng) if match.movers else CHANCE
        match.play(who, match.luck(rng) if who == CHANCE else int(rng.choice(match.legal(who))))
    return match


if __name__ == "__main__":
    for case in CASES:
        path = place(*case)
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or "--new" in sys.argv:
            path.write_text(log.write(play(*case)), "utf-8")
    for name in GAMES:
        for path in sorted((home_of(name) / "playthroughs").rglob("*.json")):
            text = telling(log.replay(load(name), log.load(path)))
            path.with_suffix(".txt").write_text(text, "utf-8")
