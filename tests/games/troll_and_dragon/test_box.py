"""The box, the set-up and the options."""

import numpy as np
import pytest

from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.refused import Refused

from .table import GAME
from .walks import bold, conserved


def boxed(**changes):
    return GAME.fill_box({**written(GAME.box, GAME.standard()), **changes})[0]


def refusal(**changes):
    with pytest.raises(Refused) as no:
        boxed(**changes)
    return no.value.why


@pytest.mark.clause("TD-1")
def test_the_box_holds_60_diamonds_of_1_and_50_nuggets_of_3_points():
    box = boxed()
    assert (box.diamonds, box.nuggets, box.points.tolist()) == (60, 50, [1, 3])


@pytest.mark.clause("TD-2", "TD-3")
def test_the_dice_are_data():
    box = boxed()
    assert box.grotto.tolist() == [2, 1, 1, 2]
    assert box.treasure.tolist() == [4, 1, 1]
    assert box.dragon.tolist() == [1, 2]
    assert boxed(dragon=[1, 1]).dragon.tolist() == [1, 1]
    assert boxed(dragon=[2, 2]).dragon.tolist() == [2, 2]


@pytest.mark.clause("TD-2", "TD-3")
def test_a_die_has_six_sides():
    with pytest.raises(Refused) as no:
        boxed(grotto=[2, 1, 1, 3])
    assert no.value.why == "box-die-sides"
    assert no.value.blanks == {"key": "grotto", "given": 7, "needed": 6}
    assert refusal(treasure=[4, 1, 0]) == "box-die-sides"
    assert refusal(grotto=[3, 0, 1, 2]) == "box-out-of-range"
    assert refusal(dragon=[0, 2]) == "box-out-of-range"


@pytest.mark.clause("TD-4")
def test_everything_lies_in_its_place(table):
    t = table(5)
    assert (t.grotto, t.cavern, t.hand) == (60, 50, 0)
    assert not any(map(any, t.pack))
    assert t.movers == [0]


@pytest.mark.clause("TD-4")
def test_turns_go_clockwise_from_the_first(table):
    t = table(3, first=1)
    for p in (1, 2, 0, 1):
        assert t.movers == [p]
        t.falls("diamond", "key", "key", "troll").say(p, "leave")


@pytest.mark.clause("TD-4")
def test_the_first_may_be_drawn(table):
    t = table(4, first="drawn")
    assert t.movers == []
    assert {move: float(chance) for move, chance in t.odds().items()} == {
        ("begin", f"p{p}"): 0.25 for p in range(4)
    }
    assert t.luck_is("begin p2").movers == [2]


@pytest.mark.clause("TD-5", "TD-18", "TD-20")
def test_the_options_are_those_of_the_rules():
    box = boxed()
    assert (box.first, box.end, box.auto_share, box.race) == (0, 0, 1, 0)
    assert refusal(end="all") == "box-wrong-value"
    assert refusal(race="fast") == "box-wrong-value"


@pytest.mark.clause("TD-20")
def test_pauses_and_idle_times_are_in_the_box():
    box = boxed()
    assert (box.pause, box.pause_passing) == (700, 900)
    assert (box.idle_adventurer, box.idle_roller) == (20_000, 2_000)
    assert boxed(pause=1500, pause_passing=1500).pause_passing == 1500  # for children
    for key in ("pause", "pause_passing"):
        assert boxed(**{key: 300})[key] == 300
        assert boxed(**{key: 3000})[key] == 3000
        assert refusal(**{key: 299}) == "box-out-of-range"
        assert refusal(**{key: 3001}) == "box-out-of-range"


@pytest.mark.clause("TD-6")
def test_a_treasure_is_gathered_then_safe_or_the_trolls(table):
    t = table(2).falls("diamond", "diamond", "key", "troll")
    assert (t.grotto, t.gathered, t.pack[0], t.hand) == (58, [2, 0], [0, 0], 0)
    t.say(0, "leave")
    assert (t.grotto, t.gathered, t.pack[0], t.hand) == (58, [0, 0], [2, 0], 0)
    t.falls("diamond", "troll", "troll", "troll").falls("troll")
    assert (t.grotto, t.gathered, t.pack, t.hand) == (57, [0, 0], [[2, 0]] + [[0, 0]] * 4, 1)


@pytest.mark.clause("TD-1", "TD-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_case_8_nothing_is_lost_or_made_in_a_whole_match(table, seats):
    t, rng = table(seats, auto_share=False, end="both"), np.random.default_rng(seats)
    while not t.over:
        if t.may(CHANCE):
            t.play(CHANCE, t.luck(rng))
        else:
            p = t.next_seat(rng)
            t.play(p, bold(None, None, p, t.legal(p), rng))
        conserved(t.boxes[0], t.states[0])
    assert t.pack != [[0, 0]] * 5


@pytest.mark.clause("TD-7")
def test_only_luck_rolls(table):
    t = table(2).say(0, "roll_grotto")
    assert t.legal(0) == []
    assert len(t.legal(CHANCE)) == 35
