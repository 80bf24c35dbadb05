"""SD-12 to SD-16: how a match begins."""

import pytest

from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.match import Match

from .cave import GAME, cell


@pytest.mark.clause("SD-12")
def test_goals_lie_face_down_at_the_corners(cave):
    for seats, far in ((2, 4), (5, 4), (6, 3), (8, 3)):
        c = cave(seats)
        corners = [cell(x, y) for x in (-far, far) for y in (-far, far)]
        assert c.s.place[1:5].tolist() == corners
        assert not c.view(0).goal.any()
    assert sorted(c.s.goal) == [1, 2, 3, 4]


@pytest.mark.clause("SD-13", "SD-2")
def test_clan_cards_by_number_of_players(cave):
    def odds(seats, clan):
        c = Match(GAME, seats, GAME.standard())
        if seats in (3, 4):
            c.play(CHANCE, GAME.moves.parse(f"mix {clan}"))
        moves = c.legal(CHANCE)
        return {GAME.moves.text(m)[5:]: int(w) for m, w in zip(moves, c.weights, strict=False)}

    both = {"blue loyal": 3, "blue saboteur": 1, "yellow loyal": 3, "yellow saboteur": 1}
    assert odds(2, None) == {"blue loyal": 1, "yellow loyal": 1}
    assert odds(3, "yellow") == {"yellow loyal": 2, "yellow saboteur": 2}
    assert odds(4, "blue") == {"blue loyal": 2, "blue saboteur": 2}
    assert odds(5, None) == odds(8, None) == both


@pytest.mark.clause("SD-13")
def test_the_clan_is_public_and_the_loyalty_secret(cave):
    c = cave(3)
    mine = c.view(1)
    assert mine.clan[:3].tolist() == [1, 1, 1]
    assert mine.loyalty.tolist() == [0, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.clause("SD-14")
def test_dwarves_begin_on_the_start_with_three_nuggets(cave):
    c = cave(5)
    assert [c.on(p) for p in range(5)] == [(0, 0, "a")] * 5
    assert c.view(3).gold[:5].tolist() == [3] * 5
    assert c.s.bank == 46 - 15


@pytest.mark.clause("SD-15")
@pytest.mark.parametrize(
    ("seats", "hand"),
    [
        (2, [5, 0, 0]),
        (4, [5, 0, 0]),
        (5, [4, 1, 0]),
        (6, [4, 1, 0]),
        (7, [3, 2, 0]),
        (8, [3, 2, 0]),
    ],
)
def test_first_hands_and_the_pile(cave, seats, hand):
    c = cave(seats)
    assert c.s.held[:seats].tolist() == [hand] * seats
    assert c.s.pile.sum() == 67 - 5 * seats
    whole = [29 - 5, 27 - 5, 26 - 5]
    assert c.s.pile.tolist() == [n - seats * k for n, k in zip(whole, hand, strict=True)]


@pytest.mark.clause("SD-16")
def test_the_first_player_is_named_or_drawn(cave):
    assert cave(4, first=2).match.movers == [2]
    match = Match(GAME, 3, GAME.standard())
    while match.actors == LUCK and not GAME.moves.text(match.legal(CHANCE)[0]).startswith("begin"):
        match.play(CHANCE, match.legal(CHANCE)[0])
    assert [GAME.moves.text(m) for m in match.legal(CHANCE)] == ["begin p0", "begin p1", "begin p2"]
    assert match.weights[:3].tolist() == [1, 1, 1]
    match.play(CHANCE, match.legal(CHANCE)[1])
    assert match.movers == [1]
    c = cave(3)
    assert [c.passes(p).match.movers[0] for p in range(3)] == [1, 2, 0]
