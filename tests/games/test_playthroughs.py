"""Kept matches, told move by move. They are the corpus every change of rules is replayed on.

The logs and their tellings lie beside a game's tests, in playthroughs; `make playthroughs` writes
those that are missing and tells all of them anew, to be read in review.
"""

import sys

import tests.conftest  # noqa: F401  the games that lie elsewhere are named there

import numpy as np
import pytest

from tests.walk import home_of
from wyrmhoard.engine import log
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.playthrough import tell
from wyrmhoard.games import GAMES, load

CASES = [(name, seats) for name in GAMES for seats in load(name).seats]


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
        text = telling(log.replay(load(case[0]), log.load(path)))
        path.with_suffix(".txt").write_text(text, "utf-8")
