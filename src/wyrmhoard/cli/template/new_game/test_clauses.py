"""New Game, clause by clause."""

import pytest

from tests.reason import reason
from tests.walk import WAYS
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

GAME = load("new-game")


@pytest.fixture(params=WAYS)
def match(request):
    """Played plain and compiled."""
    return Match(GAME, 2, run=WAYS[request.param](GAME))


def a_round(match, *cards):
    """Each lays a card, the second seat first; luck turns them up."""
    for p in (1, 0):
        match.play(p, GAME.moves.parse(f"lay {cards[p]}"))
    match.play(CHANCE, GAME.moves.parse(f"turn_up {cards[0]} {cards[1]}"))
    return match.states[0]


@pytest.mark.clause("NG-1")
def test_everyone_begins_with_all_cards(match):
    assert match.states[0].hand.tolist() == [[1] * 5] * 2


@pytest.mark.clause("NG-2")
def test_a_laid_card_stands_and_is_hidden(match):
    match.play(0, GAME.moves.parse("lay 3"))
    assert match.movers == [1]
    assert reason(match, 0, "lay 4") == "card-lies"
    assert match.view(0)[0].my_card == 3
    assert match.view(1)[0].my_card == 0


@pytest.mark.clause("NG-3")
@pytest.mark.parametrize(
    ("cards", "points"), [((5, 1), [1, 0]), ((2, 4), [0, 1]), ((3, 3), [0, 0])]
)
def test_the_higher_card_takes_the_prize(match, cards, points):
    assert a_round(match, *cards).points.tolist() == points


@pytest.mark.clause("NG-4")
def test_cards_are_gone_and_then_it_is_over(match):
    a_round(match, 5, 5)
    assert reason(match, 0, "lay 5") == "card-gone 5"
    for card in (1, 2, 3, 4):
        a_round(match, card, card)
    assert match.over


@pytest.mark.clause("NG-5")
def test_the_most_points_win_and_equals_share(match):
    for cards in ((5, 4), (4, 3), (3, 2), (2, 1), (1, 5)):
        a_round(match, *cards)
    assert match.states[0].points.tolist() == [6, 3]
    assert match.outcome() == [1, 0]


def test_a_box_without_prizes_is_refused():
    with pytest.raises(Refused, match="box-no-prizes"):
        GAME.fill_box({"prizes": [0] * 5, "draw_pays": 1})
