"""How much of a game is luck: told by squares, of matches between equals."""

import pytest

from tests.review.test_review import CHEAP
from wyrmhoard.cli.report import Asked
from wyrmhoard.cli.report.page import Report, luck
from wyrmhoard.engine.bind import plain
from wyrmhoard.games import load
from wyrmhoard.lab import contest, luck_and_skill
from wyrmhoard.lab.luck_and_skill import luck_part, luck_parts
from wyrmhoard.review.account import Account
from wyrmhoard.texts import Texts


def told(luck=0.0, own=0.0, others=0.0, together=0.0, forced=0.0):
    return Account(0.5, luck, own, others, together, forced, 0.0)


@pytest.mark.parametrize(
    ("matches", "part"),
    [
        ([[told(luck=0.4), told(luck=-0.4)]] * 3, 1),
        ([[told(own=0.3), told(others=-0.3)]] * 3, 0),
        ([[told(luck=0.3, own=0.3)], [told(luck=-0.3, together=0.3)]], 0.5),
        ([[told(luck=0.2, own=0.3, others=-0.3)]] * 2, 1),  # decisions that undid each other
        ([[told(luck=0.2, own=0.2, forced=0.9)]], 0.5),  # which says nothing of the game
        ([[told()]], 0),
    ],
)
def test_the_part_of_luck_is_told_by_squares(matches, part):
    found = luck_part("easy", 2, matches)
    assert found.part == pytest.approx(part)
    assert 0 <= found.low <= found.part <= found.high <= 1
    assert found.matches == len(matches)


@pytest.fixture
def quick(monkeypatch):
    """Few matches of bots that do not think."""
    monkeypatch.setattr(contest, "compiled", plain)
    monkeypatch.setattr(luck_and_skill, "MOST", 3)
    monkeypatch.setattr(luck_and_skill, "LEVELS", ("random",))


def test_every_level_and_number_of_players_is_told_in_the_report(quick):
    game, say, rung = load(CHEAP), Texts("en"), []
    found = list(luck_parts(game, game.standard(), "random", 1, rung.append))
    kinds = [("random", n) for n in game.seats]
    assert [(one.level, one.players) for one in found] == kinds
    assert len(rung) == len(kinds)
    assert any(0 < one.part < 1 for one in found)
    again = list(luck_parts(game, game.standard(), "random", 1))
    assert again == found
    (drawn,) = luck(Report(None, say, say, "", luck=found))
    assert "How much is luck" in drawn
    assert all(f"{level} · {n}" in drawn for level, n in kinds)
    assert luck(Report(None, say, say, "")) == []


def test_what_was_told_until_it_was_stopped_stays(quick):
    game = load(CHEAP)
    asked = Asked(game, None, ["random"], 1, 1)

    def stop(done):
        raise KeyboardInterrupt

    assert len(asked.lucky(game.standard(), "random", stop)) == 1
    assert asked.stopped
