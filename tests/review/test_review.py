"""Looking back: luck is worth nothing on average, all adds up, marks are given with restraint."""

from itertools import pairwise
from math import sqrt

import numpy as np
import pytest

from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.review.account import TOGETHER, account, changes
from wyrmhoard.review.marks import Option, lost, mark, stands_alone
from wyrmhoard.review.review import Review, as_data, decisions, review
from wyrmhoard.review.judge import Judge
from wyrmhoard.review.values import Values
from tests.whole import whole

CHEAP = "two-tunnels"  # its matches are valued at once, in plain Python


def played(name, seed, seats=None, run=None):
    """A match to its end, at random."""
    game = load(name)
    match, rng = Match(game, seats or game.seats[0], run=run), np.random.default_rng(seed)
    match.draw(rng)
    while not match.over:
        p = match.next_seat(rng)
        match.play(p, int(rng.choice(match.listed(p))))
        match.draw(rng)
    return match


def adds_up(match, found):
    assert [one.end for one in found[:-1]] == [one.start for one in found[1:]]
    for seat in range(match.seats):
        told = account(found, seat)
        parts = told.luck + told.own + told.others + told.together + told.forced
        assert told.start + parts == pytest.approx(told.result)
        assert told.result == match.outcome()[seat]


def luck_of(name, matches, seats, values, run=None):
    """Of every match, each seat's luck."""
    lucks = []
    for seed in range(matches):
        match = played(name, seed, seats, run)
        found = list(changes(match, values(match, seed)))
        adds_up(match, found)
        lucks.append([account(found, seat).luck for seat in range(seats)])
    return np.array(lucks)


def means_nothing(lucks):
    """Whether the mean luck of every seat is 0 within an interval that holds 99.9 %."""
    error = lucks.std(0, ddof=1) / sqrt(len(lucks))
    return bool((np.abs(lucks.mean(0)) <= 3.3 * error).all())


@pytest.mark.parametrize("seats", load(CHEAP).seats)
def test_luck_is_worth_nothing_on_average_and_all_adds_up(seats):
    lucks = luck_of(CHEAP, 150, seats, lambda match, seed: Values(match, seed, 1, 2))
    assert lucks.std() > 0.05  # there is luck in it
    assert means_nothing(lucks)


@whole
@pytest.mark.parametrize("name", GAMES)
def test_so_it_is_in_every_game(name):
    run, seats = compiled(load(name)), load(name).seats[-1]
    assert means_nothing(
        luck_of(name, 60, seats, lambda match, seed: Values(match, seed, 4, 4), run)
    )


def test_a_value_that_is_wrong_by_far_is_still_fair():
    """What is believed of positions only says how much of luck is seen."""

    class Wrong(Values):
        def ask(self, match, kernel, *given):
            return [1.7 * share - 0.4 for share in super().ask(match, kernel, *given)]

    lucks = []
    for seed in range(100):
        match = played(CHEAP, seed)
        lucks.append([account(list(changes(match, Wrong(match, seed, 1, 2))), 0).luck])
    assert means_nothing(np.array(lucks))


def test_draws_in_a_row_are_one_change_and_so_are_choices_made_at_once():
    match = played("dragons-cave", 3, 3)
    found = list(changes(match, Values(match, 1, 1, 2)))
    adds_up(match, found)
    who = [one.who for one in found]
    assert CHANCE in who
    assert TOGETHER in who
    assert all(a != CHANCE or b != CHANCE for a, b in pairwise(who))
    together = next(one for one in found if one.who == TOGETHER)
    assert together.end - together.start == 3


def option(share, error=0.0, meant=0.0, move=0):
    return Option(move, share, error, meant)


@pytest.mark.parametrize(
    ("best", "made", "said"),
    [
        (option(0.6), option(0.4), "blunder"),
        (option(0.6), option(0.52), "mistake"),
        (option(0.6), option(0.56), "inaccuracy"),
        (option(0.6), option(0.58), "good"),
        (option(0.6), option(0.6), "best"),
        (option(0.6, 0.05), option(0.4, 0.1), "good"),  # which may be chance
        (option(0.6, 0.01), option(0.4, 0.02), "blunder"),
        (option(0.6, meant=0.7), option(0.4, meant=0.3), "good"),  # not to be foreseen
    ],
)
def test_only_what_is_surely_so_is_marked(best, made, said):
    assert mark([best, made], made) == said
    assert (lost([best, made], made) > 0) == (said in ("blunder", "mistake", "inaccuracy"))


def test_a_move_stands_alone_if_every_other_is_surely_worse_by_far():
    assert stands_alone([option(0.6), option(0.4), option(0.49)])
    assert not stands_alone([option(0.6), option(0.4)])  # of two moves one is always better
    assert not stands_alone([option(0.6), option(0.4), option(0.55)])
    assert not stands_alone([option(0.6, 0.05), option(0.4), option(0.45, 0.05)])


def test_the_same_seed_gives_the_same_review():
    match = played(CHEAP, 4)

    def told(seed):
        *_, (found, done, of) = review(match, [0], seed, 8, 2)
        assert done == of
        return as_data(found)

    assert told(5) == told(5)
    assert told(5) != told(6)


def test_a_decision_is_judged_by_what_its_seat_knew():
    """Whatever lies hidden elsewhere, the same view and hearing are judged alike."""
    match = played("mount-drago", 2)
    first = next(n for n, (who, _) in enumerate(match.moves) if who == 0)
    match.moves = match.moves[: first + 1]
    judge = Judge(match.game, lambda: plain(match.game), 1, 8)
    told = [one for one in decisions(match, [0], judge) if one][-1]
    assert told.n == first
    seen = []

    class Spying(Judge):
        def weigh(self, box, view, seat, heard, n):
            seen.append((view.tobytes(), heard.tobytes()))
            return super().weigh(box, view, seat, heard, n)

    list(decisions(match, [0], Spying(match.game, lambda: plain(match.game), 1, 8)))
    before = Match(match.game, match.seats, moves=match.moves[:first])
    assert seen[-1][0] == before.view(0).tobytes()
    assert len(seen[-1][1]) == first * 8


def test_of_half_a_review_no_account_is_given():
    match = played(CHEAP, 4)
    steps = review(match, [0], 1, 8, 1)
    found, done, whole = next(steps)
    assert 0 < done < whole
    assert found.account(0) is None
    assert Review(match, [0]).account(0) is None


def test_only_a_finished_match_is_looked_back_on():
    match = played(CHEAP, 4)
    unfinished = Match(match.game, match.seats, moves=match.moves[:-1])
    with pytest.raises(Refused, match="review-unfinished"):
        next(review(unfinished, [0]))
