"""A whole match of each game, by clicking, with two players and with as many as there can be."""

import pytest

from .hands import play

MOST = {"dragons-cave": 4, "mount-drago": 5, "troll-and-dragon": 5, "dark-cave": 8}
SHORT = {  # the same rules, with less in the box
    "dragons-cave": {"treasure": 12},
    "mount-drago": {"copies": [[2, 2, 3, 2, 2]] * 5 + [[0] * 5] * 5},
    "troll-and-dragon": {"diamonds": 12, "nuggets": 8, "pause": 300, "pause_passing": 300},
    "dark-cave": {
        "hands": [[2, 0, 0]] * 7,
        "boxed": 6,
        "action_cards": [3, 3, 3],
        "actions": [[1, 0, 0], [0, 1, 0], [0, 0, 1]] * 3,
    },
}


@pytest.mark.parametrize("seats", ["two", "most"])
@pytest.mark.parametrize("game", MOST)
def test_a_whole_match_by_clicking(game, seats, arrive, open_table, accessible):
    page = arrive()
    open_table(page, game, 2 if seats == "two" else MOST[game], box=SHORT[game])
    first = play(page, most=3)
    accessible(page)
    on_board, in_words = map(sum, zip(first, play(page, seed=2), strict=True))
    assert on_board > 0
    assert in_words > 0
    page.locator("#end-title").wait_for()
    page.get_by_role("button", name="Check the luck").click()
    page.get_by_text("Fair: ").wait_for()
    accessible(page)
    assert page.wrong == []
