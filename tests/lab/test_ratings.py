"""Ratings: small cases by hand, teams however uneven, and bots as they were measured."""

import random
from itertools import chain
from math import sqrt

import pytest
from openskill.models import PlackettLuce

from wyrmhoard.bots.level import LEVELS
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab import bot_ratings, measure
from wyrmhoard.lab.bot_ratings import bot_rating, measured
from wyrmhoard.lab.contest import Played, Results
from wyrmhoard.lab.ratings import MIDDLE, RESTLESS, WIDE, Rating, rate

NEW = Rating()


def moved(teams, places):
    """By how much each member's rating does."""
    after = rate(teams, places)
    return [
        [new.mu - old.mu for new, old in zip(news, olds, strict=True)]
        for news, olds in zip(after, teams, strict=True)
    ]


def test_of_two_newcomers_the_winner_gains_what_the_other_loses():
    """By Weng and Lin: both are expected to win half, and c is the spread of what they may do."""
    sigma = sqrt(min(WIDE, sqrt(WIDE**2 + RESTLESS**2)) ** 2)
    c = sqrt(2 * (sigma**2 + (MIDDLE / 6) ** 2))
    (won,), (lost,) = moved([[NEW], [NEW]], [0, 1])
    assert won == pytest.approx(sigma**2 / c / 2)
    assert lost == pytest.approx(-won)


def test_it_is_openskills_own_where_nobody_has_a_team():
    model, mus = PlackettLuce(), [30.0, 24.0, 21.0, 25.0]
    theirs = model.rate(
        [[model.rating(mu=mu, sigma=4.0)] for mu in mus], ranks=[0.0, 1.0, 1.0, 1.0]
    )
    ours = rate([[Rating(mu, 4.0)] for mu in mus], [0, 1, 1, 1])
    for (one,), (other,) in zip(theirs, ours, strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma))


@pytest.mark.parametrize("places", [[0, 0], [0, 0, 0], [1, 1, 1, 1]])
def test_equals_who_share_a_place_stay_equal(places):
    assert [m for (m,) in moved([[NEW]] * len(places), places)] == pytest.approx([0] * len(places))


def test_who_shares_a_victory_with_the_better_gains_by_it():
    (low,), (high,) = moved([[Rating(20, 4)], [Rating(30, 4)]], [0, 0])
    assert low > 0 > high


@pytest.mark.parametrize("sizes", [(1, 2), (2, 3), (1, 3), (3, 5)])
def test_uneven_teams_that_tie_do_not_drift(sizes):
    for team in moved([[NEW] * n for n in sizes], [0, 0]):
        assert team == pytest.approx([0] * len(team))


def test_the_library_itself_would_lift_the_smaller_team():
    model = PlackettLuce()
    one, two = model.rate([[model.rating()], [model.rating(), model.rating()]], ranks=[0.0, 0.0])
    assert one[0].mu > MIDDLE > two[0].mu


@pytest.mark.parametrize("places", [[0, 1], [1, 0]])
def test_what_one_team_gains_the_other_loses_however_many_they_are(places):
    teams = moved([[NEW], [NEW] * 3], places)
    assert sum(sum(team) for team in teams) == pytest.approx(0)
    assert abs(teams[0][0]) > 2 * abs(teams[1][0]) > 0


def test_of_a_team_those_learn_most_of_whom_least_is_known():
    _, (sure, unsure) = moved([[NEW], [Rating(25, 2), Rating(25, 8)]], [1, 0])
    assert unsure == pytest.approx(sure * 16, rel=0.01)


@pytest.mark.parametrize("small_wins", [0.2, 0.5, 0.8])
def test_equals_in_uneven_teams_stay_in_the_middle(small_wins):
    """However often the single dwarf beats the pair: all are it as often."""
    rng, known = random.Random(4), dict.fromkeys(range(12), NEW)
    for _ in range(1500):
        alone, *pair = rng.sample(range(12), 3)
        places = [0, 1] if rng.random() < small_wins else [1, 0]
        after = rate([[known[alone]], [known[p] for p in pair]], places)
        known |= dict(zip([alone, *pair], chain(*after), strict=True))
    assert sum(one.mu for one in known.values()) / 12 == pytest.approx(MIDDLE, abs=1.5)
    assert all(abs(one.mu - MIDDLE) < 4 * one.sigma for one in known.values())


