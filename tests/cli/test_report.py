"""The page on a game's balance: whole, small, without scripts or anything from elsewhere."""

import re
from html import escape
from html.parser import HTMLParser

import numpy as np
import pytest

from tests.whole import sampled
from wyrmhoard.cli.report import Asked
from wyrmhoard.games import load
from wyrmhoard.lab import findings, simulate
from wyrmhoard.texts import LANGUAGES, Texts

CAVE = load("dragons-cave")


def page(game, lang="en", other=None, players=None, matches=150):
    asked = Asked(game, players, ["random"], matches, 3)
    return asked.told(game.standard(), other, "none", Texts(lang), ("mine", "theirs"))


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_the_page_is_small_and_stands_alone(lang):
    made = page(CAVE, lang)
    HTMLParser().feed(made)
    assert len(made.encode()) < 60_000
    assert not re.search(r"<script|src=|href=|url\(|@import|https?:", made)
    assert made.count("<svg") >= 9
    assert "prefers-color-scheme" in made or "light-dark(" in made
    assert escape(Texts(lang)("report-rules")) in made
    assert "DC-12" in made


def test_the_dark_cave_is_told_by_loyalty_and_clan():
    made = page(load("dark-cave"), players=6, matches=40)
    for word in ("saboteur blue", "loyal yellow", ">loyal<", ">blue<"):
        assert word in made
    assert len(made.encode()) < 60_000


def test_two_boxes_are_compared_with_the_same_luck():
    other = CAVE.standard()
    other[0].coins[4] = 12
    made = page(CAVE, other=other)
    assert "What differs between the two boxes" in made
    assert "more than noise" in made
    same = findings.changes(*(simulate(CAVE, 4, ["random"], 50, seed=1) for _ in range(2)))
    assert {(one.errors, one.sure) for one in same} == {(0.0, False)}


def test_a_real_difference_is_more_than_noise_and_chance_is_not():
    other = CAVE.standard()
    other[0].lair = 20
    here, there = (simulate(CAVE, 4, ["random"], 400, boxes, seed=1) for boxes in (None, other))
    found = {one.name: one for one in findings.changes(here, there)}
    assert found["points"].sure
    assert found["points"].there > found["points"].here
    luck = [simulate(CAVE, 4, ["random"], 400, seed=seed) for seed in (1, 2)]
    assert not any(one.sure for one in findings.changes(*luck))


def test_matches_are_compared_one_by_one_where_some_were_not_played():
    here, there = (simulate(CAVE, 4, ["random"], 50, seed=1) for _ in range(2))
    there.parts = [(10, there.matches[10:], there.seats[40:])]
    assert {(one.errors, one.sure) for one in findings.changes(here, there)} == {(0.0, False)}


def test_interrupted_it_tells_what_there_is_and_plays_no_more():
    def progress(done):
        raise KeyboardInterrupt

    asked = Asked(CAVE, 4, ["random"], 100_000, 3)
    (made,) = asked.played([CAVE.standard(), CAVE.standard()], progress)
    assert asked.stopped
    assert 0 < len(made.matches) < 100_000


def test_a_ladder_interrupted_has_the_rungs_that_were_climbed(monkeypatch):
    made, runs = simulate(CAVE, 2, ["random"], 20, seed=1), []

    def run(plan, boxes, limit):
        runs.append(plan)
        found = simulate(CAVE, 2, ["random"], 20, seed=1)
        found.stopped = len(runs) == 2
        return found

    monkeypatch.setattr(findings, "run", run)
    assert len(findings.ladder(made, CAVE.standard(), "hard")) == 1
    assert len(runs) == 2


def test_where_nobody_wins_a_fair_share_is_less_and_no_winner_is_told_of():
    cave = load("dark-cave")
    asked = Asked(cave, 3, ["random"], 8, 3)
    made = asked.told(cave.standard(), None, "none", Texts("en"), ("mine", ""))
    assert "the line is a fair share, 0.00%" in made
    assert escape(Texts("en")("report-settled")) not in made
    (one,) = asked.played([cave.standard()], lambda done: None)
    assert findings.fair(one) == len(findings.won(one)) == 0


def test_seats_of_one_match_are_no_luck_of_their_own():
    sure = findings.share("loyal", np.full(300, 0.5), 60)
    assert (sure.matches, sure.mean) == (60, 0.5)
    assert sure.high - sure.low > 0.24
