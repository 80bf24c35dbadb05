"""What a seat imagines in Dragon's Cave: every hidden choice is possible, none impossible."""

import numpy as np
import pytest

from tests.walk import WAYS, Walker
from wyrmhoard.games.dragons_cave.state import LAIR, SETTLING


def worlds(walker, s, p, n=400):
    rng = np.random.default_rng(0)
    return [walker.imagine(walker.view(s, p), p, rng)[0][0] for _ in range(n)]


def laid(walker, s, p, text):
    return walker.play(s, p, walker.game.moves.parse(text))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.clause("DC-7")
def test_an_unseen_card_may_be_any_of_the_hand_alike(way):
    walker = Walker("dragons-cave", 3, way)
    s = walker.start()
    s[0].hand[1] = [1, 0, 1, 1, 0, 1]
    s = laid(walker, s, 1, "lay orange")
    seen = [w.laid[1] - 1 for w in worlds(walker, s, 0, 2000)]
    assert sorted(set(seen)) == [0, 2, 3, 5]
    assert all(abs(seen.count(card) / 2000 - 1 / 4) < 0.05 for card in set(seen))
    assert {int(w.laid[1]) - 1 for w in worlds(walker, s, 1)} == {2}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.clause("DC-24", "DC-26")
def test_a_hidden_mover_may_be_any_dwarf_outside(way):
    walker = Walker("dragons-cave", 2, way, hide_mover=True)
    s = laid(walker, walker.start(), 1, "lay_for red second")
    assert {int(w.mover) for w in worlds(walker, s, 0)} == {1, 2}
    for inside, outside in ((0, 2), (1, 1)):
        s = walker.start()
        s[0].spot[1, inside] = LAIR
        s = laid(walker, s, 1, f"lay_for red {('first', 'second')[outside - 1]}")
        assert {int(w.mover) for w in worlds(walker, s, 0)} == {outside}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.clause("DC-13")
def test_a_closed_hand_may_hold_any_part_of_the_purse(way):
    walker = Walker("dragons-cave", 3, way)
    s = walker.start()
    s[0].phase, s[0].caught[1], s[0].purse[1], s[0].treasure = SETTLING, 1, 3, 41
    s = laid(walker, s, 1, "divide 1")
    assert {int(w.left[1]) - 1 for w in worlds(walker, s, 0)} == {0, 1, 2, 3}
