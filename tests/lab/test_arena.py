"""Bots in all seats with the same luck, what their matches tell, and what is refused."""

import json

import numpy as np
import pytest

from tests.whole import whole
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.lab import contest as contests
from wyrmhoard.lab.contest import Contest, Played, Results, hold
from wyrmhoard.lab.luck import Deal
from wyrmhoard.lab.seatings import MANY, seatings, tables
from wyrmhoard.lab.standings import ratings, report, standing, standings


def test_pairs_sit_alone_among_the_others_and_three_bots_also_mixed():
    assert tables(["a", "b"], 2) == [("a", "b")]
    assert sorted(tables(["a", "b"], 3)) == [("a", "a", "b"), ("a", "b", "b")]
    assert tables(["a"], 3) == [("a", "a", "a")]
    mixed = [table for table in tables(["a", "b", "c"], 4) if len(set(table)) == 3]
    assert mixed == [("a", "b", "c", "a")]


@pytest.mark.parametrize("table", [("a", "b"), ("a", "b", "b"), ("a", "b", "c"), tuple("abcdefgh")])
def test_everyone_sits_in_every_seat_equally_often(table):
    found = list(seatings(table))
    assert len(set(found)) == len(found) <= MANY
    for seat in range(len(table)):
        sat = [one[seat] for one in found]
        assert all(sat.count(b) * len(table) == len(found) * table.count(b) for b in table)


def thrown(deal, prefer):
    """What luck does when all seats prefer their first or last move."""
    match, thrown = Match(load("troll-and-dragon"), 2), {}
    deal.draw(match)
    for _ in range(40):
        if match.over:
            break
        seat = deal.next_seat(match)
        match.play(seat, match.legal(seat)[prefer])
        deal.draw(match)
    for who, move in match.moves:
        if who == CHANCE:
            verb, *words = match.game.moves.words(move)
            thrown.setdefault(verb, []).append(words)
    return thrown


def test_luck_is_the_same_whatever_players_do():
    first, last, other = thrown(Deal(1, 0), 0), thrown(Deal(1, 0), -1), thrown(Deal(1, 1), 0)
    assert first.keys() & last.keys()
    for verb in first.keys() & last.keys():
        n = min(len(first[verb]), len(last[verb]), 3)
        assert first[verb][:n] == last[verb][:n]
    assert first != other


def test_matches_are_the_same_again_and_better_bots_win():
    one, two = (hold(Contest("mount-drago", ["easy", "random"], 2, 3, seed=4)) for _ in range(2))
    assert one.played == two.played
    assert len(one.played) == one.contest.size == 6
    told = report(one)
    assert json.loads(json.dumps(told))["matches"] == 6
    assert told["ratings"][0]["bot"] == "easy"
    easy = next(row for row in told["standings"] if row["bot"] == "easy")
    assert easy["low"] <= easy["share"] <= easy["high"]
    assert easy["share"] > 0.5


@whole
def test_both_ways_to_work_give_the_same():
    contest = Contest("dragons-cave", ["random"], 2, 2, seed=1)
    assert hold(contest, workers=2).played == hold(contest).played


def test_interrupted_it_leaves_what_there_is(monkeypatch):
    done = []

    def play(*given):
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(Played(*given[2:], [1.0, 0.0], [3, 1], [(), ()], [0, 1]))
        return done[-1]

    monkeypatch.setattr(contests, "play_one", play)
    held = hold(Contest("mount-drago", ["easy", "random"], 2, 3))
    assert held.stopped
    assert report(held)["matches"] == 2


def test_when_time_is_over_only_whole_deals_are_left(monkeypatch):
    """By a clock that ticks once a match. Each deal is two; of the third, one is played in time."""
    ticks = iter(range(100))
    monkeypatch.setattr(contests, "perf_counter", lambda: next(ticks))
    done = [1.0, 0.0], [3, 1], [(), ()], [0, 1]
    monkeypatch.setattr(contests, "play_one", lambda *given: Played(*given[2:], *done))
    held = hold(Contest("mount-drago", ["easy", "random"], 2, 9), limit=4.5)
    assert [one.deal for one in held.played] == [0, 0, 1, 1]
    assert not held.stopped


def test_nothing_played_is_told_too():
    told = report(Results(Contest("mount-drago", ["easy", "random"], 2, 3), stopped=True))
    assert (told["matches"], told["standings"]) == (0, [])


def test_more_deals_tell_more_and_the_even_is_within():
    rng = np.random.default_rng(0)
    few, many = (
        standing("a", ["b"], "", {deal: list(rng.integers(0, 2, 4) * 1.0) for deal in range(n)})
        for n in (5, 400)
    )
    assert many.high - many.low < (few.high - few.low) / 3
    assert many.low < 0.5 < many.high


def test_sides_are_counted_by_themselves():
    held = hold(Contest("dark-cave", ["random"], 5, 1, seed=2))
    assert {one.side for one in standings(held, by_side=True)} <= {
        "loyal", "saboteur", "blue", "yellow",
    }  # fmt: skip
    assert {one.side for one in standings(held, by_side=True)} & {"loyal", "saboteur"}
    assert sum(one.matches for one in standings(held, by_side=True)) == 2 * 5
    assert standings(hold(Contest("mount-drago", ["random"], 2, 1)), by_side=True) == []


def test_a_match_without_a_winner_rates_nobody():
    contest = Contest("dark-cave", ["easy", "hard"], 2, 1)
    held = Results(contest, [Played(0, 0, ("easy", "hard"), [0, 0], [0, 0], [(), ()], [0, 1])])
    assert ratings(held) == ratings(Results(contest))
