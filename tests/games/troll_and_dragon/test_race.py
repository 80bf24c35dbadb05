"""TD-20 to TD-22: the race live, in beats and in simulation."""

import numpy as np
import pytest

from wyrmhoard.engine.contract import CHANCE, NONE
from wyrmhoard.engine.refused import Refused

from .table import GAME


@pytest.mark.clause("TD-20")
def test_live_both_sides_may_roll_in_any_order(table):
    t = table(3).enters().finds(1).finds(1)
    t.stirs(1, "blank", "blank").stirs(2, "blank", "blank").finds(2)
    assert (t.gathered, t.movers) == ([0, 4], [0, 1])


@pytest.mark.clause("TD-20")
def test_a_leave_before_the_waking_roll_counts(table):
    t = table(2).enters(diamonds=1).finds(2).stirs(1, "dragon", "blank").say(0, "leave")
    assert t.pack[0] == [1, 2]
    with pytest.raises(Refused, match="not-legal-now"):
        t.say(1, "roll_dragon")


@pytest.mark.clause("TD-20")
def test_a_called_roll_comes_before_anything_else(table):
    t = table(2).enters().finds(2).say(1, "roll_dragon")
    with pytest.raises(Refused, match="not-your-turn"):
        t.say(0, "leave")


def pauses(t):
    return [t.pause(GAME.moves.parse(roll)) for roll in ("roll_treasure", "roll_dragon", "leave")]


@pytest.mark.clause("TD-20")
def test_a_side_that_has_rolled_must_pause(table):
    assert pauses(table(2).enters().finds(0)) == [700, 700, 0]
    assert pauses(table(3).enters().finds(0)) == [700, 900, 0]
    assert pauses(table(5, pause=1500, pause_passing=1600).enters()) == [1500, 1600, 0]


@pytest.mark.clause("TD-20")
def test_who_stands_still_is_moved_for(table):
    t, say = table(3).enters(), GAME.moves.parse
    assert t.patience(0) == (20_000, say("leave"))
    t.finds(0)
    assert t.patience(0) == (20_000, say("leave"))
    assert t.patience(1) == (2_000, say("roll_dragon"))


@pytest.mark.clause("TD-20", "TD-21")
def test_outside_a_live_race_nobody_is_hurried(table):
    beats = table(3, race="beats").enters()
    assert (beats.patience(0), pauses(beats)[0]) == ((0, NONE), 0)
    assert table(3).patience(0) == (0, NONE)


@pytest.mark.clause("TD-21")
def test_in_beats_only_the_adventurer_acts(table):
    t = table(3, race="beats").enters()
    for roller in (1, 2, 1):
        assert (t.movers, t.roller) == ([0], roller)
        assert t.may_say(0) == ["roll_treasure", "leave"]
        t.say(0, "roll_treasure").luck_is("stir blank blank").luck_is("find 0 1")
    assert t.say(0, "leave").pack[0] == [0, 3]


@pytest.mark.clause("TD-21")
def test_the_waking_beat_brings_no_nuggets(table):
    t = table(3, race="beats").enters(diamonds=1)
    t.say(0, "roll_treasure").luck_is("stir blank dragon").luck_is("find 2 2")
    t.say(0, "roll_treasure").luck_is("stir dragon dragon")
    assert (t.cavern, t.pack[:3], t.movers) == (46, [[0, 0], [0, 2], [1, 2]], [1])


@pytest.mark.clause("TD-21")
def test_the_first_beat_may_wake_the_dragon(table):
    t = table(2, race="beats").enters(diamonds=2).say(0, "roll_treasure")
    assert t.luck_is("stir dragon dragon").pack[1] == [2, 0]


@pytest.mark.clause("TD-22")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_several_the_adventurer_is_next_nine_times_in_sixteen(table, seats):
    assert table(seats).enters().finds(0).pace() == pytest.approx({0: 9 / 16, 1: 7 / 16})


@pytest.mark.clause("TD-22")
def test_with_two_both_sides_are_equally_fast(table):
    assert table(2).enters().finds(0).pace() == pytest.approx({0: 1 / 2, 1: 1 / 2})


@pytest.mark.clause("TD-22")
def test_the_pace_is_that_of_the_box(table):
    t = table(3, pause=300, pause_passing=600).enters().finds(0)
    assert t.pace() == pytest.approx({0: 2 / 3, 1: 1 / 3})


@pytest.mark.clause("TD-22")
def test_there_is_no_pace_without_a_race(table):
    assert table().pace() == {}
    assert table(race="beats").enters().pace() == {}
    assert table().enters().pace() == {}


@pytest.mark.clause("TD-22")
def test_simulated_rolls_come_at_that_pace(table):
    t, rng = table(4).enters().finds(0), np.random.default_rng(22)
    share = np.mean([t.next_seat(rng) == 0 for _ in range(4000)])
    assert share == pytest.approx(9 / 16, abs=4 * (9 * 7 / 16**2 / 4000) ** 0.5)


@pytest.mark.clause("TD-22")
def test_the_adventurer_may_leave_whenever_next(table):
    t = table(2).enters().finds(0)
    for _ in range(3):
        assert "leave" in t.may_say(0)
        t.stirs(1, "blank", "blank")
    assert t.legal(CHANCE) == []