def test_the_better_come_out_in_front():
    rng, known = random.Random(5), dict.fromkeys(range(6), NEW)
    for _ in range(600):
        who = rng.sample(range(6), 4)
        best = max(who, key=lambda p: p + rng.gauss(0, 2))
        after = rate([[known[p]] for p in who], [int(p != best) for p in who])
        known |= {p: new for p, (new,) in zip(who, after, strict=True)}
    assert sorted(known, key=lambda p: known[p].mu) == list(range(6))


# Bots


def test_every_level_has_a_rating_in_every_game():
    for game in GAMES:
        for seats in load(game).seats:
            for level in LEVELS:
                found = bot_rating(game, seats, level)
                assert found.matches > 0 or found.rating.sigma == WIDE
                assert -50 < found.rating.mu < 100


def test_a_level_that_was_not_measured_is_as_good_as_the_one_below_and_unsure(monkeypatch):
    known = {2: {"easy": bot_ratings.Measured(Rating(21, 2), 40)}}
    monkeypatch.setattr(bot_ratings, "data", lambda game: known)
    assert bot_rating("x", 2, "easy") == known[2]["easy"]
    assert bot_rating("x", 2, "master") == bot_ratings.Measured(Rating(21, WIDE), 0)
    assert bot_rating("x", 4, "easy") == bot_ratings.Measured(Rating(21, WIDE), 0)
    assert bot_rating("x", 2, "novice") == bot_ratings.Measured(Rating(MIDDLE, WIDE), 0)


def one_match(seating, shares, teams=None):
    return Played(0, 0, seating, shares, [0] * len(shares), [()], teams or [*range(len(shares))])


def test_the_middle_level_is_the_middle_of_the_scale():
    won = one_match(("easy", "medium"), [0.0, 1.0])
    found = measured(["easy", "medium"], [won] * 5)
    assert found["medium"].rating.mu == MIDDLE
    assert found["easy"].rating.mu < MIDDLE - 5
    assert found["easy"].matches == 5


def test_a_match_that_nobody_won_tells_nothing():
    none = one_match(("easy", "medium"), [0.0, 0.0])
    assert measured(["easy", "medium"], [none])["easy"].rating == NEW


def test_bots_are_measured_in_their_teams():
    teams = one_match(("easy", "medium", "easy"), [0.5, 0.5, 0.0], [0, 0, 1])
    found = measured(["easy", "medium"], [teams])
    assert found["medium"].rating.mu == MIDDLE
    assert found["easy"].rating.mu < MIDDLE  # one of them won, and one lost more


def test_the_command_writes_what_was_measured(monkeypatch, tmp_path, capsys):
    """Matches by themselves are tested in test_arena.py."""

    def hold(contest, workers):
        return Results(contest, [one_match((*contest.bots,), [0.0, 1.0])] * contest.deals)

    monkeypatch.setattr(measure, "hold", hold)
    monkeypatch.setattr(measure, "warm", lambda game: None)
    for place in (measure, bot_ratings):
        monkeypatch.setattr(place, "FOLDER", tmp_path)
    for players in ("3", "2"):
        given = ["--game", "mount-drago", "--players", players, "--deals", "4"]
        monkeypatch.setattr("sys.argv", ["measure", *given])
        measure.main()
    assert "medium 25.0" in capsys.readouterr().out
    bot_ratings.data.cache_clear()
    try:
        assert list(bot_ratings.data("mount-drago")) == [2, 3]
        told = [bot_rating("mount-drago", 2, level).matches for level in LEVELS]
        assert told == [4, 8, 4, 0, 0]
        assert bot_rating("mount-drago", 2, "novice").rating.mu < MIDDLE
    finally:
        bot_ratings.data.cache_clear()
