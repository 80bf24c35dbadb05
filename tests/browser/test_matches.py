"""A whole match of each game, by clicking, with two players and with as many as there can be."""

from itertools import product

import pytest

from tests.walk import of_game
from tests.whole import sampled
from wyrmhoard.games import GAMES, load

from .hands import play


@pytest.mark.parametrize(
    ("game", "seats"),
    sampled(product(GAMES, ["two", "most"]), ("dragons-cave", "two")),
)
def test_a_whole_match_by_clicking(game, seats, arrive, open_table, accessible):
    page = arrive()
    box = getattr(of_game(game), "SHORT", {})
    open_table(page, game, 2 if seats == "two" else load(game).seats[-1], box=box)
    first = play(page, most=3, board=1)
    accessible(page, night=True)
    on_board, in_words = map(sum, zip(first, play(page, seed=2), strict=True))
    assert on_board > 0
    assert in_words > 0
    page.locator("#end-title").wait_for()
    page.get_by_role("button", name="Check the luck").click()
    page.get_by_text("Fair: ").wait_for()
    accessible(page, night=True)
    assert page.wrong == []
